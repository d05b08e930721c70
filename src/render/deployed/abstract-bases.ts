import type { Build } from '../../model/manifest.ts';
import { itemsAt } from '../../model/node.ts';
import type { ParsedFile } from '../../model/parsed-file.ts';
import type { KustomizationGraph } from '../kustomize/kustomization-graph.ts';

/** Fields of a kustomization that bring objects. */
const BRINGING = [
  'resources',
  'bases',
  'components',
  'generators',
  'configMapGenerator',
  'secretGenerator',
  'helmCharts',
  'helmChartInflationGenerator',
];

/**
 * Whether a kustomization that cannot be built brings no object, so that nothing is deployed with it as it is: an empty one that marks a folder,
 * a part that a script puts into others.
 */
export function abstractBases(
  files: readonly ParsedFile[],
  graph: Pick<KustomizationGraph, 'fileOf'>,
): (seed: Build) => boolean {
  const byPath = new Map(files.map((file) => [file.path, file]));
  return ({ id, failures }) => {
    if (failures.length === 0) return false;
    const file = byPath.get(graph.fileOf(id) ?? '');
    if (file?.class.kind !== 'kustomization' || file.faults.length > 0) return false;
    return file.documents.every(({ root }) =>
      BRINGING.every((field) => itemsAt(root, field).length === 0),
    );
  };
}
