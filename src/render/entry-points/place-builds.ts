import { isDeclared } from '../../model/deployment.ts';
import type { Build } from '../../model/manifest.ts';
import { deploymentOf } from '../deployed/deployment-of.ts';
import type { Clusters } from './cluster-of.ts';
import type { Plan } from './plan-builds.ts';

/** All builds of a run, each with its deployment and its cluster, if anything says which. */
export function placeBuilds(
  builds: readonly Build[],
  plan: Plan,
  clusters: Clusters,
): readonly Build[] {
  return builds.map((build) => {
    const deployment = deploymentOf(build, plan);
    const cluster = clusterOf(build, plan, clusters);
    return { ...build, deployment, ...(cluster !== undefined && { cluster }) };
  });
}

/**
 * The cluster of a build that no entry object deploys: that of the entry objects which it holds, else the one that the configuration declares for
 * its folder, unless entry objects deploy other folders of the same part.
 */
function clusterOf(
  build: Build,
  { starts, isDeployed }: Plan,
  { declaredFor }: Clusters,
): string | undefined {
  const { id, folder = id, cluster, deployedBy } = build;
  if (deployedBy !== undefined || (cluster !== undefined && isDeclared(build))) return cluster;
  return starts.get(id) ?? (isDeployed(folder) ? undefined : declaredFor(folder)) ?? cluster;
}
