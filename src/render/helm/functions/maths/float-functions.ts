import { functionTable } from '../../template/function-table.ts';
import { floatText } from '../../value/format/float-text.ts';
import { failed, goFunction, goVariadic } from '../../value/go-function.ts';
import { ANY, FLOAT64, INT } from '../../value/go-types.ts';
import type { GoFailure, GoFunction, GoValue } from '../../value/go-value.ts';
import { isFailure } from '../../value/is-failure.ts';
import { floatValue } from '../../value/make-value.ts';
import { originOfAll } from '../../value/value-origin.ts';
import {
  addDecimals,
  decimalOf,
  divideDecimals,
  floatOf,
  multiplyDecimals,
  subtractDecimals,
  type Decimal,
} from '../number/decimal.ts';
import { toFloat64 } from '../number/to-number.ts';

type Operation = (left: Decimal, right: Decimal) => Decimal | GoFailure;

const ZERO = floatValue(0);
const ONE = floatValue(1);

/** sprig's arithmetic of float64; some functions compute with decimals, which is more exact. */
export const FLOAT_FUNCTIONS = functionTable({
  add1f: goFunction([ANY], (args) => calculated([args[0], ONE], addDecimals)),
  addf: goVariadic([], ANY, (_, args) => calculated([ZERO, ...args], addDecimals)),
  subf: calculating(subtractDecimals),
  mulf: calculating(multiplyDecimals),
  divf: calculating((left, right) =>
    right.coefficient === 0n ? failed('decimal division by 0') : divideDecimals(left, right),
  ),
  maxf: folding(larger),
  minf: folding((left, right) => -larger(-left, -right)),
  ceil: goFunction([ANY], (args) => made(Math.ceil(toFloat64(args[0])), args)),
  floor: goFunction([ANY], (args) => made(Math.floor(toFloat64(args[0])), args)),
  round: goVariadic([ANY, INT], FLOAT64, ([value, places], [roundOn]) =>
    made(rounded(toFloat64(value), Number(places.value), roundOn?.value ?? 0.5), [value, places]),
  ),
});

function calculating(operation: Operation): GoFunction {
  return goVariadic([ANY], ANY, ([first], others) => calculated([first, ...others], operation));
}

function calculated(values: readonly GoValue[], operation: Operation): GoValue | GoFailure {
  let result: Decimal | undefined;
  for (const value of values) {
    const float = toFloat64(value);
    const decimal = decimalOf(float);
    if (decimal === undefined) {
      return failed(`Cannot create a Decimal from ${floatText(float, 'g', -1)}`);
    }
    const next: Decimal | GoFailure = result === undefined ? decimal : operation(result, decimal);
    if (isFailure(next)) return next;
    result = next;
  }
  return made(result === undefined ? 0 : floatOf(result), values);
}

function folding(fold: (left: number, right: number) => number): GoFunction {
  return goVariadic([ANY], ANY, ([first], others) =>
    made(others.map(toFloat64).reduce(fold, toFloat64(first)), [first, ...others]),
  );
}

/** math.Max: infinity beats even what is not a number. */
function larger(left: number, right: number): number {
  return left === Infinity || right === Infinity ? Infinity : Math.max(left, right);
}

/** Rounds up if the fraction is at least `roundOn`, which that of a negative number never is. */
function rounded(value: number, places: number, roundOn: number): number {
  const power = powerOfTen(places);
  const scaled = power * value;
  const fraction = scaled - Math.trunc(scaled);
  return (fraction >= roundOn ? Math.ceil(scaled) : Math.floor(scaled)) / power;
}

function made(value: number, from: readonly GoValue[]): GoValue {
  return floatValue(value, originOfAll(from));
}

/** math.Pow(10, power), to the last bit: Go squares the mantissa step by step, and turns the result over at the end. */
function powerOfTen(power: number): number {
  if (power === 0) return 1;
  if (power === 1) return 10;
  let mantissa = 1;
  let exponent = 0;
  let base = 0.625;
  let baseExponent = 4;
  for (let left = Math.abs(power); left >= 1; left = Math.floor(left / 2)) {
    if (Math.abs(baseExponent) > 4096) {
      exponent += baseExponent;
      break;
    }
    if (left % 2 === 1) {
      mantissa *= base;
      exponent += baseExponent;
    }
    base *= base;
    baseExponent *= 2;
    if (base < 0.5) {
      base += base;
      baseExponent--;
    }
  }
  if (power > 0) return timesPowerOfTwo(mantissa, exponent);
  return timesPowerOfTwo(1 / mantissa, -exponent);
}

/** value × 2^exponent, in two steps if one would overflow. */
function timesPowerOfTwo(value: number, exponent: number): number {
  const half = Math.trunc(exponent / 2);
  return value * 2 ** half * 2 ** (exponent - half);
}
