import type { YamlNode } from '../model/node.ts';

interface Exceeded {
  readonly message: string;
  readonly words: { readonly kubectl?: string; readonly help?: string };
}

/**
 * How much the aliases of a document add to it. Aliases share nodes here, but everyone who walks the tree pays for each,
 * as kubectl does; it gives up beyond go-yaml's ratio, and we at the configured limit.
 */
export class AliasBudget {
  readonly #limit: number;
  readonly #sizes = new Map<YamlNode, number>();
  #decoded = 0;
  #aliased = 0;

  constructor(limit: number) {
    this.#limit = limit;
  }

  /** Nodes so far, those that aliases added included. */
  get counted(): number {
    return this.#decoded;
  }

  /** Counts one node of the text. */
  count(): void {
    this.#decoded++;
  }

  /** The number of nodes of an anchored node, itself included. */
  setSize(node: YamlNode, size: number): void {
    this.#sizes.set(node, size);
  }

  /** Counts an alias of an anchored node; true if that is too much. */
  expand(node: YamlNode): Exceeded | undefined {
    const size = this.#sizes.get(node) ?? 1;
    this.#decoded += size + 1;
    this.#aliased += size;
    const ratio = this.#aliased / this.#decoded;
    if (this.#aliased > 100 && this.#decoded > 1000 && ratio > allowedRatio(this.#decoded)) {
      return {
        message: 'Aliases make this document larger than kubectl reads',
        words: { kubectl: 'yaml: document contains excessive aliasing' },
      };
    }
    if (this.#aliased <= this.#limit) return undefined;
    return {
      message: `Aliases add more than ${this.#limit} nodes to this document, the limit`,
      words: { help: 'Raise `limits.aliasNodes` in the configuration if this is intended.' },
    };
  }
}

/** go-yaml v2's guard against alias bombs: the part of a document that may come from aliases. */
function allowedRatio(decoded: number): number {
  if (decoded <= 400_000) return 0.99;
  if (decoded >= 4_000_000) return 0.1;
  return 0.99 - 0.89 * ((decoded - 400_000) / 3_600_000);
}
