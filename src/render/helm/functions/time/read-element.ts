import type { LayoutPart } from './layout.ts';
import { MONTHS, WEEKDAYS } from './names.ts';

/** What was read of a time so far. Mutable. */
export interface Reading {
  rest: string;
  year: number;
  month: number | undefined;
  day: number | undefined;
  yearDay: number | undefined;
  hour: number;
  minute: number;
  second: number;
  nanosecond: number;
  half: 'am' | 'pm' | undefined;
  isUtc: boolean;
  zone: string;
  zoneOffset: number | undefined;
  /** What is out of its range. */
  range: string | undefined;
}

/** Reads one element of a layout; false when the text does not fit. */
export function readElement(
  reading: Reading,
  part: LayoutPart,
  next: LayoutPart | undefined,
): boolean {
  switch (part.kind) {
    case 'fraction':
      return readFraction(reading, part.written);
    case 'offset':
      return readOffset(reading, part.written);
    case 'zone':
      return readZone(reading);
    case 'PM':
    case 'pm':
      return readHalf(reading, part.kind);
    case 'second':
    case 'zero second':
      return readSecond(reading, part.kind === 'zero second', next);
    default:
      return readDate(reading, part.kind) ?? readClock(reading, part.kind);
  }
}

function readDate(reading: Reading, kind: LayoutPart['kind']): boolean | undefined {
  switch (kind) {
    case 'year':
      return readShortYear(reading);
    case 'long year':
      return set(take(reading, /^\d{4}/), (year) => (reading.year = year));
    case 'month':
    case 'long month':
      return set(takeName(reading, MONTHS, kind === 'month'), (at) => (reading.month = at + 1));
    case 'number month':
    case 'zero month':
      return set(takeNumber(reading, kind === 'zero month'), (month) => {
        reading.month = month;
        if (month < 1 || month > 12) reading.range = 'month';
      });
    case 'weekday':
    case 'long weekday':
      return takeName(reading, WEEKDAYS, kind === 'weekday') !== undefined;
    case 'day':
    case 'under day':
    case 'zero day':
      if (kind === 'under day') reading.rest = reading.rest.replace(/^ /, '');
      return set(takeNumber(reading, kind === 'zero day'), (day) => (reading.day = day));
    case 'under year day':
      reading.rest = reading.rest.replace(/^ {1,2}/, '');
      return set(take(reading, /^\d{1,3}/), (day) => (reading.yearDay = day));
    case 'zero year day':
      return set(take(reading, /^\d{3}/), (day) => (reading.yearDay = day));
    default:
      return undefined;
  }
}

function readClock(reading: Reading, kind: LayoutPart['kind']): boolean {
  const isFixed = kind.startsWith('zero');
  const number = takeNumber(reading, isFixed);
  if (kind === 'minute' || kind === 'zero minute') {
    return set(number, (minute) => {
      reading.minute = minute;
      if (minute >= 60) reading.range = 'minute';
    });
  }
  return set(number, (hour) => {
    reading.hour = hour;
    if (hour > (kind === 'hour' ? 23 : 12)) reading.range = 'hour';
  });
}

/** Years from 69 on are of the last century. */
function readShortYear(reading: Reading): boolean {
  return set(take(reading, /^(?:\d{2}|[-+]\d)/), (year) => {
    reading.year = year >= 69 ? year + 1900 : year + 2000;
  });
}

/** Digits behind the seconds are read even where the layout has none. */
function readSecond(reading: Reading, isFixed: boolean, next: LayoutPart | undefined): boolean {
  const isRead = set(takeNumber(reading, isFixed), (second) => (reading.second = second));
  if (reading.second >= 60) reading.range = 'second';
  if (!isRead || reading.range !== undefined || next?.kind === 'fraction') return isRead;
  const digits = /^[.,](\d+)/.exec(reading.rest);
  if (digits !== null) takeFraction(reading, digits[0]);
  return true;
}

function readFraction(reading: Reading, written: string): boolean {
  if (written.charAt(1) === '9') {
    const found = /^[.,]\d+/.exec(reading.rest)?.[0];
    if (found !== undefined) takeFraction(reading, found);
    return true;
  }
  const found = reading.rest.slice(0, written.length);
  if (found.length < written.length || !/^[.,]/.test(found)) return false;
  const digits = found.slice(1, 10);
  if (!/^[-+]?\d+$/.test(digits)) return false;
  if (digits.startsWith('-') && Number(digits) < 0) {
    reading.range = 'fractional second';
    return true;
  }
  takeFraction(reading, found);
  return true;
}

function takeFraction(reading: Reading, found: string): void {
  const digits = found.slice(1, 10);
  reading.nanosecond = Number(digits) * 10 ** (9 - digits.length);
  reading.rest = reading.rest.slice(found.length);
}

function readHalf(reading: Reading, kind: 'PM' | 'pm'): boolean {
  const word = reading.rest.slice(0, 2);
  const halves = kind === 'PM' ? ['AM', 'PM'] : ['am', 'pm'];
  if (!halves.includes(word)) return false;
  reading.half = word.toLowerCase() === 'pm' ? 'pm' : 'am';
  reading.rest = reading.rest.slice(2);
  return true;
}

function readOffset(reading: Reading, written: string): boolean {
  if (written.startsWith('Z') && reading.rest.startsWith('Z')) {
    reading.isUtc = true;
    reading.rest = reading.rest.slice(1);
    return true;
  }
  const shape = written.slice(1).replace('07', '(..)').replaceAll('00', '(..)');
  const found = new RegExp(`^(.)${shape}`, 's').exec(reading.rest);
  if (found === null) return false;
  const [whole, sign, hours = '', minutes = '00', seconds = '00'] = found;
  if (!isTwoDigits(hours)) return false;
  if (Number(hours) > 24) reading.range = 'time zone offset hour';
  if (!isTwoDigits(minutes)) return false;
  if (Number(minutes) > 60) reading.range = 'time zone offset minute';
  if (!isTwoDigits(seconds)) return false;
  if (Number(seconds) > 60) reading.range = 'time zone offset second';
  if (sign !== '+' && sign !== '-') return false;
  const offset = (Number(hours) * 60 + Number(minutes)) * 60 + Number(seconds);
  reading.zoneOffset = sign === '-' ? -offset : offset;
  reading.rest = reading.rest.slice(whole.length);
  return true;
}

function isTwoDigits(text: string): boolean {
  return /^\d\d$/.test(text);
}

function readZone(reading: Reading): boolean {
  const { rest } = reading;
  if (rest.startsWith('UTC')) {
    reading.isUtc = true;
    reading.rest = rest.slice(3);
    return true;
  }
  const name = zoneName(rest);
  if (name === undefined) return false;
  reading.zone = name;
  reading.rest = rest.slice(name.length);
  return true;
}

function zoneName(text: string): string | undefined {
  if (text.startsWith('GMT')) return `GMT${signedHours(text.slice(3))}`;
  if (/^[-+]/.test(text)) return text.length < 3 ? undefined : signedHours(text) || undefined;
  if (/^(?:ChST|MeST)/.test(text)) return text.slice(0, 4);
  const capitals = /^[A-Z]{0,6}/.exec(text)?.[0] ?? '';
  const isName =
    capitals.length === 3 ||
    (capitals.length === 4 && (capitals.endsWith('T') || capitals === 'WITA')) ||
    (capitals.length === 5 && capitals.endsWith('T'));
  return isName ? capitals : undefined;
}

/** `+3`, `-11`; empty when it is not one or out of range. */
function signedHours(text: string): string {
  const found = /^[-+]\d+/.exec(text)?.[0] ?? '';
  return Number(found.slice(1)) > 23 ? '' : found;
}

function takeNumber(reading: Reading, isFixed: boolean): number | undefined {
  return take(reading, isFixed ? /^\d{2}/ : /^\d{1,2}/);
}

function take(reading: Reading, pattern: RegExp): number | undefined {
  const found = pattern.exec(reading.rest)?.[0];
  if (found === undefined) return undefined;
  reading.rest = reading.rest.slice(found.length);
  return Number(found);
}

/** The place of a name in a list, without regard to case; of each name its first three letters, if `isShort`. */
function takeName(
  reading: Reading,
  names: readonly string[],
  isShort: boolean,
): number | undefined {
  const rest = reading.rest.toLowerCase();
  const words = names.map((name) => (isShort ? name.slice(0, 3) : name));
  const at = words.findIndex((word) => rest.startsWith(word.toLowerCase()));
  if (at === -1) return undefined;
  reading.rest = reading.rest.slice(words[at]?.length ?? 0);
  return at;
}

function set(value: number | undefined, use: (value: number) => void): boolean {
  if (value === undefined) return false;
  use(value);
  return true;
}
