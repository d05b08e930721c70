import type { DuplicateEntry, Entry, MapNode } from '../model/node.ts';
import type { Span } from '../model/span.ts';
import { goKey } from './key-name.ts';

const LINEAR_LIMIT = 12;

/** The entries of a map while it is read: the last one per name, instead of the first, and what was replaced. */
export class EntryList {
  readonly #entries: Entry[] = [];
  // Made when the first comes: nearly all maps have none.
  #duplicates: DuplicateEntry[] | undefined;
  #mergeOverrides: DuplicateEntry[] | undefined;
  #merged: Set<Entry> | undefined;
  /**
   * For names that were set twice: the last entry per Go key, in order of first appearance. Keys of different types (`true`
   * and `"true"`) are two keys until they become JSON in the order of a Go map, which is as good as always this one: so the
   * key that appeared last wins, with its last value.
   */
  #rivals: Map<string, Map<string, Entry>> | undefined;
  #slots: Map<string, number> | undefined;

  /** `merged`: the entry came through `<<`. */
  put(entry: Entry, merged: boolean): void {
    if (merged) (this.#merged ??= new Set()).add(entry);
    const slot = this.#slotOf(entry.name);
    const before = this.#entries[slot];
    if (before === undefined) {
      this.#slots?.set(entry.name, slot);
      this.#entries[slot] = entry;
      return;
    }
    this.#rivals ??= new Map();
    const rivals = this.#rivals.get(entry.name) ?? new Map([[goKey(before.key), before]]);
    this.#rivals.set(entry.name, rivals);
    const dropped = rivals.get(goKey(entry.key)) ?? before;
    rivals.set(goKey(entry.key), entry);
    const isOverride = merged || this.#merged?.has(dropped) === true;
    const replaced = isOverride ? (this.#mergeOverrides ??= []) : (this.#duplicates ??= []);
    replaced.push({ dropped, kept: entry });
    this.#entries[slot] = [...rivals.values()].at(-1) ?? entry;
  }

  /** Takes over what `<<` brings. Mistakes inside a map that is written nowhere else are this map's. */
  merge(map: MapNode, aliased: boolean): void {
    for (const entry of map.entries) this.put(entry, true);
    if (!aliased && map.duplicates !== undefined) {
      (this.#duplicates ??= []).push(...map.duplicates);
    }
  }

  /** The map of a span that has them. */
  mapAt({ file, start, end }: Span): MapNode {
    // Exact room: an array that grew by pushing keeps some for more, and there is one for every map.
    const entries = this.#entries.slice();
    const duplicates = this.#duplicates;
    const mergeOverrides = this.#mergeOverrides;
    const map: MapNode = { kind: 'map', file, start, end, entries };
    if (duplicates === undefined && mergeOverrides === undefined) return map;
    return {
      ...map,
      ...(duplicates !== undefined && { duplicates }),
      ...(mergeOverrides !== undefined && { mergeOverrides }),
    };
  }

  #slotOf(name: string): number {
    const entries = this.#entries;
    if (this.#slots === undefined && entries.length > LINEAR_LIMIT) {
      this.#slots = new Map(entries.map((entry, slot) => [entry.name, slot]));
    }
    if (this.#slots !== undefined) return this.#slots.get(name) ?? entries.length;
    for (let slot = 0; slot < entries.length; slot++) {
      if (entries[slot]?.name === name) return slot;
    }
    return entries.length;
  }
}
