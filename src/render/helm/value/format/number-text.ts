import { goEscape, isGoPrintable } from '../../../../go/go-quote.ts';
import { padded, type Flags } from './flags.ts';
import { floatText, type FloatVerb } from './float-text.ts';

/** How fmt prints numbers. Each function returns undefined for a verb that does not fit. */

const MAX_RUNE = 0x10ffffn;
const INTEGER_BASES: ReadonlyMap<string, number> = new Map([
  ['v', 10],
  ['d', 10],
  ['b', 2],
  ['o', 8],
  ['O', 8],
  ['x', 16],
  ['X', 16],
]);
const FLOAT_VERBS: ReadonlyMap<string, readonly [verb: FloatVerb, precision: number]> = new Map([
  ['v', ['g', -1]],
  ['b', ['b', -1]],
  ['g', ['g', -1]],
  ['G', ['G', -1]],
  ['x', ['x', -1]],
  ['X', ['X', -1]],
  ['f', ['f', 6]],
  ['F', ['f', 6]],
  ['e', ['e', 6]],
  ['E', ['E', 6]],
]);

/** An integer, signed or not. */
export function integerText(
  value: bigint,
  signed: boolean,
  verb: string,
  flags: Flags,
): string | undefined {
  if (verb === 'v' && flags.sharpV && !signed) {
    return inBase(value, 16, 'v', { ...flags, sharp: true });
  }
  const base = INTEGER_BASES.get(verb);
  if (base !== undefined) return inBase(value, base, verb, flags);
  const code = BigInt.asUintN(64, value);
  if (verb === 'U') return codePointText(code, flags);
  if (verb !== 'c' && verb !== 'q') return undefined;
  const char = characterOf(code);
  return padded(verb === 'c' ? char : quotedCharacter(char, flags.plus), flags);
}

/** A float64. */
export function floatVerbText(value: number, verb: string, flags: Flags): string | undefined {
  const known = FLOAT_VERBS.get(verb);
  if (known === undefined) return undefined;
  const [form, usual] = known;
  const precision = flags.precision ?? usual;
  const plain = floatText(value, form, precision);
  const signed = /^[-+]/.test(plain) ? plain : `+${plain}`;
  const text =
    flags.space && !flags.plus && signed.startsWith('+') ? ` ${signed.slice(1)}` : signed;
  if (!Number.isFinite(value)) return notFiniteText(text, flags);
  const full = flags.sharp && form !== 'b' ? withPoint(text, form, precision) : text;
  if (!flags.plus && full.startsWith('+')) return padded(full.slice(1), flags);
  if (!flags.zero || flags.minus) return padded(full, flags);
  const zeros = Math.max((flags.width ?? 0) - full.length, 0);
  return full.charAt(0) + '0'.repeat(zeros) + full.slice(1);
}

/** A complex number: `(1+2i)`. */
export function complexText(
  real: number,
  imaginary: number,
  verb: string,
  flags: Flags,
): string | undefined {
  const left = floatVerbText(real, verb, flags);
  const right = floatVerbText(imaginary, verb, { ...flags, plus: true });
  return left === undefined || right === undefined ? undefined : `(${left}${right}i)`;
}

function inBase(value: bigint, base: number, verb: string, flags: Flags): string {
  const negative = value < 0n;
  const sign = negative ? '-' : flags.plus ? '+' : flags.space ? ' ' : '';
  if (flags.precision === 0 && value === 0n) return padded('', flags, false);
  const digits = (negative ? -value : value).toString(base);
  const filled = digits.padStart(leastDigits(flags, sign), '0');
  const text = sign + basePrefix(filled, base, verb, flags) + filled;
  const cased = verb === 'X' ? text.toUpperCase() : text;
  return padded(cased, flags, false);
}

function leastDigits({ precision, zero, minus, width }: Flags, sign: string): number {
  if (precision !== undefined) return precision;
  return zero && !minus && width !== undefined ? width - sign.length : 0;
}

function basePrefix(digits: string, base: number, verb: string, { sharp }: Flags): string {
  const octal = verb === 'O' ? '0o' : '';
  if (!sharp) return octal;
  if (base === 2) return '0b';
  if (base === 16) return '0x';
  return base === 8 && !digits.startsWith('0') ? `${octal}0` : octal;
}

function codePointText(code: bigint, flags: Flags): string {
  const digits = code
    .toString(16)
    .toUpperCase()
    .padStart(Math.max(flags.precision ?? 4, 4), '0');
  const char = flags.sharp && code <= MAX_RUNE ? String.fromCodePoint(Number(code)) : '';
  return padded(`U+${digits}${isGoPrintable(char) ? ` '${char}'` : ''}`, flags, false);
}

function characterOf(code: bigint): string {
  const isSurrogate = code >= 0xd800n && code <= 0xdfffn;
  return code > MAX_RUNE || isSurrogate ? '\ufffd' : String.fromCodePoint(Number(code));
}

function quotedCharacter(char: string, ascii: boolean): string {
  if (char === "'") return "'\\''";
  return `'${char === '"' ? char : goEscape(char, ascii)}'`;
}

function notFiniteText(text: string, flags: Flags): string {
  const signless = text.endsWith('NaN') && !flags.space && !flags.plus;
  return padded(signless ? text.slice(1) : text, flags, false);
}

/** The flag `#`: a decimal point always, and the zeros that `%g` would drop. */
function withPoint(text: string, verb: FloatVerb, precision: number): string {
  const tailAt = text.search(verb === 'x' || verb === 'X' ? /[pP]/ : /[eEpP]/);
  const head = tailAt === -1 ? text : text.slice(0, tailAt);
  const tail = tailAt === -1 ? '' : text.slice(tailAt);
  const counts = verb === 'g' || verb === 'G' || verb === 'x';
  const wanted = counts ? (precision === -1 ? 6 : precision) : 0;
  const isZero = head.length === 2 && head.endsWith('0') && !head.includes('.');
  const significant = head.slice(1).replace('.', '').replace(/^0+/, '').length;
  const missing = wanted - significant - (isZero ? 1 : 0);
  return head + (head.includes('.') ? '' : '.') + '0'.repeat(Math.max(missing, 0)) + tail;
}
