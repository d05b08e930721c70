import { groupBy } from '../../model/group-by.ts';
import type { Build } from '../../model/manifest.ts';
import { once } from '../../model/memo.ts';
import { folderOf } from '../../model/names/folder-of.ts';
import { itemsAt, type YamlNode } from '../../model/node.ts';
import { filesByPath, type ParsedFile } from '../../model/parsed-file.ts';
import { isNull } from '../../model/scalars/resolve-scalar.ts';
import {
  isLocal,
  joinPath,
  listedEntries,
  type KustomizationGraph,
} from '../kustomize/kustomization-graph.ts';

/** Fields of a kustomization that say themselves what they make, and all that bring objects. */
const MAKING = [
  'configMapGenerator',
  'secretGenerator',
  'helmCharts',
  'helmChartInflationGenerator',
];
const BRINGING = ['resources', 'bases', 'components', 'generators', ...MAKING];

/** One file may be missing because its name is wrong. */
const MIN_LACKING = 2;

/**
 * Whether a kustomization that cannot be built brings no object, so that nothing is deployed with it as it is: an empty file that keeps a folder, a
 * blank one that marks it, a part that a script puts into others, one that is alone in its folder and of what it lists nothing is there.
 */
export function abstractBases(
  files: readonly ParsedFile[],
  graph: Pick<KustomizationGraph, 'fileOf'>,
  exists: (path: string) => boolean,
): (seed: Build) => 'empty' | 'blank' | 'part' | 'alone' | undefined {
  const isAlone = once(() => aloneAmong(files, exists));
  return ({ id, failures }) => {
    if (failures.length === 0) return undefined;
    const file = filesByPath(files).get(graph.fileOf(id) ?? '');
    if (file?.class.kind !== 'kustomization' || file.faults.length > 0) return undefined;
    if (file.documents.some(({ root }) => hasOneOf(BRINGING, root)))
      return isAlone()(file) ? 'alone' : undefined;
    if (file.source?.text.trim() === '') return 'empty';
    return file.documents.every(({ root }) => isBlank(root)) ? 'blank' : 'part';
  };
}

/** Whether a kustomization lists several files or folders below it, of which none is there, and nothing else, and there is nothing beside it. */
function aloneAmong(
  files: readonly ParsedFile[],
  exists: (path: string) => boolean,
): (file: ParsedFile) => boolean {
  const inFolder = groupBy(files, ({ path }) => folderOf(path));
  return ({ path, documents }) => {
    const folder = folderOf(path);
    if (inFolder.get(folder)?.length !== 1) return false;
    if (documents.some(({ root }) => hasOneOf(MAKING, root))) return false;
    const listed = documents.flatMap(({ root }) => listedEntries(root)).filter(Boolean);
    const isLacking = (entry: string): boolean =>
      isLocal(entry) && !entry.startsWith('../') && !exists(joinPath(folder, entry));
    return listed.length >= MIN_LACKING && listed.every(isLacking);
  };
}

function hasOneOf(fields: readonly string[], root: YamlNode | undefined): boolean {
  return fields.some((field) => itemsAt(root, field).length > 0);
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
