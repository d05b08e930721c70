import type { Origin } from '../../text/origin.ts';
import { textOf } from '../../text/text.ts';
import { failed, goFunction } from '../../value/go-function.ts';
import { INT, INT64, namedType, STRING, timeType } from '../../value/go-types.ts';
import type {
  GoFunction,
  GoMethod,
  GoType,
  GoValue,
  IntValue,
  TimeValue,
} from '../../value/go-value.ts';
import { boolValue, floatValue, intValue, stringOf } from '../../value/make-value.ts';
import { civilOf, secondsOf, unixSeconds, type Instant } from './civil.ts';
import { durationText } from './duration.ts';
import { formatTime, STRING_LAYOUT } from './format-time.ts';
import { MONTHS, WEEKDAYS } from './names.ts';

const NANOS = 1_000_000_000n;

/** time.Duration */
export const DURATION: GoType<IntValue> = namedType('time.Duration', INT64, {
  methods: new Map([
    ['String', ofInt((value, origin) => stringOf(durationText(value), origin))],
    ['Nanoseconds', ofInt((value, origin) => intValue(value, origin, INT64))],
    ['Microseconds', ofInt((value, origin) => intValue(value / 1000n, origin, INT64))],
    ['Milliseconds', ofInt((value, origin) => intValue(value / 1_000_000n, origin, INT64))],
    ['Seconds', ofInt((value, origin) => floatValue(secondsOfDuration(value), origin))],
    ['Minutes', ofInt((value, origin) => floatValue(inUnits(value, 60n), origin))],
    ['Hours', ofInt((value, origin) => floatValue(inUnits(value, 3600n), origin))],
  ]),
  stringer: (value) =>
    textOf(value.kind === 'int' ? durationText(value.value) : '', originIn(value)),
});

const MONTH = namedInt('time.Month', (value) => MONTHS[Number(value) - 1] ?? `%!Month(${value})`);
const WEEKDAY = namedInt(
  'time.Weekday',
  (value) => WEEKDAYS[Number(value)] ?? `%!Weekday(${value})`,
);

/** time.Time, with the methods that give one result. */
export const TIME: GoType<TimeValue> = timeType({
  methods: new Map([
    ['String', ofTime((time) => stringOf(formatTime(time, STRING_LAYOUT), time.origin))],
    [
      'Format',
      (receiver) =>
        goFunction([STRING], ([layout]) =>
          receiver.kind === 'time'
            ? stringOf(formatTime(receiver, layout.text.text), receiver.origin)
            : NO_TIME,
        ),
    ],
    ['Unix', ofTime((time) => intValue(unixSeconds(time), time.origin, INT64))],
    ['UnixMilli', ofTime((time) => intValue(floor(time.unixNano, 1_000_000n), time.origin, INT64))],
    ['UnixMicro', ofTime((time) => intValue(floor(time.unixNano, 1000n), time.origin, INT64))],
    ['UnixNano', ofTime((time) => intValue(time.unixNano, time.origin, INT64))],
    ['Year', ofTime((time) => intValue(civilOf(time).year, time.origin))],
    ['Month', ofTime((time) => intValue(civilOf(time).month, time.origin, MONTH))],
    ['Day', ofTime((time) => intValue(civilOf(time).day, time.origin))],
    ['Weekday', ofTime((time) => intValue(civilOf(time).weekday, time.origin, WEEKDAY))],
    ['YearDay', ofTime((time) => intValue(civilOf(time).yearDay, time.origin))],
    ['Hour', ofTime((time) => intValue(civilOf(time).hour, time.origin))],
    ['Minute', ofTime((time) => intValue(civilOf(time).minute, time.origin))],
    ['Second', ofTime((time) => intValue(civilOf(time).second, time.origin))],
    ['Nanosecond', ofTime((time) => intValue(civilOf(time).nanosecond, time.origin))],
    [
      'IsZero',
      ofTime((time) => boolValue(time.unixNano === -62_135_596_800n * NANOS, time.origin)),
    ],
    ['UTC', ofTime((time) => timeValue({ ...time, zone: 'UTC', zoneOffset: 0 }, time.origin))],
    ['Local', ofTime((time) => timeValue({ ...time, zone: 'UTC', zoneOffset: 0 }, time.origin))],
    ['AddDate', addDate],
  ]),
  stringer: (value) =>
    textOf(value.kind === 'time' ? formatTime(value, STRING_LAYOUT) : '', originIn(value)),
});

const NO_TIME = failed('not a time');

/** A time.Time. */
export function timeValue({ unixNano, zone, zoneOffset }: Instant, origin?: Origin): TimeValue {
  return { kind: 'time', type: TIME, origin, unixNano, zone, zoneOffset };
}

/** A time.Duration of so many nanoseconds. */
export function durationValue(nanoseconds: bigint, origin?: Origin): GoValue {
  return intValue(nanoseconds, origin, DURATION);
}

/** time.Duration.Seconds() */
export function secondsOfDuration(nanoseconds: bigint): number {
  return inUnits(nanoseconds, 1n);
}

/** Whole units, and the fraction of one, as Go adds them up. */
export function inUnits(nanoseconds: bigint, seconds: bigint): number {
  const unit = seconds * NANOS;
  return Number(nanoseconds / unit) + Number(nanoseconds % unit) / Number(unit);
}

function namedInt(name: string, nameOf: (value: bigint) => string): GoType<IntValue> {
  return namedType(name, INT, {
    methods: new Map([['String', ofInt((value, origin) => stringOf(nameOf(value), origin))]]),
    stringer: (value) => textOf(value.kind === 'int' ? nameOf(value.value) : '', originIn(value)),
  });
}

function addDate(receiver: GoValue): GoFunction {
  return goFunction([INT, INT, INT], ([years, months, days]) => {
    if (receiver.kind !== 'time') return NO_TIME;
    const civil = civilOf(receiver);
    const date = {
      year: civil.year + Number(years.value),
      month: civil.month + Number(months.value),
      day: civil.day + Number(days.value),
    };
    const clock = civil.hour * 3600 + civil.minute * 60 + civil.second - receiver.zoneOffset;
    const unixNano = secondsOf(date, clock) * NANOS + BigInt(civil.nanosecond);
    return timeValue({ ...receiver, unixNano }, receiver.origin);
  });
}

function ofTime(make: (time: TimeValue) => GoValue): GoMethod {
  return (receiver) => goFunction([], () => (receiver.kind === 'time' ? make(receiver) : NO_TIME));
}

function ofInt(make: (value: bigint, origin: Origin | undefined) => GoValue): GoMethod {
  return (receiver) =>
    goFunction([], () =>
      receiver.kind === 'int' ? make(receiver.value, receiver.origin) : NO_TIME,
    );
}

function originIn(value: GoValue): Origin | undefined {
  return value.kind === 'int' || value.kind === 'time' ? value.origin : undefined;
}

function floor(value: bigint, by: bigint): bigint {
  const quotient = value / by;
  return value < 0n && quotient * by !== value ? quotient - 1n : quotient;
}
