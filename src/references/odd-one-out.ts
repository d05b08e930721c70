import { groupBy } from '../model/group-by.ts';
import type { Reference, Verdict } from '../model/reference.ts';
import { isDocumentedField } from './fields/documented-field.ts';

/** Fewest other references that must be satisfied before the one that is not stands out. */
const FEWEST = 2;
const SATISFIED: ReadonlySet<string | undefined> = new Set([
  'present',
  'elsewhere',
  'produced',
  'assumed',
] satisfies readonly Verdict['kind'][]);

/**
 * References of custom resources, in fields that are documented to need their source, whose siblings in the same object are all satisfied:
 * the only name that nothing explains is worth a word, although only the controller knows what a missing source means. `early` holds the
 * verdicts that are known, in the order of the references.
 */
export function oddOnesOut(
  references: readonly Reference[],
  early: readonly (Verdict | undefined)[],
): ReadonlySet<Reference> {
  const judged = references.flatMap((reference, at) =>
    reference.use === 'custom-resource' && isDocumentedField(reference)
      ? [{ reference, verdict: early[at] }]
      : [],
  );
  const odd = new Set<Reference>();
  for (const ofObject of groupBy(judged, ({ reference }) => reference.manifest.node).values()) {
    for (const own of groupBy(ofObject, ({ reference }) => reference.build).values()) {
      const missing = own.filter(({ verdict }) => verdict === undefined);
      const satisfied = own.filter(({ verdict }) => SATISFIED.has(verdict?.kind));
      const names = new Set(missing.map(({ reference }) => `${reference.kind} ${reference.name}`));
      const isOdd = names.size === 1 && satisfied.length + missing.length === own.length;
      if (!isOdd || satisfied.length < FEWEST) continue;
      for (const { reference } of missing) odd.add(reference);
    }
  }
  return odd;
}
