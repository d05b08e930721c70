import { addTo } from '../../src/model/group-by.ts';
import { isClusterKind } from '../../src/model/kinds/kinds.ts';
import { memo } from '../../src/model/memo.ts';
import {
  missingIn,
  type JudgedReference,
  type Reference,
  type ReferenceUse,
  type Verdict,
} from '../../src/model/reference.ts';
import type { SourceKind } from '../../src/model/source.ts';

const MADE: ReadonlySet<Verdict['kind']> = new Set(['present', 'elsewhere', 'produced']);

/** Uses that no container waits for. */
const UNAWAITED: ReadonlySet<ReferenceUse> = new Set([
  'ingress-tls',
  'image-pull-secret',
  'storage',
]);

/** How many of the names that references use exist in the repository: once per namespace, of one kind of source, or of one `unawaitedSort`. */
export function countMadeNames(references: readonly JudgedReference[], sort: string): number {
  return madeNames(references).get(sort)?.size ?? 0;
}

/** A name that the repository does not make is conspicuous if it makes so many times more names than it lacks. */
const MANY_OTHERS = 10;

/** How many names of a kind the repository makes, if these are nearly all that it uses: what is not among them stands out. */
export function othersMade(
  kind: SourceKind,
  lacking: number,
  references: readonly JudgedReference[],
): number | undefined {
  const made = countMadeNames(references, kind);
  return made >= MANY_OTHERS * lacking ? made : undefined;
}

const madeNames = memo(
  (references: readonly JudgedReference[]): ReadonlyMap<string, ReadonlySet<string>> => {
    const made = new Map<string, Set<string>>();
    for (const { reference, verdict } of references) {
      if (!MADE.has(verdict.kind) && missingIn(verdict)?.what !== 'key') continue;
      const { kind } = reference;
      const sort = unawaitedSort(reference);
      for (const each of sort === undefined ? [kind] : [kind, sort])
        addTo(made, each, scopedName(reference));
    }
    return made;
  },
);

/** A name in its namespace, where that is known: equal for one name in several clusters. */
export function scopedName({ namespace = '', name }: Reference): string {
  return `${namespace} ${name}`;
}

/** The sort of a use that no container waits for: all of it may be made elsewhere. Undefined for other uses. */
export function unawaitedSort({ use, manifest }: Reference): string | undefined {
  if (UNAWAITED.has(use)) return use;
  const isUnawaited = isClusterKind(manifest) || manifest.kind === 'Gateway';
  return use === 'custom-resource' && isUnawaited ? manifest.kind : undefined;
}
