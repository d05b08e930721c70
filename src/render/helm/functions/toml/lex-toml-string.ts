import { goQuote } from '../../../../go/go-quote.ts';
import {
  acceptChar,
  backUp,
  currentText,
  emit,
  END,
  fail,
  failBefore,
  fault,
  isBreak,
  nextChar,
  peekChar,
  popState,
  skipRead,
  type TomlReader,
  type TomlState,
} from './toml-reader.ts';

const NEWLINE = 'strings cannot contain newlines';
const SIMPLE_ESCAPES = 'ebtnfr" \t\\';
const HEX_ESCAPES: ReadonlyMap<string, readonly [count: number, word: string]> = new Map([
  ['x', [2, 'two']],
  ['u', [4, 'four']],
  ['U', [8, 'eight']],
]);

/** A string in double quotes, the first one read. */
export const lexString: TomlState = (reader) => {
  const char = nextChar(reader);
  if (char === END) return fail(reader, `unexpected EOF; expected '"'`);
  if (isBreak(char)) return failBefore(reader, NEWLINE);
  if (char === '\\') {
    reader.stack.push(lexString);
    return lexEscape;
  }
  if (char !== '"') return lexString;
  const kind = reader.hasEscapes ? 'escaped string' : 'string';
  reader.hasEscapes = false;
  return endString(reader, kind, 1);
};

/** A string in single quotes, the first one read. */
export const lexRawString: TomlState = (reader) => {
  const char = nextChar(reader);
  if (char === END) return fail(reader, `unexpected EOF; expected "'"`);
  if (isBreak(char)) return failBefore(reader, NEWLINE);
  return char === "'" ? endString(reader, 'raw string', 1) : lexRawString;
};

/** A string between three double quotes, the first ones read. */
export const lexMultilineString: TomlState = (reader) => {
  const char = nextChar(reader);
  if (char === END) return fail(reader, `unexpected EOF; expected '"""'`);
  if (char === '\\') return lexMultilineEscape;
  if (char !== '"' || !acceptQuotes(reader, '"')) return lexMultilineString;
  if (peekChar(reader) === '"') {
    const current = currentText(reader);
    if (current.endsWith('"""""') && !current.endsWith('\\"""""')) {
      return fail(reader, `unexpected '""""""'`);
    }
    return backToFirst(reader, lexMultilineString);
  }
  reader.hasEscapes = false;
  backUp(reader);
  backUp(reader);
  return endString(reader, 'long string', 3);
};

/** A string between three single quotes, the first ones read. */
export const lexMultilineRaw: TomlState = (reader) => {
  const char = nextChar(reader);
  if (char === END) return fail(reader, `unexpected EOF; expected "'''"`);
  if (char !== "'" || !acceptQuotes(reader, "'")) return lexMultilineRaw;
  if (peekChar(reader) === "'") {
    if (currentText(reader).endsWith("'''''")) return fail(reader, `unexpected "''''''"`);
    return backToFirst(reader, lexMultilineRaw);
  }
  backUp(reader);
  backUp(reader);
  return endString(reader, 'long raw string', 3);
};

/** Takes two more quotes behind the first. */
function acceptQuotes(reader: TomlReader, quote: string): boolean {
  if (!acceptChar(reader, quote)) return false;
  if (acceptChar(reader, quote)) return true;
  backUp(reader);
  return false;
}

/** More than three quotes: the first of them belongs to the string. */
function backToFirst(reader: TomlReader, state: TomlState): TomlState {
  backUp(reader);
  backUp(reader);
  return state;
}

/** Ends a string before the last quote that was read; so many follow. */
function endString(
  reader: TomlReader,
  kind: 'string' | 'escaped string' | 'raw string' | 'long string' | 'long raw string',
  quotes: number,
): TomlState {
  backUp(reader);
  emit(reader, kind);
  for (let count = 0; count < quotes; count++) nextChar(reader);
  skipRead(reader);
  return popState(reader);
}

const lexMultilineEscape: TomlState = (reader) => {
  if (isBreak(nextChar(reader))) return lexMultilineString;
  backUp(reader);
  reader.stack.push(lexMultilineString);
  return lexEscape(reader);
};

const lexEscape: TomlState = (reader) => {
  reader.hasEscapes = true;
  const char = nextChar(reader);
  if (char !== END && SIMPLE_ESCAPES.includes(char)) return popState(reader);
  const hex = HEX_ESCAPES.get(char);
  if (hex === undefined) {
    return fault(reader, `invalid escape in string '\\${char === END ? '\0' : char}'`);
  }
  const [count, word] = hex;
  for (let digit = 0; digit < count; digit++) {
    if (/^[0-9A-Fa-f]$/.test(nextChar(reader))) continue;
    const wanted = `expected ${word} hexadecimal digits after '\\${char}'`;
    return fail(reader, `${wanted}, but got ${goQuote(currentText(reader))} instead`);
  }
  return popState(reader);
};
