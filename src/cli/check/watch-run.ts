import type { FileTree } from '../../model/file-tree.ts';
import type { Arguments } from '../../options/parse-arguments.ts';
import { isMany } from '../is-large.ts';
import { settledAnswer, type Answer } from '../kept/answer.ts';
import { openRoundParts } from '../kept/round-parts.ts';
import { openRounds } from '../kept/rounds.ts';
import { watchCheck } from '../kept/watch-check.ts';
import type { OpenedCheck } from '../open-check.ts';
import type { ExitCode, Outside } from '../outside.ts';
import { hasParts } from '../shares/has-parts.ts';
import type { WantedFormat } from '../wanted-formats.ts';
import { answerOf } from './answer-check.ts';
import { examineCheck, type Known } from './examine-check.ts';
import { onlyCountsInfos, shownAs } from './shown.ts';

/** `check --watch`: each round knows what the ones before it found. */
export function watchRun(
  args: Arguments,
  formats: readonly WantedFormat[],
  open: (from: Outside) => Promise<OpenedCheck>,
  outside: Outside,
): Promise<ExitCode> {
  const rounds = openRounds();
  const inParts = openRoundParts();
  const answer = async (opened: OpenedCheck, tree: FileTree): Promise<Answer> => {
    const { settings, memory } = rounds(opened.settings);
    const run = { ...opened, settings };
    const layout = shownAs(formats, args, run, outside);
    const answered = async (known: Known): Promise<Answer> => {
      const { report } = examineCheck(run, tree, known);
      return settledAnswer(await answerOf(run, report, layout));
    };
    // In a small repository, looking at parts saves nothing.
    if (!hasParts(run, args.values) || !isMany(tree)) return answered({ memory });
    const countsInfos = onlyCountsInfos(layout, run);
    const answerFor = (head: Known['head']): Promise<Answer> => answered({ head });
    const { tree: _, ...options } = run;
    return inParts({
      tree,
      settings,
      memory,
      options: [options, layout],
      countsInfos,
      answerOf: answerFor,
    });
  };
  return watchCheck(args, { open: (listings) => open({ ...outside, listings }), answer }, outside);
}
