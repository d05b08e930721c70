import type { Change } from '../../model/changes/change.ts';
import { guardCommands } from '../text/guard-commands.ts';
import type { ChangeOptions, ChangeFormat } from './change-options.ts';
import { changesHtml } from './changes-html.ts';
import { changesJson } from './changes-json.ts';
import { changesMarkdown } from './changes-markdown.ts';
import { changesText } from './changes-text.ts';

/** What changes, in one of the formats; ends with a newline. */
export function formatChanges(
  format: ChangeFormat,
  change: Change,
  options: ChangeOptions,
): string {
  switch (format) {
    case 'json':
      return changesJson(change, options);
    case 'html':
      return changesHtml(change, options);
    default: {
      const print = format === 'markdown' ? changesMarkdown : changesText;
      const text = print(change, options);
      return options.guardCommands ? guardCommands(text) : text;
    }
  }
}
