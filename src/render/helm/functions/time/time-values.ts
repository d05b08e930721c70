import type { Origin } from '../../text/origin.ts';
import { textOf } from '../../text/text.ts';
import { goFunction } from '../../value/go-function.ts';
import { INT, INT64, namedType, STRING, timeType } from '../../value/go-types.ts';
import type { GoMethod, GoType, GoValue, IntValue, TimeValue } from '../../value/go-value.ts';
import { boolValue, floatValue, intValue, stringOf } from '../../value/make-value.ts';
import { valueOrigin } from '../../value/value-origin.ts';
import { unknowableOf } from '../unknowable/placeholder.ts';

/** The placeholder of an unknowable time: Go's reference time, which looks like the layouts themselves. */
const REFERENCE = '2006-01-02T15:04:05Z';
const REFERENCE_SECONDS = 1_136_214_245n;

/** time.Duration. Only functions whose results are unknowable return one, so its methods return placeholders. */
const DURATION: GoType<IntValue> = namedType('time.Duration', INT64, {
  methods: new Map([
    ['String', unknowableMethod('String', (origin) => stringOf('0s', origin))],
    ...['Nanoseconds', 'Microseconds', 'Milliseconds'].map(
      (name) => [name, unknowableMethod(name, (origin) => intValue(0, origin, INT64))] as const,
    ),
    ...['Seconds', 'Minutes', 'Hours'].map(
      (name) => [name, unknowableMethod(name, (origin) => floatValue(0, origin))] as const,
    ),
  ]),
  stringer: (value) => textOf('0s', valueOrigin(value)),
});

const MONTH = namedType('time.Month', INT, {
  stringer: (value) => textOf('January', valueOrigin(value)),
});
const WEEKDAY = namedType('time.Weekday', INT, {
  stringer: (value) => textOf('Monday', valueOrigin(value)),
});

/** time.Time with those methods that return one result; all but String return placeholders. */
export const TIME: GoType<TimeValue> = timeType({
  methods: new Map([
    [
      'String',
      (receiver: GoValue) =>
        goFunction([], () => stringOf(timeString(receiver), valueOrigin(receiver))),
    ],
    [
      'Format',
      (receiver: GoValue) =>
        goFunction([STRING], ([layout], context) =>
          stringOf(
            layoutPlaceholder(layout.text.text),
            unknowableOf('Format', context, [receiver, layout]),
          ),
        ),
    ],
    integerMethod('Unix', REFERENCE_SECONDS, INT64),
    integerMethod('UnixMilli', REFERENCE_SECONDS * 1000n, INT64),
    integerMethod('UnixMicro', REFERENCE_SECONDS * 1_000_000n, INT64),
    integerMethod('UnixNano', REFERENCE_SECONDS * 1_000_000_000n, INT64),
    integerMethod('Year', 2006n),
    integerMethod('Month', 1n, MONTH),
    integerMethod('Day', 2n),
    integerMethod('Weekday', 1n, WEEKDAY),
    integerMethod('YearDay', 2n),
    integerMethod('Hour', 15n),
    integerMethod('Minute', 4n),
    integerMethod('Second', 5n),
    integerMethod('Nanosecond', 0n),
    ['IsZero', unknowableMethod('IsZero', (origin) => boolValue(false, origin))],
    ['UTC', unknowableMethod('UTC', unknowableTime)],
    ['Local', unknowableMethod('Local', unknowableTime)],
    [
      'AddDate',
      (receiver: GoValue) =>
        goFunction([INT, INT, INT], (args, context) =>
          unknowableTime(unknowableOf('AddDate', context, [receiver, ...args])),
        ),
    ],
  ]),
  stringer: (value) => textOf(timeString(value), valueOrigin(value)),
});

/** A time.Time; `rfc3339` is what time.RFC3339Nano prints for it, `zone` the name of its zone, empty if it has only an offset. */
export function timeValue(rfc3339: string, zone: string, origin: Origin | undefined): TimeValue {
  return { kind: 'time', type: TIME, origin, rfc3339, zone };
}

/** An unknowable time.Time: the reference time. */
export function unknowableTime(origin: Origin): TimeValue {
  return timeValue(REFERENCE, 'UTC', origin);
}

/** An unknowable time.Duration. */
export function unknowableDuration(origin: Origin): IntValue {
  return intValue(0, origin, DURATION);
}

/** The Unix time of the reference time. */
export const UNIX_PLACEHOLDER = String(REFERENCE_SECONDS);

/** The reference time in a layout: the layout itself, except for fractions and zones, which the reference time has not. */
export function layoutPlaceholder(layout: string): string {
  return layout
    .replaceAll(/[.,]9+(?![0-9])/g, '')
    .replaceAll(/Z07(?::?00){0,2}/g, 'Z')
    .replaceAll(/-07((?::?00){0,2})/g, '+00$1')
    .replaceAll('MST', 'UTC');
}

/** time.Time.String(): `2006-01-02 15:04:05 +0000 UTC`. */
function timeString(value: GoValue): string {
  if (value.kind !== 'time') return '';
  const [, date, clock, written = 'Z'] = /^(.+)T(.+?)(Z|[-+].+)$/.exec(value.rfc3339) ?? [];
  const offset = written === 'Z' ? '+0000' : written.replace(':', '');
  return `${date} ${clock} ${offset} ${value.zone === '' ? offset : value.zone}`;
}

function integerMethod(
  name: string,
  number: bigint,
  type: GoType = INT,
): readonly [string, GoMethod] {
  return [name, unknowableMethod(name, (origin) => intValue(number, origin, type))];
}

function unknowableMethod(name: string, make: (origin: Origin) => GoValue): GoMethod {
  return (receiver) =>
    goFunction([], (_, context) => make(unknowableOf(name, context, [receiver])));
}
