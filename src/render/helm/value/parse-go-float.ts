const DECIMAL = /^[-+]?(?:[0-9_]+(?:\.[0-9_]*)?|\.[0-9_]+)(?:[eE][-+]?[0-9][0-9_]*)?$/;
const HEX = /^([-+]?)0[xX]([0-9a-fA-F_]*)(?:\.([0-9a-fA-F_]*))?[pP]([-+]?[0-9][0-9_]*)$/;
const SPECIAL = /^([-+]?)(inf|infinity)$/i;
/** An underscore that is not between digits (or behind the prefix of a base). */
const BAD_UNDERSCORE = /(?:^|[^0-9a-fA-FxX])_|_(?:[^0-9a-fA-F]|$)/;
/** Beyond it, an exponent makes any digits zero or infinity. */
const MAX_EXPONENT = 100_000;

/** strconv.ParseFloat(text, 64); undefined when it gives an error, overflow included. */
export function parseGoFloat(text: string): number | undefined {
  return DECIMAL.test(text) ? parseDecimal(text) : parseOther(text);
}

function parseDecimal(text: string): number | undefined {
  if (text.includes('_') && BAD_UNDERSCORE.test(text.replace(/[eE]/, '!'))) return undefined;
  const digits = text.replaceAll('_', '');
  if (!/^[-+]?\.?[0-9]/.test(digits)) return undefined;
  const value = Number(digits);
  return Number.isFinite(value) ? value : undefined;
}

function parseOther(text: string): number | undefined {
  if (/^nan$/i.test(text)) return NaN;
  const special = SPECIAL.exec(text);
  if (special !== null) return special[1] === '-' ? -Infinity : Infinity;
  const hex = HEX.exec(text);
  if (hex === null || (text.includes('_') && BAD_UNDERSCORE.test(text.replace(/[pP]/, '!')))) {
    return undefined;
  }
  const [, sign = '', whole = '', part = '', power = ''] = hex.map((group) =>
    group?.replaceAll('_', ''),
  );
  if (whole + part === '') return undefined;
  const value = scaled(BigInt(`0x${whole}${part}`), Number(power) - part.length * 4);
  if (!Number.isFinite(value)) return undefined;
  return sign === '-' ? -value : value;
}

/** mantissa × 2^exponent, rounded to the nearest, ties to even. */
function scaled(mantissa: bigint, exponent: number): number {
  const bits = mantissa === 0n ? 0 : mantissa.toString(2).length;
  if (bits === 0 || bits + exponent < -MAX_EXPONENT) return 0;
  // Of the bits that a float of this size holds none is lost before the rounding.
  const drop = Math.max(bits - 53, -1074 - exponent);
  if (drop <= 0) return timesPower(Number(mantissa), exponent);
  if (drop > bits + 1) return 0;
  const shift = BigInt(drop);
  const kept = mantissa >> shift;
  const rest = mantissa - (kept << shift);
  const half = 1n << (shift - 1n);
  const up = rest > half || (rest === half && kept % 2n === 1n);
  return timesPower(Number(up ? kept + 1n : kept), exponent + drop);
}

/** In two steps, each of which a float can hold. */
function timesPower(value: number, exponent: number): number {
  const first = Math.max(-1000, Math.min(900, exponent));
  return value * 2 ** first * 2 ** (exponent - first);
}
