import type { Related } from '../../../model/problem.ts';
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
  /** The same for people, where more than kustomize's words can be said. */
  readonly words?: RefusalWords;
  /** Other refusals of the same step: several files missing, several fields wrong. */
  readonly also?: readonly Refused[];
}

export interface RefusalWords {
  /** What and why, one or two sentences. */
  readonly message: string;
  readonly help?: string;
  readonly related?: readonly Related[];
  /** Something is not there that a part of the build we cannot see offline might bring. */
  readonly absence?: boolean;
  /** What cannot be had offline (a URL, a plugin program), as a clause: the build goes on without it. */
  readonly offline?: string;
}

export function done<T>(value: T): Done<T> {
  return { kind: 'done', value };
}

export function refused(at: Span, message: string, words?: RefusalWords): Refused {
  return { kind: 'refused', at, message, ...(words !== undefined && { words }) };
}

/** Several refusals as one; undefined when there are none. */
export function joinRefused(all: readonly Refused[]): Refused | undefined {
  const [first, ...also] = all;
  if (first === undefined || also.length === 0) return first;
  return { ...first, also: [...(first.also ?? []), ...also] };
}
