import { groupBy } from '../../model/group-by.ts';
import { folderOf } from '../../model/names/folder-of.ts';
import type { Report } from '../../model/report.ts';
import { escapeText } from '../text/escape-text.ts';
import { count, listOf, numberText } from '../text/words.ts';

/** Folders that are named. */
const MAX_FOLDERS = 5;
const NOTABLE: ReadonlySet<string> = new Set(['fixture', 'vendored', 'archive', 'generated']);

/** The comments at the start of a new configuration: what it is for, and which folders are not looked at. */
export function initHeader({ files }: Report): string {
  const skipped = files.flatMap(({ path, class: found }) =>
    found.kind === 'skipped' && NOTABLE.has(found.as) ? [{ path, as: found.as }] : [],
  );
  const folders = [...groupBy(skipped, ({ path, as }) => `${folderOf(path)}\0${as}`)];
  const lines = folders.slice(0, MAX_FOLDERS).map(([key, some]) => {
    const [folder = '', as = ''] = key.split('\0');
    return `#   ${escapeText(folder || '.')} (${as}, ${count(some.length, 'file')})`;
  });
  const more = folders.length - MAX_FOLDERS;
  return [
    '# Written by `envfrom init`; `envfrom init --update` keeps it up to date.',
    '# `externals` are the ConfigMaps and Secrets that are created outside this repository.',
    '# With --strict, every other name that nothing in the repository defines or mentions is an error.',
    ...(lines.length === 0 ? [] : ['#', '# Not checked; include a folder to check it:', ...lines]),
    ...(more > 0 ? [`#   and ${count(more, 'more folder')}`] : []),
    '',
    '',
  ].join('\n');
}

/** The comment above proposed entry points. */
export const ABOUT_ENTRY_POINTS: readonly string[] = [
  'Nothing in this repository deploys these charts, but they have values files of environments.',
  'Uncomment the releases that people install, and add their `namespace` and `release`.',
];

/** What a configuration is written for. */
interface InitChanges {
  readonly add: readonly unknown[];
  readonly drop: ReadonlySet<number>;
  readonly clusters: readonly unknown[];
  readonly sources: readonly unknown[];
  /** Entry points, in a comment. */
  readonly proposed: readonly unknown[];
}

/** What was written, in a sentence. */
export function initSummary(
  path: string,
  { add, drop, clusters, sources, proposed }: InitChanges,
  changed: boolean,
): string {
  const name = escapeText(path);
  if (!changed) return `Nothing to change in ${name}.\n`;
  const counts = [
    count(add.length, 'external'),
    ...(clusters.length === 0 ? [] : [count(clusters.length, 'cluster')]),
    ...(sources.length === 0 ? [] : [count(sources.length, 'source')]),
  ];
  if (add.length + drop.size + clusters.length + sources.length + proposed.length === 0)
    return `Wrote ${name}. Nothing has to be declared: every name that is used is defined or explained.\n`;
  const removed = drop.size === 0 ? '' : `, ${numberText(drop.size)} removed`;
  const hint = add.length === 0 ? '' : ' Read the list: a misspelled name is declared too.';
  const more =
    proposed.length === 0
      ? ''
      : ` ${count(proposed.length, 'entry point')} proposed in a comment: uncomment what is right.`;
  return `Wrote ${name}: ${listOf(counts)} declared${removed}.${hint}${more}\n`;
}
