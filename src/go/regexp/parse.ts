import { foldCase, isWord, range } from './char-classes.ts';
import { parseClass } from './parse-class.ts';
import { escapedChar, escapedClass } from './parse-escape.ts';
import { repeated, takeRepetition } from './parse-repetition.ts';
import {
  RegexpError,
  restOf,
  takeChar,
  type CharTest,
  type Cursor,
  type Expression,
  type Flags,
  type PlaceTest,
} from './syntax.ts';

const MAX_DEPTH = 1000;
const NO_FLAGS: Flags = { ignoreCase: false, multiline: false, dotAll: false, lazy: false };
const EMPTY: Expression = { kind: 'empty' };

interface ParsedRegexp {
  readonly expression: Expression;
  /** The names of the groups in order, the whole match first; undefined for a group without one. */
  readonly names: readonly (string | undefined)[];
}

interface State extends Cursor {
  flags: Flags;
  depth: number;
  readonly names: (string | undefined)[];
}

/** Parses a Go regular expression; throws `RegexpError` with Go's words when it is not one. */
export function parseRegexp(pattern: string): ParsedRegexp {
  const state: State = { pattern, at: 0, flags: NO_FLAGS, depth: 0, names: [undefined] };
  const expression = either(state);
  if (state.at < pattern.length) throw new RegexpError('unexpected )', pattern);
  return { expression, names: state.names };
}

function either(state: State): Expression {
  const parts = [sequence(state)];
  while (state.pattern.charAt(state.at) === '|') {
    state.at++;
    parts.push(sequence(state));
  }
  return parts.length === 1 ? (parts[0] ?? EMPTY) : { kind: 'either', parts };
}

function sequence(state: State): Expression {
  const parts: Expression[] = [];
  let before = '';
  while (state.at < state.pattern.length && !'|)'.includes(state.pattern.charAt(state.at))) {
    const repetition = takeRepetition(state, state.flags.lazy);
    if (repetition === undefined) {
      const part = quoted(state) ?? atom(state);
      if (Array.isArray(part)) parts.push(...part);
      else if (part !== undefined) parts.push(part);
    } else parts.push(repeated(parts.pop(), repetition, before));
    before = repetition === undefined ? '' : before + repetition.written;
  }
  return parts.length === 1 ? (parts[0] ?? EMPTY) : { kind: 'sequence', parts };
}

/** Undefined for flags, which hold from here on and are nothing to repeat: a repetition is of what is before them. */
function atom(state: State): Expression | undefined {
  const char = takeChar(state);
  switch (char) {
    case '(':
      return group(state);
    case '[':
      return { kind: 'one', test: parseClass(state, state.flags.ignoreCase) };
    case '.':
      return { kind: 'one', test: state.flags.dotAll ? () => true : (each) => each !== 10 };
    case '^':
      return { kind: 'assert', test: state.flags.multiline ? atLineStart : atTextStart };
    case '$':
      return { kind: 'assert', test: state.flags.multiline ? atLineEnd : atTextEnd };
    case '\\':
      return escape(state);
    default:
      return literal(char, state.flags);
  }
}

function group(state: State): Expression | undefined {
  const outer = state.flags;
  const index = openGroup(state);
  if (index === undefined) return undefined;
  // Nothing that recurses here may run out of stack.
  if (++state.depth > MAX_DEPTH) {
    throw new RegexpError('expression nests too deeply', state.pattern);
  }
  const part = either(state);
  if (state.pattern.charAt(state.at) !== ')') {
    throw new RegexpError('missing closing )', state.pattern);
  }
  state.at++;
  state.flags = outer;
  state.depth--;
  return index === 0 ? part : { kind: 'group', index, part };
}

/** Reads what follows `(`: the number of the group it opens, 0 when that has none, undefined for flags alone. */
function openGroup(state: State): number | undefined {
  if (state.pattern.charAt(state.at) !== '?') return state.names.push(undefined) - 1;
  const rest = restOf(state);
  if (/^\?P?</.test(rest) && rest.length > 2) return state.names.push(groupName(state, rest)) - 1;
  const found = /^\?([imsU]*)(?:-([imsU]+))?([:)])/.exec(rest);
  if (found === null) {
    const written = /^\?[imsU]*(?:-[imsU]*)?[^]?/u.exec(rest)?.[0] ?? '';
    throw new RegexpError('invalid or unsupported Perl syntax', `(${written}`);
  }
  const [written, on = '', off = '', end] = found;
  state.at += written.length;
  state.flags = flagsWith(state.flags, on, off);
  return end === ')' ? undefined : 0;
}

function groupName(state: State, rest: string): string {
  const end = rest.indexOf('>');
  if (end === -1) throw new RegexpError('invalid named capture', `(${rest}`);
  const name = rest.slice(rest.indexOf('<') + 1, end);
  if (!/^[A-Za-z0-9_]+$/.test(name)) {
    throw new RegexpError('invalid named capture', `(${rest.slice(0, end + 1)}`);
  }
  state.at += end + 1;
  return name;
}

function flagsWith(flags: Flags, on: string, off: string): Flags {
  const flag = (letter: string, before: boolean): boolean =>
    off.includes(letter) ? false : on.includes(letter) || before;
  return {
    ignoreCase: flag('i', flags.ignoreCase),
    multiline: flag('m', flags.multiline),
    dotAll: flag('s', flags.dotAll),
    lazy: flag('U', flags.lazy),
  };
}

/** The characters of `\Q…\E`, of which a repetition takes the last. */
function quoted(state: State): Expression[] | undefined {
  const { pattern, at } = state;
  if (!pattern.startsWith('\\Q', at)) return undefined;
  const end = pattern.indexOf('\\E', at + 2);
  const text = pattern.slice(at + 2, end === -1 ? undefined : end);
  state.at = end === -1 ? pattern.length : end + 2;
  return Array.from(text, (char) => literal(char, state.flags));
}

function escape(state: State): Expression {
  const assertion = assertionOf(state.pattern.charAt(state.at));
  if (assertion !== undefined) {
    state.at++;
    return { kind: 'assert', test: assertion };
  }
  const test = escapedClass(state, state.flags.ignoreCase);
  if (test !== undefined) return { kind: 'one', test };
  return literal(String.fromCodePoint(escapedChar(state)), state.flags);
}

function literal(char: string, { ignoreCase }: Flags): Expression {
  const code = char.codePointAt(0) ?? 0;
  const test: CharTest = range(code, code);
  return { kind: 'one', test: ignoreCase ? foldCase(test) : test };
}

const atTextStart: PlaceTest = (before) => before === -1;
const atTextEnd: PlaceTest = (_, after) => after === -1;
const atLineStart: PlaceTest = (before) => before === -1 || before === 10;
const atLineEnd: PlaceTest = (_, after) => after === -1 || after === 10;
const atWord: PlaceTest = (before, after) => isWord(before) !== isWord(after);

function assertionOf(letter: string): PlaceTest | undefined {
  switch (letter) {
    case 'A':
      return atTextStart;
    case 'z':
      return atTextEnd;
    case 'b':
      return atWord;
    case 'B':
      return (before, after) => !atWord(before, after);
    default:
      return undefined;
  }
}
