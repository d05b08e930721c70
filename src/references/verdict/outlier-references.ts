import { groupBy } from '../../model/group-by.ts';
import type { Reference, Verdict } from '../../model/reference.ts';
import { isBootstrapField } from '../fields/bootstrap-field.ts';
import { isDocumentedField } from '../fields/documented-field.ts';

/** References of an object that must be satisfied, at least, so that the missing one is an outlier. */
const FEWEST = 2;
/** The same for one field of all objects of a kind. */
const FEWEST_IN_FIELD = 4;
const SATISFIED: ReadonlySet<string | undefined> = new Set([
  'present',
  'elsewhere',
  'produced',
  'assumed',
] satisfies readonly Verdict['kind'][]);

/**
 * References of custom resources, in fields that are documented to need their source, whose siblings are all satisfied: those in the same
 * object, or those in the same field of all objects of its kind. The only name that nothing explains is worth a word, although only the
 * controller knows what a missing source means; but what people make by hand before all else is explained by its field. `early` holds the
 * verdicts that are known, in the order of the references.
 */
export function outlierReferences(
  references: readonly Reference[],
  early: readonly (Verdict | undefined)[],
): ReadonlySet<Reference> {
  const judged = references.flatMap((reference, at) =>
    reference.use === 'custom-resource' &&
    isDocumentedField(reference) &&
    !isBootstrapField(reference)
      ? [{ reference, verdict: early[at] }]
      : [],
  );
  const outliers = new Set<Reference>();
  for (const ofObject of groupBy(judged, ({ reference }) => reference.manifest.node).values()) {
    for (const own of groupBy(ofObject, ({ reference }) => reference.build).values())
      addOutliers(own, FEWEST, outliers);
  }
  const fields = groupBy(judged, ({ reference }) => fieldOf(reference));
  for (const ofField of fields.values()) addOutliers(ofField, FEWEST_IN_FIELD, outliers);
  return outliers;
}

interface Early {
  readonly reference: Reference;
  readonly verdict: Verdict | undefined;
}

/** Adds the references to the only missing name, if all others are satisfied, and these are at least `fewest`. */
function addOutliers(siblings: readonly Early[], fewest: number, outliers: Set<Reference>): void {
  const missing = siblings.filter(({ verdict }) => verdict === undefined);
  const satisfied = siblings.filter(({ verdict }) => SATISFIED.has(verdict?.kind));
  const names = new Set(missing.map(({ reference }) => `${reference.kind} ${reference.name}`));
  const isOutlier = names.size === 1 && satisfied.length + missing.length === siblings.length;
  if (!isOutlier || satisfied.length < fewest) return;
  for (const { reference } of missing) outliers.add(reference);
}

/** One field of a kind of objects; fields that are shaped as in a pod are one, wherever they are. */
function fieldOf({ kind, path, manifest }: Reference): string {
  const shape = /(?:valueFrom|envFrom)\b.*$/.exec(path)?.[0] ?? path;
  return JSON.stringify([kind, manifest.group, manifest.kind, shape.replaceAll(/\[\d+\]/g, '')]);
}
