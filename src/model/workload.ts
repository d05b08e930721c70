import type { Manifest } from './manifest.ts';
import type { MapNode } from './node.ts';

/** An object that embeds a pod spec: one entry per pod spec (a Workflow has one per template). */
export interface Workload {
  readonly manifest: Manifest;
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
