import { isNameless } from '../../model/fleet/cluster-name.ts';
import { repositoryOf } from '../../model/fleet/repository-trees.ts';
import type { Build, BuildKind } from '../../model/manifest.ts';
import type { Report } from '../../model/report.ts';
import type { BuildGroup } from './build-tree.ts';

/** Kinds of builds as people call them. */
export const BUILD_KINDS: Readonly<Record<BuildKind, string>> = {
  folder: 'folder of manifests',
  kustomization: 'kustomization',
  'flux-kustomization': 'Flux',
  'argo-application': 'Argo CD',
  'argo-application-set': 'Argo CD',
  'flux-resource-set': 'Flux operator',
  'helm-release': 'Helm release',
  chart: 'chart',
};

/** The heading of builds that belong together. */
export function titleOfGroup(
  { kind, cluster }: BuildGroup,
  { repositories }: Pick<Report, 'repositories'>,
): string {
  const whole = repositories === undefined ? 'this repository' : 'the fleet';
  if (kind === 'undeployed') return `Nothing in ${whole} deploys`;
  if (kind === 'plain') return 'Entry points';
  if (cluster === '.') return 'The cluster';
  const isOfRepository = cluster !== undefined && isNameless(cluster);
  return isOfRepository ? `The cluster of ${repositoryOf(cluster)}` : `Cluster ${cluster ?? ''}`;
}

/** What deploys a build, and from which folder: `Kustomization flux-system/apps → apps/prod`. */
export function nameOfBuild({ id, kind, folder = id, deployedBy }: Build): string {
  const own = id === `${folder} (${kind})` ? folder : id;
  return deployedBy === undefined || deployedBy.name === folder
    ? own
    : `${deployedBy.name} → ${folder}`;
}
