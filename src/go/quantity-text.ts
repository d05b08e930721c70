import { roundToScale, type Amount, type Quantity } from './quantity.ts';

const DECIMAL_SUFFIXES = new Map([
  [-9, 'n'],
  [-6, 'u'],
  [-3, 'm'],
  [0, ''],
  [3, 'k'],
  [6, 'M'],
  [9, 'G'],
  [12, 'T'],
  [15, 'P'],
  [18, 'E'],
]);
const BINARY_SUFFIXES = ['', 'Ki', 'Mi', 'Gi', 'Ti', 'Pi', 'Ei'];

/** Quantity.String(): the canonical form (`1000` → `1k`), or the text as written if apimachinery keeps it. */
export function quantityText(quantity: Quantity): string {
  if (quantity.text !== undefined) return quantity.text;
  const { amount, format } = quantity;
  if (amount.value === 0n) return '0';
  const whole = format === 'BinarySI' ? wholeUnits(amount) : undefined;
  if (whole !== undefined && (whole <= -1024n || whole >= 1024n)) return binaryText(whole);
  const { digits, exponent } = canonicalDecimal(amount);
  if (format === 'DecimalExponent') return exponent === 0 ? digits : `${digits}e${exponent}`;
  // A power without a suffix is dropped: so does apimachinery.
  return digits + (DECIMAL_SUFFIXES.get(exponent) ?? '');
}

/** The amount in whole units; undefined when it is not whole. */
function wholeUnits(amount: Amount): bigint | undefined {
  const scale = amount.kind === 'decimal' ? amount.scale : -amount.scale;
  const whole = roundToScale(amount.value, scale, 0);
  return roundToScale(whole, 0, Math.max(scale, 0)) === amount.value || scale < 0
    ? whole
    : undefined;
}

function binaryText(whole: bigint): string {
  let value = whole;
  let power = 0;
  while (value !== 0n && value % 1024n === 0n) {
    value /= 1024n;
    power++;
  }
  return `${value}${BINARY_SUFFIXES[power] ?? ''}`;
}

/** Digits without trailing zeros and a power of ten that is a multiple of 3. */
function canonicalDecimal(amount: Amount): {
  readonly digits: string;
  readonly exponent: number;
} {
  let { value } = amount;
  let exponent = amount.kind === 'decimal' ? -amount.scale : amount.scale;
  while (value % 10n === 0n) {
    value /= 10n;
    exponent++;
  }
  while (exponent % 3 !== 0) {
    value *= 10n;
    exponent--;
  }
  return { digits: String(value), exponent };
}
