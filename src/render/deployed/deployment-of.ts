import { deploymentBy, isLibraryBase, type Deployment } from '../../model/deployment.ts';
import type { Build } from '../../model/manifest.ts';

/** What the walk over the entry objects found out. */
export interface DeployedParts {
  /** Whether entry objects deploy the part of the repository that a folder is in, and are all that may deploy anything. */
  readonly isDeployed: (folder: string) => boolean;
  /** Folders and builds that hold the entry objects that everything else starts from. */
  readonly starts: Pick<ReadonlyMap<string, string>, 'has'>;
}

/**
 * Whether a cluster gets a build, with the evidence. The only place that decides this for builds; for objects in files that no build reads, see
 * `deploymentOfFile`.
 */
export function deploymentOf(build: Build, { isDeployed, starts }: DeployedParts): Deployment {
  const { id, folder, kind, deployedBy, deployment } = build;
  // The walk saw a list that leaves it out, or an entry object that is not deployed.
  if (deployment !== undefined) return deployment;
  if (deployedBy !== undefined) return deploymentBy({ kind: 'deployer', name: deployedBy.name });
  if (starts.has(id)) return deploymentBy({ kind: 'root' });
  if (isDeployed(folder ?? id)) return deploymentBy({ kind: 'other-folders' });
  if (kind === 'chart') return deploymentBy({ kind: 'chart' });
  return deploymentBy(isLibraryBase(build) ? { kind: 'library-base' } : { kind: 'none' });
}
