import type { Json } from '../text/json-pieces.ts';
import { listJson } from './list-json.ts';
import type { ListOptions } from './list-options.ts';
import { table } from './table.ts';

/** A reference or a source as data: what it is selected by, its columns, and its JSON. */
export interface ListedItem {
  readonly kind: string;
  readonly name: string;
  readonly namespace: string | undefined;
  readonly build: string;
  readonly verdict?: string;
  readonly cells: readonly string[];
  readonly json: Json;
}

const HEADS = {
  references: ['VERDICT', 'KIND', 'NAME', 'USED BY', 'PLACE'],
  sources: ['KIND', 'NAME', 'KEYS', 'MADE BY', 'USES', 'PLACE'],
} as const;

/** What is listed, as the name of the command and of the list in JSON. */
export type ItemList = keyof typeof HEADS;

/** References or sources: columns for people, JSON for programs. */
export function formatItems(
  list: ItemList,
  format: string,
  items: readonly ListedItem[],
  options: ListOptions,
): string {
  if (format === 'json')
    return listJson(
      list,
      items.map(({ json }) => json),
      options,
    );
  return table(
    HEADS[list],
    items.map(({ cells }) => cells),
    options,
  );
}
