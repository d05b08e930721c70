import { scalarAt, valueAt, type MapNode, type YamlNode } from '../../model/node.ts';
import type { Container, ContainerKind } from '../../model/workload.ts';
import { pathBelow } from '../objects/path-below.ts';

const LISTS: readonly (readonly [field: string, kind: ContainerKind])[] = [
  ['initContainers', 'init'],
  ['containers', 'regular'],
  ['ephemeralContainers', 'ephemeral'],
];

/** The containers of a pod spec, in the order in which they start. Items that are not maps are left out. */
export function containersOf(podSpec: MapNode, path: string): Container[] {
  return LISTS.flatMap(([field, kind]) =>
    containersIn(valueAt(podSpec, field), kind, pathBelow(path, field)),
  );
}

/** The containers of one list; `path` is the list's own. */
export function containersIn(
  list: YamlNode | undefined,
  kind: ContainerKind,
  path: string,
): Container[] {
  if (list?.kind !== 'sequence') return [];
  return list.items.flatMap((item, index) =>
    item.kind === 'map' ? [containerOf(item, kind, pathBelow(path, index))] : [],
  );
}

/** One container; a nameless one is called by its place. */
export function containerOf(node: MapNode, kind: ContainerKind, path: string): Container {
  const name = scalarAt(node, 'name')?.text ?? '';
  const restarts = scalarAt(node, 'restartPolicy')?.text === 'Always';
  return {
    kind: kind === 'init' && restarts ? 'sidecar' : kind,
    name: name === '' ? path.slice(path.lastIndexOf('.') + 1) : name,
    path,
    node,
  };
}

const CONTAINER_FIELDS = [
  'image',
  'command',
  'args',
  'env',
  'envFrom',
  'volumeMounts',
  'ports',
  'resources',
  'securityContext',
];

/** Whether a node has the shape of a container: an image, or a name and something that containers have. */
export function looksLikeContainer(node: YamlNode | undefined): boolean {
  if (node?.kind !== 'map') return false;
  if (scalarAt(node, 'image') !== undefined) return true;
  return (
    scalarAt(node, 'name') !== undefined &&
    CONTAINER_FIELDS.some((field) => valueAt(node, field) !== undefined)
  );
}
