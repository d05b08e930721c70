import type { Build } from '../../model/manifest.ts';
import type { Clusters } from './cluster-of.ts';
import type { Plan } from './plan-builds.ts';

/** All builds of a run, each with its cluster, as far as anything tells. */
export function placeBuilds(
  builds: readonly Build[],
  plan: Plan,
  clusters: Clusters,
): readonly Build[] {
  return builds.map((build) => placed(build, plan, clusters));
}

/**
 * A build that no entry object deploys: the start of others, in their cluster, or deployed by nothing here although others are; else it goes
 * to the cluster that the configuration declares for its folder.
 */
function placed(build: Build, { starts, isDeployed }: Plan, { declaredFor }: Clusters): Build {
  if (build.deployedBy !== undefined) return build;
  const folder = build.folder ?? build.id;
  const othersAre = isDeployed(folder);
  const cluster = starts.get(build.id) ?? (othersAre ? undefined : declaredFor(folder));
  if (cluster !== undefined) return { ...build, cluster };
  return othersAre ? { ...build, undeployed: true } : build;
}
