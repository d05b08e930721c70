import { createHash } from 'node:crypto';

/** The length of an id in repositories that use SHA-256; all others use SHA-1. */
const SHA256_LENGTH = 64;

/** The id that git gives to a content, by the same hash as another id of its repository. */
export function blobIdOf(bytes: Uint8Array, like: string): string {
  const hash = createHash(like.length === SHA256_LENGTH ? 'sha256' : 'sha1');
  return hash.update(`blob ${bytes.length}\0`).update(bytes).digest('hex');
}

/** Whether a content is the one that a pointer stands for. */
export function isLfsContent(bytes: Uint8Array, sha256: string): boolean {
  return createHash('sha256').update(bytes).digest('hex') === sha256;
}
