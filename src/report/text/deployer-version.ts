import { positionOf, placeOf } from '../../model/span.ts';
import { DEPLOYER_TITLES, type DeployerVersion } from '../../model/versions/deployer-version.ts';
import type { Json } from './json-pieces.ts';

/** The version of Flux or Argo CD that deploys a build, and how it is known. */
export function versionJson({ deployer, version, helm, kustomize, known }: DeployerVersion): Json {
  const at = known.by === 'repository' ? positionOf(known.at) : undefined;
  return { deployer, version, helm, kustomize, known: known.by, at };
}

/** `Flux 2.7 (Helm 3.19.2, kustomize 5.7.1): clusters/prod/gotk-components.yaml:4` */
export function versionText({
  deployer,
  version,
  helm,
  kustomize,
  known,
}: DeployerVersion): string {
  const name = `${DEPLOYER_TITLES[deployer]} ${version} (Helm ${helm}, kustomize ${kustomize})`;
  switch (known.by) {
    case 'settings':
      return `${name}: as the settings say`;
    case 'repository':
      return `${name}: as ${placeOf(known.at)} says`;
    default:
      return `${name}: assumed, because nothing in this repository says which version runs`;
  }
}

/** `Flux 2.7 (clusters/prod/gotk-components.yaml:4)`, `Flux 2.10 assumed` */
export function shortVersion({ deployer, version, known }: DeployerVersion): string {
  const name = `${DEPLOYER_TITLES[deployer]} ${version}`;
  if (known.by === 'settings') return name;
  return known.by === 'repository' ? `${name} (${placeOf(known.at)})` : `${name} assumed`;
}
