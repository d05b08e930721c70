/** What the flags of `kustomize build` say. */
export interface BuildOptions {
  /** The order of the output when the kustomization asks for none. */
  readonly reorder: 'legacy' | 'none';
  /** The value of the label `app.kubernetes.io/managed-by`; undefined: set it only when the kustomization asks for it. */
  readonly managedBy: string | undefined;
}

export const DEFAULT_BUILD_OPTIONS: BuildOptions = { reorder: 'legacy', managedBy: undefined };
