import type { Evidence } from '../../src/model/evidence.ts';
import { isNameless } from '../../src/model/fleet/cluster-name.ts';
import { topOf } from '../../src/model/held-builds.ts';
import type { Build } from '../../src/model/manifest.ts';

/** Whether two builds are certainly deployed to one cluster. */
export function areDeployedTogether(
  here: Build,
  there: Build,
  { buildOf }: Pick<Evidence, 'buildOf'>,
): boolean {
  const isDeployed = [here, there].every(({ deployment }) => deployment?.answer === 'deployed');
  if (!isDeployed || here.cluster === undefined || here.cluster !== there.cluster) return false;
  // Where nothing names clusters, what starts apart may go to several.
  const parentOf = ({ deployedBy }: Build): Build | undefined => buildOf(deployedBy?.parent ?? '');
  return !isNameless(here.cluster) || topOf(here, parentOf) === topOf(there, parentOf);
}
