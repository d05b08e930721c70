import { CannotRun } from '../model/cannot-run.ts';
import { escapeText } from '../report/text/escape-text.ts';
import { VERSION } from '../version.ts';

/** What is said when a run ends without a report, and its exit code. */
export function sayFailure(error: unknown): { readonly code: 2; readonly text: string } {
  return { code: 2, text: error instanceof CannotRun ? sayCannotRun(error) : sayCrash(error) };
}

function sayCannotRun({ message, help }: CannotRun): string {
  const lines = [...message.split('\n'), ...(help === undefined ? [] : help.split('\n'))];
  const [first = '', ...rest] = lines.map(escapeText);
  return [`envfrom: ${first}`, ...rest.map((line) => `  ${line}`), ''].join('\n');
}

/** The frames tell where; the message of a bug may quote what was read, so it is left out. */
function sayCrash(error: unknown): string {
  const name = error instanceof Error ? error.name : typeof error;
  const stack = error instanceof Error ? (error.stack ?? '') : '';
  const frames = stack.split('\n').filter((line) => /^\s+at /.test(line));
  return [
    `envfrom ${VERSION} crashed (${name}). This is a bug in envfrom, not in your files; please report it with these lines:`,
    ...frames,
    '',
  ].join('\n');
}
