const TIMESTAMP =
  /^(\d{4})-(\d{1,2})-(\d{1,2})(?:(?:[Tt](\d{1,2}):(\d{1,2}):(\d{1,2})([.,]\d+)?(Z|[-+]\d{2}:\d{2}))| (\d{1,2}):(\d{1,2}):(\d{1,2})([.,]\d+)?)?$/;

/**
 * A plain scalar that go-yaml takes for a timestamp, as Go marshals it to JSON (`2020-01-01` → `2020-01-01T00:00:00Z`);
 * undefined when it is not one.
 */
export function timestampJson(text: string): string | undefined {
  if (text.charCodeAt(4) !== 45) return undefined;
  const found = TIMESTAMP.exec(text);
  if (found === null) return undefined;
  const [, year = '', month = '', day = '', ...time] = found;
  const hour = time[0] ?? time[5] ?? '0';
  const minute = time[1] ?? time[6] ?? '0';
  const second = time[2] ?? time[7] ?? '0';
  const zone = zoneOf(time[4] ?? 'Z');
  if (zone === undefined || !isDate(Number(year), Number(month), Number(day))) return undefined;
  if (Number(hour) > 23 || Number(minute) > 59 || Number(second) > 59) return undefined;
  const date = [year, two(month), two(day)].join('-');
  const clock = [two(hour), two(minute), two(second)].join(':');
  return `${date}T${clock}${fraction(time[3] ?? time[8] ?? '')}${zone}`;
}

function two(digits: string): string {
  return digits.padStart(2, '0');
}

/** Go keeps nanoseconds and drops trailing zeros. */
function fraction(text: string): string {
  const digits = text.slice(1, 10).replace(/(?<!0)0+$/, '');
  return digits === '' ? '' : `.${digits}`;
}

function zoneOf(text: string): string | undefined {
  if (text === 'Z') return text;
  const hours = Number(text.slice(1, 3));
  const minutes = Number(text.slice(4));
  if (hours > 24 || minutes > 60) return undefined;
  return hours === 0 && minutes === 0 ? 'Z' : text;
}

function isDate(year: number, month: number, day: number): boolean {
  if (month < 1 || month > 12 || day < 1) return false;
  const leap = year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);
  const days = [31, leap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];
  return day <= (days[month - 1] ?? 0);
}
