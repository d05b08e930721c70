import type { Build } from '../model/manifest.ts';
import type { Reference } from '../model/reference.ts';
import type { Source } from '../model/source.ts';
import type { Workload } from '../model/workload.ts';

/** What was collected of builds in an earlier run with the same settings, by the very build. */
export interface KeptOfBuilds {
  readonly workloads: WeakMap<Build, readonly Workload[]>;
  readonly references: WeakMap<Build, readonly Reference[]>;
  readonly sources: WeakMap<Build, KeptSources>;
}

/** `flux`: what `collectSources` was told about the whole run. */
export interface KeptSources {
  readonly flux: boolean;
  readonly sources: readonly Source[];
}
