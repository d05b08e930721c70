import { timeQuote } from './time-quote.ts';

const UNITS: ReadonlyMap<string, bigint> = new Map([
  ['ns', 1n],
  ['us', 1_000n],
  ['\u00b5s', 1_000n],
  ['\u03bcs', 1_000n],
  ['ms', 1_000_000n],
  ['s', 1_000_000_000n],
  ['m', 60_000_000_000n],
  ['h', 3_600_000_000_000n],
]);
const MOST = 2n ** 63n;
const PART = /([0-9]*)(?:(\.)([0-9]*))?([^.0-9]*)/y;

/** time.ParseDuration: nanoseconds; a string is Go's error. */
export function parseDuration(text: string): bigint | string {
  const invalid = `time: invalid duration ${timeQuote(text)}`;
  const sign = /^[-+]/.exec(text)?.[0] ?? '';
  const body = text.slice(sign.length);
  if (body === '0') return 0n;
  if (body === '') return invalid;
  let total = 0n;
  for (let at = 0; at < body.length;) {
    PART.lastIndex = at;
    const [written = '', whole = '', , fraction = '', name = ''] = PART.exec(body) ?? [];
    if (whole + fraction === '' || written === '') return invalid;
    const value = BigInt(whole === '' ? '0' : whole);
    if (value > MOST) return invalid;
    if (name === '') return `time: missing unit in duration ${timeQuote(text)}`;
    const unit = UNITS.get(name);
    if (unit === undefined) {
      return `time: unknown unit ${timeQuote(name)} in duration ${timeQuote(text)}`;
    }
    const part = value * unit + fractionOf(fraction, unit);
    if (value > MOST / unit || part > MOST) return invalid;
    total += part;
    if (total > MOST) return invalid;
    at += written.length;
  }
  if (sign === '-') return -total;
  return total === MOST ? invalid : total;
}

/** Computed with floats, as Go does. */
function fractionOf(digits: string, unit: bigint): bigint {
  let value = 0n;
  let scale = 1;
  for (const digit of digits) {
    const larger = value * 10n + BigInt(digit);
    if (value > (MOST - 1n) / 10n || larger > MOST) break;
    value = larger;
    scale *= 10;
  }
  return value === 0n ? 0n : BigInt(Math.trunc(Number(value) * (Number(unit) / scale)));
}

/** time.Duration.String(): `1h2m3.5s`. */
export function durationText(nanoseconds: bigint): string {
  if (nanoseconds === 0n) return '0s';
  const sign = nanoseconds < 0n ? '-' : '';
  const size = nanoseconds < 0n ? -nanoseconds : nanoseconds;
  if (size < 1_000n) return `${sign}${size}ns`;
  if (size < 1_000_000n) return `${sign}${withFraction(size, 3)}\u00b5s`;
  if (size < 1_000_000_000n) return `${sign}${withFraction(size, 6)}ms`;
  const minutes = size / 60_000_000_000n;
  const seconds = withFraction(size % 60_000_000_000n, 9);
  if (minutes === 0n) return `${sign}${seconds}s`;
  const hours = minutes / 60n;
  return `${sign}${hours === 0n ? '' : `${hours}h`}${minutes % 60n}m${seconds}s`;
}

function withFraction(value: bigint, digits: number): string {
  const text = String(value).padStart(digits + 1, '0');
  const fraction = text.slice(-digits).replace(/0+$/, '');
  return text.slice(0, -digits) + (fraction === '' ? '' : `.${fraction}`);
}
