import type { Trail } from '../../../model/trail.ts';
import type { NameReference } from '../fields/default-name-references.ts';
import type { FieldSpec } from '../fields/field-spec.ts';
import type { Resource } from '../object/resource.ts';
import type { Candidates } from './referral-candidates.ts';

/** An object whose references are followed, and what may be meant. */
export interface Referrer {
  readonly referrer: Resource;
  readonly candidates: Candidates;
  readonly folder: string;
  /** The step to each object that was meant, made once. */
  readonly trails: Map<Resource, Trail>;
}

/** One field of one object that may name an object of a type. */
export interface Reference extends Referrer {
  readonly target: NameReference;
  readonly spec: FieldSpec;
}
