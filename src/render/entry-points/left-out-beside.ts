import { folderOf } from '../../model/names/folder-of.ts';
import type { KustomizationGraph } from '../kustomize/kustomization-graph.ts';
import type { EntryObject } from './entry-object.ts';
import { isStart } from './walk-entries.ts';

/**
 * Whether a file that no kustomization lists was left out, since entry objects beside it that start something are listed: in the same folder, by a
 * kustomization there or above, in the folder above, by a kustomization there, or under the same name in the folders beside its own, by the kustomization above them (`apps/NAME/ks.yaml`).
 */
export function leftOutBeside(
  written: readonly EntryObject[],
  { listed, folders, aboveOf }: Pick<KustomizationGraph, 'listed' | 'folders' | 'aboveOf'>,
): (path: string) => boolean {
  const starts = written.filter(isStart).map(({ manifest }) => manifest.node.file.path);
  const paths = starts.filter((path) => listed.has(path));
  const found = new Set(paths.map(folderOf).filter((folder) => isAtOrBelow(folder, folders)));
  const named = new Set(
    paths.filter((path) => aboveOf(path).has(folderOf(folderOf(path)))).map(anyFolder),
  );
  const isFound = (folder: string): boolean => found.has(folder) || isBelowFound(folder);
  // A folder without a kustomization, beside files that the one above it lists.
  const isBelowFound = (folder: string): boolean => {
    const above = folderOf(folder);
    return above !== '.' && !folders.has(folder) && folders.has(above) && found.has(above);
  };
  return (path) => isFound(folderOf(path)) || named.has(anyFolder(path));
}

function isAtOrBelow(folder: string, folders: ReadonlySet<string>): boolean {
  for (let at = folder; at !== '.'; at = folderOf(at)) if (folders.has(at)) return true;
  return folders.has('.');
}

/** `apps/*\/ks.yaml`: a file without the name of its own folder. */
function anyFolder(path: string): string {
  const folder = folderOf(path);
  return JSON.stringify([folderOf(folder), path.slice(folder.length + 1)]);
}
