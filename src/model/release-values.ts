import { ARGO, isHelmRelease } from './kinds/deployer-kinds.ts';
import type { Manifest } from './manifest.ts';
import { valueAt, type MapNode, type YamlNode } from './node.ts';
import type { Span } from './span.ts';

const OF_HELM_RELEASE = /^spec\.values\./;
const IN_VALUES = /^values\./;
const OF_ARGO_CD = /^(.*spec)\.sources?(?:\[\d+\])?\.helm\.values(?:Object)?\./;

/** The annotation with which cert-manager makes the certificate that an Ingress names. */
export const ISSUER_ANNOTATION = /^cert-?manager\.(?:io|k8s\.io)\/(?:cluster-)?issuer$/;

/** The path of the spec whose Helm values a path of an Argo CD object lies in. */
export function specOfHelmValues(
  path: string,
  { group }: Pick<Manifest, 'group'>,
): string | undefined {
  return group === ARGO ? OF_ARGO_CD.exec(path)?.[1] : undefined;
}

/** The values that a HelmRelease of Flux gives to its chart, as far as they are written in it. */
export function fluxValues(manifest: Manifest): YamlNode | undefined {
  return isHelmRelease(manifest) ? valueAt(manifest.node, 'spec', 'values') : undefined;
}

const OF_RELEASE = 'helm.sh';

/**
 * A release that no object describes (`helmCharts` of a kustomization, a command in a script) and whose chart is not here, as an object that names what its
 * values name. `at`: what asks for it.
 */
export function releaseByValues(
  { name, namespace }: Pick<Manifest, 'name' | 'namespace'>,
  unread: MapNode,
  at: Span,
): Manifest {
  const { file, start, end } = at;
  const node: MapNode = { kind: 'map', file, start, end, entries: [] };
  const type = { apiVersion: OF_RELEASE, group: OF_RELEASE, kind: 'Helm release' };
  return { ...type, name, namespace, node, dialect: 'kubectl', unread };
}

/** Whether a path of an object lies in the values that a release gives to its chart. */
export function isInValues(path: string, manifest: Pick<Manifest, 'group' | 'kind'>): boolean {
  if (isHelmRelease(manifest) && OF_HELM_RELEASE.test(path)) return true;
  if (manifest.group === OF_RELEASE && IN_VALUES.test(path)) return true;
  return specOfHelmValues(path, manifest) !== undefined;
}

/** Whether a path of a release is that of all its values. */
export function isValues(path: string, manifest: Pick<Manifest, 'group' | 'kind'>): boolean {
  return isInValues(`${path}.`, manifest) && !isInValues(path, manifest);
}

/** The path of the values of a release, wherever they were written. */
export function pathOfValues({ group }: Pick<Manifest, 'group'>): string {
  if (group === OF_RELEASE) return 'values';
  return group === ARGO ? 'spec.source.helm.valuesObject' : 'spec.values';
}
