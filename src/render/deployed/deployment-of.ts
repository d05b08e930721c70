import {
  deploymentBy,
  isLibraryBase,
  type Deployment,
  type DeploymentEvidence,
} from '../../model/deployment.ts';
import type { Build } from '../../model/manifest.ts';
import type { AppliedBy } from './applied-paths.ts';
import type { DeployedParts } from './deployed-parts.ts';
import { exampleFolderOf, type AsideFolders } from './example-folders.ts';

/** What the walk over the entry objects found out. */
interface WalkedParts extends DeployedParts, AsideFolders {
  /** Folders and builds that hold the entry objects that everything else starts from. */
  readonly starts: Pick<ReadonlyMap<string, string>, 'has'>;
  /** The files whose entry objects nothing deploys. */
  readonly leftOut: Pick<ReadonlyMap<string, DeploymentEvidence>, 'get'>;
  readonly appliedBy: AppliedBy;
}

/**
 * Whether a cluster gets a build, with the evidence: what the walk over the entry objects decided of it, else what the repository shows. For objects
 * in files that no build reads, see `deploymentOfFile`.
 */
export function deploymentOf(build: Build, parts: WalkedParts): Deployment {
  const { id, folder = id, kind, files, deployedBy, deployment } = build;
  const { starts, appliedBy, isDeployed, isInPart, isTestFolder, isNotToCopy, isToCopy } = parts;
  // It is declared, for instance, or the walk saw that its entry object is not deployed.
  if (deployment !== undefined) return deployment;
  if (deployedBy !== undefined) return deploymentBy({ kind: 'deployer', name: deployedBy.name });
  if (starts.has(id)) return deploymentBy({ kind: 'root' });
  const [leftOut] = kind === 'folder' ? evidenceOfAll(files, parts.leftOut) : [];
  if (leftOut !== undefined) return deploymentBy(leftOut);
  if (isDeployed(folder)) {
    const by = appliedOf(build, folder, appliedBy);
    if (by !== undefined) return deploymentBy({ kind: 'applied', by });
    const beside = parts.besideOf(folder);
    if (beside !== undefined) return deploymentBy({ kind: 'other-folders', beside });
    const of = kind === 'kustomization' ? parts.leftOutOf(folder) : undefined;
    if (of !== undefined) return deploymentBy({ kind: 'left-out', of });
    if (isTestFolder(folder)) return deploymentBy({ kind: 'test-folder', path: folder });
    return deploymentBy({ kind: 'unreached' });
  }
  if (kind === 'chart') return deploymentBy({ kind: 'chart' });
  if (isLibraryBase(build)) return deploymentBy({ kind: 'library-base' });
  const isKnown = isInPart(folder) || isNotToCopy(folder);
  const by = isKnown ? appliedOf(build, folder, appliedBy) : undefined;
  if (isKnown && by === undefined && isTestFolder(folder))
    return deploymentBy({ kind: 'test-folder', path: folder });
  const example = exampleFolderOf(folder);
  if (example !== undefined)
    return deploymentBy({ kind: 'example', ...(isToCopy(folder) && { toCopy: example }) });
  if (by !== undefined) return deploymentBy({ kind: 'applied', by });
  return deploymentBy({ kind: isInPart(folder) ? 'unfollowed' : 'none' });
}

/** What says that nothing deploys any of some files; nothing unless that is said of each. */
function evidenceOfAll(
  files: readonly string[],
  leftOut: WalkedParts['leftOut'],
): readonly DeploymentEvidence[] {
  const found = files.flatMap((path) => leftOut.get(path) ?? []);
  return found.length === files.length ? found : [];
}

/** The command that applies a build: its folder, or a file of a folder of plain manifests. */
function appliedOf(
  { kind, files }: Build,
  folder: string,
  appliedBy: AppliedBy,
): string | undefined {
  return appliedBy(folder) ?? (kind === 'folder' ? firstApplied(files, appliedBy) : undefined);
}

/** The command that applies one of some files. */
function firstApplied(files: readonly string[], appliedBy: AppliedBy): string | undefined {
  for (const file of files) {
    const by = appliedBy(file);
    if (by !== undefined) return by;
  }
  return undefined;
}
