import type { FunctionTable } from '../../template/function-table.ts';
import type { Origin } from '../../text/origin.ts';
import { goFunction } from '../../value/go-function.ts';
import { ANY, INT64, STRING } from '../../value/go-types.ts';
import type { GoFunction, GoType, GoValue } from '../../value/go-value.ts';
import { floatValue, intValue, stringOf } from '../../value/make-value.ts';
import { valueOrigin } from '../../value/value-origin.ts';
import { parseGoInt } from '../number/parse-go-int.ts';
import { unknowableOf } from '../unknowable/placeholder.ts';
import {
  layoutPlaceholder,
  TIME,
  UNIX_PLACEHOLDER,
  unknowableDuration,
  unknowableTime,
} from './time-values.ts';

const DAY = '2006-01-02';
const SECOND = 1_000_000_000n;

/**
 * sprig's functions of dates and durations. Charts use them on `now`, so their results are unknowable: placeholders made
 * of Go's reference time. Only `duration` is computed.
 */
export const DATE_FUNCTIONS: FunctionTable = new Map<string, GoFunction>([
  unknowable('now', [], unknowableTime),
  unknowableDate('date', [STRING, ANY]),
  unknowableDate('dateInZone', [STRING, ANY, STRING]),
  unknowableDate('date_in_zone', [STRING, ANY, STRING]),
  unknowable('htmlDate', [ANY], (origin) => stringOf(DAY, origin)),
  unknowable('htmlDateInZone', [ANY, STRING], (origin) => stringOf(DAY, origin)),
  ...['dateModify', 'date_modify', 'mustDateModify', 'must_date_modify'].map((name) =>
    unknowable(name, [STRING, TIME], unknowableTime),
  ),
  unknowable('toDate', [STRING, STRING], unknowableTime),
  unknowable('mustToDate', [STRING, STRING], unknowableTime),
  unknowable('unixEpoch', [TIME], (origin) => stringOf(UNIX_PLACEHOLDER, origin)),
  unknowable('ago', [ANY], (origin) => stringOf('0s', origin)),
  unknowable('durationRound', [ANY], (origin) => stringOf('0s', origin)),
  ['duration', goFunction([ANY], ([seconds]) => duration(seconds))],
]);

/** The functions of durations that only Helm 4 has. */
export const V4_DURATION_FUNCTIONS: FunctionTable = new Map<string, GoFunction>([
  unknowable('mustToDuration', [ANY], unknowableDuration),
  ...['durationNanoseconds', 'durationMicroseconds', 'durationMilliseconds'].map((name) =>
    unknowable(name, [ANY], (origin) => intValue(0, origin, INT64)),
  ),
  ...['durationSeconds', 'durationMinutes', 'durationHours', 'durationDays', 'durationWeeks'].map(
    (name) => unknowable(name, [ANY], (origin) => floatValue(0, origin)),
  ),
  unknowable('durationRoundTo', [ANY, ANY], unknowableDuration),
  unknowable('durationTruncateTo', [ANY, ANY], unknowableDuration),
]);

/** A function with an unknowable result, and the placeholder that it returns. */
function unknowable(
  name: string,
  params: readonly GoType[],
  make: (origin: Origin) => GoValue,
): readonly [string, GoFunction] {
  return [name, goFunction(params, (args, context) => make(unknowableOf(name, context, args)))];
}

/** A function whose first argument is a layout. */
function unknowableDate(name: string, params: readonly GoType[]): readonly [string, GoFunction] {
  const call = goFunction([...params], (args, context) => {
    const [layout] = args;
    const text = layout?.kind === 'string' ? layout.text.text : '';
    return stringOf(layoutPlaceholder(text), unknowableOf(name, context, args));
  });
  return [name, call];
}

function duration(value: GoValue): GoValue {
  let seconds = 0n;
  if (value.kind === 'int' && value.type.name === 'int64') seconds = value.value;
  else if (value.kind === 'string') seconds = clampedInt(value.text.text);
  return stringOf(durationText(BigInt.asIntN(64, seconds * SECOND)), valueOrigin(value));
}

/** strconv.ParseInt without its error. */
function clampedInt(text: string): bigint {
  const value = parseGoInt(text, 10);
  if (value !== undefined) return value;
  if (!/^[-+]?[0-9]+$/.test(text)) return 0n;
  return text.startsWith('-') ? -(2n ** 63n) : 2n ** 63n - 1n;
}

/** time.Duration.String(): `1h2m3.5s`. */
function durationText(nanoseconds: bigint): string {
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
  const fraction = text.slice(-digits).replace(/(?<!0)0+$/, '');
  return text.slice(0, -digits) + (fraction === '' ? '' : `.${fraction}`);
}
