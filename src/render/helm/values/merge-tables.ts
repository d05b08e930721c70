import { isTable, shallowCopy, takeEntry, type Table } from './tables.ts';

/**
 * Two values files, one after the other: tables are merged, everything else of the later one replaces, null included.
 * Imitates mergeMaps of Helm 3.22 (pkg/cli/values). Neither table is changed.
 */
export function mergeTables(earlier: Table, later: Table): Table {
  const merged = shallowCopy(earlier);
  for (const [key, value] of later.entries) {
    const before = merged.entries.get(key);
    const both = isTable(value) && isTable(before) ? mergeTables(before, value) : value;
    takeEntry(merged, key, later, both);
  }
  return merged;
}
