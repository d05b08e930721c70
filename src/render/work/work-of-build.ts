import type { Build } from '../../model/manifest.ts';
import type { YamlNode } from '../../model/node.ts';

/** Less is not noted with a build. */
const LITTLE = 100_000;
/** What a build costs all stages, whatever is in it. */
const BUILD = 12_000;
/** What an object costs all stages after rendering, and each node of it. */
const OBJECT = 1_600;
const NODE = 8;
/** A container, and how much more its nodes cost than others: they become variables. */
const CONTAINER = 2_500;
const TIMES_IN_CONTAINER = 4;
const CONTAINERS = /^(?:containers|initContainers|ephemeralContainers)$/;

/** A build with what rendering it took, where that is worth tracking. */
export function withWork(build: Build, work: number): Build {
  return work < LITTLE ? build : { ...build, work };
}

/** What a build costs a run, rendering and all that is found out about its objects: depends on nothing but the build. */
export function workOfBuild({ work = 0, objects }: Build): number {
  return objects.reduce((sum, { node }) => sum + OBJECT + workOfNode(node), BUILD + work);
}

/** The work of a node that is worth keeping: it takes more room than counting a smaller one again costs. */
const KEPT = 64 * NODE;

const counts = new WeakMap<YamlNode, number>();
const works = new WeakMap<YamlNode, number>();

function workOfNode(node: YamlNode): number {
  if (node.kind === 'scalar') return NODE;
  const known = works.get(node);
  if (known !== undefined) return known;
  let work = NODE;
  if (node.kind === 'sequence') for (const item of node.items) work += workOfNode(item);
  else {
    for (const { name, value } of node.entries) {
      const isOfPod = value.kind === 'sequence' && CONTAINERS.test(name);
      work += isOfPod
        ? CONTAINER * value.items.length + TIMES_IN_CONTAINER * NODE * countOf(value)
        : workOfNode(value);
    }
  }
  if (work >= KEPT) works.set(node, work);
  return work;
}

function countOf(node: YamlNode): number {
  if (node.kind === 'scalar') return 1;
  const known = counts.get(node);
  if (known !== undefined) return known;
  let count = 1;
  if (node.kind === 'sequence') for (const item of node.items) count += countOf(item);
  else for (const { value } of node.entries) count += countOf(value);
  counts.set(node, count);
  return count;
}
