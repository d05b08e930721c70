import type { GoValue } from '../value/go-value.ts';

/**
 * Which values templates have read. Mutable: renderings add to it. An entry of a map is unread when its key is not among
 * `keys` of the map, and no map or list around it is in `whole`.
 */
export interface ReadLog {
  /** Keys asked for by name, also those that are not there, by the entries of the map (`MapValue.entries`). */
  readonly keys: Map<ReadonlyMap<string, GoValue>, Set<string>>;
  /** Entries of maps and items of lists that were given to a function, printed or ranged over: all in them is read. */
  readonly whole: Set<object>;
}

/** An empty log. */
export function newReadLog(): ReadLog {
  return { keys: new Map(), whole: new Set() };
}

/** Notes that a key of a map was asked for. */
export function noteKey(
  { keys }: ReadLog,
  entries: ReadonlyMap<string, GoValue>,
  key: string,
): void {
  const known = keys.get(entries);
  if (known === undefined) keys.set(entries, new Set([key]));
  else known.add(key);
}

/** Notes that a value was used as it is. */
export function noteWhole({ whole }: ReadLog, value: GoValue): void {
  if (value.kind === 'map') whole.add(value.entries);
  else if (value.kind === 'list') whole.add(value.items);
}
