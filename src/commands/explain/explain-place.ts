import { dirname, resolve } from 'node:path';
import { pathFrom, whatIsAt } from '../../io/locate-paths.ts';
import { CannotRun } from '../../model/cannot-run.ts';
import type { Arguments } from '../command.ts';
import { widthOf, type ExitCode, type Host } from '../host.ts';
import { printList } from '../selection/print-list.ts';

const PLACE = /^(.+?):(\d{1,9})(?::\d{1,9})?$/s;

/** `envfrom explain RULE FILE:LINE`: what the rule reports there, and why with this severity. Throws CannotRun. */
export function explainPlace(
  args: Arguments,
  host: Host,
  rule: string,
  written: string,
): Promise<ExitCode> {
  const [, file, line] = PLACE.exec(written) ?? [];
  if (file === undefined || line === undefined) {
    throw new CannotRun(
      `\`${written}\` is not a place.`,
      `Write a file and a line: \`envfrom explain ${rule} deployment.yaml:12\`.`,
    );
  }
  if (whatIsAt(host.cwd, file) !== 'file')
    throw new CannotRun(`No such file: \`${file}\`.`, 'Name a file below the current folder.');
  const values = new Map([...args.values, ['only', [rule]] as const]);
  return printList({ ...args, values }, host, {
    // A folder that is named is checked even if it holds examples.
    places: ['.', dirname(file)],
    words: [rule, written],
    filtersBuilds: false,
    printsProblems: true,
    async load() {
      const { formatSeverity, linesReported } =
        await import('../../report/problems/format-severity.ts');
      return ({ located: { here, root } }, report, options) => {
        const asked = { rule, path: pathFrom(root, resolve(here, file)), line: Number(line) };
        const text = formatSeverity(report, asked, { ...options, width: widthOf(host.stdout) });
        if (text !== undefined) return text;
        const lines = linesReported(report, asked);
        throw new CannotRun(
          `\`${rule}\` reports nothing at ${written}.`,
          lines.length === 0
            ? 'Nor does it anywhere else in this file.'
            : `It reports something in this file at line ${lines.slice(0, 10).join(', ')}.`,
        );
      };
    },
  });
}
