import { addTo } from '../../model/group-by.ts';
import type { KustomizationGraph } from '../kustomize/kustomization-graph.ts';

/** Whether an entry object deploys a folder (`.` for the root) of the repository. */
export type IsClaimed = (folder: string) => boolean;

/**
 * The folders that entry objects deploy: each path they name, and, where no kustomization says what belongs to it, all below. Paths
 * are as entry objects resolve them: `''` for the root.
 */
export function claimedFolders(
  paths: readonly string[],
  graph: Pick<KustomizationGraph, 'folders'>,
): IsClaimed {
  const claimants = claimantsOf([{ claimant: undefined, paths }], graph);
  return (folder) => claimants(folder).length > 0;
}

/** Those who claim a folder: sets of those that name it, or one of the folders above it. */
export type ClaimantsOf<Claimant> = (folder: string) => readonly ReadonlySet<Claimant>[];

/** The same, by who deploys them. */
export function claimantsOf<Claimant>(
  claims: readonly { readonly claimant: Claimant; readonly paths: readonly string[] }[],
  { folders }: Pick<KustomizationGraph, 'folders'>,
): ClaimantsOf<Claimant> {
  const exact = new Map<string, Set<Claimant>>();
  for (const { claimant, paths } of claims) {
    for (const path of paths) addTo(exact, path === '' ? '.' : path, claimant);
  }
  const open = new Map([...exact].filter(([path]) => !folders.has(path)));
  return (folder) => {
    const found = [exact.get(folder), folder === '.' ? undefined : open.get('.')];
    for (let at = folder.lastIndexOf('/'); at > 0; at = folder.lastIndexOf('/', at - 1)) {
      found.push(open.get(folder.slice(0, at)));
    }
    return found.filter((each) => each !== undefined);
  };
}
