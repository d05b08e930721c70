import type { Manifest, Dialect } from '../../model/manifest.ts';
import type { MapNode } from '../../model/node.ts';
import { findShapeFaults } from './find-shape-faults.ts';
import type { ShapeFault } from './find-shape-faults.ts';

const faultsInDialect: Readonly<Record<Dialect, WeakMap<MapNode, readonly ShapeFault[]>>> = {
  kubectl: new WeakMap(),
  kustomize: new WeakMap(),
};

/** The faults of an object, found once however many rules ask. */
export function shapeFaults(manifest: Manifest): readonly ShapeFault[] {
  const known = faultsInDialect[manifest.dialect];
  let faults = known.get(manifest.node);
  if (faults === undefined) {
    faults = findShapeFaults(manifest);
    known.set(manifest.node, faults);
  }
  return faults;
}
