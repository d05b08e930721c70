import type { RunningKustomize } from '../tree/version-rules.ts';

/** What the flags of `kustomize build` say. */
export interface BuildOptions {
  /** The order of the output when the kustomization asks for none. */
  readonly reorder: 'legacy' | 'none';
  /** Sets the label `app.kubernetes.io/managed-by` on every object, asked for or not. */
  readonly managedBy: boolean;
  /** The version that the label names. */
  readonly version: string;
  /** The kustomize that builds; absent: the newest. */
  readonly kustomize?: RunningKustomize;
  /** The build has failed: this one goes on without what is refused. */
  readonly goesOn?: true;
}

export const DEFAULT_BUILD_OPTIONS: BuildOptions = {
  reorder: 'legacy',
  managedBy: false,
  version: 'v5.8.2',
};

/** A build that leaves its objects in the order of the kustomization. */
export const IN_ORDER = { ...DEFAULT_BUILD_OPTIONS, reorder: 'none' } as const;
