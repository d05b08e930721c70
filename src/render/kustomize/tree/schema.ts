/** What kustomize knows of the shape of objects: how lists of a type merge, and which kinds live in namespaces. */
export interface Schema {
  /** The shape of a type's objects; undefined for a type it does not know. */
  readonly typeNamed: (apiVersion: string, kind: string) => Shape | undefined;
  /** The shape under a definition's name (`io.k8s.api.core.v1.PodSpec`). */
  readonly definitionNamed: (name: string) => Shape | undefined;
  /** Whether objects of the type live in a namespace; undefined when that is not known. */
  readonly isNamespaced: (apiVersion: string, kind: string) => boolean | undefined;
}

/** The shape of a value, as far as merging needs it. */
export interface Shape {
  /** The shape of a field's value; undefined: not known. */
  readonly field: (name: string) => Shape | undefined;
  readonly elements: () => Shape | undefined;
  /** Elements are merged (`x-kubernetes-patch-strategy` holds `merge`) by these keys; no keys: a set of scalars. */
  readonly mergeKeys: readonly string[] | undefined;
}

/**
 * Whether objects of a type can have a namespace, as far as kustomize knows: false only for those certainly
 * cluster-scoped (`IsCertainlyClusterScoped`); unknown types count as namespaced.
 */
export function isNamespaceable(apiVersion: string, kind: string, schema: Schema): boolean {
  return schema.isNamespaced(apiVersion, kind) !== false;
}
