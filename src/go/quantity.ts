import { MAX_INT64 } from './go-number.ts';

/**
 * A Kubernetes quantity (`500m`, `1.5Gi`, `2e3`), with the two representations of apimachinery's resource.Quantity kept
 * apart: their overflows differ, and what the kubelet prints depends on them.
 */
export interface Quantity {
  readonly amount: Amount;
  readonly format: QuantityFormat;
  /** The text as written, if apimachinery keeps it as the canonical form. */
  readonly text: string | undefined;
}

type QuantityFormat = 'DecimalExponent' | 'BinarySI' | 'DecimalSI';

/** `int64`: value × 10^scale, value within 64 bits. `decimal`: value × 10^-scale, any size. */
export type Amount =
  | { readonly kind: 'int64'; readonly value: bigint; readonly scale: number }
  | { readonly kind: 'decimal'; readonly value: bigint; readonly scale: number };

type ParsedQuantity =
  | { readonly kind: 'quantity'; readonly quantity: Quantity }
  /** `reason` in the words of the API server. */
  | { readonly kind: 'invalid'; readonly reason: string };

export const ZERO_QUANTITY: Quantity = {
  amount: { kind: 'int64', value: 0n, scale: 0 },
  format: 'DecimalSI',
  text: undefined,
};

const WRONG_FORMAT = invalid(
  "quantities must match the regular expression '^([+-]?[0-9.]+)([eEinumkKMGTP]*[-+]?[0-9]*)$'",
);
const WRONG_NUMBER = invalid('unable to parse numeric part of quantity');
const WRONG_SUFFIX = invalid("unable to parse quantity's suffix");

/** Bounds on hostile texts and exponents, with which apimachinery would compute for minutes. */
const MAX_LENGTH = 4_000;
const MAX_EXPONENT = 10_000;
const NANO_SCALE = 9;

const DECIMAL_SUFFIXES: ReadonlyMap<string, number> = new Map([
  ['', 0],
  ['n', -9],
  ['u', -6],
  ['m', -3],
  ['k', 3],
  ['M', 6],
  ['G', 9],
  ['T', 12],
  ['P', 15],
  ['E', 18],
]);
const BINARY_SUFFIXES: ReadonlyMap<string, number> = new Map([
  ['Ki', 10],
  ['Mi', 20],
  ['Gi', 30],
  ['Ti', 40],
  ['Pi', 50],
  ['Ei', 60],
]);

/** The parts of a quantity in their order, each possibly empty: apimachinery scans without ever going back. */
const SCAN = [/[-+]?/y, /0*/y, /[0-9]*/y, /(?:\.[0-9]*)?/y, /[eEinumkKMGTP]*[-+]?[0-9]*/y] as const;

interface QuantityParts {
  readonly positive: boolean;
  /** The number as written, sign and zeros included. */
  readonly number: string;
  readonly whole: string;
  readonly fraction: string;
  readonly suffix: Suffix;
}

interface Suffix {
  readonly exponent: number;
  readonly format: QuantityFormat;
}

/** Reads a quantity as apimachinery v1.36 does (ParseQuantity after UnmarshalJSON's trim of blanks). */
export function parseQuantity(written: string): ParsedQuantity {
  const text = trimGoSpace(written);
  if (text === '') return WRONG_FORMAT;
  if (text.length > MAX_LENGTH) return WRONG_NUMBER;
  const scanned = scan(text);
  if (scanned === undefined) return WRONG_FORMAT;
  const [sign = '', zeros = '', whole = '', point = '', letters = ''] = scanned;
  const suffix = readSuffix(letters);
  if (suffix === undefined) return WRONG_SUFFIX;
  const parts: QuantityParts = {
    positive: sign !== '-',
    // A number that has only zeros is read as `0`, with either sign.
    number: whole + point + letters === '' ? '0' : sign + zeros + whole + point,
    whole: whole === '' ? '0' : whole,
    fraction: point.slice(1),
    suffix,
  };
  return parseSmall(parts, text) ?? parseBig(parts);
}

function scan(text: string): readonly string[] | undefined {
  let at = 0;
  const parts = SCAN.map((pattern) => {
    pattern.lastIndex = at;
    const [part = ''] = pattern.exec(text) ?? [];
    at += part.length;
    return part;
  });
  return at === text.length ? parts : undefined;
}

function readSuffix(letters: string): Suffix | undefined {
  const decimal = DECIMAL_SUFFIXES.get(letters);
  if (decimal !== undefined) return { exponent: decimal, format: 'DecimalSI' };
  const binary = BINARY_SUFFIXES.get(letters);
  if (binary !== undefined) return { exponent: binary, format: 'BinarySI' };
  if (!/^[eE][-+]?[0-9]+$/.test(letters)) return undefined;
  const exponent = BigInt(letters.slice(letters[1] === '+' ? 2 : 1));
  if (exponent > MAX_INT64 || exponent < -MAX_INT64 - 1n) return undefined;
  return { exponent: Number(BigInt.asIntN(32, exponent)), format: 'DecimalExponent' };
}

/** The fast path: what fits 64 bits with digits to spare. */
function parseSmall(parts: QuantityParts, text: string): ParsedQuantity | undefined {
  const { positive, whole, fraction, suffix } = parts;
  const digits = whole + fraction;
  const binary = suffix.format === 'BinarySI';
  if (spareDigits(whole, fraction, suffix) < 0) return undefined;
  const scale = (binary ? 0 : suffix.exponent) - fraction.length;
  if (scale < -NANO_SCALE) return undefined;
  const value = BigInt(digits) * (binary ? 2n ** BigInt(suffix.exponent) : 1n);
  if (value > MAX_INT64) return undefined;
  const kept = binary
    ? (BigInt(digits) & 7n) !== 0n
    : scale % 3 === 0 && !digits.endsWith('000') && !digits.startsWith('0');
  return {
    kind: 'quantity',
    quantity: {
      amount: { kind: 'int64', value: positive ? value : -value, scale },
      format: suffix.format,
      text: kept || text === '0' ? text : undefined,
    },
  };
}

function spareDigits(whole: string, fraction: string, { exponent, format }: Suffix): number {
  if (format !== 'BinarySI') return 18 - whole.length - fraction.length;
  if (fraction !== '') return -1;
  return 15 - whole.length - Math.trunc((exponent * 3) / 10) - 1;
}

function parseBig({ positive, number, suffix }: QuantityParts): ParsedQuantity {
  const digits = number.replace(/^[-+]/, '').replace('.', '');
  if (digits === '' || suffix.exponent > MAX_EXPONENT) return WRONG_NUMBER;
  const point = number.indexOf('.');
  const fraction = point === -1 ? 0 : number.length - point - 1;
  const binary = suffix.format === 'BinarySI';
  const written = BigInt(digits) * (binary ? 2n ** BigInt(suffix.exponent) : 1n);
  // Below the bound nothing is left but what rounding up leaves.
  const scale = binary ? fraction : fraction - Math.max(suffix.exponent, -MAX_EXPONENT);
  let value = written;
  let finalScale = scale;
  if (written !== 0n) {
    value = roundToScale(written, scale, NANO_SCALE);
    finalScale = NANO_SCALE;
  }
  if (binary && value > MAX_INT64 * 10n ** BigInt(finalScale)) {
    value = MAX_INT64;
    finalScale = 0;
  }
  const below1 = binary && value > 0n && value < 10n ** BigInt(finalScale);
  return {
    kind: 'quantity',
    quantity: {
      amount: { kind: 'decimal', value: positive ? value : -value, scale: finalScale },
      format: below1 ? 'DecimalSI' : suffix.format,
      text: undefined,
    },
  };
}

/** value × 10^-from as a number of 10^-to, rounded away from zero. */
export function roundToScale(value: bigint, from: number, to: number): bigint {
  if (to >= from) return value * 10n ** BigInt(to - from);
  const divisor = 10n ** BigInt(from - to);
  const result = value / divisor;
  if (value % divisor === 0n) return result;
  return value > 0n ? result + 1n : result - 1n;
}

function trimGoSpace(text: string): string {
  return text.replace(/^[\s\u0085]+/, '').replace(/(?<![\s\u0085])[\s\u0085]+$/, '');
}

function invalid(reason: string): ParsedQuantity {
  return { kind: 'invalid', reason };
}
