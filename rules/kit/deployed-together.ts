import type { Evidence } from '../../src/model/evidence.ts';
import { isNameless } from '../../src/model/fleet/cluster-name.ts';
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

/** What starts a build in the end: a build, or one file of a folder, of which people apply each to the cluster that it is for. */
function startOf(build: Build, buildOf: Evidence['buildOf']): string {
  const met = new Set<Build>();
  let top = build;
  let file = '';
  while (!met.has(top)) {
    met.add(top);
    const parent = buildOf(top.deployedBy?.parent ?? '');
    if (parent === undefined || top.deployedBy === undefined) break;
    file = hostSpan(top.deployedBy.at).file.path;
    top = parent;
  }
  return top.kind === 'folder' ? `${top.id} ${file}` : top.id;
}
