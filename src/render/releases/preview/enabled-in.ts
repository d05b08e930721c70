import type { GoValue } from '../../helm/value/go-value.ts';
import { isTrue } from '../../helm/value/is-true.ts';
import { isTable, type Table } from '../../helm/values/tables.ts';

/** The items of a table in values of app-template that are not switched off. */
export function enabledIn(value: GoValue | undefined): readonly (readonly [string, Table])[] {
  if (!isTable(value)) return [];
  return [...value.entries].flatMap(([id, item]): [string, Table][] => {
    if (!isTable(item)) return [];
    const enabled = item.entries.get('enabled');
    return enabled === undefined || isTrue(enabled) ? [[id, item]] : [];
  });
}
