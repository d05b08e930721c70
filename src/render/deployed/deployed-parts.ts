import type { Build } from '../../model/manifest.ts';
import { hostSpan } from '../../model/span.ts';

/**
 * Whether entry objects deploy the part of the repository that a folder is in. Nothing is, unless all entry objects could be followed (`isWhole`):
 * the others may deploy anything. `rootOf` is the folder of the repository that a path is in.
 */
export function deployedParts(
  builds: readonly Build[],
  isWhole: boolean,
  rootOf: (path: string) => string,
): (folder: string) => boolean {
  const deployed = isWhole ? builds.filter(({ kind }) => kind !== 'helm-release') : [];
  const roots = new Set(
    deployed.map(({ id, folder, deployedBy }) =>
      rootOf(folder ?? (deployedBy === undefined ? id : hostSpan(deployedBy.at).file.path)),
    ),
  );
  return (folder) => roots.has(rootOf(folder));
}
