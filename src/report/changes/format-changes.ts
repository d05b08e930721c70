import type { Change } from '../../model/changes/change.ts';
import { guardCommands } from '../text/guard-commands.ts';
import type { ChangeOptions } from './change-options.ts';
import { changesHtml } from './changes-html.ts';
import { changesJson } from './changes-json.ts';
import { changesMarkdown } from './changes-markdown.ts';
import { changesText } from './changes-text.ts';

export const CHANGE_FORMATS = ['text', 'json', 'markdown', 'html'] as const;
export type ChangeFormat = (typeof CHANGE_FORMATS)[number];

/** What changes, in one of the formats; ends with a newline. */
export function formatChanges(
  format: ChangeFormat,
  change: Change,
  options: ChangeOptions,
): string {
  switch (format) {
    case 'json':
      return changesJson(change, options);
    case 'markdown':
      return changesMarkdown(change, options);
    case 'html':
      return changesHtml(change, options);
    default: {
      const text = changesText(change, options);
      return options.guardCommands ? guardCommands(text) : text;
    }
  }
}
