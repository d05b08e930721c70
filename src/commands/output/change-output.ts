import { DEFAULT_CHANGE_OPTIONS, type ChangeOptions } from '../../report/changes/change-options.ts';
import { CHANGE_FORMATS, type ChangeFormat } from '../../report/changes/change-options.ts';
import { VERSION } from '../../version.ts';
import type { Arguments } from '../command.ts';
import { isLogOfCi, widthOf, type Host } from '../host.ts';
import { hasColor } from './color.ts';
import { filesUrlOf } from './files-url.ts';

/** The format that the flags of `envfrom diff` ask for. */
export function changeFormatOf(values: Arguments['values']): ChangeFormat {
  const asked = values.get('format')?.at(-1);
  return CHANGE_FORMATS.find((known) => known === asked) ?? 'text';
}

/** The address of the files, for the links of a page; undefined for other formats. Throws CannotRun for a flag that is no address. */
export function linksOf(values: Arguments['values'], host: Pick<Host, 'env'>): string | undefined {
  return changeFormatOf(values) === 'html' ? filesUrlOf(values, host) : undefined;
}

/** Where the CI system's word does not count: for another commit than the one that is checked out. */
export const NO_CI: Pick<Host, 'env'> = { env: {} };

/** What a command says of the changes that it shows. */
export type ShownChanges = Pick<ChangeOptions, 'labels' | 'rollouts'> &
  Partial<Pick<ChangeOptions, 'filesUrl'>>;

/** How changes are shown here, by flags and by the terminal. */
export function changeOptionsOf(
  values: Arguments['values'],
  host: Host,
  given: ShownChanges,
): ChangeOptions {
  const sink = values.has('output') ? undefined : host.stdout;
  return {
    ...DEFAULT_CHANGE_OPTIONS,
    ...given,
    version: VERSION,
    color: hasColor(values, host, sink),
    width: widthOf(sink) ?? DEFAULT_CHANGE_OPTIONS.width,
    files: values.has('files'),
    verbose: values.has('verbose'),
    guardCommands: sink !== undefined && isLogOfCi(host),
  };
}
