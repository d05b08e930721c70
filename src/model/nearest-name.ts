/** Names longer than this are compared by their first part only: the answer is a hint, never worth quadratic time. */
const COMPARED_LENGTH = 64;

/**
 * The candidate a person most likely meant by `name`, or undefined when none is close: at most a third of its
 * letters wrong (a swap of neighbours counts once), or the one differs from the other in case and separators only.
 * Ties go to the first candidate.
 */
export function nearestName(name: string, candidates: Iterable<string>): string | undefined {
  const wanted = plain(name);
  const limit = Math.max(1, Math.floor(name.length / 3));
  let best: string | undefined;
  let bestDistance = limit + 1;
  for (const candidate of candidates) {
    if (candidate === name) return candidate;
    const distance = plain(candidate) === wanted ? 0 : editDistance(name, candidate, bestDistance);
    if (distance < bestDistance) [best, bestDistance] = [candidate, distance];
  }
  return best;
}

function plain(name: string): string {
  return name.toLowerCase().replaceAll(/[-_.\s]/g, '');
}

/** Edits (insert, delete, replace, swap of neighbours) from one text to another, or `bound` when there are as many or more. */
function editDistance(a: string, b: string, bound: number): number {
  if (Math.abs(a.length - b.length) >= bound) return bound;
  const [from, to] = [a.slice(0, COMPARED_LENGTH), b.slice(0, COMPARED_LENGTH)];
  let before: number[] = [];
  let previous = Array.from({ length: to.length + 1 }, (_, index) => index);
  for (let i = 1; i <= from.length; i += 1) {
    const row = [i];
    for (let j = 1; j <= to.length; j += 1) {
      row.push(cellOf(from, to, i, j, { before, previous, row }));
    }
    if (Math.min(...row) >= bound) return bound;
    [before, previous] = [previous, row];
  }
  return previous[to.length] ?? bound;
}

interface Rows {
  readonly before: readonly number[];
  readonly previous: readonly number[];
  readonly row: readonly number[];
}

function cellOf(from: string, to: string, i: number, j: number, rows: Rows): number {
  const same = from[i - 1] === to[j - 1];
  const replaced = at(rows.previous, j - 1) + (same ? 0 : 1);
  const edited = Math.min(replaced, at(rows.previous, j) + 1, at(rows.row, j - 1) + 1);
  const swapped = i > 1 && j > 1 && from[i - 1] === to[j - 2] && from[i - 2] === to[j - 1];
  return swapped ? Math.min(edited, at(rows.before, j - 2) + 1) : edited;
}

function at(row: readonly number[], index: number): number {
  return row[index] ?? Number.POSITIVE_INFINITY;
}
