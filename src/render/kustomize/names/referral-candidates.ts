import { appendTo } from '../../../model/group-by.ts';
import { originalId, previousIds } from '../object/previous-ids.ts';
import { effectiveNamespace, NO_NAMESPACE } from '../object/resource-id.ts';
import { currentId, nameOf, type Resource } from '../object/resource.ts';

/** The objects of a build that once had another id: only those can be renamed references' targets. */
export interface Candidates {
  readonly all: Candidate;
  /** Whether an object that was once called so now has another name. */
  readonly isRenamed: (formerName: string) => boolean;
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
  const renamed = new Set<string>();
  for (const [name, found] of byName) {
    if (found.some(({ node }) => nameOf(node) !== name)) renamed.add(name);
  }
  return {
    all: named,
    isRenamed: (name) => renamed.has(name),
    inNamespace: (namespace, reach) => inNamespace(namespace, resources.filter(reach), named),
  };
}

function indexByFormerName(
  resources: readonly Resource[],
): ReadonlyMap<string, readonly Resource[]> {
  const byName = new Map<string, Resource[]>();
  for (const resource of resources) {
    for (const name of formerNames(resource)) appendTo(byName, name, resource);
  }
  return byName;
}

/** Each once. */
function formerNames(resource: Resource): Iterable<string> {
  const ids = previousIds(resource);
  const names = ids.map(({ name }) => name);
  return names.length > 1 ? new Set(names) : names;
}

function inNamespace(namespace: string, inReach: readonly Resource[], named: Candidate): Candidate {
  if (namespace === NO_NAMESPACE) return () => [];
  const wasThere = (each: Resource) => effectiveNamespace(originalId(each)) === namespace;
  const isThere = (each: Resource) => effectiveNamespace(currentId(each)) === namespace;
  const matches = inReach.some(wasThere) ? wasThere : isThere;
  return (name) => named(name).filter(matches);
}
