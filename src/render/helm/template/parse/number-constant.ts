import { MAX_INT64, parseGoInteger } from '../../../../go/go-number.ts';
import { goQuote } from '../../../../go/go-quote.ts';
import { parseGoFloat } from '../../value/parse-go-float.ts';
import { scanNumber } from './scan-number.ts';
import { unquoteChar } from './unquote.ts';

/** A constant number as all the types that can hold it, as Go's ideal constants. */
export interface NumberConstant {
  readonly int: bigint | undefined;
  readonly uint: bigint | undefined;
  readonly float: number | undefined;
  readonly complex: { readonly real: number; readonly imaginary: number } | undefined;
}

const TWO_63 = 2 ** 63;
const TWO_64 = 2 ** 64;
const BAD_UNDERSCORE = /(?:^|[^0-9a-fA-FxXoObB])_|_(?:[^0-9a-fA-F]|$)|^[-+]?[1-9a-fA-F][xXoObB]_/;

/** The value of a number as written in a template, or Go's error. */
export function numberConstant(text: string): NumberConstant | string {
  if (text.startsWith("'")) return characterConstant(text);
  if (text.endsWith('i')) {
    const imaginary = parseGoFloat(text.slice(0, -1));
    if (imaginary !== undefined) return complexConstant(0, imaginary);
  }
  const whole = BAD_UNDERSCORE.test(text) ? undefined : parseGoInteger(text.replaceAll('_', ''));
  if (whole !== undefined) return integerConstant(text, whole);
  const float = parseGoFloat(text);
  if (float === undefined) return `illegal number syntax: ${goQuote(text)}`;
  if (!/[.eEpP]/.test(text)) return `integer overflow: ${goQuote(text)}`;
  return { ...fileSpan(float), float, complex: undefined };
}

/** `1+2i` */
export function complexNumber(text: string): NumberConstant | string {
  const middle = scanNumber(text, 0).end;
  const real = parseGoFloat(text.slice(0, middle));
  const imaginary = parseGoFloat(text.slice(middle, -1));
  if (real === undefined || imaginary === undefined) return 'syntax error scanning complex number';
  return complexConstant(real, imaginary);
}

function characterConstant(text: string): NumberConstant | string {
  const char = unquoteChar(text, 1, "'");
  if (char === undefined) return 'invalid syntax';
  if (text.slice(char.next) !== "'") return `malformed character constant: ${text}`;
  const code = BigInt(char.code);
  return { int: code, uint: code, float: char.code, complex: undefined };
}

function complexConstant(real: number, imaginary: number): NumberConstant {
  const complex = { real, imaginary };
  if (imaginary !== 0) return { int: undefined, uint: undefined, float: undefined, complex };
  return { ...fileSpan(real), float: real, complex };
}

/** An unsigned number has no sign, except that -0 is one. */
function integerConstant(text: string, whole: bigint): NumberConstant {
  const int = whole <= MAX_INT64 ? whole : undefined;
  const uint = /^[-+]/.test(text) && whole !== 0n ? undefined : whole;
  return { int, uint, float: Number(whole), complex: undefined };
}

/** Go's conversions of a float that is whole; out of range the result of amd64 never equals the float again. */
function fileSpan(float: number): Pick<NumberConstant, 'int' | 'uint'> {
  if (!Number.isInteger(float)) return { int: undefined, uint: undefined };
  return {
    int: float >= -TWO_63 && float < TWO_63 ? BigInt(float) : undefined,
    uint: float >= 0 && float < TWO_64 ? BigInt(float) : undefined,
  };
}
