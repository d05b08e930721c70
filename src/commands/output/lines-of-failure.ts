import { CannotRun } from '../../model/cannot-run.ts';
import { VERSION } from '../../version.ts';

/** What to say when a run ends without a report: plain lines, not escaped yet. */
export function linesOfFailure(error: unknown): readonly string[] {
  return error instanceof CannotRun ? linesOfCannotRun(error) : linesOfCrash(error);
}

function linesOfCannotRun({ lines, help }: CannotRun): readonly string[] {
  const [first = '', ...rest] = help === undefined ? lines : [...lines, help];
  return [`envfrom: ${first}`, ...rest.map((line) => `  ${line}`)];
}

/** The frames tell where; the message of a bug may quote what was read, so it is left out. */
function linesOfCrash(error: unknown): readonly string[] {
  const name = error instanceof Error ? error.name : typeof error;
  const stack = error instanceof Error ? (error.stack ?? '') : '';
  const frames = stack.split('\n').filter((line) => /^\s+at /.test(line));
  return [
    `envfrom ${VERSION} crashed (${name}). This is a bug in envfrom, not in your files; please report it with these lines:`,
    ...frames,
  ];
}
