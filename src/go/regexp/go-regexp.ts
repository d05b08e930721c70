import { parseRegexp } from './parse.ts';
import { RegexpError, type CharTest, type Expression, type PlaceTest } from './syntax.ts';

/** Whether a text holds a match somewhere; anchors in the expression bind it. */
export type TextTest = (text: string) => boolean;

type State =
  | { readonly kind: 'one'; readonly test: CharTest; readonly next: number }
  | { readonly kind: 'assert'; readonly test: PlaceTest; readonly next: number }
  | { readonly kind: 'split'; readonly next: readonly number[] }
  | { readonly kind: 'match' };

const MAX_STATES = 20_000;
const MATCH = 0;

/** Compiles a Go regular expression into a matcher that takes linear time; a string when it is none, as Go words it. */
export function compileRegexp(pattern: string): TextTest | { readonly error: string } {
  try {
    const states: State[] = [{ kind: 'match' }];
    const start = compile(parseRegexp(pattern), MATCH, states, pattern);
    return (text) => run(states, start, text);
  } catch (error) {
    if (error instanceof RegexpError) return { error: error.message };
    throw error;
  }
}

/** Adds the states of an expression that goes on to `next`; returns the one to start at. */
function compile(expression: Expression, next: number, states: State[], pattern: string): number {
  if (states.length > MAX_STATES) throw new RegexpError('expression too large', pattern);
  switch (expression.kind) {
    case 'empty':
      return next;
    case 'one':
      return states.push({ kind: 'one', test: expression.test, next }) - 1;
    case 'assert':
      return states.push({ kind: 'assert', test: expression.test, next }) - 1;
    case 'sequence':
      return expression.parts.reduceRight(
        (then, part) => compile(part, then, states, pattern),
        next,
      );
    case 'either': {
      const starts = expression.parts.map((part) => compile(part, next, states, pattern));
      return states.push({ kind: 'split', next: starts }) - 1;
    }
    default:
      return compileRepeat(expression, next, states, pattern);
  }
}

function compileRepeat(
  { part, min, max }: Extract<Expression, { kind: 'repeat' }>,
  next: number,
  states: State[],
  pattern: string,
): number {
  let start = next;
  if (max === undefined) {
    const loop = states.push({ kind: 'split', next: [] }) - 1;
    states[loop] = { kind: 'split', next: [compile(part, loop, states, pattern), next] };
    start = loop;
  }
  for (let count = min; count < (max ?? min); count++) {
    const once = compile(part, start, states, pattern);
    start = states.push({ kind: 'split', next: [once, next] }) - 1;
  }
  for (let count = 0; count < min; count++) start = compile(part, start, states, pattern);
  return start;
}

/** All states at once, one pass over the text (Thompson's simulation): no backtracking. */
function run(states: readonly State[], start: number, text: string): boolean {
  const chars = Array.from(text, (char) => char.codePointAt(0) ?? -1);
  let current: number[] = [];
  for (let at = 0; at <= chars.length; at++) {
    const before = chars[at - 1] ?? -1;
    const after = chars[at] ?? -1;
    const reached = reach(states, [start, ...current], before, after);
    if (reached.has(MATCH)) return true;
    current = [];
    if (after === -1) break;
    for (const index of reached) {
      const state = states[index];
      if (state?.kind === 'one' && state.test(after)) current.push(state.next);
    }
  }
  return false;
}

/** The states one can be in without reading on. */
function reach(
  states: readonly State[],
  from: readonly number[],
  before: number,
  after: number,
): ReadonlySet<number> {
  const reached = new Set<number>();
  const todo = [...from];
  for (let index = todo.pop(); index !== undefined; index = todo.pop()) {
    if (reached.has(index)) continue;
    reached.add(index);
    const state = states[index];
    if (state?.kind === 'split') todo.push(...state.next);
    else if (state?.kind === 'assert' && state.test(before, after)) todo.push(state.next);
  }
  return reached;
}
