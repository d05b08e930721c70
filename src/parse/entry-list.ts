import type { DuplicateEntry, Entry, MapNode } from '../model/node.ts';

const LINEAR_LIMIT = 12;

/** The entries of a map while it is read: the last one per name, in the place of the first, and what was replaced. */
export class EntryList {
  readonly #entries: Entry[] = [];
  readonly #duplicates: DuplicateEntry[] = [];
  readonly #mergeOverrides: DuplicateEntry[] = [];
  readonly #merged = new Set<Entry>();
  #slots: Map<string, number> | undefined;

  /** `merged`: the entry came through `<<`. */
  put(entry: Entry, merged: boolean): void {
    const slot = this.#slotOf(entry.name);
    const dropped = this.#entries[slot];
    if (dropped === undefined) {
      this.#slots?.set(entry.name, slot);
    } else {
      const overrides = merged || this.#merged.has(dropped);
      (overrides ? this.#mergeOverrides : this.#duplicates).push({ dropped, kept: entry });
    }
    this.#entries[slot] = entry;
    if (merged) this.#merged.add(entry);
  }

  /** Takes over what `<<` brings. Mistakes inside a map that stands nowhere else are this map's. */
  merge(map: MapNode, aliased: boolean): void {
    for (const entry of map.entries) this.put(entry, true);
    if (!aliased) this.#duplicates.push(...(map.duplicates ?? []));
  }

  result(): Pick<MapNode, 'entries' | 'duplicates' | 'mergeOverrides'> {
    return {
      entries: this.#entries,
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
