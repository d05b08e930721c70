import { addTo } from '../../model/group-by.ts';
import { foldersToRoot } from '../../model/names/folder-of.ts';
import type { KustomizationGraph } from '../kustomize/kustomization-graph.ts';

/** Whether an entry object deploys a folder (`.` for the root) of the repository. */
export type IsDeployedFolder = (folder: string) => boolean;

/**
 * The folders that entry objects deploy: each path that they name, and all below it unless a kustomization there lists what belongs to it. Paths
 * are as entry objects resolve them: `''` for the root.
 */
export function deployedFolders(
  paths: readonly string[],
  graph: Pick<KustomizationGraph, 'folders'>,
): IsDeployedFolder {
  const deployers = deployersOf([{ deployer: undefined, paths }], graph);
  return (folder) => deployers(folder).length > 0;
}

/**
 * Whether a kustomization lies between a folder and the one above it that an entry object names. Flux builds that kustomization and does not look
 * further down, so the folder is deployed only if it is listed.
 */
export function isBehindList(
  folder: string,
  named: ReadonlySet<string>,
  { folders }: Pick<KustomizationGraph, 'folders'>,
): boolean {
  if (named.has(folder)) return false;
  const first = foldersToRoot(folder).find((at) => folders.has(at) || named.has(at));
  return first !== undefined && folders.has(first);
}

/** The entry objects that deploy a folder: sets of those that name it, or one of the folders above it. */
type DeployersOf<Deployer> = (folder: string) => readonly ReadonlySet<Deployer>[];

/** The same, with the entry objects that deploy each folder. */
export function deployersOf<Deployer>(
  deployments: readonly { readonly deployer: Deployer; readonly paths: readonly string[] }[],
  { folders }: Pick<KustomizationGraph, 'folders'>,
): DeployersOf<Deployer> {
  const exact = new Map<string, Set<Deployer>>();
  for (const { deployer, paths } of deployments) {
    for (const path of paths) addTo(exact, path === '' ? '.' : path, deployer);
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
