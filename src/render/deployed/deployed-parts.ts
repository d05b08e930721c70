import { folderOf } from '../../model/names/folder-of.ts';
import { appendTo } from '../../model/group-by.ts';
import type { Build } from '../../model/manifest.ts';
import { hostSpan } from '../../model/span.ts';

/** What entry objects deploy of a repository, seen from a folder that none of them deploys. */
export interface DeployedParts {
  /** Whether they deploy other folders of the same repository, and are all that may deploy anything. */
  readonly isDeployed: (folder: string) => boolean;
  /** The deployed folder that is beside a folder, or in one beside it. */
  readonly besideOf: (folder: string) => string | undefined;
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
  const deployed = isWhole ? builds.filter(({ kind }) => kind !== 'helm-release') : [];
  const folders = deployed.map(
    ({ id, folder, deployedBy }) =>
      folder ?? (deployedBy === undefined ? id : folderOf(hostSpan(deployedBy.at).file.path)),
  );
  const roots = new Set(folders.map(rootOf));
  return {
    isDeployed: (folder) => roots.has(rootOf(folder)),
    besideOf: foldersBeside(folders, true),
  };
}

/** The same parts without folders that entry objects name which are not followed: those may deploy them. */
export function withoutNamed(parts: DeployedParts, named: readonly string[]): DeployedParts {
  const folders = new Set(named);
  return {
    isDeployed: (folder) => !folders.has(folder) && parts.isDeployed(folder),
    besideOf: (folder) => (folders.has(folder) ? undefined : parts.besideOf(folder)),
  };
}

/** People apply what starts everything else, wherever it is. */
const STARTING = /(?:^|\/)(?:bootstrap|setup|init|install|flux-system)[^/]*(?:\/|$)/;

/**
 * Of some folders, the one that is beside a folder: the same folder holds both, at any depth for the one that is found. With `inRoot`, the root of
 * the repository is such a folder too.
 */
export function foldersBeside(
  folders: readonly string[],
  inRoot: boolean,
): (folder: string) => string | undefined {
  const below = new Map<string, string[]>();
  for (const folder of new Set(folders)) {
    for (let at = folder; at !== '.';) {
      at = folderOf(at);
      if (at !== '.' || inRoot) appendTo(below, at, folder);
    }
  }
  return (folder) => {
    if (STARTING.test(folder)) return undefined;
    const isApart = (other: string): boolean => other !== folder && !other.startsWith(`${folder}/`);
    return below.get(folderOf(folder))?.find(isApart);
  };
}
