import { isGoPrintable } from '../../../../go/go-quote.ts';
import { isOddByte, toBytes } from '../../text/bytes.ts';
import { mapText } from '../../text/edit-text.ts';
import { charge } from '../../value/charge.ts';
import { printValues } from '../../value/format/print.ts';
import { goVariadic } from '../../value/go-function.ts';
import { ANY } from '../../value/go-types.ts';
import type { GoFunction, GoValue } from '../../value/go-value.ts';
import { isFailure } from '../../value/is-failure.ts';
import { stringOf, stringValue } from '../../value/make-value.ts';

const HTML: ReadonlyMap<string, string> = new Map([
  ['\0', '\ufffd'],
  ['"', '&#34;'],
  ["'", '&#39;'],
  ['&', '&amp;'],
  ['<', '&lt;'],
  ['>', '&gt;'],
]);
const JS: ReadonlyMap<string, string> = new Map([
  ['\\', '\\\\'],
  ["'", "\\'"],
  ['"', '\\"'],
  ['<', '\\u003C'],
  ['>', '\\u003E'],
  ['&', '\\u0026'],
  ['=', '\\u003D'],
]);

/** html, js, urlquery: fmt.Sprint of the arguments, escaped. */
export const ESCAPES: ReadonlyMap<string, GoFunction> = new Map([
  ['html', escaping((run) => run.replace(/[\0"'&<>]/g, (char) => HTML.get(char) ?? char))],
  ['js', escaping((run) => Array.from(run, jsEscape).join(''))],
  ['urlquery', escaping((run) => run.replace(/[^A-Za-z0-9\-_.~]+/g, queryEscape))],
]);

/** An escaped character is longer than the character, and takes longer than to print one. */
const CHARACTERS_PER_ESCAPE = 8;

function escaping(escape: (run: string) => string): GoFunction {
  return goVariadic([], ANY, (_, args, { budget }) => {
    const text = printValues(args.map(printable), budget);
    if (isFailure(text)) return text;
    const spent = charge(budget, 0, CHARACTERS_PER_ESCAPE * text.text.length);
    return spent ?? stringValue(mapText(text, escape));
  });
}

/** A nil among the arguments is printed as a template prints it. */
function printable(value: GoValue): GoValue {
  return value.kind === 'nil' ? stringOf('<no value>', value.origin) : value;
}

function jsEscape(char: string): string {
  const known = JS.get(char);
  if (known !== undefined) return known;
  const code = char.codePointAt(0) ?? 0;
  if (code < 0x20) return `\\u00${hex(code, 2)}`;
  if (code < 0x80 || isOddByte(code) || isGoPrintable(char)) return char;
  return `\\u${hex(code, 4)}`;
}

function queryEscape(run: string): string {
  const bytes = Array.from(toBytes(run), (byte) => (byte === 0x20 ? '+' : `%${hex(byte, 2)}`));
  return bytes.join('');
}

function hex(code: number, digits: number): string {
  return code.toString(16).toUpperCase().padStart(digits, '0');
}
