import type { GoValue } from '../value/go-value.ts';
import { NIL } from '../value/make-value.ts';
import { valueOrigin } from '../value/value-origin.ts';
import { formatValue } from './format-value.ts';
import { isTable, takeEntry, type Table } from './tables.ts';
import type { Warn } from './values-warning.ts';

/** Null in the winning table: removes what the other one has (`coalesce`), or stays for a later coalescing (`merge`). */
export type NullMode = 'coalesce' | 'merge';

/**
 * Merges `src` into `dst`, which wins, and changes both. `path` names the table in warnings. Imitates
 * coalesceTablesFullKey of Helm 3.22.
 */
export function coalesceTables(
  warn: Warn,
  dst: Table,
  src: Table,
  path: string,
  nulls: NullMode,
): Table {
  const given = new Set([...src.entries.keys()].filter((key) => !isNil(src.entries.get(key))));
  for (const [key, value] of dst.entries) {
    if (isNil(value)) src.entries.set(key, NIL);
  }
  for (const [key, value] of src.entries) {
    const before = dst.entries.get(key);
    const name = joinPath(path, key);
    if (before !== undefined && nulls === 'coalesce' && isNil(before) && given.has(key)) {
      dst.entries.delete(key);
    } else if (before === undefined) {
      takeEntry(dst, key, src, value);
    } else if (isTable(value)) {
      if (isTable(before)) coalesceTables(warn, before, value, name, nulls);
      else warn(cannotOverwrite(name, value), valueOrigin(before)?.span);
    } else if (isTable(before) && !isNil(value)) {
      warn(isIgnored(name, value), valueOrigin(value)?.span);
    }
  }
  return dst;
}

/** `a.b`, or only the key if the path is empty. */
export function joinPath(path: string, key: string): string {
  return path === '' ? key : `${path}.${key}`;
}

/** Removes nulls, at every level. */
export function removeNulls(table: Table): void {
  for (const [key, value] of table.entries) {
    if (isNil(value)) table.entries.delete(key);
    else if (isTable(value)) removeNulls(value);
  }
}

/** Whether a value is null, and not absent. */
export function isNil(value: GoValue | undefined): boolean {
  return value?.kind === 'nil';
}

function cannotOverwrite(name: string, value: GoValue): string {
  return `warning: cannot overwrite table with non table for ${name} (${formatValue(value)})`;
}

function isIgnored(name: string, value: GoValue): string {
  return `warning: destination for ${name} is a table. Ignoring non-table value (${formatValue(value)})`;
}
