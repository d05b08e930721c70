import type { Making, Span } from '../../../model/span.ts';

/** Who wrote it: a template, a value (values file, flag, HelmRelease …), a file of the chart, or the release's own facts. */
export type Writer = 'template' | 'value' | 'chart' | 'release';

/** The place where something was written. Shared by everything made from it; compared by identity. */
export interface Origin {
  readonly by: Writer;
  /** The place to edit; undefined if it was not written in a file (the release's revision). */
  readonly span: Span | undefined;
  /** The value must not be printed; travels to everything made from it. */
  readonly secret: boolean;
  /** The function whose result only the cluster or chance knows (`randAlphaNum`); travels like secrecy. */
  readonly unknowable: string | undefined;
  /** Further origins of what was made from several, best first, none of them joined itself. */
  readonly others: readonly Origin[];
}

/** An action of a template (`{{ … }}`) on the way of a run to the output. */
export interface TemplateSite {
  /** The action. */
  readonly span: Span;
  /** Name of the template that the action is in: a file's, or that of a `define`. */
  readonly template: string;
  /** The `include`, `tpl` or `template` action that called that template; undefined at the top. */
  readonly caller: TemplateSite | undefined;
}

/** More are not kept: the first few are enough to find the place. */
const MAX_OTHERS = 8;
const NO_ORIGINS: readonly Origin[] = [];

export function originOf(by: Writer, span: Span | undefined): Origin {
  return { by, span, secret: false, unknowable: undefined, others: NO_ORIGINS };
}

/** The same origin, marked as secret. */
export function secretOrigin(origin: Origin): Origin {
  return origin.secret ? origin : { ...origin, secret: true };
}

/** The same origin with what is known of how its text was made. */
export function madeOrigin(origin: Origin, making: Making | undefined): Origin {
  if (making === undefined || (!making.secret && making.unknowable === undefined)) return origin;
  const { secret, unknowable } = making;
  return {
    ...origin,
    secret: origin.secret || secret,
    unknowable: origin.unknowable ?? unknowable,
  };
}

/** The origin of a placeholder: `unknowable` names the function, `span` is its call. */
export function unknowableOrigin(unknowable: string, span: Span | undefined): Origin {
  return { by: 'template', span, secret: false, unknowable, others: NO_ORIGINS };
}

/**
 * The origin of something made from both: values come before templates, else the left one comes first. The result is
 * secret or unknowable if one of them is. Cheap if one is missing or both are the same.
 */
export function joinOrigins(
  left: Origin | undefined,
  right: Origin | undefined,
): Origin | undefined {
  if (left === undefined || left === right) return right;
  if (right === undefined || holds(left, right)) return left;
  if (left.by === 'template' && right.by !== 'template') return joined(right, left);
  return joined(left, right);
}

/** All places of an origin, the best first. */
export function allOrigins(origin: Origin): readonly Origin[] {
  return origin.others.length === 0 ? [origin] : [origin, ...origin.others];
}

function joined(first: Origin, second: Origin): Origin {
  const others = new Set([...first.others, { ...second, others: NO_ORIGINS }, ...second.others]);
  return {
    by: first.by,
    span: first.span,
    secret: first.secret || second.secret,
    unknowable: first.unknowable ?? second.unknowable,
    others: [...others].slice(0, MAX_OTHERS),
  };
}

/** Joining again what is already in would grow without end in a loop that appends to one text. */
function holds(whole: Origin, part: Origin): boolean {
  if (part.secret && !whole.secret) return false;
  if (part.unknowable !== undefined && whole.unknowable === undefined) return false;
  if (whole.others.length >= MAX_OTHERS) return true;
  const places = [whole, ...whole.others];
  return [part, ...part.others].every((one) => places.some((other) => isSamePlace(one, other)));
}

function isSamePlace({ span: one }: Origin, { span: other }: Origin): boolean {
  if (one === undefined || other === undefined) return one === other;
  return one.file === other.file && one.start === other.start && one.end === other.end;
}
