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
  readonly workloads: Table<Build, readonly Workload[]>;
  readonly podSpecs: Table<MapNode, readonly FoundPodSpec[]>;
  readonly references: Table<Build, readonly Reference[]>;
  readonly sources: KeptSources;
}

export interface KeptSources {
  readonly ofBuilds: Table<Build, AtOnce<readonly Source[]>>;
  readonly ofObjects: Table<MapNode, AtOnce<readonly FoundSource[]>>;
}

type Table<Key extends object, Value> = Pick<WeakMap<Key, Value>, 'get'> & {
  readonly set: (key: Key, value: Value) => unknown;
};

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

/** For one collection, which forgets it: the objects of several builds are still collected once. */
export function keptForNow(): KeptOfBuilds {
  return {
    workloads: new Map(),
    podSpecs: new Map(),
    references: new Map(),
    sources: { ofBuilds: new Map(), ofObjects: new Map() },
  };
}

/** Nothing yet; what is kept lives as long as its build or object. */
export function nothingKept(): KeptOfBuilds {
  return {
    workloads: new WeakMap(),
    podSpecs: new WeakMap(),
    references: new WeakMap(),
    sources: { ofBuilds: new WeakMap(), ofObjects: new WeakMap() },
  };
}
