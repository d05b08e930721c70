import { civilOf, type Civil, type Instant } from './civil.ts';
import { splitLayout, type LayoutPart } from './layout.ts';
import { MONTHS, WEEKDAYS } from './names.ts';

/** time.Time.String() */
export const STRING_LAYOUT = '2006-01-02 15:04:05.999999999 -0700 MST';
/** time.RFC3339Nano */
export const RFC3339_NANO = '2006-01-02T15:04:05.999999999Z07:00';

/** time.Time.Format: the instant in its own zone, as the layout shows the reference time. */
export function formatTime(instant: Instant, layout: string): string {
  const civil = civilOf(instant);
  return splitLayout(layout)
    .map((part) => elementText(part, civil, instant))
    .join('');
}

function elementText(part: LayoutPart, civil: Civil, instant: Instant): string {
  switch (part.kind) {
    case 'text':
      return part.written;
    case 'fraction':
      return fractionText(part.written, civil.nanosecond);
    case 'zone':
      return instant.zone === '' ? offsetText('-0700', instant.zoneOffset) : instant.zone;
    case 'offset':
      return offsetText(part.written, instant.zoneOffset);
    default:
      return dateText(part.kind, civil) ?? clockText(part.kind, civil);
  }
}

function dateText(kind: LayoutPart['kind'], civil: Civil): string | undefined {
  const { year, month, day, weekday, yearDay } = civil;
  switch (kind) {
    case 'long year':
      return (year < 0 ? '-' : '') + String(Math.abs(year)).padStart(4, '0');
    case 'year':
      return padded(Math.max(year, 0) % 100);
    case 'long month':
      return MONTHS[month - 1] ?? '';
    case 'month':
      return MONTHS[month - 1]?.slice(0, 3) ?? '';
    case 'number month':
      return String(month);
    case 'zero month':
      return padded(month);
    case 'long weekday':
      return WEEKDAYS[weekday] ?? '';
    case 'weekday':
      return WEEKDAYS[weekday]?.slice(0, 3) ?? '';
    case 'day':
      return String(day);
    case 'under day':
      return String(day).padStart(2);
    case 'zero day':
      return padded(day);
    case 'under year day':
      return String(yearDay).padStart(3);
    case 'zero year day':
      return String(yearDay).padStart(3, '0');
    default:
      return undefined;
  }
}

function clockText(kind: LayoutPart['kind'], { hour, minute, second }: Civil): string {
  const hour12 = hour % 12 === 0 ? 12 : hour % 12;
  switch (kind) {
    case 'hour':
      return padded(hour);
    case 'hour12':
      return String(hour12);
    case 'zero hour12':
      return padded(hour12);
    case 'minute':
      return String(minute);
    case 'zero minute':
      return padded(minute);
    case 'second':
      return String(second);
    case 'zero second':
      return padded(second);
    case 'PM':
      return hour >= 12 ? 'PM' : 'AM';
    default:
      return hour >= 12 ? 'pm' : 'am';
  }
}

/** `.000` has all its digits, `.999` leaves zeros at the end out. */
function fractionText(written: string, nanosecond: number): string {
  const digits = String(nanosecond)
    .padStart(9, '0')
    .slice(0, written.length - 1);
  if (written.charAt(1) === '0') return written.charAt(0) + digits;
  const short = digits.replace(/0+$/, '');
  return short === '' ? '' : written.charAt(0) + short;
}

function offsetText(written: string, offset: number): string {
  if (offset === 0 && written.startsWith('Z')) return 'Z';
  const minutes = Math.trunc(offset / 60);
  const size = Math.abs(minutes);
  const colon = written.includes(':') ? ':' : '';
  let text = (minutes < 0 ? '-' : '+') + padded(Math.trunc(size / 60));
  if (written.length > 3) text += colon + padded(size % 60);
  if (written.length > 6) text += colon + padded(Math.abs(offset % 60));
  return text;
}

function padded(number: number): string {
  return String(number).padStart(2, '0');
}
