import type { KustomizationGraph } from '../kustomize/kustomization-graph.ts';

/** Whether an entry object deploys a folder (`.` for the root) of the repository. */
export type IsClaimed = (folder: string) => boolean;

/**
 * The folders that entry objects deploy: each path they name, and, where no kustomization says what belongs to it, all below. Paths
 * are as entry objects resolve them: `''` for the root.
 */
export function claimedFolders(
  paths: readonly string[],
  { folders }: Pick<KustomizationGraph, 'folders'>,
): IsClaimed {
  const exact = new Set(paths.map((path) => (path === '' ? '.' : path)));
  const whole = [...exact].filter((path) => !folders.has(path));
  const open = new Set(whole);
  return (folder) => {
    if (exact.has(folder) || open.has('.')) return true;
    for (let at = folder.lastIndexOf('/'); at > 0; at = folder.lastIndexOf('/', at - 1)) {
      if (open.has(folder.slice(0, at))) return true;
    }
    return false;
  };
}
