import { join } from 'node:path';
import type { FileContent, FileTree } from '../model/file-tree.ts';
import { fileState } from './file-state.ts';

/** A file as it was read: its state, and when it was read. */
interface Kept {
  readonly content: FileContent & { readonly kind: 'bytes' };
  readonly state: string;
  /** It had not been written for a while when it was read: a later write shows in its state. */
  readonly isStable: boolean;
}

/**
 * Remembers contents from one tree to the next, for runs that follow each other in one process: an unchanged file gives the very same bytes
 * again, so that what is made of them is made once, and it is not even opened if its state has not changed. So do the paths, as long as
 * they are the same. Contents that a whole round did not ask for are forgotten. `written`: all files that can have changed since the last
 * tree, if that is known; the system is not asked about the others.
 */
export function contentKeeper(
  root: string,
): (tree: FileTree, written?: ReadonlySet<string>) => FileTree {
  let now = new Map<string, Kept>();
  let unreadable = new Map<string, FileContent>();
  let paths: readonly string[] = [];
  return (tree, written) => {
    const isMoved = !isSameList(paths, tree.paths);
    if (isMoved) ({ paths } = tree);
    // Where a path leads does not change without a change of the paths.
    const gone = isMoved ? new Map<string, FileContent>() : unreadable;
    const before = now;
    now = new Map();
    const round = now;
    unreadable = new Map();
    const unread = unreadable;
    return {
      ...tree,
      paths,
      read(path) {
        const known = round.get(path)?.content ?? unread.get(path);
        if (known !== undefined) return known;
        const kept = before.get(path);
        if (written?.has(path) === false && !isMoved) {
          const lacking = gone.get(path);
          if (isMissing(lacking)) {
            unread.set(path, lacking);
            return lacking;
          }
          if (kept?.isStable === true) {
            round.set(path, kept);
            return kept.content;
          }
        }
        const state = fileState(join(root, path));
        if (kept?.isStable === true && kept.state === textOf(state)) {
          round.set(path, kept);
          return kept.content;
        }
        const missed = state === 'missing' ? gone.get(path) : undefined;
        const read = isMissing(missed) ? missed : tree.read(path);
        if (read.kind !== 'bytes') unread.set(path, read);
        if (read.kind !== 'bytes' || state === undefined || state === 'missing') return read;
        const isSame = kept !== undefined && Buffer.compare(kept.content.bytes, read.bytes) === 0;
        const content = isSame ? kept.content : read;
        round.set(path, { content, state: state.text, isStable: state.isStable });
        return content;
      },
    };
  };
}

function isMissing(content: FileContent | undefined): content is FileContent {
  return content?.kind === 'unreadable' && content.cause === 'missing';
}

function isSameList(one: readonly string[], other: readonly string[]): boolean {
  return one.length === other.length && one.every((each, at) => each === other[at]);
}

function textOf(state: ReturnType<typeof fileState>): string | undefined {
  return typeof state === 'object' ? state.text : undefined;
}
