import type { ByteText } from '../../../go/byte-text.ts';
import type { TextRange } from '../../../model/span.ts';
import type { Steps } from '../../../text/glob/glob-automaton.ts';
import { applyOperator, isDefault } from './apply-operator.ts';
import type { TemplateCall, TemplatePart } from './template.ts';

/** A variable as it is looked up, at an offset: its value, or why that cannot be known. Undefined: it is not set. */
type Lookup<V extends KnownVariable> = (
  name: string,
  at: number,
) => V | UnknownVariable | undefined;

export interface KnownVariable {
  readonly kind: 'known';
  readonly value: ByteText;
}

export interface UnknownVariable {
  readonly kind: 'unknown';
  /** What is shown for it: `variable DOMAIN`, `secret cluster-secrets/DOMAIN`. */
  readonly label: string;
  /** Nobody can tell whether it is set at all. */
  readonly maybeUnset?: true;
}

/** A piece of the result, in order; `start` and `end` are where it was written in the template. */
export type Piece<V> = WrittenPiece | MadePiece<V> | UnknownPiece;

/** Text of the template itself, as it is there. */
interface WrittenPiece extends TextRange {
  readonly kind: 'written';
  readonly text: ByteText;
}

/** What a `${…}` became. */
interface MadePiece<V> extends TextRange {
  readonly kind: 'made';
  readonly text: ByteText;
  /** The variables it is made of; none when the one it names is not set. */
  readonly from: readonly V[];
  /** It is the value of its one variable, unchanged. */
  readonly verbatim: boolean;
  /** The variable that it names is not set, and has no default. */
  readonly unset?: string;
}

/** A `${…}` that a variable of unknown value decides. */
interface UnknownPiece extends TextRange {
  readonly kind: 'unknown';
  readonly label: string;
}

export type Evaluated<V> =
  | { readonly kind: 'evaluated'; readonly pieces: readonly Piece<V>[] }
  /** `name`: it is not set, and nothing is put in its place. */
  | { readonly kind: 'not-set'; readonly name: string; readonly at: number }
  | { readonly kind: 'too-long'; readonly at: number };

interface EvaluateOptions<V extends KnownVariable> {
  readonly lookup: Lookup<V>;
  /** A variable that is not set is an error. */
  readonly strict: boolean;
  /** What may be unset is, where it has a default. */
  readonly takeDefaults?: boolean;
  /** Bounds on matching and on the result's length. */
  readonly steps: Steps;
  readonly longest: number;
}

/** What a template becomes, as Flux's envsubst 1.8.0 has it. */
export function evaluateTemplate<V extends KnownVariable>(
  parts: readonly TemplatePart[],
  options: EvaluateOptions<V>,
): Evaluated<V> {
  const pieces: Piece<V>[] = [];
  let length = 0;
  for (const part of parts) {
    const found = evaluatePart(part, options);
    if (found.kind !== 'evaluated') return found;
    for (const piece of found.pieces) {
      if (piece.kind !== 'unknown') length += piece.text.length;
      pieces.push(piece);
    }
    if (length > options.longest) return { kind: 'too-long', at: startOf(part) };
  }
  return { kind: 'evaluated', pieces };
}

function startOf(part: TemplatePart): number {
  return part.kind === 'call' ? part.start : (part.runs[0]?.start ?? 0);
}

function evaluatePart<V extends KnownVariable>(
  part: TemplatePart,
  options: EvaluateOptions<V>,
): Evaluated<V> {
  if (part.kind === 'call') return evaluateCall(part, options);
  let at = 0;
  const pieces = part.runs.map((run): WrittenPiece => {
    const text = part.text.slice(at, at + run.end - run.start);
    at += text.length;
    return { kind: 'written', text, start: run.start, end: run.end };
  });
  return { kind: 'evaluated', pieces };
}

/** Arguments are worked out first, whether they are needed or not. */
function evaluateCall<V extends KnownVariable>(
  call: TemplateCall,
  options: EvaluateOptions<V>,
): Evaluated<V> {
  const args: (readonly Piece<V>[])[] = [];
  for (const arg of call.args) {
    const found = evaluateTemplate([arg], options);
    if (found.kind !== 'evaluated') return found;
    args.push(found.pieces);
  }
  const variable = options.lookup(call.param, call.start);
  const { start, end, operator, param } = call;
  if (variable?.kind === 'unknown') {
    const takesDefault = options.takeDefaults === true && variable.maybeUnset === true;
    if (takesDefault && isDefault(operator)) return defaultOf(call, args.flat());
    return one({ kind: 'unknown', label: variable.label, start, end });
  }
  if (isDefault(operator)) {
    const value = variable?.value ?? '';
    if (variable === undefined || value === '') return defaultOf(call, args.flat());
    return one({ kind: 'made', text: value, from: [variable], verbatim: true, start, end });
  }
  if (variable === undefined && options.strict) return { kind: 'not-set', name: param, at: start };
  return applied(call, variable, args, options);
}

function defaultOf<V>({ start, end }: TemplateCall, pieces: readonly Piece<V>[]): Evaluated<V> {
  if (pieces.length > 0) return { kind: 'evaluated', pieces };
  return one({ kind: 'made', text: '', from: [], verbatim: false, start, end });
}

function applied<V extends KnownVariable>(
  { start, end, operator, param }: TemplateCall,
  variable: V | undefined,
  args: readonly (readonly Piece<V>[])[],
  { steps }: EvaluateOptions<V>,
): Evaluated<V> {
  const texts: ByteText[] = [];
  const from = variable === undefined ? [] : [variable];
  for (const pieces of args) {
    const unknown = pieces.find((piece) => piece.kind === 'unknown');
    if (unknown !== undefined) return one({ ...unknown, start, end });
    texts.push(pieces.map((piece) => (piece.kind === 'unknown' ? '' : piece.text)).join(''));
    from.push(...pieces.flatMap((piece) => (piece.kind === 'made' ? piece.from : [])));
  }
  const text = applyOperator(operator, variable?.value ?? '', texts, steps);
  if (text === undefined) return { kind: 'too-long', at: start };
  const made = { kind: 'made', text, from, verbatim: operator === '', start, end } as const;
  return one(variable === undefined ? { ...made, unset: param } : made);
}

function one<V>(piece: Piece<V>): Evaluated<V> {
  return { kind: 'evaluated', pieces: [piece] };
}
