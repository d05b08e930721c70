import { addTo } from '../../model/group-by.ts';
import type { Build } from '../../model/manifest.ts';
import { folderOf, foldersToRoot } from '../../model/names/folder-of.ts';
import type { KustomizationGraph } from '../kustomize/kustomization-graph.ts';

/** The folders that an entry object deploys, and the file that it is written in. */
export interface Naming {
  readonly path: string;
  readonly folders: readonly string[];
}

/**
 * Whether a kustomization that nothing lists is in a folder that an entry object deploys, or Flux finds below one, and whose kustomization lists what
 * belongs to it: then it was switched off, if it holds entry objects (`hasStart`). An entry object below the kustomization itself starts it (`flux-system`), also where
 * the folder lists another one that deploys the folder again. The root of a repository is never such a folder.
 */
export function unlistedKustomizations(
  namings: readonly Naming[],
  { folders }: Pick<KustomizationGraph, 'folders'>,
  hasStart: (seed: Build) => boolean,
): (seed: Build) => boolean {
  const namedIn = new Map<string, Set<string>>();
  for (const { path, folders: named } of namings) {
    for (const folder of named) addTo(namedIn, folder, path);
  }
  const namersOf = (list: string): readonly string[] => {
    if (!folders.has(list)) return [];
    const above = foldersToRoot(list);
    const next = above.findIndex((folder) => folders.has(folder));
    const open = above.slice(0, next === -1 ? undefined : next);
    return [list, ...open].flatMap((folder) => [...(namedIn.get(folder) ?? [])]);
  };
  return (build) => {
    const seed = build.folder ?? build.id;
    for (let at = folderOf(seed); at !== '.'; at = folderOf(at)) {
      const paths = namersOf(at);
      const others = paths.filter((path) => !path.startsWith(`${seed}/`));
      const isStart =
        others.length < paths.length && others.every((path) => path.startsWith(`${at}/`));
      if (others.length > 0 && !isStart) return hasStart(build);
    }
    return false;
  };
}
