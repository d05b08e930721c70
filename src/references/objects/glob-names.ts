import { groupBy } from '../../model/group-by.ts';

/** From this number of names on, one pattern is shown instead of a list. */
const MANY = 8;
/** Characters of a pattern besides its `*`. */
const SHORTEST = 4;

/** A name, or a glob with one `*`, and the names that it matches. */
interface NamePattern {
  readonly pattern: string;
  readonly names: readonly string[];
}

/**
 * Names under few patterns that mean something: `*-tls` if many names end like this. A pattern is used only if it matches none of `others`,
 * names that exist: hiding a typo of those would cost more than a long list. In the order of the patterns.
 */
export function globNames(
  names: readonly string[],
  others: readonly string[],
): readonly NamePattern[] {
  const left = new Set(names);
  const taken = new Set(others.flatMap(patternsFor));
  const found: NamePattern[] = [];
  const groups = groupBy(
    names.flatMap((name) => patternsFor(name).map((pattern) => ({ name, pattern }))),
    ({ pattern }) => pattern,
  );
  const widest = [...groups].toSorted(
    ([a, some], [b, more]) => more.length - some.length || b.length - a.length || (a < b ? -1 : 1),
  );
  for (const [pattern, group] of widest) {
    const covered = group.flatMap(({ name }) => (left.has(name) ? [name] : []));
    if (taken.has(pattern) || covered.length < MANY) continue;
    for (const name of covered) left.delete(name);
    found.push({ pattern, names: covered });
  }
  const single = [...left].map((name) => ({ pattern: name, names: [name] }));
  return [...found, ...single].toSorted((a, b) => (a.pattern < b.pattern ? -1 : 1));
}

/** The patterns of a name: what it begins with up to a `-` or `.`, what it ends with from one on. */
function patternsFor(name: string): readonly string[] {
  return [...name.matchAll(/[-.]/g)].flatMap(({ index }) => [
    ...(index + 1 >= SHORTEST ? [`${name.slice(0, index + 1)}*`] : []),
    ...(name.length - index >= SHORTEST ? [`*${name.slice(index)}`] : []),
  ]);
}
