import type { Entry } from '../../model/node.ts';
import { NotPlain } from './not-plain.ts';

const LINEAR_LIMIT = 12;

/** Adds entries to a map as long as no two have one name. */
export class DistinctEntries {
  readonly entries: Entry[] = [];
  #names: Set<string> | undefined;

  add(entry: Entry): void {
    if (this.#has(entry.name)) throw new NotPlain();
    this.entries.push(entry);
    this.#names?.add(entry.name);
  }

  #has(name: string): boolean {
    const { entries } = this;
    if (this.#names === undefined && entries.length > LINEAR_LIMIT) {
      this.#names = new Set(entries.map((entry) => entry.name));
    }
    if (this.#names !== undefined) return this.#names.has(name);
    for (let at = 0; at < entries.length; at += 1) if (entries[at]?.name === name) return true;
    return false;
  }
}
