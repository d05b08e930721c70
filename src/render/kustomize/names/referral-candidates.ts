import { originalId, previousIds } from '../object/previous-ids.ts';
import { effectiveNamespace, NO_NAMESPACE } from '../object/resource-id.ts';
import { currentId, type Resource } from '../object/resource.ts';
import { appendTo } from '../../../model/group-by.ts';

/** The objects of a build that once had another id: only those can be renamed references' targets. */
export interface Candidates {
  readonly all: Candidate;
  /** Those whose original namespace is the one given or, when there are none, whose present one is. */
  readonly inNamespace: (namespace: string, reach: Reach) => Candidate;
}

/** Whether an object counts for a referrer at all. */
export type Reach = (candidate: Resource) => boolean;

/** Objects by the names they once had, in the order of the build. */
export type Candidate = (formerName: string) => readonly Resource[];

export function candidatesFor(resources: readonly Resource[]): Candidates {
  const byName = indexByFormerName(resources);
  const named: Candidate = (name) => byName.get(name) ?? [];
  return {
    all: named,
    inNamespace: (namespace, reach) => inNamespace(namespace, resources.filter(reach), named),
  };
}

function indexByFormerName(
  resources: readonly Resource[],
): ReadonlyMap<string, readonly Resource[]> {
  const byName = new Map<string, Resource[]>();
  for (const resource of resources) {
    for (const name of new Set(previousIds(resource).map((id) => id.name))) {
      appendTo(byName, name, resource);
    }
  }
  return byName;
}

function inNamespace(namespace: string, inReach: readonly Resource[], named: Candidate): Candidate {
  if (namespace === NO_NAMESPACE) return () => [];
  const wasThere = (each: Resource) => effectiveNamespace(originalId(each)) === namespace;
  const isThere = (each: Resource) => effectiveNamespace(currentId(each)) === namespace;
  const matches = inReach.some(wasThere) ? wasThere : isThere;
  return (name) => named(name).filter(matches);
}
