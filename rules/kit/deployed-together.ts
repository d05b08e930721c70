import type { Evidence } from '../../src/model/evidence.ts';
import { isNameless, mayBeSameCluster } from '../../src/model/fleet/cluster-name.ts';
import { topOf } from '../../src/model/held-builds.ts';
import type { Build } from '../../src/model/manifest.ts';
import { hostSpan } from '../../src/model/span.ts';

/** Whether two builds are certainly deployed to one cluster. */
export function areDeployedTogether(
  here: Build,
  there: Build,
  { buildOf }: Pick<Evidence, 'buildOf'>,
): boolean {
  const isDeployed = [here, there].every(({ deployment }) => deployment?.answer === 'deployed');
  if (!isDeployed || here.cluster === undefined || here.cluster !== there.cluster) return false;
  // Where nothing names clusters, what starts apart may go to several.
  return !isNameless(here.cluster) || startOf(here, buildOf) === startOf(there, buildOf);
}

/** Whether two builds, by their ids, may be deployed to one cluster. */
export function mayBeTogether(
  one: string,
  other: string,
  { buildOf }: Pick<Evidence, 'buildOf'>,
): boolean {
  return mayBeSameCluster(buildOf(one)?.cluster, buildOf(other)?.cluster);
}

/** What starts a build in the end: a build, or a file of manifests, of which people apply each to the cluster that it is for. */
function startOf(build: Build, buildOf: Evidence['buildOf']): string {
  const { id, deployedBy } = topOf(build, (each) => {
    const above = buildOf(each.deployedBy?.parent ?? '');
    return above?.kind === 'folder' ? undefined : above;
  });
  return deployedBy === undefined ? id : hostSpan(deployedBy.at).file.path;
}
