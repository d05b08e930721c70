import { addTo } from '../../model/group-by.ts';
import { enclosingFolder, folderOf, foldersToRoot } from '../../model/names/folder-of.ts';
import type { KustomizationGraph } from '../kustomize/kustomization-graph.ts';
import type { EntryObject } from './entry-object.ts';
import { isStart } from './walk-entries.ts';

type Lists = Pick<KustomizationGraph, 'listed' | 'folders' | 'aboveOf'>;

/**
 * Whether the file of an entry object, which no kustomization lists, was left out, since entry objects beside it that start something are listed:
 * in the same folder, by a kustomization there or above; in the folder above or in folders below, by a kustomization there; in two folders beside its own, by the
 * kustomization above all of them; or under the same name in the folders beside its own (`apps/NAME/ks.yaml`). `deployedBy`: the folders that an entry object deploys.
 */
export function leftOutBeside(
  written: readonly EntryObject[],
  lists: Lists,
  deployedBy: (entry: EntryObject) => readonly string[],
): (entry: EntryObject) => boolean {
  const { listed, folders, aboveOf } = lists;
  const starts = written.filter(isStart).map(({ manifest }) => manifest.node.file.path);
  const paths = starts.filter((path) => listed.has(path));
  const hasHome = (path: string): boolean =>
    folders.has('.') || enclosingFolder(folders, path) !== undefined;
  const found = new Set(paths.filter(hasHome).map(folderOf));
  const named = new Set(
    paths.filter((path) => aboveOf(path).has(folderOf(folderOf(path)))).map(anyFolder),
  );
  const isFound = (folder: string): boolean => found.has(folder) || isBelowFound(folder);
  // A folder without a kustomization, beside files that the one above it lists.
  const isBelowFound = (folder: string): boolean => {
    const above = folderOf(folder);
    return above !== '.' && !folders.has(folder) && folders.has(above) && found.has(above);
  };
  const homes = homesOf(paths, lists);
  return (entry) => {
    const { path } = entry.manifest.node.file;
    const folder = folderOf(path);
    if (isFound(folder) || named.has(anyFolder(path))) return true;
    return homes.leaveOut(folder) && !deployedBy(entry).some(homes.arePartOf);
  };
}

interface Homes {
  /** Whether the kustomization of a folder lists files below it, or the one above a folder lists files of two folders beside it. */
  readonly leaveOut: (folder: string) => boolean;
  /** Whether a folder holds such a kustomization. */
  readonly arePartOf: (folder: string) => boolean;
}

/** The folders of the kustomizations that list files which nothing nearer could list. */
function homesOf(paths: readonly string[], { folders, aboveOf }: Lists): Homes {
  const homes = new Set<string>();
  const beside = new Map<string, Set<string>>();
  for (const path of paths) {
    const folder = folderOf(path);
    const home = enclosingFolder(folders, path);
    if (home === undefined || !aboveOf(path).has(home)) continue;
    homes.add(home);
    if (folder !== home) addTo(beside, folderOf(folder), folder);
  }
  const around = new Set([...homes].flatMap((home) => [home, ...foldersToRoot(home)]));
  return {
    leaveOut: (folder) =>
      homes.has(folder) || (!folders.has(folder) && (beside.get(folderOf(folder))?.size ?? 0) > 1),
    arePartOf: (folder) => around.has(folder),
  };
}

/** `apps/*\/ks.yaml`: a file without the name of its own folder. */
function anyFolder(path: string): string {
  const folder = folderOf(path);
  return JSON.stringify([folderOf(folder), path.slice(folder.length + 1)]);
}
