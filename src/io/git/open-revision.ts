import { isManifestName, type FileContent, type FileTree } from '../../model/file-tree.ts';
import { folderOf } from '../../model/names/folder-of.ts';
import { isGitPath } from '../is-git-path.ts';
import { blobReader, type Neighbours } from './blob-reader.ts';
import { askObjects, isObjectId, type GitAnswer } from './objects.ts';
import type { GitBounds, GitOutput, Repository } from './run-git.ts';

/** The files of a commit, or of the index; their paths are relative to the top of the work tree. */
export interface StoredTree extends FileTree {
  /** The id of a file's content, equal for equal contents; undefined for what is not a file. */
  readonly blobOf: (path: string) => string | undefined;
}

const BOUNDS: GitBounds = { milliseconds: 120_000, bytes: 512 * 1024 * 1024 };

/**
 * The files of a commit, by its id, as a tree: nothing is checked out. Symlinks are followed within the commit. A file longer than
 * `fileSize` bytes comes as its first `fileSize + 1`. Contents are read when they are asked for, many at a time.
 */
export function openRevision(
  repository: Repository,
  commit: string,
  fileSize: number,
): GitAnswer<StoredTree> {
  if (!isObjectId(commit)) return { kind: 'failed', reason: 'it is not the id of a commit' };
  const args = ['ls-tree', '-r', '-z', '--full-tree', commit];
  return treeFrom(askObjects(repository, args, BOUNDS), repository, fileSize);
}

/** The files of the index, which a commit would hold. */
export function openIndex(repository: Repository, fileSize: number): GitAnswer<StoredTree> {
  const args = ['ls-files', '-z', '--stage', '--cached', '--full-name'];
  return treeFrom(askObjects(repository, args, BOUNDS), repository, fileSize);
}

interface Entry {
  readonly mode: string;
  readonly id: string;
}

function treeFrom(
  output: GitOutput,
  repository: Repository,
  fileSize: number,
): GitAnswer<StoredTree> {
  if (output.kind === 'failed') return output;
  const entries = entriesIn(output.bytes.toString());
  const paths = [...entries].flatMap(([path, { mode }]) => (mode === LINK ? [] : [path])).sort();
  const readBlob = blobReader(repository, fileSize, neighboursOf(paths, entries));
  const folders = foldersOf(entries.keys());
  const locate = locator(entries, (id) => readBlob(id, undefined));
  const blobOf = (path: string): string | undefined => {
    const found = locate(path);
    return typeof found === 'string' ? entries.get(found)?.id : undefined;
  };
  return {
    kind: 'done',
    value: {
      paths,
      links: [...entries].flatMap(([path, { mode }]) => {
        const target = mode === LINK ? locate(path) : undefined;
        const isThere = typeof target === 'string' && (entries.has(target) || folders.has(target));
        return isThere ? [{ path, target }] : [];
      }),
      blobOf,
      read(path) {
        const found = locate(path);
        if (typeof found !== 'string') return found;
        const id = entries.get(found)?.id;
        return id === undefined ? nothingAt(folders.has(found)) : readBlob(id, found);
      },
    },
  };
}

const LINK = '120000';
const ENTRY = /^(\d{6}) (?:blob )?([0-9a-f]{40,64})(?: [0-3])?\t(.+)$/s;

/** `<mode> blob <id>\t<path>` of a commit, `<mode> <id> <stage>\t<path>` of the index; without submodules. */
function entriesIn(output: string): ReadonlyMap<string, Entry> {
  const entries = new Map<string, Entry>();
  for (const line of output.split('\0')) {
    const match = ENTRY.exec(line);
    if (match === null) continue;
    const [, mode = '', id = '', path = ''] = match;
    if (!mode.startsWith('1') || mode === '160000' || isGitPath(path)) continue;
    entries.set(path, { mode, id });
  }
  return entries;
}

function foldersOf(paths: Iterable<string>): ReadonlySet<string> {
  const folders = new Set<string>(['.']);
  for (const path of paths) {
    for (let folder = folderOf(path); !folders.has(folder); folder = folderOf(folder)) {
      folders.add(folder);
    }
  }
  return folders;
}

/** Contents that are read with one file: those that follow it, of manifests; of other files, those in its folder and some that follow. */
function neighboursOf(paths: readonly string[], entries: ReadonlyMap<string, Entry>): Neighbours {
  const lists = [paths.filter(isManifestName), paths.filter((path) => !isManifestName(path))];
  const places = new Map(lists.flatMap((list) => list.map((path, at) => [path, at] as const)));
  return function* (path) {
    const isManifest = isManifestName(path);
    const list = lists[isManifest ? 0 : 1] ?? [];
    for (let at = places.get(path) ?? list.length; at < list.length; at += 1) {
      const next = list[at] ?? '';
      const id = entries.get(next)?.id;
      if (id !== undefined) yield { id, isLikely: isManifest || folderOf(next) === folderOf(path) };
    }
  };
}

/** As Linux has them. */
const MAX_LINKS = 40;
const LONGEST_LINK = 4096;

/** Where a path leads when symlinks are followed: a path without any, or why it leads nowhere. */
function locator(
  entries: ReadonlyMap<string, Entry>,
  readLink: (id: string) => FileContent,
): (path: string) => string | FileContent {
  const hasLinks = [...entries.values()].some(({ mode }) => mode === LINK);
  return (path) => {
    if (isGitPath(path)) return unreadable('it is inside a `.git` folder, where nothing is read');
    const waiting = path.split('/').reverse();
    const here: string[] = [];
    let links = 0;
    for (let name = waiting.pop(); name !== undefined; name = waiting.pop()) {
      if (name === '' || name === '.') continue;
      if (name === '..') {
        if (here.pop() === undefined) return outside(links);
        continue;
      }
      here.push(name);
      const entry = hasLinks ? entries.get(here.join('/')) : undefined;
      if (entry?.mode !== LINK) continue;
      links += 1;
      if (links > MAX_LINKS) return unreadable('its symlinks form a loop');
      const content = readLink(entry.id);
      if (content.kind === 'unreadable') return content;
      const target = new TextDecoder().decode(content.bytes);
      if (target.length > LONGEST_LINK) return unreadable('its symlink is too long');
      if (target.startsWith('/')) return outside(links);
      here.pop();
      waiting.push(...target.split('/').reverse());
    }
    return here.length === 0 ? '.' : here.join('/');
  };
}

function nothingAt(isFolder: boolean): FileContent {
  return isFolder
    ? { kind: 'unreadable', reason: 'it is a folder', cause: 'folder' }
    : { kind: 'unreadable', reason: 'no such file', cause: 'missing' };
}

function outside(links: number): FileContent {
  const how = links === 0 ? 'it is' : 'a symlink leads it';
  const reason = `${how} outside the repository, where nothing is read`;
  return { kind: 'unreadable', reason, cause: 'outside' };
}

function unreadable(reason: string): FileContent {
  return { kind: 'unreadable', reason };
}
