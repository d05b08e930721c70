import { buildsNamed, refuseUnknownBuild } from '../../pipeline/restrict-to-selection.ts';
import { shownPieces, type ShownFormat } from '../../report/environments/format-environments.ts';
import { orRefusal } from '../answers/answer-question.ts';
import type { RunOutput } from '../answers/run-output.ts';
import type { OpenedRun } from '../opening/open-run.ts';
import { noticeLines } from '../output/write-stderr.ts';
import { readKept } from '../selection/kept-environments.ts';
import { selectSubjects } from '../selection/select-environments.ts';
import { emptyNotes, printedOptions, selectedBy, type Asked } from './asked.ts';

/** The environments that are asked for, of those that an earlier run kept, or why there are none; undefined if only a run can tell. */
export async function answerFromKept(
  kept: RunOutput,
  run: OpenedRun,
  asked: Asked,
  format: ShownFormat,
): Promise<RunOutput | undefined> {
  const { builds, notRendered, environments } = readKept(kept);
  const { selectedBuilds } = run.settings;
  const named = buildsNamed(selectedBuilds ?? [], builds);
  const notices = noticeLines(run.notices);
  const answer = await orRefusal(notices, () => {
    if (selectedBuilds !== undefined) refuseUnknownBuild(selectedBuilds, builds);
    const ids = new Set(named.map(({ id }) => id));
    const own = environments.filter(({ build }) => selectedBuilds === undefined || ids.has(build));
    const shown = selectSubjects(own, { ...selectedBy(asked, run), notRendered, builds });
    const file = asked.args.values.get('output')?.at(-1);
    const pieces = shownPieces(format, shown, printedOptions(asked));
    return { says: emptyNotes(shown), outputs: [{ file, pieces }], code: 0 };
  });
  // What was not rendered of some builds is not known, and a refusal names it.
  return answer.code === 2 && named.length > 0 ? undefined : answer;
}
