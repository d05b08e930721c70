import { isUndeployed } from '../../model/deployment.ts';
import type { Build } from '../../model/manifest.ts';

/**
 * The builds of one side of a comparison without those that nothing deploys there, while the other side has them deployed, by themselves or as a
 * part of another build: what leaves the lists of what is deployed is removed, and what comes into them is created. What nothing deploys on either
 * side is compared as it is.
 */
export function deployedBuilds(
  builds: readonly Build[],
  others: readonly Build[],
): readonly Build[] {
  const deployed = new Set(others.filter((build) => !isUndeployed(build)).map(({ id }) => id));
  const ids = new Set(others.map(({ id }) => id));
  const partOf = filesDeployed(others);
  return builds.filter((build) => {
    // That the rest of a build is changed brings nothing to a cluster while the build fails.
    if (build.left !== undefined) return false;
    if (isUndeployed(build)) return !deployed.has(build.id);
    return ids.has(build.id) || !isLeftOver(build) || !build.files.every(partOf);
  });
}

/** Whether nothing leads to a build, although something in the repository deploys. */
function isLeftOver({ deployment }: Build): boolean {
  const kind = deployment?.evidence.kind;
  return kind === 'unreached' || kind === 'unfollowed';
}

/** Whether a file is of a build that is certainly deployed. */
function filesDeployed(builds: readonly Build[]): (path: string) => boolean {
  let known: ReadonlySet<string> | undefined;
  return (path) => {
    known ??= new Set(
      builds.flatMap(({ deployment, files }) => (deployment?.answer === 'deployed' ? files : [])),
    );
    return known.has(path);
  };
}
