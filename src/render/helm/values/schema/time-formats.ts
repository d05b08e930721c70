/** Dates, times and durations as Helm's validator takes them. Each test gives the fault, or undefined. */

const DAYS = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];

export function dateFault(text: string): string | undefined {
  const found = /^(\d{4})-(\d\d)-(\d\d)$/.exec(text);
  if (found === null) return `parsing time ${JSON.stringify(text)} as "2006-01-02": cannot parse`;
  const [year, month, day] = found.slice(1).map(Number);
  if (month === undefined || month < 1 || month > 12) return 'month out of range';
  const leap = month === 2 && isLeap(year ?? 0) ? 1 : 0;
  const days = (DAYS[month - 1] ?? 0) + leap;
  return day === undefined || day < 1 || day > days ? 'day out of range' : undefined;
}

function isLeap(year: number): boolean {
  return year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);
}

const TIME = /^(\d\d):(\d\d):(\d\d)(\.\d+)?(?:[zZ]|([-+])(\d\d):(\d\d))$/;

export function timeFault(text: string): string | undefined {
  const found = TIME.exec(text);
  if (found === null) return 'missing hour/min/sec';
  const [hour = 0, minute = 0, second = 0] = found.slice(1, 4).map(Number);
  if (hour > 23 || minute > 59 || second > 60) return 'hour/min/sec out of range';
  const sign = found[5] === '+' ? -1 : 1;
  const [offsetHour = 0, offsetMinute = 0] = found.slice(6, 8).map((part) => Number(part ?? 0));
  if (offsetHour > 23 || offsetMinute > 59) return 'hour/min in offset out of range';
  const day = 24 * 60;
  const utc = hour * 60 + minute + sign * (offsetHour * 60 + offsetMinute);
  const isLast = (utc < 0 ? utc + day : utc) === day - 1;
  return second >= 60 && !isLast ? 'invalid leap second' : undefined;
}

export function dateTimeFault(text: string): string | undefined {
  if (text.length < 20) return 'less than 20 characters long';
  if (!/^.{10}[tT]/.test(text)) return '11th character must be t or T';
  const date = dateFault(text.slice(0, 10));
  if (date !== undefined) return `invalid date element: ${date}`;
  const time = timeFault(text.slice(11));
  return time && `invalid time element: ${time}`;
}

const WEEKS = /^P\d+W$/;
const DURATION = /^P(?!$)(?:\d+Y)?(?:\d+M)?(?:\d+D)?(?:T(?!$)(?:\d+H)?(?:\d+M)?(?:\d+S)?)?$/;

export function durationFault(text: string): string | undefined {
  if (!text.startsWith('P')) return 'must start with P';
  return WEEKS.test(text) || DURATION.test(text) ? undefined : 'invalid unit';
}

export function periodFault(text: string): string | undefined {
  const slash = text.indexOf('/');
  if (slash === -1) return 'missing slash';
  const [start, end] = [text.slice(0, slash), text.slice(slash + 1)];
  if (start.startsWith('P')) return durationFault(start) ?? dateTimeFault(end);
  return dateTimeFault(start) ?? (end.startsWith('P') ? durationFault(end) : dateTimeFault(end));
}
