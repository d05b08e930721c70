/** When no name is near, a message lists all of them, if they are this few. */
export const SHORT_LIST = 15;

/** Longer than any name of Kubernetes: such a text is not a typo. */
const LONGEST_NAME = 512;
/** Cells of a row of distances that are looked at. */
const WIDTH = 7;
/** The bits that separators have in a set of characters. */
const SEPARATORS = lettersOf('-_. ');

/** Characters that one question may look at, so that no list of names makes it slow. */
const MAX_LOOKED_AT = 60_000;

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
    if (lookedAt > MAX_LOOKED_AT) break;
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

/**
 * The nearest of paths, or of names such as `pod/api`: every part between `/` and `.` must be equal or near by itself, so that a shared
 * extension or kind makes nothing near. Undefined when none is near.
 */
export function nearestPath(path: string, candidates: Iterable<string>): string | undefined {
  const parts = path.split(PARTS);
  const near = [...candidates].filter((candidate) => {
    const others = candidate.split(PARTS);
    return others.length === parts.length && others.every((part, at) => isNear(part, parts[at]));
  });
  return nearestName(path, near);
}

const PARTS = /[/.]/;

function isNear(part: string, asked = ''): boolean {
  const [short, long] = part.length < asked.length ? [part, asked] : [asked, part];
  const lacksOne = short.length > 1 && long.length - short.length <= 1 && long.startsWith(short);
  return lacksOne || nearestName(asked, [part]) !== undefined;
}

/** A name without what people mix up: case and separators. */
export function foldName(name: string): string {
  return name.toLowerCase().replaceAll(/[-_. ]/g, '');
}

/** A set of the characters as 32 bits, to see quickly that two names are far apart. */
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

/** Three rows of distances, made once: a question may ask for hundreds of thousands of distances. */
const ROWS = [0, 1, 2].map(() => new Int16Array(LONGEST_NAME + 2));

/**
 * Optimal string alignment: insertions, deletions, replacements and swaps of neighbours cost one each. What costs more than `most` is
 * reported as more than that, without working it out: only the cells near the diagonal are looked at.
 */
function editDistance(a: string, b: string, most: number): number {
  const far = most + 1;
  const start = sharedStart(a, b);
  const end = sharedEnd(a, b, start);
  const height = a.length - start - end;
  const width = b.length - start - end;
  if (Math.abs(height - width) > most) return far;
  let [before, last, next] = ROWS;
  if (before === undefined || last === undefined || next === undefined) return far;
  for (let column = 0; column <= width + 1; column += 1) {
    before[column] = far;
    last[column] = Math.min(column, far);
  }
  for (let row = 1; row <= height; row += 1) {
    const least = fillRow(a, b, { start, row, width, most }, before, last, next);
    if (least >= far) return far;
    [before, last, next] = [last, next, before];
  }
  return last[width] ?? far;
}

interface Row {
  /** The common start of the texts. */
  readonly start: number;
  readonly row: number;
  readonly width: number;
  readonly most: number;
}

/** Fills the next row of distances near the diagonal; gives the smallest of them. */
function fillRow(
  a: string,
  b: string,
  { start, row, width, most }: Row,
  before: Int16Array,
  last: Int16Array,
  next: Int16Array,
): number {
  const far = most + 1;
  const first = Math.max(1, row - most);
  const end = Math.min(width, row + most);
  const own = a.charCodeAt(start + row - 1);
  const previous = row > 1 ? a.charCodeAt(start + row - 2) : -1;
  let least = first === 1 ? Math.min(row, far) : far;
  next[first - 1] = least;
  next[end + 1] = far;
  for (let column = first; column <= end; column += 1) {
    const other = b.charCodeAt(start + column - 1);
    let cost = (last[column - 1] ?? far) + (own === other ? 0 : 1);
    cost = Math.min(cost, (last[column] ?? far) + 1, (next[column - 1] ?? far) + 1, far);
    const isSwap =
      column > 1 && previous === other && own === b.charCodeAt(start + column - 2) && row > 1;
    if (isSwap) cost = Math.min(cost, (before[column - 2] ?? far) + 1);
    next[column] = cost;
    least = Math.min(least, cost);
  }
  return least;
}

/** How many characters two texts begin with alike: they change no distance. */
function sharedStart(a: string, b: string): number {
  const shortest = Math.min(a.length, b.length);
  let start = 0;
  while (start < shortest && a.charCodeAt(start) === b.charCodeAt(start)) start += 1;
  return start;
}

/** How many characters two texts end with alike, behind what they begin with alike. */
function sharedEnd(a: string, b: string, start: number): number {
  const shortest = Math.min(a.length, b.length) - start;
  let end = 0;
  while (end < shortest && a.charCodeAt(a.length - 1 - end) === b.charCodeAt(b.length - 1 - end))
    end += 1;
  return end;
}
