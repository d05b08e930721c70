import type { Manifest } from '../../model/manifest.ts';
import type { MapNode } from '../../model/node.ts';
import { findShapeFaults } from './find-shape-faults.ts';
import type { ShapeFault } from './find-shape-faults.ts';
import { memo } from '../../model/memo.ts';

/** The faults of an object, found once however many rules ask. */
export function shapeFaults(manifest: Manifest): readonly ShapeFault[] {
  return faultsInDialect[manifest.dialect](manifest.node, manifest);
}

const faultsInDialect = { kubectl: faultsOfNode(), kustomize: faultsOfNode() };

/** By node, not by manifest: several builds share the nodes of an object. */
function faultsOfNode(): (node: MapNode, manifest: Manifest) => readonly ShapeFault[] {
  return memo((_node: MapNode, manifest: Manifest) => findShapeFaults(manifest));
}
