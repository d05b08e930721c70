import { createHash } from 'node:crypto';

/** The length of an id in repositories that use SHA-256; all others use SHA-1. */
const SHA256_LENGTH = 64;

/** The id that git gives to a content, by the same hash as another id of its repository. */
export function blobIdOf(bytes: Uint8Array, like: string): string {
  const hash = createHash(like.length === SHA256_LENGTH ? 'sha256' : 'sha1');
  return hash.update(`blob ${bytes.length}\0`).update(bytes).digest('hex');
}

const LFS_POINTER =
  /^version https:\/\/git-lfs\.github\.com\/spec\/v1\n(?:.+\n)*?oid sha256:([0-9a-f]{64})\n/;
/** A pointer is shorter, as the specification of Git LFS wants it. */
const POINTER_SIZE = 1024;

/** The SHA-256 of the content that a pointer of Git LFS stands for; undefined if it is not a pointer. */
export function lfsContentOf(bytes: Uint8Array): string | undefined {
  if (bytes.length > POINTER_SIZE || bytes[0] !== 0x76) return undefined;
  return LFS_POINTER.exec(new TextDecoder('latin1').decode(bytes))?.[1];
}

/** Whether a content is the one that a pointer stands for. */
export function isLfsContent(bytes: Uint8Array, sha256: string): boolean {
  return createHash('sha256').update(bytes).digest('hex') === sha256;
}
