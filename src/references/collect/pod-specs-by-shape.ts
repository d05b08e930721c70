import type { MapNode, YamlNode } from '../../model/node.ts';
import { itemsAt, mapAt, scalarAt, valueAt } from '../../model/node.ts';
import type { Container } from '../../model/workload.ts';
import { isObject } from '../objects/nested-manifests.ts';
import { containerOf, containersIn, looksLikeContainer } from './containers-of.ts';

/** A pod spec, or its counterpart in a custom resource (an Argo template, a Tekton task). */
export interface FoundPodSpec {
  readonly path: string;
  readonly podSpec: MapNode;
  readonly podMetadata: MapNode | undefined;
  readonly containers: readonly Container[];
}

/** What a pod spec keeps for itself: nothing below these is another pod spec. */
const OWN_FIELDS = new Set([
  'containers',
  'initContainers',
  'ephemeralContainers',
  'containerSet',
  'container',
  'script',
  'sidecars',
  'stepTemplate',
  'volumes',
]);

/** Every pod spec in a custom resource at any depth, recognised by its containers; objects nested in it are not entered. */
export function podSpecsByShape(root: MapNode): FoundPodSpec[] {
  const found: FoundPodSpec[] = [];
  walk({ node: root, path: '', template: undefined, found });
  return found;
}

interface Visit {
  readonly node: YamlNode;
  readonly path: string;
  /** The map around a `spec`, when it is not an object of its own: a pod template. */
  readonly template: MapNode | undefined;
  readonly found: FoundPodSpec[];
}

function walk({ node, path, template, found }: Visit): void {
  if (node.kind === 'scalar') return;
  if (node.kind === 'sequence') {
    for (const [index, item] of node.items.entries()) {
      if (item.kind === 'map' && isObject(item)) continue;
      walk({ node: item, path: `${path}[${index}]`, template: undefined, found });
    }
    return;
  }
  const containers = containersByShape(node, path);
  if (containers.length > 0) {
    const podMetadata = mapAt(template, 'metadata') ?? metadataOfTemplate(node, path);
    found.push({ path, podSpec: node, podMetadata, containers });
  }
  for (const { name, value } of node.entries) {
    if (containers.length > 0 && OWN_FIELDS.has(name)) continue;
    if (value.kind === 'scalar' || (value.kind === 'map' && isObject(value))) continue;
    walk({
      node: value,
      path: path === '' ? name : `${path}.${name}`,
      template: name === 'spec' && path !== '' ? node : undefined,
      found,
    });
  }
}

/** An Argo template carries its pods' metadata itself; a custom resource's own metadata is not its pods'. */
function metadataOfTemplate(node: MapNode, path: string): MapNode | undefined {
  return path === '' ? undefined : mapAt(node, 'metadata');
}

function containersByShape(node: MapNode, path: string): Container[] {
  const at = (field: string): string => (path === '' ? field : `${path}.${field}`);
  const list = (field: string): YamlNode | undefined => {
    const value = valueAt(node, field);
    return value?.kind === 'sequence' && value.items.some(looksLikeContainer) ? value : undefined;
  };
  return [
    ...containersIn(list('initContainers'), 'init', at('initContainers')),
    ...containersIn(list('containers'), 'regular', at('containers')),
    ...containersIn(list('ephemeralContainers'), 'ephemeral', at('ephemeralContainers')),
    ...argoContainers(node, at),
    ...tektonContainers(node, at),
    ...containersIn(list('sidecars'), 'regular', at('sidecars')),
  ];
}

type PathOf = (field: string) => string;

/** Argo Workflows: a template runs one `container`, one `script`, or a `containerSet`. */
function argoContainers(node: MapNode, at: PathOf): Container[] {
  const single = (['container', 'script'] as const).flatMap((field) => {
    const value = mapAt(node, field);
    if (value === undefined || scalarAt(value, 'image') === undefined) return [];
    return [containerOf(value, 'regular', at(field))];
  });
  const set = valueAt(node, 'containerSet', 'containers');
  return [...single, ...containersIn(set, 'regular', at('containerSet.containers'))];
}

/** Tekton: the steps of a task share one pod; `stepTemplate` holds what they have in common. */
function tektonContainers(node: MapNode, at: PathOf): Container[] {
  const steps = itemsAt(node, 'steps');
  const template = mapAt(node, 'stepTemplate');
  const runs = steps.some((step) => step.kind === 'map' && scalarAt(step, 'image') !== undefined);
  if (!runs && template === undefined) return [];
  return [
    ...(template === undefined ? [] : [containerOf(template, 'regular', at('stepTemplate'))]),
    ...(steps.length === 0 ? [] : containersIn(valueAt(node, 'steps'), 'regular', at('steps'))),
  ];
}
