import type { Manifest } from '../../model/manifest.ts';
import type { MapNode } from '../../model/node.ts';
import type { NotLookedAt } from '../../model/report.ts';
import { expandApplicationSet } from '../argo/application-set/expand-application-set.ts';
import type { ApplicationSetInput } from '../argo/application-set/application-set.ts';
import { entryObjectOf, isApplicationSet, type EntryObject } from './entry-object.ts';

/** Entry objects among objects: themselves, and the Applications that ApplicationSets make. */
export interface FoundEntries {
  readonly entries: readonly EntryObject[];
  /** ApplicationSets whose Applications nobody can know here, or all of them. */
  readonly notLookedAt: readonly NotLookedAt[];
}

/** Finds the entry objects among objects; each ApplicationSet is expanded once. */
export function entryFinder(
  input: ApplicationSetInput,
): (manifests: readonly Manifest[]) => FoundEntries {
  const expanded = new Map<MapNode, FoundEntries>();
  return (manifests) => {
    const found = manifests.map((manifest) => {
      if (!isApplicationSet(manifest)) {
        const entry = entryObjectOf(manifest);
        return { entries: entry === undefined ? [] : [entry], notLookedAt: [] };
      }
      let known = expanded.get(manifest.node);
      if (known === undefined) {
        known = expand(manifest, input);
        expanded.set(manifest.node, known);
      }
      return known;
    });
    return {
      entries: found.flatMap(({ entries }) => entries),
      notLookedAt: found.flatMap(({ notLookedAt }) => notLookedAt),
    };
  };
}

function expand(set: Manifest, input: ApplicationSetInput): FoundEntries {
  const { applications, unknown, refusal } = expandApplicationSet(set, input);
  const reasons = new Set(unknown.map(({ reason }) => reason));
  if (refusal !== undefined) reasons.add(refusal.words?.message ?? refusal.message);
  return {
    entries: applications.flatMap((application) => entryObjectOf(application) ?? []),
    notLookedAt: [...reasons].map((reason) => ({ manifest: set, reason })),
  };
}
