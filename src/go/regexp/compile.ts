import { RegexpError, type CharTest, type Expression, type PlaceTest } from './syntax.ts';

/** One instruction of a program; `next` is the index of the instruction that follows. */
type Instruction =
  | { readonly kind: 'one'; readonly test: CharTest; next: number }
  | { readonly kind: 'assert'; readonly test: PlaceTest; next: number }
  /** Remembers the place: even slots are starts of groups, odd ones ends. */
  | { readonly kind: 'mark'; readonly slot: number; next: number }
  /** Tries `next` first, `other` after it. */
  | { readonly kind: 'split'; next: number; other: number }
  | { readonly kind: 'match' };

export type Program = readonly Instruction[];

/** Index of the instruction `match` in every program. */
const MATCH = 0;
const MAX_INSTRUCTIONS = 50_000;

interface Build {
  readonly code: Instruction[];
  readonly pattern: string;
}

/** Compiles an expression to a program whose entry is its last instruction; throws when it is too large. */
export function compileProgram(expression: Expression, pattern: string): Program {
  const code: Instruction[] = [{ kind: 'match' }];
  const entry = compile(expression, MATCH, { code, pattern });
  code.push({ kind: 'mark', slot: 0, next: entry });
  return code;
}

/** Adds the instructions of an expression that goes on to `next`; returns the one to start at. */
function compile(expression: Expression, next: number, build: Build): number {
  switch (expression.kind) {
    case 'empty':
      return next;
    case 'one':
    case 'assert':
      return add(build, { ...expression, next });
    case 'group': {
      const end = add(build, { kind: 'mark', slot: expression.index * 2 + 1, next });
      const start = compile(expression.part, end, build);
      return add(build, { kind: 'mark', slot: expression.index * 2, next: start });
    }
    case 'sequence':
      return expression.parts.reduceRight((then, part) => compile(part, then, build), next);
    case 'either':
      return expression.parts
        .map((part) => compile(part, next, build))
        .reduceRight((other, start) => add(build, { kind: 'split', next: start, other }));
    default:
      return compileRepeat(expression, next, build);
  }
}

type Repeat = Extract<Expression, { kind: 'repeat' }>;

/** `x{2,4}` is `xx(x(x)?)?`, `x{2,}` is `xx+`. */
function compileRepeat(repeat: Repeat, next: number, build: Build): number {
  const { part, min, max } = repeat;
  if (max === 0) return next;
  let start = next;
  if (max === undefined) start = min === 0 ? star(repeat, next, build) : plus(repeat, next, build);
  for (let count = min; count < (max ?? 0); count++) {
    start = split(repeat, compile(part, start, build), next, build);
  }
  const copies = max === undefined ? min - 1 : min;
  for (let count = 0; count < copies; count++) start = compile(part, start, build);
  return start;
}

/** A part that can match nothing is tried once before it repeats: that keeps Go's order of preference. */
function star(repeat: Repeat, next: number, build: Build): number {
  if (isNullable(repeat.part)) return split(repeat, plus(repeat, next, build), next, build);
  return loop(repeat, next, build).loop;
}

function plus(repeat: Repeat, next: number, build: Build): number {
  return loop(repeat, next, build).start;
}

function loop(repeat: Repeat, next: number, build: Build): { loop: number; start: number } {
  const instruction: Instruction = { kind: 'split', next, other: next };
  const at = add(build, instruction);
  const start = compile(repeat.part, at, build);
  if (repeat.lazy) instruction.other = start;
  else instruction.next = start;
  return { loop: at, start };
}

function split({ lazy }: Repeat, inside: number, next: number, build: Build): number {
  return lazy
    ? add(build, { kind: 'split', next, other: inside })
    : add(build, { kind: 'split', next: inside, other: next });
}

function add({ code, pattern }: Build, instruction: Instruction): number {
  if (code.length > MAX_INSTRUCTIONS) throw new RegexpError('expression too large', pattern);
  return code.push(instruction) - 1;
}

const nullable = new WeakMap<Expression, boolean>();

function isNullable(expression: Expression): boolean {
  let known = nullable.get(expression);
  if (known === undefined) {
    known = computeNullable(expression);
    nullable.set(expression, known);
  }
  return known;
}

function computeNullable(expression: Expression): boolean {
  switch (expression.kind) {
    case 'one':
      return false;
    case 'empty':
    case 'assert':
      return true;
    case 'group':
      return isNullable(expression.part);
    case 'sequence':
      return expression.parts.every(isNullable);
    case 'either':
      return expression.parts.some(isNullable);
    default:
      return expression.min === 0 || isNullable(expression.part);
  }
}
