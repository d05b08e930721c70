import type { MapNode } from '../../model/node.ts';
import type { FieldReader } from './describe-object.ts';

/** A container to describe, with what its pod or template decides. */
export interface ContainerContext {
  readonly name: string;
  readonly node: MapNode;
  readonly read: FieldReader;
  /** Blanks before the name, besides those of its level: templates have one. */
  readonly indent: string;
  readonly copiesLimits: boolean;
  /** What kubectl shows of a field of the pod; empty when it cannot. */
  readonly fieldValue: (fieldPath: string) => string;
}
