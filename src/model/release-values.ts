import type { Manifest } from './manifest.ts';

const OF_HELM_RELEASE = /^spec\.values\./;
const OF_ARGO_CD = /^(.*spec)\.sources?(?:\[\d+\])?\.helm\.values(?:Object)?\./;

/** The path of the spec whose Helm values a path of an Argo CD object lies in. */
export function specOfHelmValues(
  path: string,
  { group }: Pick<Manifest, 'group'>,
): string | undefined {
  return group === 'argoproj.io' ? OF_ARGO_CD.exec(path)?.[1] : undefined;
}

/** Whether a path of an object lies in the values that a release gives to its chart. */
export function isInValues(path: string, manifest: Pick<Manifest, 'group' | 'kind'>): boolean {
  const isFlux = manifest.group === 'helm.toolkit.fluxcd.io' && manifest.kind === 'HelmRelease';
  return (isFlux && OF_HELM_RELEASE.test(path)) || specOfHelmValues(path, manifest) !== undefined;
}

/** Whether a path of a release is that of all its values. */
export function isValues(path: string, manifest: Pick<Manifest, 'group' | 'kind'>): boolean {
  return isInValues(`${path}.`, manifest) && !isInValues(path, manifest);
}

/** The path of the values of a release, wherever they were written. */
export function pathOfValues({ group }: Pick<Manifest, 'group'>): string {
  return group === 'argoproj.io' ? 'spec.source.helm.valuesObject' : 'spec.values';
}
