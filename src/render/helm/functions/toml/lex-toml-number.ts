import { quoteRune } from './quote-rune.ts';
import {
  acceptChar,
  backUp,
  currentText,
  emit,
  fail,
  nextChar,
  peekChar,
  popState,
  type TomlReader,
  type TomlState,
} from './toml-reader.ts';
import type { TomlItemKind } from './toml-item.ts';

const DIGIT = /^[0-9]$/;
const FLOAT = /^[0-9_.+eE-]$/;
const DECIMAL = /^[0-9_]$/;
const DATE = /^[0-9:TtZz .+-]$/;
const BASES: ReadonlyMap<string, readonly [name: string, digit: RegExp]> = new Map([
  ['b', ['a binary', /^[01]$/]],
  ['o', ['an octal', /^[0-7]$/]],
  ['x', ['a hexadecimal', /^[0-9A-Fa-f]$/]],
]);

/** A number or a time that begins with a digit. */
export const lexNumberOrDate: TomlState = (reader) => {
  let char = nextChar(reader);
  if (char === '0') {
    char = nextChar(reader);
    const base = BASES.get(char);
    if (base !== undefined) return lexBased(reader, base);
    if (char === '-' || char === ':') return endNumber(reader);
  }
  while (DIGIT.test(char)) char = nextChar(reader);
  switch (char) {
    case '-':
    case ':':
      return takeAll(reader, DATE, 'datetime');
    case '_':
      return lexDecimal(reader);
    case '.':
    case 'e':
    case 'E':
      return takeAll(reader, FLOAT, 'float');
    default:
      return endNumber(reader);
  }
};

/** A number whose sign was read. */
export const lexSigned: TomlState = (reader) => {
  const char = nextChar(reader);
  if (char === 'i' || char === 'n') {
    const rest = char === 'i' ? 'nf' : 'an';
    if (!acceptChar(reader, rest.charAt(0)) || !acceptChar(reader, rest.charAt(1))) {
      return fail(reader, `invalid float: '${currentText(reader)}'`);
    }
    emit(reader, 'float');
    return popState(reader);
  }
  if (char === '0') {
    const next = peekChar(reader);
    if (BASES.has(next)) {
      const written = `${currentText(reader)}${next}`;
      return fail(reader, `cannot use sign with non-decimal numbers: '${written}'`);
    }
  }
  if (char === '.') return fail(reader, "floats must start with a digit, not '.'");
  if (DIGIT.test(char)) return lexDecimal(reader);
  return fail(reader, `expected a digit but got ${quoteRune(char)}`);
};

function lexDecimal(reader: TomlReader): TomlState {
  let char = nextChar(reader);
  while (DECIMAL.test(char)) char = nextChar(reader);
  if (/^[.eE]$/.test(char)) return takeAll(reader, FLOAT, 'float');
  return endNumber(reader);
}

/** The digits behind `0x` and its kin. */
function lexBased(
  reader: TomlReader,
  [name, digit]: readonly [name: string, digit: RegExp],
): TomlState {
  const next = peekChar(reader);
  if (!digit.test(next)) {
    fail(reader, `not ${name} number: '${currentText(reader)}${next === '' ? '\0' : next}'`);
  }
  for (let char = nextChar(reader); digit.test(char) || char === '_';) char = nextChar(reader);
  return endNumber(reader);
}

function endNumber(reader: TomlReader): TomlState {
  backUp(reader);
  emit(reader, 'integer');
  return popState(reader);
}

function takeAll(reader: TomlReader, pattern: RegExp, kind: TomlItemKind): TomlState {
  while (pattern.test(nextChar(reader)));
  backUp(reader);
  emit(reader, kind);
  return popState(reader);
}
