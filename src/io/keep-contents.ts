import { statSync } from 'node:fs';
import { join } from 'node:path';
import type { FileContent, FileTree } from '../model/file-tree.ts';

/** A file as it was read: what the system says of it, and when. */
interface Kept {
  readonly content: FileContent & { readonly kind: 'bytes' };
  readonly state: string;
  /** It had not been written for a while when it was read: a later write shows in its state. */
  readonly isSettled: boolean;
}

/** Clocks of file systems are as coarse as two seconds. */
const SETTLED_MS = 2500;

/**
 * Remembers contents from one tree to the next, for runs that follow each other in one process: an unchanged file gives the very same
 * bytes again, so that what is made of them is made once, and it is not even opened where the system says that nobody wrote it. So do the
 * paths, as long as they are the same. Contents that a whole round did not ask for are forgotten.
 */
export function contentKeeper(root: string): (tree: FileTree) => FileTree {
  let now = new Map<string, Kept>();
  let paths: readonly string[] = [];
  return (tree) => {
    if (!isSameList(paths, tree.paths)) ({ paths } = tree);
    const before = now;
    now = new Map();
    const round = now;
    const unreadable = new Map<string, FileContent>();
    return {
      ...tree,
      paths,
      read(path) {
        const known = round.get(path)?.content ?? unreadable.get(path);
        if (known !== undefined) return known;
        const kept = before.get(path);
        const state = stateOf(join(root, path));
        if (kept?.isSettled === true && state !== undefined && kept.state === state.text) {
          round.set(path, kept);
          return kept.content;
        }
        const read = tree.read(path);
        if (read.kind !== 'bytes') unreadable.set(path, read);
        if (read.kind !== 'bytes' || state === undefined) return read;
        const isSame = kept !== undefined && Buffer.compare(kept.content.bytes, read.bytes) === 0;
        const content = isSame ? kept.content : read;
        round.set(path, { content, state: state.text, isSettled: state.isSettled });
        return content;
      },
    };
  };
}

function isSameList(one: readonly string[], other: readonly string[]): boolean {
  return one.length === other.length && one.every((each, at) => each === other[at]);
}

/** Of the file that a symlink leads to: a symlink that leads elsewhere is another file. */
function stateOf(path: string): { readonly text: string; readonly isSettled: boolean } | undefined {
  const asked = Date.now();
  try {
    const stats = statSync(path, { bigint: true, throwIfNoEntry: false });
    if (stats === undefined) return undefined;
    const { dev, ino, size, mode, mtimeNs, ctimeNs, ctimeMs } = stats;
    const text = [dev, ino, size, mode, mtimeNs, ctimeNs].join(' ');
    return { text, isSettled: Number(ctimeMs) < asked - SETTLED_MS };
  } catch {
    return undefined;
  }
}
