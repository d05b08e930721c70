import { decimalOf, rescaled } from '../../functions/number/decimal.ts';

/** Whether one number is a whole multiple of another, of what is written and not of what a float makes of it. */
export function isMultipleOf(value: number, factor: number): boolean {
  const [left, right] = [decimalOf(value), decimalOf(factor)];
  if (factor === 0 || left === undefined || right === undefined) return true;
  const exponent = Math.min(left.exponent, right.exponent);
  return rescaled(left, exponent) % rescaled(right, exponent) === 0n;
}
