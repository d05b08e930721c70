/** A number as JSON writes it, exactly: `digits` × 10^`power`. */
interface Decimal {
  readonly digits: bigint;
  readonly power: number;
}

const LARGEST_POWER = 1100;

/** Whether one number is a whole multiple of another, of what is written and not of what a float makes of it. */
export function isMultipleOf(value: number, factor: number): boolean {
  if (factor === 0) return true;
  const [left, right] = [decimalOf(value), decimalOf(factor)];
  const power = Math.min(left.power, right.power);
  if (left.power - power > LARGEST_POWER || right.power - power > LARGEST_POWER) return false;
  return scaled(left, power) % scaled(right, power) === 0n;
}

function decimalOf(value: number): Decimal {
  const [mantissa = '0', exponent = '0'] = String(value).split('e');
  const [whole = '0', fraction = ''] = mantissa.split('.');
  return { digits: BigInt(whole + fraction), power: Number(exponent) - fraction.length };
}

function scaled({ digits, power }: Decimal, to: number): bigint {
  return digits * 10n ** BigInt(power - to);
}
