import type { Arguments } from '../command.ts';
import { DEFAULT_CHANGE_OPTIONS, type ChangeOptions } from '../../report/changes/change-options.ts';
import { CHANGE_FORMATS, type ChangeFormat } from '../../report/changes/change-options.ts';
import { VERSION } from '../../version.ts';
import { hasColor } from './color.ts';
import { isLogOfCi, widthOf, type Host } from '../host.ts';

/** The format that the flags of `envfrom diff` ask for. */
export function changeFormatOf(values: Arguments['values']): ChangeFormat {
  const asked = values.get('format')?.at(-1);
  return CHANGE_FORMATS.find((known) => known === asked) ?? 'text';
}

/** How changes are shown here, by flags and by the terminal. */
export function changeOptionsOf(
  values: Arguments['values'],
  host: Host,
  given: Pick<ChangeOptions, 'labels' | 'redact' | 'rollouts'>,
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
