import type { Change } from '../../model/changes/change.ts';
import { formatChanges } from '../../report/changes/format-changes.ts';
import type { RunOutput } from '../answers/run-output.ts';
import type { Arguments } from '../command.ts';
import type { ExitCode, Host } from '../host.ts';
import { changeFormatOf, changeOptionsOf, type ShownChanges } from '../output/change-output.ts';
import { noticeLines } from '../output/write-stderr.ts';

/** What changes, and how it is shown. */
interface Changes {
  readonly change: Change;
  readonly shown: ShownChanges;
  readonly notices: readonly string[];
  readonly code: ExitCode;
}

/** The changes in the wanted format. */
export function answerChanges(
  { values }: Arguments,
  host: Host,
  { change, shown, notices, code }: Changes,
): RunOutput {
  const options = changeOptionsOf(values, host, shown);
  const text = formatChanges(changeFormatOf(values), change, options);
  return {
    says: noticeLines(notices),
    outputs: [{ file: values.get('output')?.at(-1), pieces: [text] }],
    code,
  };
}
