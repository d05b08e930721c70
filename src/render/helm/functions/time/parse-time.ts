import { daysBefore, daysIn, instantOf, isLeap, secondsOf, type Instant } from './civil.ts';
import { readElement, type Reading } from './read-element.ts';
import { splitLayout } from './layout.ts';
import { timeQuote } from './time-quote.ts';

/**
 * time.ParseInLocation with the local zone, which is UTC here. A string is Go's error. The zero time is what Go returns
 * with it.
 */
export function parseTime(layout: string, value: string): Instant | string {
  const reading: Reading = newReading(value);
  const parts = splitLayout(layout);
  for (const [index, part] of parts.entries()) {
    const before = reading.rest;
    if (part.kind === 'text') {
      const matched = skipText(reading, part.written);
      if (!matched) return mismatch(layout, value, part.written, reading.rest);
      continue;
    }
    const next = parts.slice(index + 1).find(({ kind }) => kind !== 'text');
    const ok = readElement(reading, part, next);
    if (reading.range !== undefined) return failure(value, `: ${reading.range} out of range`);
    if (!ok) return mismatch(layout, value, part.written, before);
  }
  if (reading.rest !== '') return failure(value, `: extra text: ${timeQuote(reading.rest)}`);
  return instantRead(reading, value);
}

/** 0001-01-01 00:00:00 UTC */
export const ZERO_TIME: Instant = instantOf(-62_135_596_800n);

function newReading(value: string): Reading {
  return {
    rest: value,
    year: 0,
    month: undefined,
    day: undefined,
    yearDay: undefined,
    hour: 0,
    minute: 0,
    second: 0,
    nanosecond: 0,
    half: undefined,
    isUtc: false,
    zone: '',
    zoneOffset: undefined,
    range: undefined,
  };
}

/** Literal text; runs of spaces are alike whatever their length. */
function skipText(reading: Reading, written: string): boolean {
  let text = written;
  while (text !== '') {
    const { rest } = reading;
    if (text.startsWith(' ')) {
      if (rest !== '' && !rest.startsWith(' ')) return false;
      text = text.replace(/^ +/, '');
      reading.rest = rest.replace(/^ +/, '');
    } else if (rest.charAt(0) === text.charAt(0)) {
      text = text.slice(1);
      reading.rest = rest.slice(1);
    } else return false;
  }
  return true;
}

function instantRead(reading: Reading, value: string): Instant | string {
  const date = dateRead(reading);
  if (typeof date === 'string') return failure(value, `: ${date}`);
  const { minute, second, nanosecond } = reading;
  const seconds = secondsOf(date, hourRead(reading) * 3600 + minute * 60 + second);
  const utc = instantOf(seconds, BigInt(nanosecond));
  if (reading.isUtc) return utc;
  const { zone, zoneOffset } = reading;
  if (zoneOffset !== undefined) {
    const shifted = instantOf(seconds - BigInt(zoneOffset), BigInt(nanosecond));
    return zoneOffset === 0 && (zone === '' || zone === 'UTC')
      ? shifted
      : { ...shifted, zone, zoneOffset };
  }
  return zone === '' ? utc : inNamedZone(utc, zone);
}

/** Only UTC is known by its name; `GMT+3` tells how to show the time, not which one is meant. */
function inNamedZone(utc: Instant, zone: string): Instant {
  const hours = /^GMT[-+]\d+$/.test(zone) ? Number(zone.slice(3)) : 0;
  return { ...utc, zone, zoneOffset: hours * 3600 };
}

function hourRead({ hour, half }: Reading): number {
  if (half === 'pm' && hour < 12) return hour + 12;
  return half === 'am' && hour === 12 ? 0 : hour;
}

function dateRead(
  reading: Reading,
): { readonly year: number; readonly month: number; readonly day: number } | string {
  const { year, yearDay } = reading;
  let { month, day } = reading;
  if (yearDay !== undefined) {
    const date = dateOfYearDay(year, yearDay);
    if (date === undefined) return 'day-of-year out of range';
    if (month !== undefined && month !== date.month) return 'day-of-year does not match month';
    if (day !== undefined && day !== date.day) return 'day-of-year does not match day';
    ({ month, day } = date);
  }
  const known = { year, month: month ?? 1, day: day ?? 1 };
  return known.day < 1 || known.day > daysIn(known.month, year) ? 'day out of range' : known;
}

function dateOfYearDay(
  year: number,
  yearDay: number,
): { readonly month: number; readonly day: number } | undefined {
  if (yearDay < 1 || yearDay > (isLeap(year) ? 366 : 365)) return undefined;
  let month = 12;
  while (daysBefore(month, year) >= yearDay) month--;
  return { month, day: yearDay - daysBefore(month, year) };
}

function mismatch(layout: string, value: string, element: string, rest: string): string {
  const parsing = `parsing time ${timeQuote(value)} as ${timeQuote(layout)}`;
  return `${parsing}: cannot parse ${timeQuote(rest)} as ${timeQuote(element)}`;
}

function failure(value: string, message: string): string {
  return `parsing time ${timeQuote(value)}${message}`;
}
