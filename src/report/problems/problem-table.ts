import { groupBy } from '../../model/group-by.ts';
import { folderOf } from '../../model/names/folder-of.ts';
import type { Problem } from '../../model/problem.ts';
import { hostSpan } from '../../model/span.ts';
import type { Column, Row, Section } from '../document/document.ts';
import { fixedLine, quiet, section } from '../document/parts.ts';
import { SEVERITIES, count, shortListOf } from '../text/words.ts';
import type { FormatOptions } from './format-options.ts';

const MAX_ROWS = 20;
const MAX_FOLDERS = 3;
/** Parts of a folder's path that distinguish apps and environments. */
const DEPTH = 3;

/** How many problems of each rule there are, and in which folders: the most frequent ones of each severity first. */
export function problemTable(problems: readonly Problem[], options: FormatOptions): Section {
  const rows = SEVERITIES.flatMap((severity) => {
    const own = problems.filter((problem) => problem.severity === severity);
    return byFrequency(groupBy(own, ({ rule }) => rule)).map(([rule, some]): Row => {
      const folders = quiet(foldersOf(some, options));
      return { cells: [[count(some.length, severity)], [rule], [[folders]]] };
    });
  });
  const shown = rows.length > MAX_ROWS + 1 ? rows.slice(0, MAX_ROWS) : rows;
  const rest = rows.length - shown.length;
  return section('Problems by rule and folder', [
    { kind: 'table', untitled: true, columns: COLUMNS, rows: shown },
    ...(rest > 0 ? [fixedLine(`and ${count(rest, 'more rule')}`, { tone: 'quiet' })] : []),
  ]);
}

const COLUMNS: readonly Column[] = [
  { title: 'Problems', align: 'right' },
  { title: 'Rule' },
  { title: 'Folders', fit: 'words' },
];

function byFrequency<Item>(
  groups: ReadonlyMap<string, readonly Item[]>,
): readonly (readonly [string, readonly Item[]])[] {
  return [...groups].toSorted(([, a], [, b]) => b.length - a.length);
}

/** `apps/shop 6, apps/cart 2 and 1 more`. */
function foldersOf(problems: readonly Problem[], { showPath }: FormatOptions): string {
  const folders = groupBy(problems, ({ at }) =>
    folderOf(hostSpan(at).file.path).split('/').slice(0, DEPTH).join('/'),
  );
  const named = byFrequency(folders).map(
    ([folder, some]) => `${showPath?.(folder) ?? folder} ${some.length}`,
  );
  return shortListOf(named, MAX_FOLDERS);
}
