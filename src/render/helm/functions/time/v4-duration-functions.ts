import type { FunctionTable } from '../../template/function-table.ts';
import { floatText } from '../../value/format/float-text.ts';
import { goQuote } from '../../../../go/go-quote.ts';
import { failed, goFunction } from '../../value/go-function.ts';
import { ANY, INT64 } from '../../value/go-types.ts';
import type { GoFunction, GoValue } from '../../value/go-value.ts';
import { floatValue, intValue } from '../../value/make-value.ts';
import { originOfAll, valueOrigin } from '../../value/value-origin.ts';
import { parseGoFloat } from '../../value/parse-go-float.ts';
import { parseDuration } from './duration.ts';
import { durationValue, inUnits } from './time-values.ts';

const SECOND = 1_000_000_000n;
const MOST_SECONDS = (2n ** 63n - 1n) / SECOND;
const MOST_FLOAT = Number(2n ** 63n - 1n) / Number(SECOND);

/** The functions of durations that Helm 4 has and Helm 3 has not. */
export const V4_DURATION_FUNCTIONS: FunctionTable = new Map<string, GoFunction>([
  [
    'mustToDuration',
    goFunction([ANY], ([value]) => {
      const nanoseconds = durationOf(value);
      if (typeof nanoseconds === 'string') return failed(nanoseconds);
      return durationValue(nanoseconds, valueOrigin(value));
    }),
  ],
  ['durationNanoseconds', counting(1n)],
  ['durationMicroseconds', counting(1000n)],
  ['durationMilliseconds', counting(1_000_000n)],
  ['durationSeconds', measuring((nanoseconds) => inUnits(nanoseconds, 1n))],
  ['durationMinutes', measuring((nanoseconds) => inUnits(nanoseconds, 60n))],
  ['durationHours', measuring((nanoseconds) => inUnits(nanoseconds, 3600n))],
  ['durationDays', measuring((nanoseconds) => inUnits(nanoseconds, 3600n) / 24)],
  ['durationWeeks', measuring((nanoseconds) => inUnits(nanoseconds, 3600n) / 24 / 7)],
  ['durationRoundTo', adjusting(roundTo)],
  ['durationTruncateTo', adjusting((value, multiple) => value - (value % multiple))],
]);

function counting(unit: bigint): GoFunction {
  return goFunction([ANY], ([value]) => {
    const nanoseconds = durationOf(value);
    const count = typeof nanoseconds === 'string' ? 0n : nanoseconds / unit;
    return intValue(count, valueOrigin(value), INT64);
  });
}

function measuring(measure: (nanoseconds: bigint) => number): GoFunction {
  return goFunction([ANY], ([value]) => {
    const nanoseconds = durationOf(value);
    const size = typeof nanoseconds === 'string' ? 0 : measure(nanoseconds);
    return floatValue(size, valueOrigin(value));
  });
}

function adjusting(adjust: (value: bigint, multiple: bigint) => bigint): GoFunction {
  return goFunction([ANY, ANY], (args) => {
    const value = durationOf(args[0]);
    const multiple = durationOf(args[1]);
    const origin = originOfAll(args);
    if (typeof value === 'string') return durationValue(0n, origin);
    if (typeof multiple === 'string' || multiple <= 0n) return durationValue(value, origin);
    return durationValue(adjust(value, multiple), origin);
  });
}

/** Half away from zero; what does not fit becomes the longest duration. */
function roundTo(value: bigint, multiple: bigint): bigint {
  const size = value < 0n ? -value : value;
  const rest = size % multiple;
  const rounded = rest + rest < multiple ? size - rest : size + multiple - rest;
  if (rounded > 2n ** 63n - 1n) return value < 0n ? -(2n ** 63n) : 2n ** 63n - 1n;
  return value < 0n ? -rounded : rounded;
}

/** Nanoseconds; a string is Helm's error. Numbers are seconds, also in texts. */
function durationOf(value: GoValue): bigint | string {
  switch (value.kind) {
    case 'nil':
      return 'invalid duration';
    case 'string':
      return durationOfText(value.text.text);
    case 'int':
      if (value.type.name === 'time.Duration') return value.value;
      return durationOfSeconds(value.value);
    case 'uint':
      return durationOfSeconds(value.value);
    case 'float':
      return durationOfFloat(value.value);
    default:
      return `unsupported duration type ${value.type.name}`;
  }
}

function durationOfText(written: string): bigint | string {
  const text = written.replace(/^[\s\u0085]+|[\s\u0085]+$/g, '');
  if (text === '') return 'empty duration';
  const parsed = parseDuration(text);
  if (typeof parsed !== 'string') return parsed;
  const seconds = parseGoFloat(text);
  return seconds === undefined
    ? `could not parse duration ${goQuote(written)}`
    : durationOfFloat(seconds);
}

function durationOfSeconds(seconds: bigint): bigint | string {
  if (seconds > MOST_SECONDS || seconds < -MOST_SECONDS) {
    return `duration seconds overflow: ${seconds}`;
  }
  return seconds * SECOND;
}

function durationOfFloat(seconds: number): bigint | string {
  const text = floatText(seconds, 'g', -1);
  if (!Number.isFinite(seconds)) return `invalid duration seconds: ${text}`;
  if (Math.abs(seconds) > MOST_FLOAT) return `duration seconds overflow: ${text}`;
  return BigInt.asIntN(64, BigInt(Math.trunc(seconds * Number(SECOND))));
}
