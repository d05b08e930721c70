import { isUndeployed, isUnreached } from '../../model/deployment.ts';
import type { Evidence } from '../../model/evidence.ts';
import type { Build } from '../../model/manifest.ts';

/** One side of a comparison. */
type Compared = Pick<Evidence, 'builds' | 'isUnfollowed'>;

/**
 * The builds of one side of a comparison without those that nothing deploys there, while the other side has them deployed, by themselves or as a
 * part of another build: what leaves the lists of what is deployed is removed, and what comes into them is created. What nothing deploys on either
 * side is compared as it is. Without those, too, whose entry object is not followed on the other side: it may deploy all of it there.
 */
export function deployedBuilds({ builds }: Compared, other: Compared): readonly Build[] {
  const { builds: others } = other;
  const deployed = new Set(others.filter((build) => !isLeftOver(build)).map(({ id }) => id));
  const ids = new Set(others.map(({ id }) => id));
  const entries = new Set(others.flatMap((build) => (build.deployedBy ? [build.id] : [])));
  const partOf = filesDeployed(others);
  return builds.filter((build) => {
    // That the rest of a build is changed brings nothing to a cluster while the build fails.
    if (build.left !== undefined) return false;
    if (build.deployedBy !== undefined && other.isUnfollowed(build.deployedBy)) return false;
    if (isUndeployed(build) && deployed.has(build.id)) return false;
    // What an entry object deployed is still a folder, but no part of what the entry objects deploy now.
    if (isUnreached(build.deployment) && build.deployedBy === undefined && entries.has(build.id))
      return false;
    return ids.has(build.id) || !isLeftOver(build) || !build.files.every(partOf);
  });
}

/** Whether nothing deploys a build, or leads to it although something in the repository deploys. */
function isLeftOver(build: Build): boolean {
  const kind = build.deployment?.evidence.kind;
  return isUndeployed(build) || kind === 'unreached' || kind === 'unfollowed';
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
