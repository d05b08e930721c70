import { isTable, type Table } from '../../helm/values/tables.ts';

/**
 * Go writes an item of a list into the list itself. The values that a HelmRelease holds share their lists with what they were merged
 * into, so they get the item, too, and keep it when they are merged again; a list that had to grow is another one.
 */
export function keepSharedLists(own: Table, merged: Table): void {
  for (const [key, value] of own.entries) {
    const now = merged.entries.get(key);
    if (now === undefined || now === value) continue;
    if (isTable(value) && isTable(now)) keepSharedLists(value, now);
    else if (value.kind === 'list' && now.kind === 'list') {
      if (value.items.length === now.items.length) own.entries.set(key, now);
    }
  }
}
