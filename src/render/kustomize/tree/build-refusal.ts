import type { Text } from '../../../model/message.ts';
import type { Related } from '../../../model/problem.ts';
import type { Reason } from '../../../model/reason.ts';
import type { Refusal, Result } from '../../../model/result.ts';
import type { Span } from '../../../model/span.ts';

/** What a step of a build gives. */
export type BuildResult<Value> = Result<Value, BuildRefusal>;

/** Why a step of a build is refused, in kustomize's own words. */
export interface BuildRefusal extends Refusal {
  /** The place a person must edit: in the patch, or in the entry that asked for the step. */
  readonly at: Span;
  /** The same for people, if there is more to say than kustomize's words. */
  readonly words?: RefusalWords;
  /** A limit was hit. */
  readonly isTooMuch?: true;
  /** Other refusals of the same step: several files missing, several fields wrong. */
  readonly also?: readonly BuildRefusal[];
}

export interface RefusalWords {
  /** Tells refusals apart that a caller adds something to. */
  readonly code?: 'missing-path' | 'namespace-above';
  /** What and why, one or two sentences. */
  readonly message: Text;
  /** The builder's own words, where they hold names that may come from a Secret. */
  readonly said?: Text;
  readonly help?: Text;
  /** Equal for refusals that one change would fix; one of them is reported. */
  readonly cause?: string;
  readonly related?: readonly Related[];
  /** Something is missing that a part of the build which cannot be seen offline might bring. */
  readonly absence?: boolean;
  /** A transformer that is not run may prevent it, by removing or renaming an object. */
  readonly isPreventable?: true;
  /** The first version of kustomize that refuses it; the ones before build it. */
  readonly since?: string;
  /** The first version of kustomize that builds it; the ones before refuse it. */
  readonly builtSince?: string;
  /** What cannot be had offline (a URL, a plugin program), as a clause: the build goes on without it. */
  readonly offline?: Reason;
}

export function refused(at: Span, message: string, words?: RefusalWords): BuildRefusal {
  return { kind: 'refused', at, message, ...(words !== undefined && { words }) };
}

/** The field of a kustomization that lists paths. */
export type ListField = 'resources' | 'generators' | 'transformers' | 'validators';

/** The same in a field: a transformer that cannot be had may change or remove any object. */
export function inField(refusal: BuildRefusal, field: ListField): BuildRefusal {
  const { words } = refusal;
  if (field !== 'transformers' || words?.offline === undefined) return refusal;
  return { ...refusal, words: { ...words, offline: { ...words.offline, code: 'transformer' } } };
}

/** Several refusals as one; undefined if there are none. */
export function joinRefusals(all: readonly BuildRefusal[]): BuildRefusal | undefined {
  const [first, ...also] = all;
  if (first === undefined || also.length === 0) return first;
  return { ...first, also: [...(first.also ?? []), ...also] };
}
