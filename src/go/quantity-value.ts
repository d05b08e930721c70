import { MAX_INT64 } from './go-number.ts';
import type { Quantity } from './quantity.ts';

const MIN_INT64 = -(2n ** 63n);

/** Quantity.Value(): whole units, rounded away from zero; what overflows 64 bits wraps or is 0, as in apimachinery. */
export function valueOf(quantity: Quantity): bigint {
  return scaledValueOf(quantity, 0);
}

/** Quantity.MilliValue(): thousandths. */
export function milliValueOf(quantity: Quantity): bigint {
  return scaledValueOf(quantity, -3);
}

export function isZeroQuantity({ amount }: Quantity): boolean {
  return amount.value === 0n;
}

/**
 * The value of a resourceFieldRef: ceil(quantity / divisor) as text. CPU counts in thousandths, everything else in whole units; both are
 * rounded up before the division.
 */
export function ceilQuotient(quantity: Quantity, divisor: Quantity, isCpu: boolean): string {
  const units = isCpu ? milliValueOf : valueOf;
  const quotient = Math.ceil(Number(units(quantity)) / Number(units(divisor)));
  // A float as int64, as amd64 converts it: everything out of range is the smallest number.
  const inRange = quotient >= -(2 ** 63) && quotient < 2 ** 63;
  return String(inRange ? BigInt(quotient) : MIN_INT64);
}

function scaledValueOf({ amount }: Quantity, scale: number): bigint {
  const { value } = amount;
  if (amount.kind === 'decimal') return scaledBig(value, amount.scale, -scale);
  if (amount.scale < scale) return scaleDown(value, scale - amount.scale);
  return scaleUp(value, amount.scale - scale);
}

/** negativeScaleInt64: value / 10^steps, away from zero. */
function scaleDown(value: bigint, steps: number): bigint {
  if (steps > 19) return value === 0n ? 0n : value > 0n ? 1n : -1n;
  const divisor = 10n ** BigInt(steps);
  const result = value / divisor;
  if (value % divisor === 0n) return result;
  return value > 0n ? result + 1n : result - 1n;
}

/** positiveScaleInt64, whose caller ignores that it failed: a product of one factor wraps, a loop of ×10 gives 0. */
function scaleUp(value: bigint, steps: number): bigint {
  if (value === 0n) return 0n;
  const oneStep = [0, 1, 2, 3, 6, 9].includes(steps);
  // Without an overflow 19 steps are the most there can be.
  const exact = steps > 19 ? undefined : value * 10n ** BigInt(steps);
  if (exact !== undefined && exact >= MIN_INT64 && exact <= MAX_INT64) return exact;
  if (!oneStep || exact === undefined) return 0n;
  if (value === MIN_INT64) return 0n;
  return BigInt.asIntN(64, exact);
}

/** apimachinery's scaledValue of an infinite decimal: value × 10^-from as a number of 10^-to. */
function scaledBig(value: bigint, from: number, to: number): bigint {
  const difference = from - to;
  if (difference === 0) return BigInt.asIntN(64, value);
  if (difference < 0) {
    const factor = difference < -18 ? MIN_INT64 : 10n ** BigInt(-difference);
    return BigInt.asIntN(64, BigInt.asIntN(64, value) * factor);
  }
  const divisor = 10n ** BigInt(difference);
  if (value < MAX_INT64 && difference < 19) {
    const low = BigInt.asIntN(64, value);
    return low % divisor === 0n ? low / divisor : low / divisor + 1n;
  }
  // Euclidean division, as Go's DivMod.
  const remainder = ((value % divisor) + divisor) % divisor;
  const quotient = (value - remainder) / divisor;
  return BigInt.asIntN(64, BigInt.asIntN(64, quotient) + (remainder === 0n ? 0n : 1n));
}
