/** What the flags of `kustomize build` say. */
export interface BuildOptions {
  /** The order of the output when the kustomization asks for none. */
  readonly reorder: 'legacy' | 'none';
  /** Sets the label `app.kubernetes.io/managed-by` on every object, asked for or not. */
  readonly managedBy: boolean;
  /** The version that the label names. */
  readonly version: string;
}

export const DEFAULT_BUILD_OPTIONS: BuildOptions = {
  reorder: 'legacy',
  managedBy: false,
  version: 'v5.8.2',
};
