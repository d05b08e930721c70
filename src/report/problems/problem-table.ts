import { folderOf } from '../../model/folder-of.ts';
import { groupBy } from '../../model/group-by.ts';
import type { Problem } from '../../model/problem.ts';
import { hostSpan } from '../../model/span.ts';
import { displayWidth, padEnd } from '../../text/display-width.ts';
import { escapeText } from '../text/escape-text.ts';
import type { Style } from '../text/style.ts';
import { SEVERITIES, count, shortListOf } from '../text/words.ts';
import { wrapText } from '../text/wrap-text.ts';
import type { FormatOptions } from './format-options.ts';

const MOST_ROWS = 20;
const MOST_FOLDERS = 3;
/** Parts of a folder's path that tell one app or environment from another. */
const DEPTH = 3;

interface Row {
  readonly count: string;
  readonly rule: string;
  readonly folders: string;
}

/** How many problems of each rule there are, and in which folders: the most frequent ones of each severity first. */
export function problemTable(
  problems: readonly Problem[],
  style: Style,
  options: FormatOptions,
): string {
  const rows = SEVERITIES.flatMap((severity) => {
    const rules = groupBy(
      problems.filter((problem) => problem.severity === severity),
      ({ rule }) => rule,
    );
    return [...rules]
      .toSorted(([, a], [, b]) => b.length - a.length)
      .map(([rule, some]): Row => {
        const folders = foldersOf(some, options);
        return { count: count(some.length, severity), rule: escapeText(rule), folders };
      });
  });
  const shown = rows.length > MOST_ROWS + 1 ? rows.slice(0, MOST_ROWS) : rows;
  const counts = widest(shown.map((row) => row.count));
  const rules = widest(shown.map(({ rule }) => rule));
  const beside = counts + rules + 6;
  const room = options.width === undefined ? undefined : Math.max(20, options.width - beside);
  const lines = shown.flatMap((row) => {
    const head = `  ${row.count.padStart(counts)}  ${padEnd(row.rule, rules)}  `;
    return wrapText(row.folders, room).map(
      (part, at) => (at === 0 ? head : ' '.repeat(beside)) + style.dim(part),
    );
  });
  const rest = rows.length - shown.length;
  if (rest > 0) lines.push(`  ${style.dim(`and ${count(rest, 'more rule')}`)}`);
  return `${[style.bold('Problems by rule and folder'), ...lines].join('\n')}\n`;
}

/** `apps/shop 6, apps/cart 2 and 1 more`. */
function foldersOf(problems: readonly Problem[], { showPath }: FormatOptions): string {
  const folders = groupBy(problems, ({ at }) =>
    folderOf(hostSpan(at).file.path).split('/').slice(0, DEPTH).join('/'),
  );
  const named = [...folders]
    .toSorted(([, a], [, b]) => b.length - a.length)
    .map(([folder, some]) => `${escapeText(showPath?.(folder) ?? folder)} ${some.length}`);
  return shortListOf(named, MOST_FOLDERS);
}

function widest(texts: readonly string[]): number {
  return texts.reduce((most, text) => Math.max(most, displayWidth(text)), 0);
}
