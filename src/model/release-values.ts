import type { Manifest } from './manifest.ts';
import { valueAt, type YamlNode } from './node.ts';

const OF_HELM_RELEASE = /^spec\.values\./;
const OF_INFLATED = /^valuesInline\./;
const OF_ARGO_CD = /^(.*spec)\.sources?(?:\[\d+\])?\.helm\.values(?:Object)?\./;

/** The path of the spec whose Helm values a path of an Argo CD object lies in. */
export function specOfHelmValues(
  path: string,
  { group }: Pick<Manifest, 'group'>,
): string | undefined {
  return group === 'argoproj.io' ? OF_ARGO_CD.exec(path)?.[1] : undefined;
}

/** The values that a HelmRelease of Flux gives to its chart, as far as they are written in it. */
export function fluxValues({ group, kind, node }: Manifest): YamlNode | undefined {
  return isHelmRelease({ group, kind }) ? valueAt(node, 'spec', 'values') : undefined;
}

function isHelmRelease({ group, kind }: Pick<Manifest, 'group' | 'kind'>): boolean {
  return group === 'helm.toolkit.fluxcd.io' && kind === 'HelmRelease';
}

/** A release that kustomize renders, as an object of which only the values are known. */
export const INFLATED = {
  apiVersion: 'builtin/v1',
  group: 'builtin',
  kind: 'HelmChartInflationGenerator',
};

/** Whether a path of an object lies in the values that a release gives to its chart. */
export function isInValues(path: string, manifest: Pick<Manifest, 'group' | 'kind'>): boolean {
  if (isHelmRelease(manifest) && OF_HELM_RELEASE.test(path)) return true;
  if (manifest.group === INFLATED.group && OF_INFLATED.test(path)) return true;
  return specOfHelmValues(path, manifest) !== undefined;
}

/** Whether a path of a release is that of all its values. */
export function isValues(path: string, manifest: Pick<Manifest, 'group' | 'kind'>): boolean {
  return isInValues(`${path}.`, manifest) && !isInValues(path, manifest);
}

/** The path of the values of a release, wherever they were written. */
export function pathOfValues({ group }: Pick<Manifest, 'group'>): string {
  if (group === INFLATED.group) return 'valuesInline';
  return group === 'argoproj.io' ? 'spec.source.helm.valuesObject' : 'spec.values';
}
