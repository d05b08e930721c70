/** A point in time, seen from a time zone. */
export interface Instant {
  /** Since 1970-01-01T00:00:00Z, in nanoseconds. */
  readonly unixNano: bigint;
  /** Name of the zone as printed (`UTC`, `CET`); empty for one that has only its offset. */
  readonly zone: string;
  /** Seconds east of UTC. */
  readonly zoneOffset: number;
}

/** What calendar and clock show. */
export interface Civil {
  readonly year: number;
  /** 1 to 12 */
  readonly month: number;
  readonly day: number;
  readonly hour: number;
  readonly minute: number;
  readonly second: number;
  readonly nanosecond: number;
  /** Sunday is 0. */
  readonly weekday: number;
  /** From 1. */
  readonly yearDay: number;
}

const NANOS = 1_000_000_000n;
const DAY = 86_400;
const DAYS_BEFORE = [0, 31, 59, 90, 120, 151, 181, 212, 243, 273, 304, 334];
/** Days of 400 years, after which the calendar repeats. */
const ERA = 146_097;
/** From 0000-03-01 to 1970-01-01. */
const EPOCH = 719_468;

/** 1970-01-01T00:00:00Z plus so many seconds. */
export function instantOf(seconds: bigint, nanos: bigint = 0n): Instant {
  return { unixNano: seconds * NANOS + nanos, zone: 'UTC', zoneOffset: 0 };
}

/** Whole seconds since 1970, rounded down. */
export function unixSeconds({ unixNano }: Instant): bigint {
  return floorDivide(unixNano, NANOS);
}

/** What calendar and clock of the instant's zone show. */
export function civilOf(instant: Instant): Civil {
  const seconds = Number(unixSeconds(instant)) + instant.zoneOffset;
  const days = Math.floor(seconds / DAY);
  const clock = seconds - days * DAY;
  const { year, month, day } = dateOfDays(days);
  return {
    year,
    month,
    day,
    hour: Math.floor(clock / 3600),
    minute: Math.floor(clock / 60) % 60,
    second: clock % 60,
    nanosecond: Number(instant.unixNano - unixSeconds(instant) * NANOS),
    weekday: (((days + 4) % 7) + 7) % 7,
    yearDay: daysBefore(month, year) + day,
  };
}

/** Seconds since 1970 of a date and a time in UTC; months and days may be out of range. */
export function secondsOf(
  date: { readonly year: number; readonly month: number; readonly day: number },
  clock: number,
): bigint {
  const year = date.year + Math.floor((date.month - 1) / 12);
  const month = ((((date.month - 1) % 12) + 12) % 12) + 1;
  return BigInt(daysOfDate(year, month, date.day)) * BigInt(DAY) + BigInt(clock);
}

/** Days of the year before a month. */
export function daysBefore(month: number, year: number): number {
  return (DAYS_BEFORE[month - 1] ?? 365) + (month > 2 && isLeap(year) ? 1 : 0);
}

export function isLeap(year: number): boolean {
  return year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);
}

/** How many days a month has. */
export function daysIn(month: number, year: number): number {
  if (month === 2) return isLeap(year) ? 29 : 28;
  return [4, 6, 9, 11].includes(month) ? 30 : 31;
}

/** Years begin in March here, so that the leap day is the last. */
function daysOfDate(year: number, month: number, day: number): number {
  const shifted = month <= 2 ? year - 1 : year;
  const era = Math.floor(shifted / 400);
  const inEra = shifted - era * 400;
  const inYear = Math.floor((153 * ((month + 9) % 12) + 2) / 5) + day - 1;
  const days = inEra * 365 + Math.floor(inEra / 4) - Math.floor(inEra / 100) + inYear;
  return era * ERA + days - EPOCH;
}

function dateOfDays(days: number): { year: number; month: number; day: number } {
  const shifted = days + EPOCH;
  const era = Math.floor(shifted / ERA);
  const inEra = shifted - era * ERA;
  const leaps = Math.floor(inEra / 1460) - Math.floor(inEra / 36_524) + Math.floor(inEra / 146_096);
  const yearOfEra = Math.floor((inEra - leaps) / 365);
  const inYear =
    inEra - (yearOfEra * 365 + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100));
  const fromMarch = Math.floor((5 * inYear + 2) / 153);
  const month = ((fromMarch + 2) % 12) + 1;
  return {
    year: yearOfEra + era * 400 + (month <= 2 ? 1 : 0),
    month,
    day: inYear - Math.floor((153 * fromMarch + 2) / 5) + 1,
  };
}

function floorDivide(value: bigint, by: bigint): bigint {
  const quotient = value / by;
  return value < 0n && quotient * by !== value ? quotient - 1n : quotient;
}
