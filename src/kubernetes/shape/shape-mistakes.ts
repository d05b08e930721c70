import type { Manifest } from '../../model/manifest.ts';
import type { MapNode } from '../../model/node.ts';
import { findShapeMistakes } from './find-shape-mistakes.ts';
import type { ShapeMistake } from './find-shape-mistakes.ts';
import { memo } from '../../model/memo.ts';

/** The mistakes in the shape of an object, found once however many rules ask. */
export function shapeMistakes(manifest: Manifest): readonly ShapeMistake[] {
  return mistakesInDialect[manifest.dialect](manifest.node, manifest);
}

const mistakesInDialect = { kubectl: mistakesOfNode(), kustomize: mistakesOfNode() };

/** By node, not by manifest: several builds share the nodes of an object. */
function mistakesOfNode(): (node: MapNode, manifest: Manifest) => readonly ShapeMistake[] {
  return memo((_node: MapNode, manifest: Manifest) => findShapeMistakes(manifest));
}
