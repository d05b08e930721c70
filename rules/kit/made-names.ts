import { addTo } from '../../src/model/group-by.ts';
import { memo } from '../../src/model/memo.ts';
import type { JudgedReference, ReferenceUse, Verdict } from '../../src/model/reference.ts';
import type { SourceKind } from '../../src/model/source.ts';

const MADE: ReadonlySet<Verdict['kind']> = new Set(['present', 'elsewhere', 'produced']);

/** How many of the names that references use exist in the repository: once per namespace, of one kind of source or for one use. */
export function countMadeNames(
  references: readonly JudgedReference[],
  sort: SourceKind | ReferenceUse,
): number {
  return madeNames(references).get(sort)?.size ?? 0;
}

const madeNames = memo(
  (references: readonly JudgedReference[]): ReadonlyMap<string, ReadonlySet<string>> => {
    const made = new Map<string, Set<string>>();
    for (const { reference, verdict } of references) {
      if (!MADE.has(verdict.kind)) continue;
      const { kind, use, namespace = '', name } = reference;
      for (const sort of [kind, use]) addTo(made, sort, `${namespace} ${name}`);
    }
    return made;
  },
);
