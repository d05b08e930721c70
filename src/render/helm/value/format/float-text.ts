/** strconv.FormatFloat of a float64. */

/** The decimal digits of a number: 0.DIGITS × 10^point. No digits at all for zero. */
interface Decimal {
  readonly digits: string;
  readonly point: number;
}

export type FloatVerb = 'e' | 'E' | 'f' | 'g' | 'G' | 'b' | 'x' | 'X';

/** Decides when `%g` of the shortest digits has an exponent. */
const SHORTEST_EXPONENT = 6;

/**
 * strconv.FormatFloat(value, verb, precision, 64). A precision of -1 asks for the fewest digits that read back as the same
 * number.
 */
export function floatText(value: number, verb: FloatVerb, precision: number): string {
  if (Number.isNaN(value)) return 'NaN';
  if (!Number.isFinite(value)) return value < 0 ? '-Inf' : '+Inf';
  const sign = value < 0 || Object.is(value, -0) ? '-' : '';
  return sign + unsignedText(Math.abs(value), verb, precision);
}

function unsignedText(value: number, verb: FloatVerb, precision: number): string {
  switch (verb) {
    case 'b':
      return binaryText(value);
    case 'x':
    case 'X':
      return hexText(value, verb, precision);
    case 'e':
    case 'E':
      return exponentText(value, verb, precision);
    case 'f':
      return plainText(value, precision);
    default:
      return generalText(value, verb === 'g' ? 'e' : 'E', precision);
  }
}

function exponentText(value: number, verb: 'e' | 'E', precision: number): string {
  const decimal = precision < 0 ? shortest(value) : rounded(value, precision + 1);
  return withExponent(decimal, verb, precision < 0 ? decimal.digits.length - 1 : precision);
}

function plainText(value: number, precision: number): string {
  if (precision < 0) {
    const decimal = shortest(value);
    return withoutExponent(decimal, Math.max(decimal.digits.length - decimal.point, 0));
  }
  const exact = exactly(value);
  return withoutExponent(roundTo(exact, exact.point + precision), precision);
}

function generalText(value: number, verb: 'e' | 'E', precision: number): string {
  const wanted = precision === 0 ? 1 : precision;
  const decimal = precision < 0 ? shortest(value) : rounded(value, wanted);
  const { length } = decimal.digits;
  const shown = precision < 0 || wanted > length ? length : wanted;
  const exponent = decimal.point - 1;
  if (exponent < -4 || exponent >= largestPlain(decimal, precision < 0 ? -1 : wanted)) {
    return withExponent(decimal, verb, shown - 1);
  }
  return withoutExponent(decimal, Math.max(shown - decimal.point, 0));
}

function largestPlain({ digits, point }: Decimal, precision: number): number {
  if (precision < 0) return SHORTEST_EXPONENT;
  return precision > digits.length && digits.length >= point ? digits.length : precision;
}

function withExponent({ digits, point }: Decimal, verb: 'e' | 'E', precision: number): string {
  const first = digits.charAt(0) || '0';
  const rest = digits.slice(1, 1 + Math.max(precision, 0)).padEnd(Math.max(precision, 0), '0');
  const exponent = digits === '' ? 0 : point - 1;
  const size = String(Math.abs(exponent)).padStart(2, '0');
  return `${first}${rest === '' ? '' : `.${rest}`}${verb}${exponent < 0 ? '-' : '+'}${size}`;
}

function withoutExponent({ digits, point }: Decimal, precision: number): string {
  const whole = point > 0 ? digits.slice(0, point).padEnd(point, '0') : '0';
  if (precision <= 0) return whole;
  const leading = Math.min(Math.max(-point, 0), precision);
  const rest = '0'.repeat(leading) + digits.slice(Math.max(point, 0));
  return `${whole}.${rest.slice(0, precision).padEnd(precision, '0')}`;
}

/** The fewest digits; JavaScript finds the same ones. */
function shortest(value: number): Decimal {
  if (value === 0) return { digits: '', point: 0 };
  const [mantissa = '', exponent = '0'] = value.toExponential().split('e');
  return { digits: mantissa.replace('.', ''), point: Number(exponent) + 1 };
}

function rounded(value: number, digits: number): Decimal {
  return roundTo(exactly(value), digits);
}

/** All digits of the number; at most 767. */
function exactly(value: number): Decimal {
  if (value === 0) return { digits: '', point: 0 };
  const { mantissa, exponent } = partsOf(value);
  const whole = exponent >= 0 ? mantissa << BigInt(exponent) : mantissa * 5n ** BigInt(-exponent);
  const text = whole.toString();
  const point = exponent >= 0 ? text.length : text.length + exponent;
  return { digits: text.replace(/(?<!0)0+$/, ''), point };
}

/** Rounded to a number of digits, half to even as Go does (JavaScript's own toFixed rounds half up). */
function roundTo({ digits, point }: Decimal, count: number): Decimal {
  if (count >= digits.length) return { digits, point };
  if (count < 0) return { digits: '', point: 0 };
  const kept = digits.slice(0, count);
  if (!roundsUp(digits, count)) return { digits: kept.replace(/(?<!0)0+$/, ''), point };
  const up = (BigInt(kept === '' ? '0' : kept) + 1n).toString().padStart(count, '0');
  return { digits: up.replace(/(?<!0)0+$/, ''), point: point + up.length - count };
}

function roundsUp(digits: string, count: number): boolean {
  const next = digits.charCodeAt(count) - 48;
  if (next !== 5 || count + 1 < digits.length) return next >= 5;
  return count > 0 && (digits.charCodeAt(count - 1) - 48) % 2 === 1;
}

/** value = mantissa × 2^exponent. */
function partsOf(value: number): { readonly mantissa: bigint; readonly exponent: number } {
  const view = new DataView(new ArrayBuffer(8));
  view.setFloat64(0, value);
  const bits = view.getBigUint64(0);
  const fraction = bits & 0xf_ffff_ffff_ffffn;
  const power = Number((bits >> 52n) & 0x7ffn);
  if (power === 0) return { mantissa: fraction, exponent: -1074 };
  return { mantissa: fraction | 0x10_0000_0000_0000n, exponent: power - 1075 };
}

function binaryText(value: number): string {
  const { mantissa, exponent } = partsOf(value);
  return `${mantissa}p${exponent < 0 ? '-' : '+'}${Math.abs(exponent)}`;
}

function hexText(value: number, verb: 'x' | 'X', precision: number): string {
  const text = lowerHexText(value, precision);
  return verb === 'X' ? text.toUpperCase() : text;
}

function lowerHexText(value: number, precision: number): string {
  let { mantissa, exponent } = partsOf(value);
  while (mantissa !== 0n && mantissa < 1n << 60n) {
    mantissa <<= 1n;
    exponent -= 1;
  }
  exponent = mantissa === 0n ? 0 : exponent + 60;
  if (precision >= 0 && precision < 15) {
    const shift = BigInt(60 - precision * 4);
    const extra = mantissa & ((1n << shift) - 1n);
    const half = 1n << (shift - 1n);
    mantissa >>= shift;
    if (extra > half || (extra === half && (mantissa & 1n) === 1n)) mantissa += 1n;
    mantissa <<= shift;
    if (mantissa >= 1n << 61n) {
      mantissa >>= 1n;
      exponent += 1;
    }
  }
  const digits = (mantissa & ((1n << 60n) - 1n)).toString(16).padStart(15, '0');
  const fraction =
    precision < 0
      ? digits.replace(/(?<!0)0+$/, '')
      : digits.slice(0, precision).padEnd(precision, '0');
  const size = String(Math.abs(exponent)).padStart(2, '0');
  return `0x${mantissa >> 60n}${fraction === '' ? '' : `.${fraction}`}p${exponent < 0 ? '-' : '+'}${size}`;
}
