import type { GoValue, TimeValue } from '../go-value.ts';
import { INT64, STRINGS, UINT64, pointerType, structType } from '../go-types.ts';
import { intValue, listValue, stringOf, structValue, uintValue } from '../make-value.ts';

const LOCATION = pointerType(structType('time.Location'));
/** A nil pointer; unlike a nil interface it is filled to the width. */
export const NIL_POINTER: GoValue = { kind: 'nil', origin: undefined };

const SECOND = 1_000_000_000n;
/** Seconds from the year 1 to 1970. */
const YEAR_1 = 62_135_596_800n;

/** What is in a time.Time: a verb that is not for strings prints it. */
export function timeFields({ unixNano, zone }: TimeValue): ReadonlyMap<string, GoValue> {
  const nanoseconds = ((unixNano % SECOND) + SECOND) % SECOND;
  const seconds = (unixNano - nanoseconds) / SECOND + YEAR_1;
  return new Map<string, GoValue>([
    ['wall', uintValue(nanoseconds, undefined, UINT64)],
    ['ext', intValue(seconds, undefined, INT64)],
    ['loc', structValue(locationFields(zone), LOCATION)],
  ]);
}

function locationFields(name: string): ReadonlyMap<string, GoValue> {
  const zero = intValue(0, undefined, INT64);
  const none = listValue([], undefined, STRINGS);
  return new Map<string, GoValue>([
    ['name', stringOf(name)],
    ['zone', none],
    ['tx', none],
    ['extend', stringOf('')],
    ['cacheStart', zero],
    ['cacheEnd', zero],
    ['cacheZone', NIL_POINTER],
  ]);
}
