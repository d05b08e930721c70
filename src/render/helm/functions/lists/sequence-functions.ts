import type { Budget } from '../../../../model/budget.ts';
import { functionTable } from '../../template/function-table.ts';
import type { Origin } from '../../text/origin.ts';
import { textOf } from '../../text/text.ts';
import { charge } from '../../value/charge.ts';
import { goFunction, goVariadic } from '../../value/go-function.ts';
import { INT, INTS } from '../../value/go-types.ts';
import type { GoFailure, GoValue, IntValue } from '../../value/go-value.ts';
import { isFailure } from '../../value/is-failure.ts';
import { intValue, listValue, stringValue } from '../../value/make-value.ts';
import { originOfAll } from '../../value/value-origin.ts';

/** A list of this many numbers is longer than any budget. */
const TOO_MANY = 2n ** 40n;

/** sprig's `until`, `untilStep` and `seq`. */
export const SEQUENCE_FUNCTIONS = functionTable({
  until: goFunction([INT], ([count], { budget }) =>
    numbers(0n, count.value, count.value < 0n ? -1n : 1n, [count], budget),
  ),
  untilStep: goFunction([INT, INT, INT], ([start, stop, step], { budget }) =>
    numbers(start.value, stop.value, step.value, [start, stop, step], budget),
  ),
  seq: goVariadic([], INT, (_, params, { budget }) => sequence(params, budget)),
});

function numbers(
  start: bigint,
  stop: bigint,
  step: bigint,
  from: readonly GoValue[],
  budget: Budget,
): GoValue | GoFailure {
  const listed = countUp(start, stop, step, budget);
  if (isFailure(listed)) return listed;
  const origin = originOfAll(from);
  return listValue(
    listed.map((number) => intValue(number, origin)),
    origin,
    INTS,
  );
}

/** From one number up (or down) to another one, which is not among them. */
function countUp(
  start: bigint,
  stop: bigint,
  step: bigint,
  budget: Budget,
): readonly bigint[] | GoFailure {
  const isDown = stop < start;
  if (isDown ? step >= 0n : step <= 0n) return [];
  const count = (stop - start + step + (isDown ? 1n : -1n)) / step;
  const spent = charge(budget, Number(count > TOO_MANY ? TOO_MANY : count), 0);
  if (spent !== undefined) return spent;
  return Array.from({ length: Number(count) }, (_, index) => start + BigInt(index) * step);
}

/** Like the program `seq`: the last number is included. */
function sequence(params: readonly IntValue[], budget: Budget): GoValue | GoFailure {
  const origin = originOfAll(params);
  const [first, second, third] = params.map(({ value }) => value);
  if (first === undefined || params.length > 3) return textValue('', origin);
  const start = second === undefined ? 1n : first;
  const end = third ?? second ?? first;
  const towards = end < start ? -1n : 1n;
  const step = third === undefined ? towards : (second ?? 1n);
  if (third !== undefined && towards < 0n && step > 0n) return textValue('', origin);
  const listed = countUp(start, end + towards, step, budget);
  if (isFailure(listed)) return listed;
  const text = listed.join(' ');
  return charge(budget, 0, text.length) ?? textValue(text, origin);
}

function textValue(text: string, origin: Origin | undefined): GoValue {
  return stringValue(textOf(text, origin));
}
