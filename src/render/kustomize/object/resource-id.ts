import { gvkText, sameGvk } from './gvk.ts';
import type { Gvk } from './selector.ts';

/** What tells one object from another in a build. */
export interface ResourceId extends Gvk {
  readonly name: string;
  /** As written; empty when absent. */
  readonly namespace: string;
  /** Certainly without a namespace (Namespace, ClusterRole …); false when that is not known. */
  readonly clusterScoped: boolean;
}

/** The namespace kustomize gives cluster-scoped objects when it compares ids. */
export const NO_NAMESPACE = '_non_namespaceable_';

/** The namespace in which the id counts: `default` for none. */
export function effectiveNamespace({ namespace, clusterScoped }: ResourceId): string {
  if (clusterScoped) return NO_NAMESPACE;
  return namespace === '' ? 'default' : namespace;
}

/** A key that is equal for two ids exactly when kustomize takes them for the same object. */
export function idKey(id: ResourceId): string {
  return `${id.group}\u0000${id.version}\u0000${id.kind}\u0000${id.name}\u0000${effectiveNamespace(id)}`;
}

export function sameId(left: ResourceId, right: ResourceId): boolean {
  return sameTypeAndName(left, right) && effectiveNamespace(left) === effectiveNamespace(right);
}

export function sameTypeAndName(left: ResourceId, right: ResourceId): boolean {
  return left.name === right.name && sameGvk(left, right);
}

/** An id as kustomize's messages write it: `Deployment.v1.apps/web.[noNs]`. */
export function idText(id: Omit<ResourceId, 'clusterScoped'>): string {
  return `${gvkText(id)}/${id.name || NO_NAME}.${id.namespace || NO_WRITTEN_NAMESPACE}`;
}

/** What stands in an id for a name or a namespace that is not there. */
export const NO_NAME = '[noName]';
export const NO_WRITTEN_NAMESPACE = '[noNs]';
