import { textOf, type Text } from '../../text/text.ts';
import { writtenAt } from '../../text/written-at.ts';
import type { Budget } from '../../value/budget.ts';
import { floatText } from '../../value/format/float-text.ts';
import { valueText } from '../../value/format/print.ts';
import { failed } from '../../value/go-function.ts';
import type { GoFailure, GoValue, StructValue, TimeValue } from '../../value/go-value.ts';
import { sortedKeys } from '../../value/sorted-keys.ts';
import { isFailure } from '../../value/is-failure.ts';
import { formatTime, RFC3339_NANO } from '../time/format-time.ts';

/** How a value is written: on the line of its key, as a table, or as a list of tables. */
export type TomlType = 'value' | 'table' | 'tables';

export interface TomlEntry {
  readonly name: string;
  readonly value: GoValue;
}

const DEEPEST = 500;
/** Layouts of times that know no zone, by the name that stands for it. */
const LOCAL_LAYOUTS: ReadonlyMap<string, string> = new Map([
  ['datetime-local', '2006-01-02T15:04:05.999999999'],
  ['date-local', '2006-01-02'],
  ['time-local', '15:04:05.999999999'],
]);

/** The type of a value that is not nil; the failure is the encoder's error. */
export function tomlTypeOf(value: GoValue, depth: number = 0): TomlType | GoFailure {
  if (depth > DEEPEST) return failed('the value is nested too deeply');
  switch (value.kind) {
    case 'map':
      return 'table';
    case 'struct':
      return isVersion(value) ? 'value' : 'table';
    case 'list':
      return listType(value.items, depth);
    case 'complex':
    case 'func':
      return failed(`unsupported type: ${value.type.kind}`);
    default:
      return 'value';
  }
}

/** The entries of a map by name, or the fields of a struct, those of an embedded one in its place. */
export function entriesOf(value: GoValue): TomlEntry[] {
  if (value.kind === 'map') {
    return sortedKeys(value).flatMap((name) => {
      const entry = value.entries.get(name);
      return entry === undefined ? [] : { name, value: entry };
    });
  }
  return value.kind === 'struct' ? fieldsOf(value) : [];
}

/** The text of a value that has no parts, and whether it is written in quotes; undefined for others. */
export function scalarText(
  value: GoValue,
  budget: Budget,
): { readonly text: Text; readonly quoted: boolean } | GoFailure | undefined {
  switch (value.kind) {
    case 'string':
      return { text: value.text, quoted: true };
    case 'bool':
      return plain(String(value.value), value);
    case 'int':
      if (value.type.name === 'time.Duration') return printed(value, budget);
      return plain(String(value.value), value);
    case 'uint':
      return plain(String(value.value), value);
    case 'float':
      return plain(floatToml(value.value), value);
    case 'time':
      return plain(timeText(value), value);
    case 'struct':
      return isVersion(value) ? printed(value, budget) : undefined;
    default:
      return undefined;
  }
}

function listType(items: readonly GoValue[], depth: number): TomlType | GoFailure {
  let areTables = items.length > 0;
  for (const item of items) {
    const isNil =
      item.kind === 'nil' || ((item.kind === 'map' || item.kind === 'list') && item.isNil);
    if (isNil) return failed('toml: cannot encode array with nil element');
    const type = tomlTypeOf(item, depth + 1);
    if (typeof type !== 'string') return type;
    areTables &&= type === 'table';
  }
  return areTables ? 'tables' : 'value';
}

function fieldsOf(struct: StructValue): TomlEntry[] {
  return [...struct.fields].flatMap(([name, value]) => {
    if (!/^\p{Lu}/u.test(name)) return [];
    const isEmbedded = struct.type.tags.get(name)?.embedded === true;
    return isEmbedded && value.kind === 'struct' ? fieldsOf(value) : { name, value };
  });
}

function isVersion({ type }: StructValue): boolean {
  return (type.elem ?? type).name === 'semver.Version';
}

function printed(
  value: GoValue,
  budget: Budget,
): { readonly text: Text; readonly quoted: boolean } | GoFailure {
  const text = valueText(value, budget);
  return isFailure(text) ? text : { text, quoted: true };
}

function plain(
  text: string,
  { origin }: Exclude<GoValue, { readonly text: Text }>,
): { readonly text: Text; readonly quoted: boolean } {
  return { text: textOf(text, origin, writtenAt(text, origin)), quoted: false };
}

/** Every float has a decimal point or an exponent. */
function floatToml(value: number): string {
  if (Number.isNaN(value)) return 'nan';
  if (!Number.isFinite(value)) return value < 0 ? '-inf' : 'inf';
  const text = floatText(value, 'g', -1);
  return /[.e]/.test(text) ? text : `${text}.0`;
}

function timeText(time: TimeValue): string {
  const layout = LOCAL_LAYOUTS.get(time.zone);
  return formatTime(time, layout ?? RFC3339_NANO);
}
