import { isDeclared, isUndeployed } from '../../model/deployment.ts';
import { isKustomizationFile } from '../../model/file-tree.ts';
import { appendTo } from '../../model/group-by.ts';
import type { Build } from '../../model/manifest.ts';
import { getOrMake } from '../../model/memo.ts';
import { folderOf, foldersAbove } from '../../model/names/folder-of.ts';
import { hostSpan } from '../../model/span.ts';

/** What entry objects deploy of a repository, seen from a folder that none of them deploys. */
export interface DeployedParts {
  /** Whether they deploy other folders of the same repository, and are all that may deploy anything. */
  readonly isDeployed: (folder: string) => boolean;
  /** Whether they deploy other folders of the same repository, whether or not others may. */
  readonly isInPart: (folder: string) => boolean;
  /** The folder that is deployed, or included in what is, and that is beside a folder, or in one beside it. */
  readonly besideOf: (folder: string) => string | undefined;
  /** The nearest folder above whose kustomization is deployed, where all entry objects are followed: what it leaves out is not deployed. */
  readonly leftOutOf: (folder: string) => string | undefined;
}

/**
 * The parts of a repository that entry objects deploy. None is, unless all entry objects could be followed (`isWhole`): the others may deploy
 * anything. `rootOf` is the folder of the repository that a path is in.
 */
export function deployedParts(
  builds: readonly Build[],
  isWhole: boolean,
  rootOf: (path: string) => string,
): DeployedParts {
  // Who declares something does not say that nothing else is deployed, nor does an example that deploys a part.
  const deployed = builds.filter(
    (build) => build.kind !== 'helm-release' && !isDeclared(build) && !isUndeployed(build),
  );
  const folders = deployed.map(
    ({ id, folder, deployedBy }) =>
      folder ?? (deployedBy === undefined ? id : folderOf(hostSpan(deployedBy.at).file.path)),
  );
  const roots = new Set(folders.map(rootOf));
  const read = deployed.flatMap(({ files }) => files.filter(isKustomizationFile).map(folderOf));
  const deployers = deployed.flatMap(({ deployedBy }) =>
    deployedBy === undefined ? [] : folderOf(hostSpan(deployedBy.at).file.path),
  );
  const isInPart = (folder: string): boolean => roots.has(rootOf(folder));
  const reached = [...new Set(isWhole ? [...folders, ...read] : [])];
  const beside = foldersBeside(
    reached.map((folder) => ({ folder })),
    !isWithinOne([...folders, ...deployers]),
  );
  const leftOut = leftOutOfCollection(reached);
  const built = new Set(isWhole ? read : []);
  return {
    isDeployed: (folder) => isWhole && isInPart(folder),
    isInPart,
    besideOf: (folder) => beside(folder) ?? leftOut(folder),
    leftOutOf: (folder) =>
      STARTING.test(folder) ? undefined : foldersAbove(folder).findLast((each) => built.has(each)),
  };
}

/** Whether folders, of what is deployed and what deploys it, are all within one folder of the root: what is beside that may be of something else. */
function isWithinOne(folders: readonly string[]): boolean {
  const tops = new Set(folders.map((folder) => childTowards(folder, '.')));
  return tops.size === 1 && !folders.some((folder) => tops.has(folder));
}

/** The same parts without folders that entry objects name which are not followed: those may deploy them. */
export function withoutNamed(parts: DeployedParts, named: readonly string[]): DeployedParts {
  const folders = new Set(named);
  return {
    isDeployed: (folder) => !folders.has(folder) && parts.isDeployed(folder),
    isInPart: parts.isInPart,
    besideOf: (folder) => (folders.has(folder) ? undefined : parts.besideOf(folder)),
    leftOutOf: (folder) => (folders.has(folder) ? undefined : parts.leftOutOf(folder)),
  };
}

/** So many folders of a collection are deployed where the others are left out of it. */
const MIN_PICKED = 3;

/**
 * Of the folders that are deployed, the first one beside the folder of a collection (`components`) that a folder is in, at any depth: several others
 * of the collection are deployed, and nothing in this one.
 */
function leftOutOfCollection(deployed: readonly string[]): (folder: string) => string | undefined {
  const picked = new Map<string, Map<string, string>>();
  for (const folder of deployed) {
    for (let at = folder, above = folderOf(at); above !== '.'; at = above, above = folderOf(at)) {
      const children = getOrMake(picked, above, () => new Map());
      if (!children.has(at)) children.set(at, folder);
    }
  }
  return (folder) => {
    if (STARTING.test(folder)) return undefined;
    for (const at of foldersAbove(folder)) {
      const children = picked.get(folderOf(at));
      if (children === undefined || children.size < MIN_PICKED || children.has(at)) continue;
      return [...children.values()][0];
    }
    return undefined;
  };
}

/** People apply what starts everything else, wherever it is. */
const STARTING = /(?:^|\/)(?:bootstrap|setup|init|install|flux-system)[^/]*(?:\/|$)/;

/** A folder that is deployed, and the file of the entry object that says so, where that matters. */
export interface DeployedFolder {
  readonly folder: string;
  readonly from?: string;
}

/**
 * Of some folders, the one that is beside a folder: the same folder holds both, at any depth for the one that is found. One that is deployed
 * from the folder, or from beside it, says nothing of it: both start something. With `inRoot`, the root of the repository is such a folder too.
 */
export function foldersBeside(
  deployed: readonly DeployedFolder[],
  inRoot: boolean,
): (folder: string) => string | undefined {
  const below = new Map<string, DeployedFolder[]>();
  for (const each of deployed) {
    for (let at = each.folder; at !== '.';) {
      at = folderOf(at);
      if (at !== '.' || inRoot) appendTo(below, at, each);
    }
  }
  return (folder) => {
    if (STARTING.test(folder)) return undefined;
    const parent = folderOf(folder);
    const isApart = ({ folder: other, from }: DeployedFolder): boolean =>
      other !== folder &&
      !other.startsWith(`${folder}/`) &&
      from?.startsWith(`${folder}/`) !== true &&
      from?.startsWith(`${childTowards(other, parent)}/`) !== true;
    return below.get(parent)?.find(isApart)?.folder;
  };
}

/** The folder directly below another one that a path is in, or is. */
function childTowards(path: string, above: string): string {
  const start = above === '.' ? 0 : above.length + 1;
  const end = path.indexOf('/', start);
  return end < 0 ? path : path.slice(0, end);
}
