import { addTo, groupBy } from '../../model/group-by.ts';
import { SHORTEST } from './secret-texts.ts';

/** Gives the longest of the texts that stands at a place and is meant; empty where none does. */
export type FindAt = (at: number, isMeant: (found: string) => boolean) => string;

/** Lengths of texts that begin alike and are tried at one place. */
const MOST_LENGTHS = 1000;

/**
 * Finds texts at the places of others. Whether one of a length may stand somewhere is told by a hash that costs the same whatever the length
 * (Rabin and Karp), so that thousands of texts that begin alike cost no more than their number.
 */
export function textFinder(texts: ReadonlySet<string>): (text: string) => FindAt {
  const lengths = lengthsByHead(texts);
  const byHash = groupBy(texts, (text) => keyOf(hashOf(text), text.length));
  // Most hashes are none of theirs: a look at a byte says so.
  const bits = new Uint8Array(0x10000);
  for (const text of texts) bits[hashOf(text) & 0xffff] = 1;
  const mayBegin = beginnings(lengths.keys());
  return (text) => {
    let hashes: Uint32Array | undefined;
    return (at, isMeant) => {
      if (!mayBegin(text, at)) return '';
      const some = lengths.get(text.slice(at, at + SHORTEST));
      if (some === undefined) return '';
      hashes ??= prefixHashes(text);
      for (const length of some) {
        if (at + length > text.length) continue;
        const hash = hashBetween(hashes, at, at + length);
        if (bits[hash & 0xffff] !== 1) continue;
        const alike = byHash.get(keyOf(hash, length)) ?? [];
        const one = alike.find((each) => text.startsWith(each, at));
        if (one !== undefined && isMeant(one)) return one;
      }
      return '';
    };
  };
}

/** The longest first. */
function lengthsByHead(texts: ReadonlySet<string>): ReadonlyMap<string, readonly number[]> {
  const byHead = new Map<string, Set<number>>();
  for (const text of texts) addTo(byHead, text.slice(0, SHORTEST), text.length);
  return new Map(
    [...byHead].map(([head, lengths]) => [
      head,
      [...lengths].sort((a, b) => b - a).slice(0, MOST_LENGTHS),
    ]),
  );
}

/** Whether one of some texts may begin at a place of a text; false only where none does. */
type MayBegin = (text: string, at: number) => boolean;

/** By the first two characters of the texts: nearly all places of a message are passed by without a look-up of a string. */
function beginnings(heads: Iterable<string>): MayBegin {
  const marks = new Uint8Array(4096);
  for (const head of heads) marks[markAt(head, 0)] = 1;
  return (text, at) => marks[markAt(text, at)] === 1;
}

function markAt(text: string, at: number): number {
  return (text.charCodeAt(at) * 31 + text.charCodeAt(at + 1)) & 4095;
}

const BASE = 0x01000193;
const POWERS: number[] = [1];

function powerOf(exponent: number): number {
  for (let at = POWERS.length; at <= exponent; at += 1) {
    POWERS.push(Math.imul(POWERS[at - 1] ?? 1, BASE));
  }
  return POWERS[exponent] ?? 1;
}

function hashOf(text: string): number {
  let hash = 0;
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash, BASE) + text.charCodeAt(at);
  return hash >>> 0;
}

function prefixHashes(text: string): Uint32Array {
  const hashes = new Uint32Array(text.length + 1);
  for (let at = 0; at < text.length; at += 1) {
    hashes[at + 1] = Math.imul(hashes[at] ?? 0, BASE) + text.charCodeAt(at);
  }
  return hashes;
}

function hashBetween(hashes: Uint32Array, start: number, end: number): number {
  return ((hashes[end] ?? 0) - Math.imul(hashes[start] ?? 0, powerOf(end - start))) >>> 0;
}

function keyOf(hash: number, length: number): number {
  return length * 0x1_0000_0000 + hash;
}
