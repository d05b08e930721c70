import { MAX_INT64 } from '../../../../go/go-number.ts';
import type { GoValue } from '../../value/go-value.ts';
import { parseGoFloat } from '../../value/parse-go-float.ts';
import { parseGoInt } from './parse-go-int.ts';

const MIN_INT64 = -(2n ** 63n);
/** Types with a name of their own that github.com/spf13/cast takes for ints; it knows no others. */
const NAMED_INTS: ReadonlySet<string> = new Set(['time.Month', 'time.Weekday']);

/** cast.ToInt64 (and ToInt): 0 for what it cannot convert. */
export function toInt64(value: GoValue): bigint {
  switch (value.kind) {
    case 'int':
    case 'uint':
      return isKnown(value.type) ? BigInt.asIntN(64, value.value) : 0n;
    case 'float':
      return intOfFloat(value.value);
    case 'string':
      return isKnown(value.type) ? (parseGoInt(withoutZeroDecimals(value.text.text), 0) ?? 0n) : 0n;
    case 'bool':
      return value.value ? 1n : 0n;
    default:
      return 0n;
  }
}

/** cast.ToFloat64: 0 for what it cannot convert. */
export function toFloat64(value: GoValue): number {
  switch (value.kind) {
    case 'int':
    case 'uint':
      return isKnown(value.type) ? Number(value.value) : 0;
    case 'float':
      return value.value;
    case 'string':
      return isKnown(value.type) ? (parseGoFloat(value.text.text) ?? 0) : 0;
    case 'bool':
      return value.value ? 1 : 0;
    default:
      return 0;
  }
}

/** Go's conversion of a float64 to an int64 on the processors in use: what does not fit becomes the smallest. */
function intOfFloat(value: number): bigint {
  if (!Number.isFinite(value)) return MIN_INT64;
  const whole = BigInt(Math.trunc(value));
  return whole > MAX_INT64 || whole < MIN_INT64 ? MIN_INT64 : whole;
}

function isKnown({ named, name }: { readonly named: boolean; readonly name: string }): boolean {
  return !named || NAMED_INTS.has(name);
}

/** `1.00` is `1` */
function withoutZeroDecimals(text: string): string {
  return /\.0+$/.test(text) ? text.slice(0, text.lastIndexOf('.')) : text;
}
