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
import { dateFault, dateTimeFault, durationFault, periodFault, timeFault } from './time-formats.ts';

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
