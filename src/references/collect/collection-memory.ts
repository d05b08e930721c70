import type { Build } from '../../model/manifest.ts';
import type { MapNode } from '../../model/node.ts';
import type { Reference } from '../../model/reference.ts';
import type { Source } from '../../model/source.ts';
import type { Workload } from '../../model/workload.ts';
import type { FoundPodSpec } from './pod-specs-by-shape.ts';

/**
 * What was collected of builds in an earlier run with the same settings: of the very build, or of the very object. An object of several
 * builds is collected once for all of them, whichever of them are new.
 */
export interface KeptOfBuilds {
  readonly workloads: WeakMap<Build, readonly Workload[]>;
  readonly podSpecs: WeakMap<MapNode, readonly FoundPodSpec[]>;
  readonly references: WeakMap<Build, readonly Reference[]>;
  readonly sources: KeptSources;
}

export interface KeptSources {
  readonly ofBuilds: WeakMap<Build, AtOnce<readonly Source[]>>;
  readonly ofObjects: WeakMap<MapNode, AtOnce<readonly FoundSource[]>>;
}

/** `flux`: whether the run has objects of Flux, on which the sources of a build depend. */
interface AtOnce<Collected> {
  readonly flux: boolean;
  readonly sources: Collected;
}

/** A source wherever its object is deployed. With `copied`: to any namespace, not to the one of the build. */
export interface FoundSource {
  readonly source: Omit<Source, 'build'>;
  readonly copied: boolean;
}

/** Nothing yet. */
export function nothingKept(): KeptOfBuilds {
  return {
    workloads: new WeakMap(),
    podSpecs: new WeakMap(),
    references: new WeakMap(),
    sources: { ofBuilds: new WeakMap(), ofObjects: new WeakMap() },
  };
}
