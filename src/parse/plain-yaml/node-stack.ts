import type { Entry, YamlNode } from '../../model/node.ts';
import { NotPlain } from './not-plain.ts';

const LINEAR_LIMIT = 12;

/**
 * The children of the collections that are being read, those of the innermost one at the end: each collection takes its own when it is
 * complete, in an array that has room for nothing else.
 */
class NodeStack<Child> {
  protected readonly children: Child[] = [];
  #size = 0;

  get size(): number {
    return this.#size;
  }

  push(child: Child): void {
    this.children[this.#size] = child;
    this.#size += 1;
  }

  /** What was pushed since the stack had a size. */
  takeFrom(start: number): Child[] {
    const taken = this.children.slice(start, this.#size);
    this.#size = start;
    return taken;
  }
}

export class ItemStack extends NodeStack<YamlNode> {}

/** The entries of maps, of which no two may have one name. */
export class EntryStack extends NodeStack<Entry> {
  /** `names`: those of a large map, which `namesOf` made. */
  pushDistinct(entry: Entry, start: number, names: Set<string> | undefined): void {
    if (names === undefined ? this.#has(entry.name, start) : names.has(entry.name))
      throw new NotPlain();
    names?.add(entry.name);
    this.push(entry);
  }

  /** The names since the stack had a size, if there are many. */
  namesOf(start: number): Set<string> | undefined {
    if (this.size - start <= LINEAR_LIMIT) return undefined;
    return new Set(this.children.slice(start, this.size).map(({ name }) => name));
  }

  #has(name: string, start: number): boolean {
    const { children, size } = this;
    for (let at = start; at < size; at += 1) if (children[at]?.name === name) return true;
    return false;
  }
}
