import type { FileTree } from '../../model/file-tree.ts';
import type { Arguments } from '../../options/parse-arguments.ts';
import { settledAnswer, type Answer } from '../kept/answer.ts';
import { openRounds } from '../kept/rounds.ts';
import { watchCheck } from '../kept/watch-check.ts';
import type { OpenedCheck } from '../open-check.ts';
import type { ExitCode, Outside } from '../outside.ts';
import type { WantedFormat } from '../wanted-formats.ts';
import { answerOf } from './answer-check.ts';
import { examineCheck } from './examine-check.ts';
import { shownAs } from './shown.ts';

/** `check --watch`: each round knows what the ones before it found. */
export function watchRun(
  args: Arguments,
  formats: readonly WantedFormat[],
  open: (from: Outside) => Promise<OpenedCheck>,
  outside: Outside,
): Promise<ExitCode> {
  const rounds = openRounds();
  const answer = async (opened: OpenedCheck, tree: FileTree): Promise<Answer> => {
    const { settings, memory } = rounds(opened.settings);
    const run = { ...opened, settings };
    const { report } = examineCheck(run, tree, memory);
    return settledAnswer(await answerOf(run, report, shownAs(formats, args, run, outside)));
  };
  return watchCheck(args, { open: (listings) => open({ ...outside, listings }), answer }, outside);
}
