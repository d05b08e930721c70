import { compileRegexp } from '../../../../go/regexp/go-regexp.ts';
import { ipv4Fault } from '../../functions/paths/ip-address.ts';
import type { Json } from './json.ts';
import {
  emailFault,
  hostnameFault,
  ipv6Fault,
  uriFault,
  uriReferenceFault,
  uriTemplateFault,
} from './network-formats.ts';

/** Why a value is not of a format; undefined when it is. Only strings can be of the wrong one. */
export type FormatTest = (value: Json) => string | undefined;

type TextTest = (text: string) => string | undefined;

const TESTS: Readonly<Record<string, TextTest>> = {
  regex: regexFault,
  'json-pointer': pointerFault,
  'relative-json-pointer': relativePointerFault,
  uuid: uuidFault,
  duration: durationFault,
  period: periodFault,
  ipv4: ipv4Fault,
  ipv6: ipv6Fault,
  hostname: hostnameFault,
  email: emailFault,
  date: dateFault,
  time: timeFault,
  'date-time': dateTimeFault,
  uri: uriFault,
  iri: uriFault,
  'uri-reference': uriReferenceFault,
  'iri-reference': uriReferenceFault,
  'uri-template': uriTemplateFault,
  semver: semverFault,
};

/** The test of a format; undefined for formats that are not checked. */
export function formatTest(name: string): FormatTest | undefined {
  const test = Object.hasOwn(TESTS, name) ? TESTS[name] : undefined;
  return test && ((value) => (typeof value === 'string' ? test(value) : undefined));
}

function regexFault(text: string): string | undefined {
  const compiled = compileRegexp(text);
  return typeof compiled === 'function' ? undefined : compiled.error;
}

function pointerFault(text: string): string | undefined {
  if (text !== '' && !text.startsWith('/')) return 'not starting with /';
  return /~(?![01])/.test(text) ? '~ must be followed by 0 or 1' : undefined;
}

function relativePointerFault(text: string): string | undefined {
  const digits = /^\d*/.exec(text)?.[0] ?? '';
  if (digits === '') return 'must start with non-negative integer';
  if (digits.length > 1 && digits.startsWith('0')) return 'starts with zero';
  const rest = text.slice(digits.length);
  return rest === '#' ? undefined : pointerFault(rest);
}

const GROUPS = [8, 4, 4, 4, 12];

function uuidFault(text: string): string | undefined {
  const groups = text.split('-');
  if (groups.length !== GROUPS.length) return `must have ${GROUPS.length} elements`;
  const wrong = GROUPS.findIndex((length, index) => groups[index]?.length !== length);
  if (wrong !== -1) return `element ${wrong + 1} must be ${GROUPS[wrong]} characters long`;
  return groups.every((group) => /^[0-9a-fA-F]*$/.test(group)) ? undefined : 'non-hex character';
}

const IDENTIFIER = String.raw`(?:0|[1-9]\d*|\d*[a-zA-Z-][0-9a-zA-Z-]*)`;
const NUMBER = String.raw`(?:0|[1-9]\d*)`;
const SEMVER = new RegExp(
  String.raw`^${NUMBER}\.${NUMBER}\.${NUMBER}(?:-${IDENTIFIER}(?:\.${IDENTIFIER})*)?(?:\+[0-9a-zA-Z-]+(?:\.[0-9a-zA-Z-]+)*)?$`,
);

function semverFault(text: string): string | undefined {
  return SEMVER.test(text) ? undefined : 'versionCore must have 3 numbers separated by dot';
}

/** Dates, times and durations as Helm's validator takes them. Each test gives the fault, or undefined. */

const DAYS = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];

function dateFault(text: string): string | undefined {
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

function timeFault(text: string): string | undefined {
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

function dateTimeFault(text: string): string | undefined {
  if (text.length < 20) return 'less than 20 characters long';
  if (!/^.{10}[tT]/.test(text)) return '11th character must be t or T';
  const date = dateFault(text.slice(0, 10));
  if (date !== undefined) return `invalid date element: ${date}`;
  const time = timeFault(text.slice(11));
  return time && `invalid time element: ${time}`;
}

const WEEKS = /^P\d+W$/;
const DURATION = /^P(?!$)(?:\d+Y)?(?:\d+M)?(?:\d+D)?(?:T(?!$)(?:\d+H)?(?:\d+M)?(?:\d+S)?)?$/;

function durationFault(text: string): string | undefined {
  if (!text.startsWith('P')) return 'must start with P';
  return WEEKS.test(text) || DURATION.test(text) ? undefined : 'invalid unit';
}

function periodFault(text: string): string | undefined {
  const slash = text.indexOf('/');
  if (slash === -1) return 'missing slash';
  const [start, end] = [text.slice(0, slash), text.slice(slash + 1)];
  if (start.startsWith('P')) return durationFault(start) ?? dateTimeFault(end);
  return dateTimeFault(start) ?? (end.startsWith('P') ? durationFault(end) : dateTimeFault(end));
}
