import { functionTable } from '../../template/function-table.ts';
import { failed, goFunction, goVariadic } from '../../value/go-function.ts';
import { ANY, INT64 } from '../../value/go-types.ts';
import type { GoFailure, GoFunction, GoValue } from '../../value/go-value.ts';
import { intValue } from '../../value/make-value.ts';
import { originOfAll } from '../../value/value-origin.ts';
import { toInt64 } from '../number/to-number.ts';

/** sprig's arithmetic of int64, which wraps around. */
export const INTEGER_FUNCTIONS = functionTable({
  add1: goFunction([ANY], (args) => int64(toInt64(args[0]) + 1n, args)),
  add: goVariadic([], ANY, (_, args) =>
    int64(
      args.reduce((sum, arg) => sum + toInt64(arg), 0n),
      args,
    ),
  ),
  sub: goFunction([ANY, ANY], (args) => int64(toInt64(args[0]) - toInt64(args[1]), args)),
  div: dividing((left, right) => left / right),
  mod: dividing((left, right) => left % right),
  mul: folding((left, right) => BigInt.asIntN(64, left * right)),
  max: folding((left, right) => (right > left ? right : left)),
  biggest: folding((left, right) => (right > left ? right : left)),
  min: folding((left, right) => (right < left ? right : left)),
});

function dividing(divide: (left: bigint, right: bigint) => bigint): GoFunction {
  return goFunction([ANY, ANY], (args): GoValue | GoFailure => {
    const divisor = toInt64(args[1]);
    if (divisor === 0n) return failed('runtime error: integer divide by zero');
    return int64(divide(toInt64(args[0]), divisor), args);
  });
}

function folding(fold: (left: bigint, right: bigint) => bigint): GoFunction {
  return goVariadic([ANY], ANY, ([first], others) =>
    int64(others.map(toInt64).reduce(fold, toInt64(first)), [first, ...others]),
  );
}

function int64(value: bigint, from: readonly GoValue[]): GoValue {
  return intValue(value, originOfAll(from), INT64);
}
