import type { Text } from '../../../model/message.ts';
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
  /** Tells refusals apart that a caller adds something to. */
  readonly code?: 'missing-path';
  /** What and why, one or two sentences. */
  readonly message: Text;
  readonly help?: Text;
  /** Equal for refusals that one change would fix; one of them is reported. */
  readonly cause?: string;
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

/**
 * Steps one after the other, each on what the one before it gave; the first refusal ends it. A refusal that `passOver`
 * accepts leaves things as they were.
 */
export function fold<Item, State>(
  items: Iterable<Item>,
  start: State,
  step: (state: State, item: Item) => Outcome<State>,
  passOver: (refusal: Refused) => boolean = () => false,
): Outcome<State> {
  let state = start;
  for (const item of items) {
    const outcome = step(state, item);
    if (outcome.kind === 'done') state = outcome.value;
    else if (!passOver(outcome)) return outcome;
  }
  return done(state);
}

/** The value changed, if there is one. */
export function mapDone<From, To>(
  outcome: Outcome<From>,
  change: (value: From) => To,
): Outcome<To> {
  return outcome.kind === 'refused' ? outcome : done(change(outcome.value));
}
