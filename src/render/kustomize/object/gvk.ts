import { compareText } from '../../../go/compare-text.ts';
import { groupOf } from '../../../model/manifest.ts';
import type { Gvk } from './selector.ts';

/** Kinds that kustomize orders before and after all others, wherever it sorts by type. */
export const ORDER_FIRST: readonly string[] = [
  'Namespace',
  'ResourceQuota',
  'StorageClass',
  'CustomResourceDefinition',
  'ServiceAccount',
  'PodSecurityPolicy',
  'Role',
  'ClusterRole',
  'RoleBinding',
  'ClusterRoleBinding',
  'ConfigMap',
  'Secret',
  'Endpoints',
  'Service',
  'LimitRange',
  'PriorityClass',
  'PersistentVolume',
  'PersistentVolumeClaim',
  'Deployment',
  'StatefulSet',
  'CronJob',
  'PodDisruptionBudget',
];
export const ORDER_LAST: readonly string[] = [
  'MutatingWebhookConfiguration',
  'ValidatingWebhookConfiguration',
];

export const ANY_GVK: Gvk = { group: '', version: '', kind: '' };

const DEFAULT_ORDER = typeOrder(ORDER_FIRST, ORDER_LAST);

/** `apps/v1` → group and version; without a slash all of it is the version. */
export function parseApiVersion(apiVersion: string): {
  readonly group: string;
  readonly version: string;
} {
  return {
    group: groupOf(apiVersion),
    version: apiVersion.slice(apiVersion.indexOf('/') + 1),
  };
}

export function apiVersionOf({ group, version }: Gvk): string {
  return group === '' ? version : `${group}/${version}`;
}

/** Whether a type is one the selector means; empty parts of the selector mean any. */
export function isSelected(gvk: Gvk, selector: Gvk): boolean {
  return (
    (selector.group === '' || selector.group === gvk.group) &&
    (selector.version === '' || selector.version === gvk.version) &&
    (selector.kind === '' || selector.kind === gvk.kind)
  );
}

export function sameGvk(left: Gvk, right: Gvk): boolean {
  return left.group === right.group && left.version === right.version && left.kind === right.kind;
}

/** A type as kustomize's messages name it: `Deployment.v1.apps`, `Service.[noVer].[noGrp]`. */
export function gvkText({ group, version, kind }: Gvk): string {
  return `${kind || '[noKind]'}.${version || '[noVer]'}.${group || '[noGrp]'}`;
}

/** The order of types that kustomize sorts its field specs by. */
export function compareGvk(left: Gvk, right: Gvk): number {
  const order = (DEFAULT_ORDER.get(left.kind) ?? 0) - (DEFAULT_ORDER.get(right.kind) ?? 0);
  return order === 0 ? compareText(sortText(left), sortText(right)) : order;
}

/** Ranks of kinds: negative for those to come first, positive for those to come last. */
export function typeOrder(
  first: readonly string[],
  last: readonly string[],
): ReadonlyMap<string, number> {
  return new Map([
    ...first.map((kind, index) => [kind, index - first.length] as const),
    ...last.map((kind, index) => [kind, index + 1] as const),
  ]);
}

/** `group_version_kind` with marks for what is empty, as kustomize compares types. */
export function sortText({ group, version, kind }: Gvk): string {
  return `${group || '~G'}_${version || '~V'}_${kind || '~K'}`;
}
