import { goEscape } from '../../../../go/go-quote.ts';
import { toBytes } from '../../text/bytes.ts';
import { remadeText, sliceText } from '../../text/edit-text.ts';
import type { Origin } from '../../text/origin.ts';
import { textOrigin } from '../../text/text-origin.ts';
import type { Text } from '../../text/text.ts';
import type { GoValue, MapValue } from '../../value/go-value.ts';
import {
  boolValue,
  floatValue,
  listValue,
  mapValue,
  nilValue,
  stringValue,
} from '../../value/make-value.ts';
import type { Read } from '../read-results.ts';
import { validText } from '../valid-text.ts';

const DEEPEST = 10_000;
const NUMBER = /-?(?:0|[1-9][0-9]*)(?:\.[0-9]+)?(?:[eE][-+]?[0-9]+)?/y;
const STRING_END = /["\\\u0000-\u001f]/g;
/** Contexts in which Go reports the end of the text as an invalid space. */
const NO_SPACE = /literal|escape/;
const SPACE = /[ \t\r\n]*/y;
const ESCAPES: ReadonlyMap<string, string> = new Map([
  ['b', '\b'],
  ['f', '\f'],
  ['n', '\n'],
  ['r', '\r'],
  ['t', '\t'],
]);

interface State {
  readonly source: Text;
  readonly text: string;
  readonly origin: Origin | undefined;
  at: number;
  /** The first error that is not one of syntax. */
  error: string | undefined;
}

/** A list or an object that is being read. */
type Open =
  | { readonly kind: 'list'; readonly items: GoValue[] }
  | { readonly kind: 'object'; readonly map: MapValue; key: string };

class JsonError extends Error {}

/** Reads a JSON text with the words of encoding/json for what is wrong with it. Texts keep their pieces. */
export function parseJson(source: Text): Read {
  const state: State = {
    source,
    text: source.text,
    origin: textOrigin(source),
    at: 0,
    error: undefined,
  };
  try {
    const value = readDocument(state);
    return { value, error: state.error };
  } catch (error) {
    if (error instanceof JsonError) return { value: undefined, error: error.message };
    throw error;
  }
}

function readDocument(state: State): GoValue {
  const open: Open[] = [];
  for (;;) {
    let value = readStart(state, open);
    // A value ends; so may what it is in.
    while (value !== undefined) {
      const into = open.at(-1);
      if (into === undefined) {
        expectEnd(state);
        if (state.error === undefined || value.kind !== 'nil') return value;
        // A number beyond float64 still counts as a number if another type is expected.
        return floatValue(Infinity, state.origin);
      }
      if (into.kind === 'list') into.items.push(value);
      else into.map.entries.set(into.key, value);
      value = readAfterValue(state, into);
      if (value !== undefined) open.pop();
    }
  }
}

/** Reads a scalar, an empty list or an empty object; undefined if a list or an object begins. */
function readStart(state: State, open: Open[]): GoValue | undefined {
  skipSpace(state);
  const char = state.text.charAt(state.at);
  if (char !== '{' && char !== '[') return readScalar(state, char);
  if (open.length >= DEEPEST) throw new JsonError('exceeded max depth');
  state.at++;
  skipSpace(state);
  const next = state.text.charAt(state.at);
  if (char === '[') {
    if (next === ']') {
      state.at++;
      return listValue([], state.origin);
    }
    open.push({ kind: 'list', items: [] });
    return undefined;
  }
  const map = mapValue(new Map(), state.origin);
  if (next === '}') {
    state.at++;
    return map;
  }
  open.push({ kind: 'object', map, key: readKey(state) });
  return undefined;
}

/** Reads the sign behind a value: undefined if another value follows, else the list or object that ends. */
function readAfterValue(state: State, into: Open): GoValue | undefined {
  skipSpace(state);
  const char = state.text.charAt(state.at);
  if (into.kind === 'list') {
    if (char !== ',' && char !== ']') throw invalid(state, 'after array element');
    state.at++;
    return char === ',' ? undefined : listValue(into.items, state.origin);
  }
  if (char !== ',' && char !== '}') throw invalid(state, 'after object key:value pair');
  state.at++;
  if (char === '}') return into.map;
  skipSpace(state);
  into.key = readKey(state);
  return undefined;
}

function readKey(state: State): string {
  if (state.text.charAt(state.at) !== '"') {
    throw invalid(state, 'looking for beginning of object key string');
  }
  state.at++;
  const key = readString(state).text;
  skipSpace(state);
  if (state.text.charAt(state.at) !== ':') throw invalid(state, 'after object key');
  state.at++;
  return key;
}

function readScalar(state: State, char: string): GoValue {
  const { origin } = state;
  switch (char) {
    case '"':
      state.at++;
      return stringValue(readString(state));
    case 't':
      readWord(state, 'true');
      return boolValue(true, origin);
    case 'f':
      readWord(state, 'false');
      return boolValue(false, origin);
    case 'n':
      readWord(state, 'null');
      return nilValue(origin);
    default:
      if (!/^[-0-9]$/.test(char)) throw invalid(state, 'looking for beginning of value');
      return readNumber(state);
  }
}

function readWord(state: State, word: string): void {
  for (const letter of word) {
    if (state.text.charAt(state.at) !== letter) {
      throw invalid(state, `in literal ${word} (expecting '${letter}')`);
    }
    state.at++;
  }
}

function readNumber(state: State): GoValue {
  NUMBER.lastIndex = state.at;
  const found = NUMBER.exec(state.text)?.[0];
  if (found === undefined) {
    state.at++;
    throw invalid(state, 'in numeric literal');
  }
  state.at += found.length;
  const next = state.text.charAt(state.at);
  if (/^[eE]$/.test(next) && !/[eE]/.test(found)) throw badExponent(state);
  if (next === '.' && !/[.eE]/.test(found)) {
    state.at++;
    throw invalid(state, 'after decimal point in numeric literal');
  }
  const value = Number(found);
  if (Number.isFinite(value)) return floatValue(value, state.origin);
  state.error ??= `json: cannot unmarshal number ${found} into Go value of type float64`;
  return nilValue(undefined);
}

function badExponent(state: State): JsonError {
  state.at++;
  if (/^[-+]$/.test(state.text.charAt(state.at))) state.at++;
  return invalid(state, 'in exponent of numeric literal');
}

/** The rest of a string, its opening quote read. */
function readString(state: State): Text {
  const start = state.at;
  const hasEscapes = skipString(state);
  const part = validText(sliceText(state.source, start, state.at - 1));
  return hasEscapes ? remadeText(part, unescaped(part.text)) : part;
}

/** Goes behind the closing quote; whether there is an escape before it. */
function skipString(state: State): boolean {
  const { text } = state;
  let hasEscapes = false;
  for (;;) {
    STRING_END.lastIndex = state.at;
    const char = STRING_END.exec(text)?.[0];
    state.at = char === undefined ? text.length : STRING_END.lastIndex - 1;
    if (char !== '"' && char !== '\\') throw invalid(state, 'in string literal');
    state.at++;
    if (char === '"') return hasEscapes;
    hasEscapes = true;
    skipEscape(state);
  }
}

function skipEscape(state: State): void {
  const letter = state.text.charAt(state.at);
  if (letter === '' || !'"\\/bfnrtu'.includes(letter))
    throw invalid(state, 'in string escape code');
  state.at++;
  if (letter !== 'u') return;
  for (let digit = 0; digit < 4; digit++) {
    if (!/^[0-9A-Fa-f]$/.test(state.text.charAt(state.at))) {
      throw invalid(state, 'in \\u hexadecimal character escape');
    }
    state.at++;
  }
}

function unescaped(text: string): string {
  return text
    .replaceAll(/\\(?:u([0-9A-Fa-f]{4})|(.))/g, (_, hex: string | undefined, letter: string) =>
      hex === undefined ? (ESCAPES.get(letter) ?? letter) : String.fromCharCode(parseInt(hex, 16)),
    )
    .replaceAll(
      /[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g,
      '\ufffd',
    );
}

function expectEnd(state: State): void {
  skipSpace(state);
  if (state.at < state.text.length) throw invalid(state, 'after top-level value');
}

function skipSpace(state: State): void {
  SPACE.lastIndex = state.at;
  SPACE.exec(state.text);
  state.at = SPACE.lastIndex;
}

/** The error at a character; Go takes the first byte of a longer one for it, and at the end of the text a space. */
function invalid({ text, at }: State, context: string): JsonError {
  const code = text.codePointAt(at) ?? 0x20;
  if (at >= text.length && (context === 'in string literal' || !NO_SPACE.test(context))) {
    return new JsonError('unexpected end of JSON input');
  }
  const byte = String.fromCharCode(toBytes(String.fromCodePoint(code))[0] ?? 0);
  const quoted = byte === "'" ? "\\'" : byte === '"' ? byte : goEscape(byte);
  return new JsonError(`invalid character '${quoted}' ${context}`);
}
