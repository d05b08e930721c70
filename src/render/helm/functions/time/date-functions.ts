import type { FunctionTable } from '../../template/function-table.ts';
import { charge } from '../../value/charge.ts';
import { failed, goFunction } from '../../value/go-function.ts';
import { ANY, STRING } from '../../value/go-types.ts';
import type {
  CallContext,
  GoFailure,
  GoFunction,
  GoValue,
  StringValue,
  TimeValue,
} from '../../value/go-value.ts';
import { stringOf } from '../../value/make-value.ts';
import { originOfAll, valueOrigin } from '../../value/value-origin.ts';
import { parseGoInt } from '../number/parse-go-int.ts';
import { unknowableCall } from '../unknowable/placeholder.ts';
import { instantOf, unixSeconds, type Instant } from './civil.ts';
import { durationText, parseDuration } from './duration.ts';
import { formatTime } from './format-time.ts';
import { parseTime, ZERO_TIME } from './parse-time.ts';
import { TIME, timeValue } from './time-values.ts';
import { inZone } from './zones.ts';

/** The time that stands for now: Go's reference time. */
const NOW = instantOf(1_136_214_245n);
const DAY = stringOf('2006-01-02');
/** Asking for a zone takes its time. */
const ZONE_STEPS = 1000;
const LOCAL = 'Local';
const HOUR = 3_600_000_000_000n;
const SECOND = 1_000_000_000n;
/** What a duration is rounded to, the longest first. */
const UNITS: readonly (readonly [bigint, string])[] = [
  [HOUR * 24n * 365n, 'y'],
  [HOUR * 24n * 30n, 'mo'],
  [HOUR * 24n, 'd'],
  [HOUR, 'h'],
  [SECOND * 60n, 'm'],
  [SECOND, 's'],
];

/** sprig's functions of dates and durations. The local zone is UTC; what depends on now is unknowable. */
export const DATE_FUNCTIONS: FunctionTable = new Map<string, GoFunction>([
  ['now', goFunction([], (_, context) => timeValue(NOW, unknowableCall('now', context)))],
  [
    'date',
    goFunction([STRING, ANY], ([layout, date], context) =>
      formatted(layout, date, LOCAL, 'date', context),
    ),
  ],
  ['dateInZone', dateInZone('dateInZone')],
  ['date_in_zone', dateInZone('date_in_zone')],
  [
    'htmlDate',
    goFunction([ANY], ([date], context) => formatted(DAY, date, LOCAL, 'htmlDate', context)),
  ],
  [
    'htmlDateInZone',
    goFunction([ANY, STRING], ([date, zone], context) =>
      formatted(DAY, date, zone.text.text, 'htmlDateInZone', context),
    ),
  ],
  ['dateModify', dateModify(false)],
  ['date_modify', dateModify(false)],
  ['mustDateModify', dateModify(true)],
  ['must_date_modify', dateModify(true)],
  ['toDate', toDate(false)],
  ['mustToDate', toDate(true)],
  ['unixEpoch', goFunction([TIME], ([time]) => stringOf(String(unixSeconds(time)), time.origin))],
  [
    'ago',
    goFunction([ANY], (args, context) => stringOf('0s', unknowableCall('ago', context, args))),
  ],
  ['duration', goFunction([ANY], ([seconds]) => duration(seconds))],
  ['durationRound', goFunction([ANY], ([value], context) => roundedDuration(value, context))],
]);

function dateInZone(name: string): GoFunction {
  return goFunction([STRING, ANY, STRING], ([layout, date, zone], context) =>
    formatted(layout, date, zone.text.text, name, context),
  );
}

/** Anything but a time and the integers that tell seconds since 1970 means now. */
function formatted(
  layout: StringValue,
  date: GoValue,
  zone: string,
  name: string,
  context: CallContext,
): GoValue | GoFailure {
  const { text } = layout.text;
  const instant = knownInstant(date);
  if (instant === undefined) {
    return stringOf(formatTime(NOW, text), unknowableCall(name, context, [layout, date]));
  }
  const spent = charge(context.budget, ZONE_STEPS, text.length);
  return spent ?? stringOf(formatTime(inZone(instant, zone), text), originOfAll([layout, date]));
}

function knownInstant(date: GoValue): Instant | undefined {
  if (date.kind === 'time') return date;
  const isInstant = date.kind === 'int' && ['int', 'int32', 'int64'].includes(date.type.name);
  return isInstant ? instantOf(date.value) : undefined;
}

function dateModify(fails: boolean): GoFunction {
  return goFunction([STRING, TIME], ([text, time]) => {
    const nanoseconds = parseDuration(text.text.text);
    if (typeof nanoseconds === 'string') return fails ? failed(nanoseconds) : time;
    return later(time, nanoseconds, text);
  });
}

function later(time: TimeValue, nanoseconds: bigint, text: StringValue): GoValue {
  return timeValue({ ...time, unixNano: time.unixNano + nanoseconds }, originOfAll([time, text]));
}

function toDate(fails: boolean): GoFunction {
  return goFunction([STRING, STRING], ([layout, text]) => {
    const time = parseTime(layout.text.text, text.text.text);
    if (typeof time !== 'string') return timeValue(time, valueOrigin(text));
    return fails ? failed(time) : timeValue(ZERO_TIME, valueOrigin(text));
  });
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

function roundedDuration(value: GoValue, context: CallContext): GoValue {
  if (value.kind === 'time') {
    return stringOf('0s', unknowableCall('durationRound', context, [value]));
  }
  const nanoseconds = nanosecondsOf(value);
  const size = nanoseconds < 0n ? -nanoseconds : nanoseconds;
  const [unit, letter] = UNITS.find(([each]) => size > each) ?? [];
  const text = unit === undefined ? '0s' : `${size / unit}${letter}`;
  return stringOf(text, valueOrigin(value));
}

function nanosecondsOf(value: GoValue): bigint {
  if (value.kind === 'int' && value.type.name === 'int64') return value.value;
  if (value.kind !== 'string') return 0n;
  const parsed = parseDuration(value.text.text);
  return typeof parsed === 'string' ? 0n : parsed;
}
