import type { Span } from './span.ts';

/** The effect of a step of rendering on a node. */
export type StepKind =
  | 'resource'
  | 'component'
  | 'patch'
  | 'generator'
  | 'transformer'
  | 'replacement'
  /**
   * A variable's value took the place of `${NAME}`. If it is all of the text, the node's span is the place of the value, and `at` the place
   * of `${NAME}`; else the span is the text's and `at` the value's.
   */
  | 'substitution'
  /** A template of an ApplicationSet or a ResourceSet was filled in; `at` is the place of the parameters, or else of the template. */
  | 'template'
  | 'prefix'
  | 'namespace'
  | 'hash'
  | 'reference';

/** One step, and the place in which a person asked for it. */
export interface Step {
  readonly kind: StepKind;
  /** Where it was asked for: the entry of the kustomization, the patch … */
  readonly at: Span | undefined;
  /** The build entry point it happened in (`overlays/prod`). */
  readonly in: string;
  readonly drops?: DroppedKeys;
}

/** Keys in `stringData` of a Secret that a version of kustomize drops, because a generator merges into it. */
interface DroppedKeys {
  readonly keys: readonly { readonly name: string; readonly at: Span }[];
  readonly kustomize: string;
  /** Whether it is certain that this version runs. */
  readonly isKnown: boolean;
}

/** The steps that brought a node here, latest first; shared by all nodes that took the same steps. */
export interface Trail {
  readonly step: Step;
  readonly before: Trail | undefined;
}

/** The trail of the node that a span is; undefined for text as written, and for spans that are not nodes. */
export function trailOf(span: Span): Trail | undefined {
  return isRendered(span) ? span.trail : undefined;
}

/** The trail of what a template filled in, in what an id names. */
export function templateTrail(at: Span, before: Trail | undefined, id: string): Trail {
  return { step: { kind: 'template', at, in: id }, before };
}

/** The steps that brought a node here, latest first. */
export function* stepsOf(span: Span): Iterable<Step> {
  for (let trail = trailOf(span); trail !== undefined; trail = trail.before) yield trail.step;
}

function isRendered(span: Span): span is Span & { readonly trail: Trail | undefined } {
  return 'trail' in span;
}
