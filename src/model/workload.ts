import type { Manifest } from './manifest.ts';
import type { MapNode } from './node.ts';

/** An object that embeds a pod spec: one entry per pod spec (a Workflow has one per template). */
export interface Workload {
  readonly manifest: Manifest;
  /** Where its pods run: the namespace of the object, else that of its release or Application. Undefined if it is unknown. */
  readonly namespace: string | undefined;
  /** Path of the pod spec in the object: `spec.template.spec`. */
  readonly path: string;
  readonly podSpec: MapNode;
  /** Metadata the pods get: of the template, or of the Pod itself. */
  readonly podMetadata: MapNode | undefined;
  /** A built-in kind at its usual place; false for pod specs found by shape in custom resources. */
  readonly core: boolean;
  readonly containers: readonly Container[];
  /** Id of the build it belongs to. */
  readonly build: string;
  /** Its chart is not here: it is what the values of its release let expect. */
  readonly previewed?: true;
}

export type ContainerKind = 'init' | 'sidecar' | 'regular' | 'ephemeral';

export interface Container {
  readonly kind: ContainerKind;
  readonly name: string;
  /** Path in the object: `spec.template.spec.containers[0]`. */
  readonly path: string;
  readonly node: MapNode;
}

/** An item of a list of structs, with its path from the object. A null item is an empty struct, as for Go's decoder. */
export interface StructItem {
  readonly node: MapNode;
  readonly index: number;
  readonly path: string;
}

/**
 * The lists of a pod spec that rules ask about. They are read once, before the first question about the pod, and forgotten after the last:
 * `src/kubernetes/pod/pod-facts.ts`.
 */
export interface PodFacts {
  readonly workload: Workload;
  readonly containers: readonly ContainerFacts[];
  readonly volumes: readonly VolumeFacts[];
  /** The names of all fields in its volumes, and of these lists of its containers and all in them: most rules are about fields that few pods have. */
  readonly fields: ReadonlySet<string>;
}

export interface ContainerFacts {
  readonly container: Container;
  readonly pod: PodFacts;
  readonly env: readonly EnvFacts[];
  readonly envFrom: readonly StructItem[];
  readonly mounts: readonly StructItem[];
  readonly devices: readonly StructItem[];
}

export interface EnvFacts extends StructItem {
  /** Absent if it is null or not a map. */
  readonly valueFrom: MapNode | undefined;
  /** The entries of `valueFrom` that are maps. */
  readonly sources: ReadonlyMap<string, MapNode>;
}

export interface VolumeFacts extends StructItem {
  /** For messages; empty when it has none or it is templated. */
  readonly name: string;
  /** The one source that the API server looks into, if a volume has several. */
  readonly source: string | undefined;
  /** The ConfigMaps, Secrets and downward API parts, in order. */
  readonly parts: readonly VolumePart[];
  /** The sources of a `projected` volume. */
  readonly projections: readonly StructItem[];
}

/** One list of items in a volume: the source that offers them, and the place. */
export interface VolumePart {
  readonly kind: 'configMap' | 'secret' | 'downwardAPI';
  /** The source: `configMap: {…}`. */
  readonly node: MapNode;
  readonly path: string;
  readonly projected: boolean;
  readonly items: readonly StructItem[];
}
