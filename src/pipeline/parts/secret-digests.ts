import { addTo } from '../../model/group-by.ts';
import { SECRET_HEAD } from '../../model/parts/other-parts.ts';
import type { SecretDigest } from './survey.ts';

/** A digest that does not tell its text to who has no key. */
type Digest = (text: string) => string;

/** Texts of Secrets as others may see them. */
export function secretDigests(texts: Iterable<string>, digest: Digest): readonly SecretDigest[] {
  return Array.from(texts, (text) => [headOf(text), text.length, bitsOf(text), digest(text)]);
}

function headOf(text: string): number {
  return bitsOf(text.slice(0, SECRET_HEAD));
}

/** Tells whether a text is one of those that the digests are of. */
export interface DigestedTexts {
  /** Lengths of texts that may begin like this, the longest first. */
  readonly lengthsAt: (head: string) => readonly number[];
  readonly has: (text: string) => boolean;
}

const NO_LENGTHS: readonly number[] = [];

/** Joins the digests of several surveys. Nearly all texts that are none of theirs are told apart without a digest. */
export function digestedTexts(all: Iterable<SecretDigest>, digest: Digest): DigestedTexts {
  const found = new Map<number, Set<number>>();
  const seen = new Set<number>();
  const digests = new Set<string>();
  for (const [head, length, bits, each] of all) {
    addTo(found, head, length);
    seen.add(markOf(length, bits));
    digests.add(each);
  }
  const lengths = new Map(
    [...found].map(([head, some]) => [head, [...some].sort((a, b) => b - a)] as const),
  );
  return {
    lengthsAt: (head) => lengths.get(bitsOf(head)) ?? NO_LENGTHS,
    has: (text) => seen.has(markOf(text.length, bitsOf(text))) && digests.has(digest(text)),
  };
}

const BITS = 0x10000;

function markOf(length: number, bits: number): number {
  return length * BITS + bits;
}

/** Sixteen bits of FNV-1a: far too few to tell anything about a text. */
function bitsOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  }
  return (hash ^ (hash >>> 16)) & (BITS - 1);
}
