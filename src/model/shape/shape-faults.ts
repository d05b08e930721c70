import type { Manifest } from '../manifest.ts';
import type { MapNode } from '../node.ts';
import { findShapeFaults } from './find-shape-faults.ts';
import type { ShapeFault } from './find-shape-faults.ts';

const faultsOf = new WeakMap<
  MapNode,
  { readonly road: string; readonly faults: readonly ShapeFault[] }
>();

/** The faults of an object, found once however many rules ask. */
export function shapeFaults(manifest: Manifest): readonly ShapeFault[] {
  const known = faultsOf.get(manifest.node);
  if (known?.road === manifest.road) return known.faults;
  const faults = [...findShapeFaults(manifest)];
  faultsOf.set(manifest.node, { road: manifest.road, faults });
  return faults;
}
