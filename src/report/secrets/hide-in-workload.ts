import type { Manifest } from '../../model/manifest.ts';
import { memo } from '../../model/memo.ts';
import type { MapNode } from '../../model/node.ts';
import type { Container, Workload } from '../../model/workload.ts';
import { openNode } from './open-node.ts';
import type { HideIn } from './text-hider.ts';

/** A workload without secret texts in its names and fields. */
export const hideInWorkload = memo((workload: Workload, hide: HideIn): Workload => {
  const { manifest, podSpec, podMetadata, containers } = workload;
  return {
    ...workload,
    manifest: hideInManifest(manifest, hide),
    podSpec: openMap(podSpec),
    podMetadata: podMetadata && openMap(podMetadata),
    containers: containers.map((each) => hideInContainer(each, hide)),
  };
});

/** A manifest without secret texts in its names and fields. */
export const hideInManifest = memo((manifest: Manifest, hide: HideIn): Manifest => {
  const { name, namespace, node } = manifest;
  return {
    ...manifest,
    name: name === undefined ? name : hide(name),
    namespace: namespace === undefined ? namespace : hide(namespace),
    node: openMap(node),
  };
});

/** A container without secret texts in its name and fields. */
export const hideInContainer = memo((container: Container, hide: HideIn): Container => {
  return { ...container, name: hide(container.name), node: openMap(container.node) };
});

function openMap(node: MapNode): MapNode {
  const open = openNode(node);
  return open.kind === 'map' ? open : node;
}
