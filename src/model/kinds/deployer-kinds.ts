import type { Manifest } from '../manifest.ts';

type Type = Pick<Manifest, 'group' | 'kind'>;

/** The group of Argo CD, and of Argo's Rollouts and Workflows. */
export const ARGO = 'argoproj.io';

/** What `flux bootstrap`, flux-operator and an extension of a cloud call what they make, which not every repository holds. */
export const BOOTSTRAPPED = 'flux-system';

export function isApplication({ group, kind }: Type): boolean {
  return group === ARGO && kind === 'Application';
}

export function isApplicationSet({ group, kind }: Type): boolean {
  return group === ARGO && kind === 'ApplicationSet';
}

export function isFluxKustomization({ group, kind }: Type): boolean {
  return group === 'kustomize.toolkit.fluxcd.io' && kind === 'Kustomization';
}

export function isHelmRelease({ group, kind }: Type): boolean {
  return group === 'helm.toolkit.fluxcd.io' && kind === 'HelmRelease';
}

/** Whether an object is one of Flux's own: a source, an alert, what deploys. */
export function isOfFlux({ group }: Pick<Manifest, 'group'>): boolean {
  return group.endsWith('.toolkit.fluxcd.io');
}
