import { goQuote } from '../../../../go/go-quote.ts';
import type { Origin } from '../../text/origin.ts';
import { INT64 } from '../../value/go-types.ts';
import type { GoValue } from '../../value/go-value.ts';
import { floatValue, intValue } from '../../value/make-value.ts';
import { parseGoFloat } from '../../value/parse-go-float.ts';
import { parseGoInt } from '../number/parse-go-int.ts';
import { parseTime } from '../time/parse-time.ts';
import { RFC3339_NANO } from '../time/format-time.ts';
import { timeValue } from '../time/time-values.ts';

/** Layouts of times, and the zone that stands for those without one. */
const TIMES: readonly (readonly [layout: string, zone: string | undefined])[] = [
  [RFC3339_NANO, undefined],
  ['2006-01-02T15:04:05.999999999', 'datetime-local'],
  ['2006-01-02', 'date-local'],
  ['15:04:05.999999999', 'time-local'],
  ['2006-01-02T15:04Z07:00', undefined],
  ['2006-01-02T15:04', 'datetime-local'],
  ['15:04', 'time-local'],
];
const NOT_FINITE = new Set(['nan', '+nan', '-nan', 'inf', '+inf', '-inf']);

/** An integer; a string says what is wrong with it. */
export function tomlInteger(text: string, origin: Origin | undefined): GoValue | string {
  if (!hasGoodUnderscores(text)) {
    return `Invalid integer ${goQuote(text)}: underscores must be surrounded by digits`;
  }
  if (hasLeadingZero(text)) return `Invalid integer ${goQuote(text)}: cannot have leading zeroes`;
  const value = parseGoInt(text, 0);
  if (value !== undefined) return intValue(value, origin, INT64);
  return `${text} is out of range for int64`;
}

/** A float; a string says what is wrong with it. */
export function tomlFloat(text: string, origin: Origin | undefined): GoValue | string {
  const parts = text.split(/[.eE]/).filter((part) => part !== '');
  const invalid = `Invalid float ${goQuote(text)}`;
  if (!parts.every(hasGoodUnderscores))
    return `${invalid}: underscores must be surrounded by digits`;
  if (hasLeadingZero(parts[0] ?? '')) return `${invalid}: cannot have leading zeroes`;
  if (/\.(?![0-9])/.test(text)) return `${invalid}: '.' must be followed by one or more digits`;
  const plain = text.replaceAll('_', '').replace(/^[-+](?=nan$)/, '');
  const value = parseGoFloat(plain);
  if (value !== undefined) return floatValue(value, origin);
  return /^[-+]?[0-9.]+(?:[eE][-+]?[0-9]+)?$/.test(plain)
    ? `${text} is out of range for float64`
    : `Invalid float value: ${goQuote(text)}`;
}

/** A date, a time, or both; a string says what is wrong with it. */
export function tomlTime(written: string, origin: Origin | undefined): GoValue | string {
  const text = written.trim().replaceAll('z', 'Z').replaceAll(/[t ]/g, 'T');
  for (const [layout, zone] of TIMES) {
    const time = parseTime(layout, text);
    if (typeof time === 'string') continue;
    if (missesZero(text, layout)) break;
    return timeValue(zone === undefined ? time : { ...time, zone }, origin);
  }
  return `invalid datetime: ${goQuote(text)}`;
}

/** Go reads numbers without their leading zero; TOML does not. */
function missesZero(text: string, layout: string): boolean {
  for (let at = 0; at < layout.length; at++) {
    const char = layout.charAt(at);
    if (char === '.' || char === 'Z') return false;
    if (!/[0-9]/.test(char) && text.charAt(at) !== char) return true;
  }
  return false;
}

function hasGoodUnderscores(text: string): boolean {
  if (NOT_FINITE.has(text)) return true;
  return !/(?:^|[^0-9A-Fa-f])_|[^0-9A-Fa-f]$/.test(text) && text !== '';
}

function hasLeadingZero(text: string): boolean {
  return /^0(?![box])./.test(text) || /^[-+]0./.test(text);
}
