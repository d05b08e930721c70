/** When no name is near, a message lists all of them, if they are this few. */
export const SHORT_LIST = 15;

/** Longer than any name of Kubernetes: nobody mistypes such a text. */
const LONGEST_NAME = 512;
/** Cells of a row of distances that are looked at. */
const WIDTH = 7;
/** The bits that separators have in a set of characters. */
const SEPARATORS = lettersOf('-_. ');

/** Characters that one question may look at, so that no list of names makes it slow. */
const MOST_LOOKED_AT = 120_000;

/**
 * The candidate a person most likely meant: equal but for case and separators, else the smallest edit distance (a swap of
 * neighbours counts once) within a third of the length. Undefined when none is near. Ties go to the first in code unit order.
 */
export function nearestName(name: string, candidates: Iterable<string>): string | undefined {
  if (name.length > LONGEST_NAME) return undefined;
  const bound = Math.min(3, Math.floor(name.length / 3));
  const letters = lettersOf(name);
  const folded = foldName(name);
  let nearest: string | undefined;
  let smallest = bound + 1;
  let lookedAt = 0;
  for (const candidate of candidates) {
    if (candidate === name || candidate.length > LONGEST_NAME) continue;
    lookedAt += candidate.length;
    if (lookedAt > MOST_LOOKED_AT) break;
    const others = lettersOf(candidate);
    const alike = ((letters ^ others) & ~SEPARATORS) === 0 && foldName(candidate) === folded;
    const possible =
      Math.abs(candidate.length - name.length) <= bound &&
      lettersApart(letters, others) <= 2 * bound;
    if (!alike && !possible) continue;
    lookedAt += candidate.length * WIDTH;
    const distance = alike ? 0.5 : editDistance(name, candidate, Math.ceil(smallest));
    if (
      distance < smallest ||
      (distance === smallest && nearest !== undefined && candidate < nearest)
    ) {
      smallest = distance;
      nearest = candidate;
    }
  }
  return nearest;
}

/** A name without what people mix up: case and separators. */
export function foldName(name: string): string {
  return name.toLowerCase().replaceAll(/[-_. ]/g, '');
}

/** A set of the characters as 32 bits, to tell quickly that two names are far apart. */
export function lettersOf(name: string): number {
  let bits = 0;
  for (let at = 0; at < name.length; at += 1) bits |= 1 << (name.charCodeAt(at) & 31);
  return bits;
}

/** In how many bits two sets of characters differ: at most 2d for names within distance d. */
export function lettersApart(one: number, other: number): number {
  let rest = one ^ other;
  let count = 0;
  for (; rest !== 0; count += 1) rest &= rest - 1;
  return count;
}

/**
 * Optimal string alignment: insertions, deletions, replacements and swaps of neighbours cost one each. What costs more than `most` is
 * told as more than that, without working it out: only the cells near the diagonal are looked at.
 */
function editDistance(a: string, b: string, most: number): number {
  const [one, other] = withoutSharedEnds(a, b);
  const far = most + 1;
  if (Math.abs(one.length - other.length) > most) return far;
  let before = new Int16Array(other.length + 2).fill(far);
  let last = before.map((_, column) => Math.min(column, far));
  let next = new Int16Array(other.length + 2);
  for (let row = 1; row <= one.length; row += 1) {
    const first = Math.max(1, row - most);
    const end = Math.min(other.length, row + most);
    next[first - 1] = first === 1 ? Math.min(row, far) : far;
    next[end + 1] = far;
    let least = next[first - 1] ?? far;
    for (let column = first; column <= end; column += 1) {
      const same = one[row - 1] === other[column - 1];
      let cost = Math.min(
        (last[column] ?? far) + 1,
        (next[column - 1] ?? far) + 1,
        (last[column - 1] ?? far) + (same ? 0 : 1),
        far,
      );
      const isSwap =
        row > 1 &&
        column > 1 &&
        one[row - 1] === other[column - 2] &&
        one[row - 2] === other[column - 1];
      if (isSwap) cost = Math.min(cost, (before[column - 2] ?? far) + 1);
      next[column] = cost;
      least = Math.min(least, cost);
    }
    if (least >= far) return far;
    [before, last, next] = [last, next, before];
  }
  return last[other.length] ?? far;
}

/** Two texts without what they begin and end with alike, which changes no distance. */
function withoutSharedEnds(a: string, b: string): readonly [string, string] {
  const shortest = Math.min(a.length, b.length);
  let start = 0;
  while (start < shortest && a[start] === b[start]) start += 1;
  let end = 0;
  while (end < shortest - start && a[a.length - 1 - end] === b[b.length - 1 - end]) end += 1;
  return [a.slice(start, a.length - end), b.slice(start, b.length - end)];
}
