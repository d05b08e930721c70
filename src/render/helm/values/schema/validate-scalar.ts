import { decimalOf, rescaled } from '../../functions/number/decimal.ts';
import { grouped, quoted } from './failure.ts';
import { addFailure, type Validation } from './validation.ts';

/** The keywords about strings. */
export function validateString(validation: Validation, value: string): void {
  const { minLength, maxLength, pattern } = validation.schema;
  if (minLength !== undefined || maxLength !== undefined) {
    const length = Array.from(value).length;
    if (minLength !== undefined && length < minLength) {
      addFailure(validation, `minLength: got ${grouped(length)}, want ${grouped(minLength)}`);
    }
    if (maxLength !== undefined && length > maxLength) {
      addFailure(validation, `maxLength: got ${grouped(length)}, want ${grouped(maxLength)}`);
    }
  }
  if (pattern === undefined || pattern.test(value)) return;
  const rest = `does not match pattern ${quoted(pattern.text)}`;
  addFailure(validation, { text: `${quoted(value)} ${rest}`, discreet: `the value ${rest}` });
}

/** The keywords about numbers. */
export function validateNumber(validation: Validation, value: number): void {
  const { minimum, maximum, exclusiveMinimum, exclusiveMaximum, multipleOf } = validation.schema;
  const say = (keyword: string, want: number): void =>
    addFailure(validation, `${keyword}: got ${grouped(value)}, want ${grouped(want)}`);
  if (minimum !== undefined && value < minimum) say('minimum', minimum);
  if (maximum !== undefined && value > maximum) say('maximum', maximum);
  if (exclusiveMinimum !== undefined && value <= exclusiveMinimum) {
    say('exclusiveMinimum', exclusiveMinimum);
  }
  if (exclusiveMaximum !== undefined && value >= exclusiveMaximum) {
    say('exclusiveMaximum', exclusiveMaximum);
  }
  if (multipleOf !== undefined && !isMultipleOf(value, multipleOf)) say('multipleOf', multipleOf);
}

/** Whether one number is a whole multiple of another, of what is written and not of what a float makes of it. */
function isMultipleOf(value: number, factor: number): boolean {
  const [left, right] = [decimalOf(value), decimalOf(factor)];
  if (factor === 0 || left === undefined || right === undefined) return true;
  const exponent = Math.min(left.exponent, right.exponent);
  return rescaled(left, exponent) % rescaled(right, exponent) === 0n;
}
