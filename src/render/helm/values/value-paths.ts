import type { GoValue } from '../value/go-value.ts';
import { isTable, type Table } from './tables.ts';

/** The table at `a.b.c`, or the first name on the way that is not a table. Helm's Values.Table. */
export function tableAt(
  values: Table,
  path: string,
):
  | { readonly kind: 'table'; readonly table: Table }
  | { readonly kind: 'none'; readonly key: string } {
  let table = values;
  for (const key of path.split('.')) {
    const next = table.entries.get(key);
    if (!isTable(next)) return { kind: 'none', key };
    table = next;
  }
  return { kind: 'table', table };
}

/** The value at `a.b.c`; undefined if there is none or it is a table. Helm's Values.PathValue. */
export function valueAtPath(values: Table, path: string): GoValue | undefined {
  const parts = path.split('.');
  const key = parts.pop() ?? '';
  const found = parts.length === 0 ? values : tableFrom(values, parts.join('.'));
  const value = found?.entries.get(key);
  return isTable(value) ? undefined : value;
}

function tableFrom(values: Table, path: string): Table | undefined {
  const found = tableAt(values, path);
  return found.kind === 'table' ? found.table : undefined;
}
