import { secondsOf, unixSeconds, type Instant } from './civil.ts';
import { zoneFormat } from './zone-format.ts';
import { zoneNameAt } from './zone-names.ts';

const PARTS = {
  era: 'short',
  year: 'numeric',
  month: 'numeric',
  day: 'numeric',
  hour: 'numeric',
  minute: 'numeric',
  second: 'numeric',
  hourCycle: 'h23',
  calendar: 'gregory',
} as const;
const PLAIN_NAME = /^[A-Z][A-Za-z0-9_+-]*(?:\/[A-Z][A-Za-z0-9_+-]*)*$/;

/** time.Time.In of a zone of the time zone database; UTC where there is no such zone, and for the local one. */
export function inZone(instant: Instant, zone: string): Instant {
  const utc = { ...instant, zone: 'UTC', zoneOffset: 0 };
  if (zone === 'UTC' || !PLAIN_NAME.test(zone)) return utc;
  const milliseconds = Number(unixSeconds(instant)) * 1000;
  const clock = clockIn(zone, milliseconds);
  if (clock === undefined) return utc;
  const zoneOffset = clock - milliseconds / 1000;
  return { ...instant, zone: zoneNameAt(zone, milliseconds, zoneOffset), zoneOffset };
}

/** What the clocks of a zone show, in seconds as if they showed UTC. */
function clockIn(zone: string, milliseconds: number): number | undefined {
  const parts = partsIn(zone, milliseconds);
  if (parts === undefined) return undefined;
  const number = (type: string): number => Number(parts.get(type));
  const year = parts.get('era') === 'BC' ? 1 - number('year') : number('year');
  const clock = number('hour') * 3600 + number('minute') * 60 + number('second');
  return Number(secondsOf({ year, month: number('month'), day: number('day') }, clock));
}

function partsIn(zone: string, milliseconds: number): ReadonlyMap<string, string> | undefined {
  try {
    const format = zoneFormat('en-US', zone, PARTS);
    return new Map(format.formatToParts(milliseconds).map(({ type, value }) => [type, value]));
  } catch {
    // No such zone, or a time beyond what JavaScript's dates hold.
    return undefined;
  }
}
