import type { Budget } from '../model/budget.ts';
import type { VolumeFiles } from '../model/environment.ts';
import type { Dialect } from '../model/manifest.ts';
import type { JudgedReference } from '../model/reference.ts';
import type { KubernetesMinor } from '../model/versions/kubernetes-version.ts';
import type { Workload } from '../model/workload.ts';
import type { ClusterFacts } from './cluster-facts.ts';
import type { PodServices } from './services/services-of.ts';
import type { ReadKey } from './source-values.ts';
import type { PodVolume } from './volumes-of.ts';

/** One pod spec with all that its containers' environments are made of. */
export interface Pod {
  readonly workload: Workload;
  readonly dialect: Dialect;
  /** The namespace as messages name it. */
  readonly namespace: string;
  readonly version: KubernetesMinor;
  readonly facts: ClusterFacts;
  /** The pod's judged references by the path of the field that refers. */
  readonly judged: ReadonlyMap<string, JudgedReference>;
  /** Looked for when a name is asked for. */
  readonly services: () => PodServices;
  /** All its volumes by name, and those that some container mounts. */
  readonly volumes: () => ReadonlyMap<string, PodVolume>;
  readonly mounted: () => ReadonlyMap<string, PodVolume>;
  /** The files of those that hold ConfigMaps, Secrets or the downward API. */
  readonly files: () => ReadonlyMap<string, VolumeFiles>;
  /** Reads the keys of sources; those that several pods of a run take are read once. */
  readonly readKey: ReadKey;
  /** The budget for the expansions of its containers. */
  readonly budget: Budget;
}
