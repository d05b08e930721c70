import { appendTo } from '../model/group-by.ts';
import { memo } from '../model/memo.ts';
import { foldersAbove, folderOf, foldersOf } from '../model/names/folder-of.ts';
import { nearestName } from './nearest-name.ts';

/** Letters that two names must begin with, of which one is longer (`stage`, `staging`). */
const SHARED = 3;
/** Folders beside the missing one that are looked at. */
const MAX = 1000;

/** The folder that one which does not exist is nearly called, if that has the rest of the path. */
export function nearFolder(paths: readonly string[], path: string): string | undefined {
  const folders = foldersIn(paths);
  const parts = path.split('/');
  const missing = parts.findIndex((_, at) => !folders.has(parts.slice(0, at + 1).join('/')));
  const part = parts[missing];
  if (part === undefined) return undefined;
  const above = parts.slice(0, missing).join('/');
  const beside = (namesIn(folders).get(above) ?? []).slice(0, MAX);
  const longer = beside.filter((name) => isLonger(name, part));
  const meant =
    nearestName(
      part,
      beside.filter((name) => !isOtherNumber(name, part)),
    ) ?? longer[0];
  if (meant === undefined || longer.length > 1) return undefined;
  const whole = [...parts.slice(0, missing), meant, ...parts.slice(missing + 1)].join('/');
  return folders.has(whole) ? whole : undefined;
}

/**
 * The innermost folder above a file that has a folder which does not exist where a path is relative to the root: the path was written for a
 * repository whose root that folder was.
 */
export function otherRoot(
  paths: readonly string[],
  path: string,
  file: string,
): string | undefined {
  const folders = foldersIn(paths);
  return foldersAbove(file).findLast((above) => folders.has(`${above}/${path}`));
}

const foldersIn = memo((paths: readonly string[]) => foldersOf(paths));

/** The names of the folders in each folder. */
const namesIn = memo((folders: ReadonlySet<string>): ReadonlyMap<string, readonly string[]> => {
  const found = new Map<string, string[]>();
  for (const folder of folders) {
    const above = folder.includes('/') ? folderOf(folder) : '';
    appendTo(found, above, folder.slice(above === '' ? 0 : above.length + 1));
  }
  return found;
});

function isLonger(one: string, other: string): boolean {
  const [short, long] = one.length < other.length ? [one, other] : [other, one];
  const start = short.length > SHARED ? short.slice(0, -1) : short;
  return short.length < long.length && start.length >= SHARED && long.startsWith(start);
}

/** `eu-1` and `eu-2` are two of a kind. */
function isOtherNumber(one: string, other: string): boolean {
  const [left, right] = [one, other].map((name) => name.replaceAll(/\d+/g, '0'));
  return left === right;
}
