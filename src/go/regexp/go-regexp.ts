import { compileProgram, type Program } from './compile.ts';
import { parseRegexp } from './parse.ts';
import { runProgram, type Match, type Spend } from './run-program.ts';
import { RegexpError } from './syntax.ts';

/** Whether a text holds a match somewhere; anchors in the expression bind it. */
export type TextTest = (text: string) => boolean;

/** A Go regular expression, compiled; it takes time linear in the text. */
export interface GoRegexp {
  readonly kind: 'regexp';
  readonly program: Program;
  /** The names of its groups in order, the whole match first; undefined for a group without one. */
  readonly names: readonly (string | undefined)[];
}

/** Go's error for an invalid pattern. */
interface NoRegexp {
  readonly kind: 'error';
  readonly error: string;
}

const MAX_CACHED = 500;
const cached = new Map<string, GoRegexp | NoRegexp>();

/** Compiles a Go regular expression (RE2 syntax); for an invalid pattern returns Go's error. */
export function compileGoRegexp(pattern: string): GoRegexp | NoRegexp {
  let compiled = cached.get(pattern);
  if (compiled === undefined) {
    compiled = compile(pattern);
    if (cached.size >= MAX_CACHED) cached.clear();
    cached.set(pattern, compiled);
  }
  return compiled;
}

/** Compiles a Go regular expression into a test; the error, as Go words it, when it is not one. */
export function compileRegexp(pattern: string): TextTest | { readonly error: string } {
  const compiled = compileGoRegexp(pattern);
  if (compiled.kind === 'error') return { error: compiled.error };
  return (text) => findMatch(compiled, text, 0) !== undefined;
}

/** The leftmost match at or behind a place, by `regexp.FindStringIndex`: without its groups. */
export function findMatch(
  regexp: GoRegexp,
  text: string,
  from: number,
  spend?: Spend,
): Match | undefined {
  return runProgram(regexp.program, text, from, 0, spend);
}

/** The leftmost match at or behind a place and its groups, by `regexp.FindStringSubmatchIndex`. */
export function findGroups(
  regexp: GoRegexp,
  text: string,
  from: number,
  spend?: Spend,
): Match | undefined {
  return runProgram(regexp.program, text, from, regexp.names.length - 1, spend);
}

function compile(pattern: string): GoRegexp | NoRegexp {
  try {
    const { expression, names } = parseRegexp(pattern);
    return { kind: 'regexp', program: compileProgram(expression, pattern), names };
  } catch (error) {
    if (error instanceof RegexpError) return { kind: 'error', error: error.message };
    throw error;
  }
}
