import type { Span } from '../../../model/span.ts';

/** What a step of a kustomize build gives: its value, or why kustomize refuses to build. */
export type Outcome<T> = Done<T> | Refused;

export interface Done<T> {
  readonly kind: 'done';
  readonly value: T;
}

export interface Refused {
  readonly kind: 'refused';
  /** The place a person must edit: in the patch, or in the entry that asked for the step. */
  readonly at: Span;
  /** kustomize's own words, without the prefixes its callers add. */
  readonly message: string;
}

export function done<T>(value: T): Done<T> {
  return { kind: 'done', value };
}

export function refused(at: Span, message: string): Refused {
  return { kind: 'refused', at, message };
}
