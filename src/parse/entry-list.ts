import { goKey } from './key-name.ts';
import type { DuplicateEntry, Entry, MapNode } from '../model/node.ts';

const LINEAR_LIMIT = 12;

/** The entries of a map while it is read: the last one per name, instead of the first, and what was replaced. */
export class EntryList {
  readonly #entries: Entry[] = [];
  readonly #duplicates: DuplicateEntry[] = [];
  readonly #mergeOverrides: DuplicateEntry[] = [];
  readonly #merged = new Set<Entry>();
  /**
   * For names that were set twice: the last entry per Go key, in order of first appearance. Keys of different types (`true`
   * and `"true"`) are two keys until they become JSON in the order of a Go map, which is as good as always this one: so the
   * key that appeared last wins, with its last value.
   */
  readonly #rivals = new Map<string, Map<string, Entry>>();
  #slots: Map<string, number> | undefined;

  /** `merged`: the entry came through `<<`. */
  put(entry: Entry, merged: boolean): void {
    if (merged) this.#merged.add(entry);
    const slot = this.#slotOf(entry.name);
    const before = this.#entries[slot];
    if (before === undefined) {
      this.#slots?.set(entry.name, slot);
      this.#entries[slot] = entry;
      return;
    }
    const rivals = this.#rivals.get(entry.name) ?? new Map([[goKey(before.key), before]]);
    this.#rivals.set(entry.name, rivals);
    const dropped = rivals.get(goKey(entry.key)) ?? before;
    rivals.set(goKey(entry.key), entry);
    const overrides = merged || this.#merged.has(dropped);
    (overrides ? this.#mergeOverrides : this.#duplicates).push({ dropped, kept: entry });
    this.#entries[slot] = [...rivals.values()].at(-1) ?? entry;
  }

  /** Takes over what `<<` brings. Mistakes inside a map that stands nowhere else are this map's. */
  merge(map: MapNode, aliased: boolean): void {
    for (const entry of map.entries) this.put(entry, true);
    if (!aliased) this.#duplicates.push(...(map.duplicates ?? []));
  }

  result(): Pick<MapNode, 'entries' | 'duplicates' | 'mergeOverrides'> {
    return {
      // Exact room: an array that grew by pushing keeps some for more, and there is one for every map.
      entries: this.#entries.slice(),
      ...(this.#duplicates.length > 0 && { duplicates: this.#duplicates }),
      ...(this.#mergeOverrides.length > 0 && { mergeOverrides: this.#mergeOverrides }),
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
