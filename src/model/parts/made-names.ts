import type { JudgedReference, ReferenceUse, Verdict } from '../reference.ts';
import type { SourceKind } from '../source.ts';

/** What names are counted by: the kind of their source, and what they are used for. */
type Sort = SourceKind | ReferenceUse;

const MADE: ReadonlySet<Verdict['kind']> = new Set(['present', 'elsewhere', 'produced']);

/** Whether something in the repository certainly makes what a reference names. */
export function isMade({ kind }: Verdict): boolean {
  return MADE.has(kind);
}

/** The names that a repository makes, of those that some references use: once for each namespace and sort. */
export function madeNames(references: readonly JudgedReference[]): ReadonlySet<string> {
  const made = new Set<string>();
  for (const { reference, verdict } of references) {
    if (!isMade(verdict)) continue;
    const { kind, use, namespace = '', name } = reference;
    for (const sort of [kind, use]) made.add(`${sort} ${namespace} ${name}`);
  }
  return made;
}

/** How many of them are of a sort. */
export function countMade(made: Iterable<string>, sort: Sort): number {
  let count = 0;
  for (const name of made) if (name.startsWith(`${sort} `)) count += 1;
  return count;
}
