import { CannotRun } from '../../model/cannot-run.ts';
import { PROBLEM_FORMATS, type ProblemFormat } from '../../report/problems/format-options.ts';
import type { Arguments } from '../command.ts';
import type { Host } from '../host.ts';

/** One format of the problems, and where it goes. */
export interface WantedFormat {
  readonly format: ProblemFormat;
  /** Undefined: standard output. */
  readonly file: string | undefined;
}

/**
 * `sarif=out.sarif` → format and file; `--output` is the file of the only format. Without any format: text, and annotations in the
 * log where GitHub Actions reads it. Throws CannotRun where two would go to one place.
 */
export function wantedFormats(values: Arguments['values'], { env }: Host): readonly WantedFormat[] {
  const output = values.get('output')?.at(-1);
  const asked = values.get('format');
  if (asked === undefined) {
    const text: WantedFormat = { format: 'text', file: output };
    const annotations: WantedFormat = { format: 'github', file: undefined };
    return env['GITHUB_ACTIONS'] === 'true' ? [text, annotations] : [text];
  }
  const wanted = asked.map(formatAndFile);
  if (output !== undefined) return [withOutput(wanted, output)];
  refuseSharedPlaces(wanted);
  return wanted;
}

function formatAndFile(text: string): WantedFormat {
  const cut = text.indexOf('=');
  const name = cut === -1 ? text : text.slice(0, cut);
  const format = PROBLEM_FORMATS.find((known) => known === name) ?? 'text';
  if (cut === text.length - 1) {
    throw new CannotRun(`\`--format ${text}\` needs the name of a file after the \`=\`.`);
  }
  return { format, file: cut === -1 ? undefined : text.slice(cut + 1) };
}

function withOutput(wanted: readonly WantedFormat[], output: string): WantedFormat {
  const [first, second] = wanted;
  const named = wanted.find(({ file }) => file !== undefined);
  if (first !== undefined && second === undefined && named === undefined) {
    return { format: first.format, file: output };
  }
  throw new CannotRun(
    named === undefined
      ? '`--output` names the file of one format, but several formats are given.'
      : `\`--output\` cannot be used together with \`--format ${named.format}=${named.file ?? ''}\`.`,
    `Name the file of each format, as in \`--format json=${output}\`.`,
  );
}

/** What can be read in one log: annotations are lines of their own. */
const LOG_FORMATS: ReadonlySet<ProblemFormat> = new Set(['text', 'concise', 'github']);

function refuseSharedPlaces(wanted: readonly WantedFormat[]): void {
  for (const [at, { format, file }] of wanted.entries()) {
    const same = wanted.slice(0, at).find((other) => other.file === file);
    if (same === undefined) continue;
    const isLog = [same.format, format].every((one) => LOG_FORMATS.has(one));
    if (file === undefined && isLog && (format === 'github') !== (same.format === 'github'))
      continue;
    const place = file === undefined ? 'standard output' : `\`${file}\``;
    throw new CannotRun(
      `\`--format ${same.format}\` and \`--format ${format}\` cannot both be written to ${place}.`,
      `Name a file for one of them, as in \`--format ${format}=FILE\`.`,
    );
  }
}
