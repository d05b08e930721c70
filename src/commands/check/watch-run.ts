import type { FileTree } from '../../model/file-tree.ts';
import { openRounds } from '../../session/watch-iterations.ts';
import { bufferOutput, type RunOutput } from '../answers/run-output.ts';
import type { Arguments } from '../command.ts';
import { ENGINES } from '../engines.ts';
import type { ExitCode, Host } from '../host.ts';
import type { OpenedCheck } from '../opening/open-check.ts';
import { examineCheck } from './examine-check.ts';
import { planOutputs } from './output-plan.ts';
import { answerOf } from './view.ts';
import type { WantedFormat } from './wanted-formats.ts';
import { watchCheck } from './watch-check.ts';

/** `check --watch`: each round knows what the ones before it found. */
export function watchRun(
  args: Arguments,
  formats: readonly WantedFormat[],
  open: (from: Host) => Promise<OpenedCheck>,
  host: Host,
): Promise<ExitCode> {
  const rounds = openRounds();
  const answer = async (opened: OpenedCheck, tree: FileTree): Promise<RunOutput> => {
    const { settings, memory } = rounds(opened.settings);
    const run = { ...opened, settings };
    const { report } = examineCheck(ENGINES, run, tree, memory);
    return bufferOutput(await answerOf(run, report, planOutputs(formats, args, run, host)));
  };
  return watchCheck(args, { open: (listings) => open({ ...host, listings }), answer }, host);
}
