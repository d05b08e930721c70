import type { Build } from '../../model/manifest.ts';
import { itemsAt, type YamlNode } from '../../model/node.ts';
import { filesByPath, type ParsedFile } from '../../model/parsed-file.ts';
import { isNull } from '../../model/scalars/resolve-scalar.ts';
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
 * Whether a kustomization that cannot be built brings no object, so that nothing is deployed with it as it is: an empty file that keeps a folder, a
 * blank one that marks it, a part that a script puts into others.
 */
export function abstractBases(
  files: readonly ParsedFile[],
  graph: Pick<KustomizationGraph, 'fileOf'>,
): (seed: Build) => 'empty' | 'blank' | 'part' | undefined {
  return ({ id, failures }) => {
    if (failures.length === 0) return undefined;
    const file = filesByPath(files).get(graph.fileOf(id) ?? '');
    if (file?.class.kind !== 'kustomization' || file.faults.length > 0) return undefined;
    const bringsNothing = file.documents.every(({ root }) =>
      BRINGING.every((field) => itemsAt(root, field).length === 0),
    );
    if (!bringsNothing) return undefined;
    if (file.source?.text.trim() === '') return 'empty';
    return file.documents.every(({ root }) => isBlank(root)) ? 'blank' : 'part';
  };
}

/** Fields that say what it is, and nothing of what is in it. */
const TYPE: ReadonlySet<string | undefined> = new Set(['apiVersion', 'kind', 'metadata']);

function isBlank(root: YamlNode | undefined): boolean {
  if (root === undefined || isNull(root, 'kubectl')) return true;
  if (root.kind !== 'map') return false;
  return root.entries.every(
    ({ name, value }) => TYPE.has(name) || (value.kind === 'sequence' && value.items.length === 0),
  );
}
