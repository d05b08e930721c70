import type { Change } from '../../model/changes/change.ts';
import { printDocument } from '../document/print-document.ts';
import { printOptionsOf, type ChangeFormat, type ChangeOptions } from './change-options.ts';
import { changesDocument } from './changes-document.ts';
import { changesJson } from './changes-json.ts';

/** What changes, in one of the formats; ends with a newline. */
export function formatChanges(
  format: ChangeFormat,
  change: Change,
  options: ChangeOptions,
): string {
  if (format === 'json') return changesJson(change, options);
  return printDocument(format, changesDocument(change, options, format), printOptionsOf(options));
}
