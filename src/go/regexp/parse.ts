import {
  anyOf,
  foldCase,
  isWord,
  not,
  perlClass,
  posixClass,
  range,
  unicodeClass,
} from './char-classes.ts';
import { RegexpError, type CharTest, type Expression, type Flags } from './syntax.ts';

const MAX_REPEAT = 1000;
const MAX_DEPTH = 1000;
const SIMPLE_ESCAPES: ReadonlyMap<string, number> = new Map([
  ['a', 7],
  ['f', 12],
  ['t', 9],
  ['n', 10],
  ['r', 13],
  ['v', 11],
]);
const NO_FLAGS: Flags = { ignoreCase: false, multiline: false, dotAll: false };
const EMPTY: Expression = { kind: 'empty' };

/** Parses a Go regular expression; throws `RegexpError` with Go's words when it is none. */
export function parseRegexp(pattern: string): Expression {
  return new Parser(pattern).parse();
}

interface Repetition {
  readonly min: number;
  /** Undefined: without bound. */
  readonly max: number | undefined;
  readonly written: string;
}

class Parser {
  readonly #pattern: string;
  #at = 0;
  #flags = NO_FLAGS;
  #depth = 0;

  constructor(pattern: string) {
    this.#pattern = pattern;
  }

  parse(): Expression {
    const expression = this.#either();
    if (this.#at < this.#pattern.length) throw new RegexpError('unexpected )', this.#pattern);
    return expression;
  }

  #either(): Expression {
    const parts = [this.#sequence()];
    while (this.#take('|')) parts.push(this.#sequence());
    return parts.length === 1 ? (parts[0] ?? EMPTY) : { kind: 'either', parts };
  }

  #sequence(): Expression {
    const parts: Expression[] = [];
    let before = '';
    while (this.#at < this.#pattern.length && !this.#sees('|') && !this.#sees(')')) {
      const repetition = this.#repetition();
      if (repetition === undefined) {
        const part = this.#quoted() ?? this.#atom();
        if (Array.isArray(part)) parts.push(...part);
        else if (part !== undefined) parts.push(part);
      } else parts.push(repeated(parts.pop(), repetition, before));
      before = repetition?.written ?? '';
    }
    return parts.length === 1 ? (parts[0] ?? EMPTY) : { kind: 'sequence', parts };
  }

  /** `*`, `+?`, `{2,3}` at the place; braces that are no repetition are text. */
  #repetition(): Repetition | undefined {
    const found = /^(?:([*+?])|\{(\d{1,9})(,?)(\d{0,9})\})\??/.exec(
      this.#pattern.slice(this.#at, this.#at + 32),
    );
    if (found === null) return undefined;
    const [written, sign, low = '0', comma, high = ''] = found;
    if (sign === undefined && comma === '' && high !== '') return undefined;
    this.#at += written.length;
    if (sign !== undefined) {
      return { min: sign === '+' ? 1 : 0, max: sign === '?' ? 1 : undefined, written };
    }
    const min = Number(low);
    const max = comma === '' ? min : high === '' ? undefined : Number(high);
    return { min, max, written };
  }

  /** Undefined for flags, which hold from here on and are nothing to repeat: a repetition is of what is before them. */
  #atom(): Expression | undefined {
    const char = this.#next();
    switch (char) {
      case '(':
        return this.#group();
      case '[':
        return this.#one(this.#class());
      case '.':
        return this.#one(this.#flags.dotAll ? () => true : (each) => each !== 10);
      case '^':
        return this.#flags.multiline
          ? { kind: 'assert', test: (before) => before === -1 || before === 10 }
          : { kind: 'assert', test: (before) => before === -1 };
      case '$':
        return this.#flags.multiline
          ? { kind: 'assert', test: (_, after) => after === -1 || after === 10 }
          : { kind: 'assert', test: (_, after) => after === -1 };
      case '\\':
        return this.#escape();
      default:
        return this.#literal(char);
    }
  }

  #group(): Expression | undefined {
    if (++this.#depth > MAX_DEPTH) {
      throw new RegexpError('expression nests too deeply', this.#pattern);
    }
    const outer = this.#flags;
    if (this.#sees('?')) {
      const found = /^\?(?:P?<([A-Za-z0-9_]+)>|([imsU]*)(?:-([imsU]+))?([:)]))/.exec(this.#rest());
      if (found === null) {
        const written = /^\?(?:P|[imsU-]*[^imsU-]?)/u.exec(this.#rest())?.[0] ?? '';
        throw new RegexpError('invalid or unsupported Perl syntax', `(${written}`);
      }
      const [written, name, on = '', off = '', end] = found;
      this.#at += written.length;
      if (name === undefined) this.#flags = flagsWith(this.#flags, on, off);
      if (end === ')') {
        this.#depth--;
        return undefined;
      }
    }
    const inner = this.#either();
    if (!this.#take(')')) throw new RegexpError('missing closing )', this.#pattern);
    this.#flags = outer;
    this.#depth--;
    return inner;
  }

  /** The characters of `\Q…\E`, of which a repetition takes the last. */
  #quoted(): Expression[] | undefined {
    const found = /^\\Q([^]*?)(?:\\E|$)/.exec(this.#rest());
    if (found === null) return undefined;
    this.#at += found[0].length;
    return Array.from(found[1] ?? '', (char) => this.#literal(char));
  }

  #escape(): Expression {
    const rest = this.#rest();
    const letter = rest.charAt(0);
    const assertion = assertionOf(letter);
    if (assertion !== undefined) {
      this.#at++;
      return assertion;
    }
    const test = this.#escapedClass();
    if (test !== undefined) return this.#one(test);
    return this.#literal(String.fromCodePoint(this.#escapedChar()));
  }

  /** A class such as `\d` or `\p{L}` behind a backslash; undefined when there is none. */
  #escapedClass(): CharTest | undefined {
    const rest = this.#rest();
    const perl = perlClass(rest.charAt(0));
    if (perl !== undefined) {
      this.#at++;
      return perl;
    }
    const found = /^[pP](?:\{(\^?[^}]*)\}|([^{]))/.exec(rest);
    if (found === null) return undefined;
    this.#at += found[0].length;
    return unicodeClass(found[1] ?? found[2] ?? '', `\\${found[0]}`);
  }

  /** The character that an escape stands for. */
  #escapedChar(): number {
    const rest = this.#rest();
    if (rest === '') throw new RegexpError('trailing backslash at end of expression', '');
    const found =
      /^(?:x([0-9A-Fa-f]{2})|x\{([0-9A-Fa-f]{1,8})\}|(0[0-7]{0,2}|[1-7][0-7]{1,2}))/.exec(rest);
    if (found !== null) {
      this.#at += found[0].length;
      const code =
        found[3] === undefined ? parseInt(found[1] ?? found[2] ?? '', 16) : parseInt(found[3], 8);
      if (code <= 0x10ffff) return code;
      throw new RegexpError('invalid escape sequence', `\\${found[0]}`);
    }
    const letter = this.#next();
    const simple = SIMPLE_ESCAPES.get(letter);
    if (simple !== undefined) return simple;
    const code = letter.codePointAt(0) ?? 0;
    if (code < 0x80 && !(isWord(code) && letter !== '_')) return code;
    throw new RegexpError('invalid escape sequence', `\\${letter}`);
  }

  /** What follows `[`. */
  #class(): CharTest {
    const start = this.#at - 1;
    const negated = this.#take('^');
    const tests: CharTest[] = [];
    for (let first = true; first || !this.#sees(']'); first = false) {
      if (this.#at >= this.#pattern.length) {
        throw new RegexpError('missing closing ]', this.#pattern.slice(start));
      }
      tests.push(this.#classItem());
    }
    this.#at++;
    // Case is folded before the class is negated, as in Go.
    const all = this.#flags.ignoreCase ? foldCase(anyOf(tests)) : anyOf(tests);
    return negated ? not(all) : all;
  }

  #classItem(): CharTest {
    const posix = /^\[:(\^?[a-z]*):\]/.exec(this.#rest());
    if (posix !== null) {
      this.#at += posix[0].length;
      return posixClass(posix[1] ?? '');
    }
    const start = this.#at;
    if (this.#sees('\\')) {
      this.#at++;
      const test = this.#escapedClass();
      if (test !== undefined) return test;
      this.#at--;
    }
    const from = this.#classChar();
    if (!this.#sees('-') || [']', ''].includes(this.#pattern.charAt(this.#at + 1))) {
      return range(from, from);
    }
    this.#at++;
    const to = this.#classChar();
    if (to < from) {
      throw new RegexpError('invalid character class range', this.#pattern.slice(start, this.#at));
    }
    return range(from, to);
  }

  #classChar(): number {
    if (this.#at >= this.#pattern.length) throw new RegexpError('missing closing ]', this.#pattern);
    const char = this.#next();
    return char === '\\' ? this.#escapedChar() : (char.codePointAt(0) ?? 0);
  }

  #literal(char: string): Expression {
    const code = char.codePointAt(0) ?? 0;
    return this.#one((each) => each === code);
  }

  #one(test: CharTest): Expression {
    return { kind: 'one', test: this.#flags.ignoreCase ? foldCase(test) : test };
  }

  #next(): string {
    const code = this.#pattern.codePointAt(this.#at);
    const char = code === undefined ? '' : String.fromCodePoint(code);
    this.#at += char.length;
    return char;
  }

  #rest(): string {
    return this.#pattern.slice(this.#at);
  }

  #sees(char: string): boolean {
    return this.#pattern.startsWith(char, this.#at);
  }

  #take(char: string): boolean {
    if (!this.#sees(char)) return false;
    this.#at += char.length;
    return true;
  }
}

function repeated(
  part: Expression | undefined,
  { min, max, written }: Repetition,
  before: string,
): Expression {
  if (min > MAX_REPEAT || (max !== undefined && (max > MAX_REPEAT || max < min))) {
    throw new RegexpError('invalid repeat count', written.replace(/\?$/, ''));
  }
  if (part === undefined) throw new RegexpError('missing argument to repetition operator', written);
  if (before !== '') throw new RegexpError('invalid nested repetition operator', before + written);
  const made: Expression = { kind: 'repeat', part, min, max };
  if (weight(made) > MAX_REPEAT) throw new RegexpError('invalid repeat count', written);
  return made;
}

function atWord(before: number, after: number): boolean {
  return isWord(before) !== isWord(after);
}

function assertionOf(letter: string): Expression | undefined {
  switch (letter) {
    case 'A':
      return { kind: 'assert', test: (before) => before === -1 };
    case 'z':
      return { kind: 'assert', test: (_, after) => after === -1 };
    case 'b':
      return { kind: 'assert', test: atWord };
    case 'B':
      return { kind: 'assert', test: (before, after) => !atWord(before, after) };
    default:
      return undefined;
  }
}

function flagsWith(flags: Flags, on: string, off: string): Flags {
  const flag = (letter: string, before: boolean): boolean =>
    off.includes(letter) ? false : on.includes(letter) || before;
  return {
    ignoreCase: flag('i', flags.ignoreCase),
    multiline: flag('m', flags.multiline),
    dotAll: flag('s', flags.dotAll),
  };
}

/** How often nested counted repetitions multiply what they hold; Go's limit is on this product. */
function weight(expression: Expression): number {
  switch (expression.kind) {
    case 'repeat': {
      const count = expression.max ?? expression.min;
      return Math.max(1, count) * weight(expression.part);
    }
    case 'sequence':
    case 'either':
      return Math.max(1, ...expression.parts.map(weight));
    default:
      return 1;
  }
}
