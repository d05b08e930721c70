/** When no name is near, a message lists all of them, if they are this few. */
export const SHORT_LIST = 10;

/** Comparisons one question may cost, so that no list of names makes it slow. */
const MOST_COMPARED = 4_000;

/**
 * The candidate a person most likely meant: equal but for case and separators, else the smallest edit distance (a swap of
 * neighbours counts once) within a third of the length. Undefined when none is near. Ties go to the first in code unit order.
 */
export function nearestName(name: string, candidates: Iterable<string>): string | undefined {
  const bound = Math.min(3, Math.floor(name.length / 3));
  const letters = lettersOf(name);
  const folded = foldName(name);
  let nearest: string | undefined;
  let smallest = bound + 1;
  let compared = 0;
  for (const candidate of candidates) {
    if (candidate === name) continue;
    const alike = foldName(candidate) === folded;
    const possible =
      Math.abs(candidate.length - name.length) <= bound &&
      lettersApart(letters, lettersOf(candidate)) <= 2 * bound;
    if (!alike && !possible) continue;
    compared += 1;
    if (compared > MOST_COMPARED) break;
    const distance = alike ? 0.5 : editDistance(name, candidate);
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

/** Optimal string alignment: insertions, deletions, replacements and swaps of neighbours cost one each. */
function editDistance(a: string, b: string): number {
  let before: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, column) => column);
  for (let row = 1; row <= a.length; row += 1) {
    const next = [row];
    for (let column = 1; column <= b.length; column += 1) {
      const same = a[row - 1] === b[column - 1];
      let cost = Math.min(
        (last[column] ?? 0) + 1,
        (next[column - 1] ?? 0) + 1,
        (last[column - 1] ?? 0) + (same ? 0 : 1),
      );
      if (row > 1 && column > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1]) {
        cost = Math.min(cost, (before[column - 2] ?? 0) + 1);
      }
      next.push(cost);
    }
    before = last;
    last = next;
  }
  return last[b.length] ?? 0;
}
