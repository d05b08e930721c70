import { isUndeployed } from '../../model/deployment.ts';
import type { Build } from '../../model/manifest.ts';

/**
 * The builds of one side of a comparison without those that nothing deploys there, while the other side has them deployed: what leaves the lists of
 * what is deployed is removed, and what comes into them is created. What nothing deploys on either side is compared as it is.
 */
export function deployedBuilds(
  builds: readonly Build[],
  others: readonly Build[],
): readonly Build[] {
  const deployed = new Set(others.filter((build) => !isUndeployed(build)).map(({ id }) => id));
  return builds.filter((build) => !isUndeployed(build) || !deployed.has(build.id));
}
