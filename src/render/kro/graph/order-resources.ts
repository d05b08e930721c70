import { appendTo } from '../../../model/group-by.ts';
import { scalarAt } from '../../../model/node.ts';
import { done } from '../../../model/result.ts';
import { refused, type BuildResult } from '../../kustomize/tree/build-refusal.ts';
import type { GraphResource } from './graph.ts';

/**
 * Resources behind those that they wait for, and otherwise as they are written; a circle is refused (kro: TopologicalSort in
 * pkg/graph/dag/dag.go).
 */
export function orderResources(
  resources: readonly GraphResource[],
): BuildResult<readonly GraphResource[]> {
  const own = resources.find(({ id, dependencies }) => dependencies.includes(id));
  if (own !== undefined) return refused(placeOf(own), `${GRAPH}: self references are not allowed`);
  const indexes = new Map(resources.map(({ id }, index) => [id, index]));
  const waiting = resources.map(({ dependencies }) => dependencies.length);
  const dependents = new Map<number, number[]>();
  for (const [index, { dependencies }] of resources.entries()) {
    for (const id of dependencies) {
      const of = indexes.get(id);
      if (of === undefined)
        return refused(placeOf(resources[index]), `${GRAPH}: node ${id} does not exist`);
      appendTo(dependents, of, index);
    }
  }
  const ready = waiting.flatMap((count, index) => (count === 0 ? [index] : []));
  const ordered: GraphResource[] = [];
  while (ready.length > 0) {
    const next = Math.min(...ready);
    ready.splice(ready.indexOf(next), 1);
    ordered.push(...resources.slice(next, next + 1));
    for (const index of dependents.get(next) ?? []) {
      const left = (waiting[index] ?? 0) - 1;
      waiting[index] = left;
      if (left === 0) ready.push(index);
    }
  }
  if (ordered.length === resources.length) return done(ordered);
  const stuck = resources.filter((each) => !ordered.includes(each));
  const circle = circleIn(stuck);
  return refused(
    placeOf(circle[0]),
    `${GRAPH}: graph contains a cycle: ${circle.map(({ id }) => id).join(' -> ')}`,
  );
}

const GRAPH = 'failed to build dependency graph';

function placeOf(resource: GraphResource | undefined) {
  const at = scalarAt(resource?.node, 'id') ?? resource?.node;
  if (at === undefined) throw new Error('A circle has resources.');
  return at;
}

/** A circle among resources each of which waits for one of them; the first one comes again at its end. */
function circleIn(stuck: readonly GraphResource[]): readonly GraphResource[] {
  const byId = new Map(stuck.map((each) => [each.id, each]));
  const path: GraphResource[] = [];
  let here = stuck[0];
  while (here !== undefined && !path.includes(here)) {
    path.push(here);
    here = here.dependencies.flatMap((id) => byId.get(id) ?? [])[0];
  }
  return here === undefined ? path : [...path.slice(path.indexOf(here)), here];
}
