import { parse, TomlDate, TomlError, type TomlTable, type TomlValue } from 'smol-toml';
import { hasOddBytes } from '../../text/bytes.ts';
import type { Origin } from '../../text/origin.ts';
import { textOrigin } from '../../text/text-origin.ts';
import type { Text } from '../../text/text.ts';
import { INT64, LIST, MAP, sliceType } from '../../value/go-types.ts';
import type { GoValue, MapValue } from '../../value/go-value.ts';
import { boolValue, floatValue, intValue, listValue, mapValue } from '../../value/make-value.ts';
import { stringOf } from '../../value/make-value.ts';
import type { Read } from '../read-results.ts';
import { timeValue } from '../time/time-values.ts';

/** []map[string]interface {}: `[[name]]`, and an inline list of tables too, which Go holds as []interface {}. */
const TABLES = sliceType(MAP);
/** Each level takes some of the stack. */
const DEEPEST = 500;
const TOO_DEEP = `nested more than ${DEEPEST} levels deep, the limit`;

/**
 * The values that toml.Unmarshal of github.com/BurntSushi/toml makes of a text. The words of errors are those of smol-toml,
 * and a time keeps milliseconds.
 */
export function parseToml(source: Text): Read {
  const text = source.text.replace(/^\ufeff/, '');
  if (hasOddBytes(text)) return refused('invalid UTF-8');
  const table = readTable(text);
  if (typeof table === 'string') return refused(table);
  const value = mapOf(table, textOrigin(source), 0);
  return typeof value === 'string' ? refused(value) : { value, error: undefined };
}

function refused(message: string): Read {
  return { value: undefined, error: `toml: ${message}` };
}

/** The table, or what is wrong with the text. */
function readTable(text: string): TomlTable | string {
  try {
    return parse(text, { integersAsBigInt: true, maxDepth: DEEPEST });
  } catch (error) {
    if (!(error instanceof TomlError)) throw error;
    const [message = ''] = error.message.split('\n', 1);
    return `line ${error.line}: ${message}`;
  }
}

/** A string is an error. */
function mapOf(table: TomlTable, origin: Origin | undefined, depth: number): MapValue | string {
  const entries = new Map<string, GoValue>();
  for (const [name, entry] of Object.entries(table)) {
    const value = valueOf(entry, origin, depth + 1);
    if (typeof value === 'string') return value;
    entries.set(name, value);
  }
  return mapValue(entries, origin);
}

function valueOf(value: TomlValue, origin: Origin | undefined, depth: number): GoValue | string {
  if (depth > DEEPEST) return TOO_DEEP;
  if (typeof value === 'string') return stringOf(value, origin);
  if (typeof value === 'bigint') return integerOf(value, origin);
  if (typeof value === 'number') return floatValue(value, origin);
  if (typeof value === 'boolean') return boolValue(value, origin);
  if (value instanceof TomlDate) return timeOf(value, origin);
  return Array.isArray(value) ? listOf(value, origin, depth) : mapOf(value, origin, depth);
}

function integerOf(value: bigint, origin: Origin | undefined): GoValue | string {
  if (BigInt.asIntN(64, value) !== value) return `${value} is out of range for int64`;
  return intValue(value, origin, INT64);
}

function listOf(
  list: readonly TomlValue[],
  origin: Origin | undefined,
  depth: number,
): GoValue | string {
  const items: GoValue[] = [];
  for (const item of list) {
    const value = valueOf(item, origin, depth + 1);
    if (typeof value === 'string') return value;
    items.push(value);
  }
  const areTables = items.length > 0 && items.every(({ kind }) => kind === 'map');
  return listValue(items, origin, areTables ? TABLES : LIST);
}

/** BurntSushi gives a time without a zone, date or clock a zone of a special name. */
function timeOf(time: TomlDate, origin: Origin | undefined): GoValue {
  const text = time
    .toISOString()
    .replace(/\.(\d*?)0+(?!\d)/, (_, digits) => (digits === '' ? '' : `.${digits}`));
  if (time.isDate()) return timeValue(`${text}T00:00:00Z`, 'date-local', origin);
  if (time.isTime()) return timeValue(`0000-01-01T${text}Z`, 'time-local', origin);
  if (time.isLocal()) return timeValue(`${text}Z`, 'datetime-local', origin);
  const instant = text.replace(/[-+]00:00$/, 'Z');
  return timeValue(instant, instant.endsWith('Z') ? 'UTC' : '', origin);
}
