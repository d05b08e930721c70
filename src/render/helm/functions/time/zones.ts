import { secondsOf, unixSeconds, type Instant } from './civil.ts';

/** English as written where a zone's short name is in use: only there the name is known. */
const LOCALES = ['en-US', 'en-GB', 'en-AU', 'en-NZ', 'en-IN', 'en-ZA', 'ja'];
/** Short names that no locale has; elsewhere the time zone database has the offset for a name. */
const NAMES: ReadonlyMap<string, string> = new Map([
  ['Asia/Shanghai', 'CST'],
  ['Asia/Taipei', 'CST'],
  ['Asia/Hong_Kong', 'HKT'],
  ['Asia/Seoul', 'KST'],
  ['Asia/Jakarta', 'WIB'],
  ['Asia/Karachi', 'PKT'],
  ['Asia/Manila', 'PST'],
  ['Europe/Moscow', 'MSK'],
]);
const PLAIN_NAME = /^[A-Z][A-Za-z0-9_+-]*(?:\/[A-Z][A-Za-z0-9_+-]*)*$/;

/** time.Time.In of a zone of the time zone database; UTC where there is no such zone, and for the local one. */
export function inZone(instant: Instant, zone: string): Instant {
  const utc = { ...instant, zone: 'UTC', zoneOffset: 0 };
  if (zone === 'UTC' || !PLAIN_NAME.test(zone)) return utc;
  const milliseconds = Number(unixSeconds(instant)) * 1000;
  const clock = clockIn(zone, milliseconds);
  if (clock === undefined) return utc;
  const zoneOffset = clock - milliseconds / 1000;
  // Before there were zones a place had its own time.
  const name = zoneOffset % 60 === 0 ? nameIn(zone, milliseconds, zoneOffset) : 'LMT';
  return { ...instant, zone: name, zoneOffset };
}

/** What the clocks of a zone show, in seconds as if they showed UTC. */
function clockIn(zone: string, milliseconds: number): number | undefined {
  const parts = partsIn(zone, milliseconds, 'en-US', {
    era: 'short',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
    hourCycle: 'h23',
    calendar: 'gregory',
  });
  if (parts === undefined) return undefined;
  const number = (type: string): number => Number(parts.get(type));
  const year = parts.get('era') === 'BC' ? 1 - number('year') : number('year');
  const clock = number('hour') * 3600 + number('minute') * 60 + number('second');
  return Number(secondsOf({ year, month: number('month'), day: number('day') }, clock));
}

function nameIn(zone: string, milliseconds: number, zoneOffset: number): string {
  for (const locale of LOCALES) {
    const parts = partsIn(zone, milliseconds, locale, { timeZoneName: 'short' });
    const name = parts?.get('timeZoneName') ?? '';
    if (/^[A-Z]{3,5}$/.test(name)) return name;
  }
  return NAMES.get(zone) ?? offsetName(zoneOffset);
}

/** `-03`, `+0545` */
function offsetName(offset: number): string {
  const minutes = Math.abs(offset / 60);
  const hours = String(Math.floor(minutes / 60)).padStart(2, '0');
  const rest = minutes % 60 === 0 ? '' : String(minutes % 60).padStart(2, '0');
  return (offset < 0 ? '-' : '+') + hours + rest;
}

function partsIn(
  zone: string,
  milliseconds: number,
  locale: string,
  options: Intl.DateTimeFormatOptions,
): ReadonlyMap<string, string> | undefined {
  try {
    const format = new Intl.DateTimeFormat(locale, { ...options, timeZone: zone });
    return new Map(format.formatToParts(milliseconds).map(({ type, value }) => [type, value]));
  } catch {
    // No such zone, or a time beyond what JavaScript's dates hold.
    return undefined;
  }
}
