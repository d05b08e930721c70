import type { Way } from '../../../model/way.ts';
import type { NameReference } from '../fields/default-name-references.ts';
import type { FieldSpec } from '../fields/field-spec.ts';
import type { Candidates } from './referral-candidates.ts';
import type { Resource } from '../object/resource.ts';

/** An object whose references are followed, and what may be meant. */
export interface Referring {
  readonly referrer: Resource;
  readonly candidates: Candidates;
  readonly directory: string;
  /** The step to each object that was meant, made once. */
  readonly ways: Map<Resource, Way>;
}

/** One field of one object that may name an object of a type. */
export interface Reference extends Referring {
  readonly target: NameReference;
  readonly spec: FieldSpec;
}
