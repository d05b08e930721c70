import type { Origin } from '../text/origin.ts';
import { MAP } from '../value/go-types.ts';
import type { GoValue, MapValue } from '../value/go-value.ts';
import { mapValue } from '../value/make-value.ts';

/** Helm's word for a map[string]interface{} of values. */
export type Table = MapValue;

export function newTable(origin?: Origin): Table {
  return mapValue(new Map(), origin, MAP, new Map());
}

/** Whether a value is a table; Helm's own types (`chartutil.Values`) do not count. */
export function isTable(value: GoValue | undefined): value is Table {
  return value?.kind === 'map' && value.type.name === MAP.name;
}

/** Sets a key, with the place where it was written. */
export function setEntry(
  table: Table,
  key: string,
  value: GoValue,
  keyOrigin: Origin | undefined,
): void {
  table.entries.set(key, value);
  if (keyOrigin !== undefined) table.keyOrigins?.set(key, keyOrigin);
}

/** Takes over a key of another table, the place of the key included. */
export function takeEntry(table: Table, key: string, from: Table, value: GoValue): void {
  setEntry(table, key, value, from.keyOrigins?.get(key));
}

/** A table whose maps and lists are its own: changing it changes no other. */
export function copyTable(table: Table): Table {
  const entries = new Map<string, GoValue>();
  for (const [key, value] of table.entries) entries.set(key, copyValue(value));
  return { ...table, entries, keyOrigins: new Map(table.keyOrigins), isNil: false };
}

/** The entries of a table in a table of its own; what is in it is shared. */
export function shallowCopy(table: Table): Table {
  return {
    ...table,
    entries: new Map(table.entries),
    keyOrigins: new Map(table.keyOrigins),
    isNil: false,
  };
}

function copyValue(value: GoValue): GoValue {
  if (value.kind === 'map') return copyTable(value);
  if (value.kind === 'list') return { ...value, items: value.items.map(copyValue) };
  return value;
}
