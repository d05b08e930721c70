import { escapeText } from '../../report/text/escape-text.ts';
import { guardCommands } from '../../report/text/guard-commands.ts';
import type { Host } from '../host.ts';

/**
 * Says one line on standard error. It may hold names and texts of the repository: they stay on the line, and none is a command for
 * the log of a CI system.
 */
export function writeStderr({ stderr }: Pick<Host, 'stderr'>, line: string): void {
  stderr.write(`${guardCommands(escapeText(line))}\n`);
}

/** What a run says of its settings, as lines for standard error. */
export function noticeLines(notices: readonly string[]): readonly string[] {
  return notices.map((notice) => `envfrom: ${notice}`);
}
