import type { MapNode } from '../../../model/node.ts';
import { done, mapDone, foldResults } from '../../../model/result.ts';
import type { BuildResult } from '../tree/build-refusal.ts';
import { withNode, type Resource } from './resource.ts';

/** One step of a build: all objects in, all objects out. */
export type Transform = (resources: readonly Resource[]) => BuildResult<readonly Resource[]>;

/** Every object changed on its own. The same list when nothing changes. */
export function changeEach(
  resources: readonly Resource[],
  change: (resource: Resource) => BuildResult<Resource>,
): BuildResult<readonly Resource[]> {
  const result: Resource[] = [];
  let changed = false;
  for (const resource of resources) {
    const outcome = change(resource);
    if (outcome.kind === 'refused') return outcome;
    changed ||= outcome.value !== resource;
    result.push(outcome.value);
  }
  return done(changed ? result : resources);
}

/** As changeEach, for a change of nodes. */
export function changeNodes(
  resources: readonly Resource[],
  change: (node: MapNode) => BuildResult<MapNode>,
): BuildResult<readonly Resource[]> {
  return changeEach(resources, (resource) => {
    const outcome = change(resource.node);
    return mapDone(outcome, (node) => withNode(resource, node));
  });
}

/** Steps one after the other; objects that became empty are dropped after each, as kustomize does. */
export function applyAll(
  resources: readonly Resource[],
  transforms: readonly Transform[],
): BuildResult<readonly Resource[]> {
  return foldResults(transforms, resources, (current, transform) =>
    mapDone(transform(current), withoutEmpty),
  );
}

function withoutEmpty(resources: readonly Resource[]): readonly Resource[] {
  if (resources.every(({ node }) => node.entries.length > 0)) return resources;
  return resources.filter(({ node }) => node.entries.length > 0);
}
