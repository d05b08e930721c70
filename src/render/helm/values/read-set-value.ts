import { MAX_INT64 } from '../../../go/go-number.ts';
import { DEFAULT_LIMITS } from '../../../model/limits.ts';
import { DocumentError } from '../../../parse/document-error.ts';
import { readJson } from '../../../parse/read-json.ts';
import { EMPTY_TEXT, type Text } from '../text/text.ts';
import { INT64 } from '../value/go-types.ts';
import type { GoValue } from '../value/go-value.ts';
import { boolValue, intValue, listValue, nilValue, stringValue } from '../value/make-value.ts';
import { nodeValue } from './node-value.ts';
import { charAt, scanEmpty, scanUntil, type SetOutcome, type Setting } from './scan-set.ts';
import { originIn } from './set-expression.ts';

/** The value behind `=`, and how the parser continues. Without a value nothing is set. */
interface ReadSetValue {
  readonly value: GoValue | undefined;
  readonly outcome: SetOutcome;
}

/** Reads a value, or a list `{a,b}`, and the comma behind it. */
export function readSetValue(setting: Setting): ReadSetValue {
  const { scanner } = setting;
  const { kind } = scanner.expression;
  if (kind === 'set-json') return readJsonValue(setting);
  if (kind === 'set-literal') {
    return { value: stringValue(scanUntil(scanner, '').text), outcome: 'next' };
  }
  const first = charAt(scanner);
  if (first === '') return { value: stringValue(EMPTY_TEXT), outcome: 'end' };
  if (first === '{') return readList(setting);
  return typed(setting, scanUntil(scanner, ',').text);
}

function readList(setting: Setting): ReadSetValue {
  const { scanner } = setting;
  const start = scanner.at;
  scanner.at++;
  const items: GoValue[] = [];
  for (;;) {
    const { text, last } = scanUntil(scanner, ',}');
    if (last === undefined) {
      return { value: undefined, outcome: { message: "list must terminate with '}'" } };
    }
    const { value, outcome } = typed(setting, text);
    if (value === undefined) return { value, outcome };
    items.push(value);
    if (last === ',') continue;
    const list = listValue(items, originIn(scanner.expression, start, scanner.at));
    if (charAt(scanner) === ',') scanner.at++;
    return { value: list, outcome: 'next' };
  }
}

/** The next JSON value; nothing at all is null. */
function readJsonValue({ scanner }: Setting): ReadSetValue {
  const { expression, at } = scanner;
  if (scanEmpty(scanner)) {
    return { value: nilValue(originIn(expression, at, scanner.at)), outcome: 'next' };
  }
  try {
    const read = readJson(expression.file, scanner.at, DEFAULT_LIMITS);
    if (read === undefined) throw new Error('there is more than blanks');
    scanner.at = read.end;
    scanEmpty(scanner);
    const wrote = { by: 'value', secret: expression.secret === true } as const;
    return { value: nodeValue(read.root, wrote), outcome: 'next' };
  } catch (error) {
    if (!(error instanceof DocumentError)) throw error;
    const message = error.words.kubectl ?? error.message;
    return { value: undefined, outcome: { message } };
  }
}

/** The type that the text of a value has for the kind of expression. */
function typed({ scanner, readFile }: Setting, text: Text): ReadSetValue {
  const { kind } = scanner.expression;
  if (kind === 'set-string') return { value: stringValue(text), outcome: 'next' };
  if (kind !== 'set-file') return { value: guessed(text), outcome: 'next' };
  const file = readFile(text.text);
  return 'text' in file
    ? { value: stringValue(file.text), outcome: 'next' }
    : { value: undefined, outcome: file };
}

/** true, false, null and integers are what they look like; anything else is a string, `007` and `1.5` too. */
function guessed(text: Text): GoValue {
  const word = text.text.toLowerCase();
  const origin = text.pieces[0]?.origin;
  if (word === 'true' || word === 'false') return boolValue(word === 'true', origin);
  if (word === 'null') return nilValue(origin);
  if (word === '0') return intValue(0n, origin, INT64);
  if (!/^[-+]?\d{1,19}$/.test(word) || word.startsWith('0')) return stringValue(text);
  const value = BigInt(word.replace('+', ''));
  const fits = value <= MAX_INT64 && value >= -MAX_INT64 - 1n;
  return fits ? intValue(value, origin, INT64) : stringValue(text);
}
