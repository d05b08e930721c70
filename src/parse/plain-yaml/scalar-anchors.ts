import type { ScalarNode } from '../../model/node.ts';
import { NotPlain } from './not-plain.ts';

/** With more aliases go-yaml looks at how much of a document comes from them. */
const MOST_ALIASES = 100;
/** `&name` or `*name`. */
const NAME = /[&*]([\w-]+)(?=[ \n]|$)/y;

/** The scalars of a document that have a name. */
export class ScalarAnchors {
  readonly #nodes = new Map<string, ScalarNode>();
  #left: number;

  /** `limit`: how many nodes aliases may add. */
  constructor(limit: number) {
    this.#left = Math.min(limit, MOST_ALIASES);
  }

  /** The name of the anchor or alias at `at`. */
  nameAt(text: string, at: number): string {
    NAME.lastIndex = at;
    const name = NAME.exec(text)?.[1];
    if (name === undefined) throw new NotPlain();
    return name;
  }

  set(name: string, node: ScalarNode): void {
    this.#nodes.set(name, node);
  }

  /** The node of an alias, which is counted. */
  get(name: string): ScalarNode {
    const node = this.#nodes.get(name);
    this.#left--;
    if (node === undefined || this.#left < 0) throw new NotPlain();
    return node;
  }
}
