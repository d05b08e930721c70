import type { Binding, Environment } from '../environment.ts';
import type { Workload } from '../workload.ts';

/** One workload in all builds that have it: a column per build, a row per variable. */
export interface EnvironmentMatrix {
  readonly workload: Workload;
  /** Ids of the builds, in their order. */
  readonly columns: readonly string[];
  /** The workload of each column. */
  readonly variants: readonly Workload[];
  readonly containers: readonly MatrixContainer[];
}

export interface MatrixContainer {
  readonly name: string;
  /** Its environment in each column; undefined if the workload has no such container there. */
  readonly environments: readonly (Environment | undefined)[];
  readonly rows: readonly MatrixRow[];
}

export interface MatrixRow {
  readonly name: string;
  /** A cell per column; undefined if the variable is not set. */
  readonly cells: readonly (Binding | undefined)[];
  /** Set, and equal, in every column. */
  readonly same: boolean;
  /** Set in every column, and nothing proves that any two values differ: only the cluster knows some of them. */
  readonly perhaps: boolean;
  /** Equal numbers for equal values; -1 if the variable is not set. */
  readonly classes: readonly number[];
}
