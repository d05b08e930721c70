import { valueOrigin } from '../value/value-origin.ts';
import { coalesceTables, joinPath } from './coalesce-tables.ts';
import { isTable, newTable, setEntry, shallowCopy, takeEntry, type Table } from './tables.ts';
import type { Warn } from './values-warning.ts';

const GLOBAL = 'global';

/**
 * Copies the globals of a chart's values into those of a subchart: the parent's win, leaf by leaf. The subchart gets a table of
 * globals in any case. Imitates coalesceGlobals of Helm 3.22.
 */
export function coalesceGlobals(warn: Warn, dest: Table, src: Table, path: string): void {
  const into = dest.entries.get(GLOBAL) ?? newTable();
  const from = src.entries.get(GLOBAL) ?? newTable();
  if (!isTable(into)) {
    warn(
      'warning: skipping globals because destination global is not a table.',
      valueOrigin(into)?.span,
    );
    return;
  }
  if (!isTable(from)) {
    warn(
      'warning: skipping globals because source global is not a table.',
      valueOrigin(from)?.span,
    );
    return;
  }
  for (const [key, value] of from.entries) {
    const before = into.entries.get(key);
    if (!isTable(value)) {
      if (isTable(before)) warn(`key ${key} is table. Skipping`, valueOrigin(value)?.span);
      else takeEntry(into, key, from, value);
      continue;
    }
    const copy = shallowCopy(value);
    if (before === undefined) {
      takeEntry(into, key, from, copy);
    } else if (isTable(before)) {
      coalesceTables(warn, copy, before, joinPath(path, key), 'merge');
      takeEntry(into, key, from, copy);
    } else {
      warn(
        `Conflict: cannot merge map onto non-map for ${JSON.stringify(key)}. Skipping.`,
        valueOrigin(before)?.span,
      );
    }
  }
  setEntry(dest, GLOBAL, into, src.keyOrigins?.get(GLOBAL));
}
