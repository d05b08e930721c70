import type { Change } from '../../model/changes/change.ts';
import { printHtml } from '../document/html/print-html.ts';
import { printDocument } from '../document/print-document.ts';
import { PAGE_BYTES, type PageSetup } from '../document/print-options.ts';
import {
  CHANGE_VIEW,
  printOptionsOf,
  type ChangeFormat,
  type ChangeOptions,
} from './change-options.ts';
import { changesDocument } from './changes-document.ts';
import { changesJson } from './changes-json.ts';

/** What changes, in one of the formats; ends with a newline. */
export function formatChanges(
  format: ChangeFormat,
  change: Change,
  options: ChangeOptions,
): string {
  if (format === 'json') return changesJson(change, options);
  const document = changesDocument(change, options, format);
  const print = printOptionsOf(options);
  if (format !== 'html') return printDocument(format, document, print);
  return [...printHtml(document, { ...print, maxBytes: PAGE_BYTES, page: page() })].join('');
}

/** Of one view. Made when it is asked for: the bundle may load this file before the one of the view. */
function page(): PageSetup {
  const views = [{ anchor: CHANGE_VIEW, title: 'Change' }];
  return { title: 'changes', asides: [], shares: new Map(), views };
}
