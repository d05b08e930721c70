import type { Budget } from '../../../model/budget.ts';
import type { Limits } from '../../../model/limits.ts';
import type { Manifest } from '../../../model/manifest.ts';
import type { Reason } from '../../../model/reason.ts';
import type { Span } from '../../../model/span.ts';
import type { BuildRefusal } from '../../kustomize/tree/build-refusal.ts';

/** What became of a ResourceSet. */
export interface ExpandedResourceSet {
  /** The objects that the operator applies; none when it refuses. */
  readonly objects: readonly Manifest[];
  /** Inputs that cannot be known offline, or a limit that was reached. */
  readonly unknown: readonly UnknownInputs[];
  /** Why the operator applies nothing. */
  readonly refusal: BuildRefusal | undefined;
}

export interface UnknownInputs {
  readonly at: Span;
  /** A clause. */
  readonly reason: Reason;
}

export interface ResourceSetOptions {
  readonly limits: Limits;
  /** The ResourceSetInputProviders of the same cluster, as far as they are known. */
  readonly providers: readonly Manifest[];
  /** What the expansion may use up. */
  readonly budget: Budget;
}

export const OPERATOR_GROUP = 'fluxcd.controlplane.io';

/** An object of the Flux operator. */
export function isOfOperator(
  { group, kind }: Manifest,
  wanted: 'FluxInstance' | 'ResourceSet' | 'ResourceSetInputProvider',
): boolean {
  return group === OPERATOR_GROUP && kind === wanted;
}
