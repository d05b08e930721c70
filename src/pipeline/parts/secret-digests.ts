import type { SecretDigest } from './survey.ts';

/** A digest that does not tell its text to who has no key. */
type Digest = (text: string) => string;

/** Values that `bitsOf` has. */
const BITS = 0x10000;

/** Texts of Secrets as others may see them. */
export function secretDigests(texts: Iterable<string>, digest: Digest): readonly SecretDigest[] {
  return Array.from(texts, (text) => [text.length, bitsOf(text), digest(text)] as const);
}

/** Tells whether a text is one of those that the digests are of. */
export interface DigestedTexts {
  /** The longest first. */
  readonly lengths: readonly number[];
  readonly has: (text: string) => boolean;
}

/** Joins the digests of several surveys. Nearly all texts that are none of theirs are told apart without a digest. */
export function digestedTexts(all: Iterable<SecretDigest>, digest: Digest): DigestedTexts {
  const seen = new Map<number, Uint8Array>();
  const digests = new Set<string>();
  for (const [length, bits, each] of all) {
    let some = seen.get(length);
    if (some === undefined) seen.set(length, (some = new Uint8Array(BITS / 8)));
    some[bits >> 3] = (some[bits >> 3] ?? 0) | (1 << (bits & 7));
    digests.add(each);
  }
  return {
    lengths: [...seen.keys()].sort((a, b) => b - a),
    has(text) {
      const some = seen.get(text.length);
      if (some === undefined) return false;
      const bits = bitsOf(text);
      return ((some[bits >> 3] ?? 0) & (1 << (bits & 7))) !== 0 && digests.has(digest(text));
    },
  };
}

/** Sixteen bits of FNV-1a: far too few to tell anything about a text. */
function bitsOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  }
  return (hash ^ (hash >>> 16)) & (BITS - 1);
}
