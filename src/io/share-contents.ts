import { createHash } from 'node:crypto';
import type { FileContent, FileTree } from '../model/file-tree.ts';
import { memoBy } from '../model/memo.ts';
import { lfsContentOf } from '../text/lfs-pointer.ts';

/** A tree that may know its contents by their ids. */
type IdentifiedTree = FileTree & {
  readonly blobOf?: (path: string) => string | undefined;
};

/** Two trees of one run. */
export interface SharedTrees {
  readonly base: FileTree;
  readonly head: FileTree;
}

/**
 * The same trees, but a file that both hold with equal content gives the very same bytes in both, so that what is made of the bytes is
 * made once. A content of the base whose id is that of the head's is not even read. Contents are kept as long as the trees are.
 */
export function shareContents(head: IdentifiedTree, base: IdentifiedTree): SharedTrees {
  const readHead = memoBy(head.read);
  const readOwn = memoBy(base.read);
  const read = memoBy((path: string): FileContent => {
    const now = readHead(path);
    const id = base.blobOf?.(path);
    if (now.kind === 'bytes' && id !== undefined && id === idOf(head, path, now.bytes, id))
      return now;
    const before = readOwn(path);
    if (before.kind === 'unreadable') return before;
    const isSame = now.kind === 'bytes' && isSameContent(before.bytes, now.bytes);
    if (isSame) return now;
    return lfsContentOf(before.bytes) === undefined || base.blobOf === undefined ? before : inLfs();
  });
  return { base: { ...base, read }, head: { ...head, read: readHead } };
}

function idOf(head: IdentifiedTree, path: string, bytes: Uint8Array, like: string): string {
  return head.blobOf?.(path) ?? blobIdOf(bytes, like);
}

/** A pointer of Git LFS in a commit has the content of the file in the work tree. */
function isSameContent(before: Uint8Array, now: Uint8Array): boolean {
  if (Buffer.compare(before, now) === 0) return true;
  const content = lfsContentOf(before);
  return content !== undefined && isLfsContent(now, content);
}

function inLfs(): FileContent {
  return { kind: 'unreadable', reason: 'its content is in Git LFS, not in this commit' };
}

/** The length of an id in repositories that use SHA-256; all others use SHA-1. */
const SHA256_LENGTH = 64;

/** The id that git gives to a content, by the same hash as another id of its repository. */
function blobIdOf(bytes: Uint8Array, like: string): string {
  const hash = createHash(like.length === SHA256_LENGTH ? 'sha256' : 'sha1');
  return hash.update(`blob ${bytes.length}\0`).update(bytes).digest('hex');
}

/** Whether a content is the one that a pointer stands for. */
function isLfsContent(bytes: Uint8Array, sha256: string): boolean {
  return createHash('sha256').update(bytes).digest('hex') === sha256;
}
