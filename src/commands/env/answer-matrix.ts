import type { Engines } from '../../pipeline/engines.ts';
import { examine } from '../../pipeline/examine.ts';
import { refuseUnknownSelection } from '../../pipeline/restrict-to-selection.ts';
import type { ChangeFormat } from '../../report/changes/change-options.ts';
import { matrixPieces } from '../../report/changes/format-matrix.ts';
import { orRefusal } from '../answers/answer-question.ts';
import type { RunOutput } from '../answers/run-output.ts';
import type { OpenedRun } from '../opening/open-run.ts';
import { changeOptionsOf } from '../output/change-output.ts';
import { noticeLines } from '../output/write-stderr.ts';
import { notRenderedOf } from '../selection/not-rendered.ts';
import { selectMatrices } from '../selection/select-matrices.ts';
import { emptyNotes, selectedBy, type Asked } from './asked.ts';

/** The formats that a table of several builds can have besides text. */
const FORMATS: ReadonlyMap<string, ChangeFormat> = new Map([
  ['json', 'json'],
  ['markdown', 'markdown'],
  ['html', 'html'],
]);

/** `envfrom env --matrix`: the workloads that are asked for, a column per build. */
export function answerMatrix(engines: Engines, run: OpenedRun, asked: Asked): Promise<RunOutput> {
  const { values } = asked.args;
  const notices = noticeLines(run.notices);
  return orRefusal(notices, () => {
    // No rule is asked: only what is deployed counts.
    const { report, evidence } = examine(engines, run.tree, [], run.settings);
    refuseUnknownSelection(run.settings, evidence.builds);
    const selection = { ...selectedBy(asked, run), notRendered: notRenderedOf(report) };
    const matrices = selectMatrices(evidence, report, selection);
    const options = changeOptionsOf(values, asked.host, {
      labels: { base: '', head: '' },
      rollouts: false,
    });
    const format = FORMATS.get(values.get('format')?.at(-1) ?? '') ?? 'text';
    const pieces = matrixPieces(format, matrices, options, 'environments');
    return {
      says: emptyNotes(matrices),
      outputs: [{ file: values.get('output')?.at(-1), pieces }],
      code: 0,
    };
  });
}
