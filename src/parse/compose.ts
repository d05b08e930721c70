import { goFloatKey } from '../model/go-number.ts';
import type { DuplicateEntry, Entry, MapNode, ScalarNode, YamlNode } from '../model/node.ts';
import { resolveScalar } from '../model/resolve-scalar.ts';
import type { SourceFile } from '../model/span.ts';
import type { Limits } from '../model/limits.ts';
import { DocumentError } from './document-error.ts';

/** A node as a reader hands it over: aliases are already the node they stand for. */
export interface ReadPair {
  readonly key: YamlNode;
  readonly value: YamlNode;
  /** The value was written as an alias: only then may `<<` not be given a list through it. */
  readonly aliased: boolean;
}

/** What one document knows while it is read: anchors, and how much its aliases have added. */
export class Composition {
  readonly file: SourceFile;
  readonly #limits: Limits;
  readonly #anchors = new Map<string, YamlNode | 'open'>();
  readonly #sizes = new Map<YamlNode, number>();
  #decoded = 0;
  #aliased = 0;

  constructor(file: SourceFile, limits: Limits) {
    this.file = file;
    this.#limits = limits;
  }

  /** Counts one node of the text. */
  count(): void {
    this.#decoded++;
  }

  get counted(): number {
    return this.#decoded;
  }

  /** go-yaml knows an anchor from its start on: a node may not contain itself. */
  openAnchor(name: string): void {
    this.#anchors.set(name, 'open');
  }

  closeAnchor(name: string, node: YamlNode, size: number): void {
    this.#sizes.set(node, size);
    if (this.#anchors.get(name) === 'open') this.#anchors.set(name, node);
  }

  /** The node an alias stands for. Counts what go-yaml decodes again, and refuses what it refuses. */
  resolveAlias(name: string, start: number, end: number): YamlNode {
    const node = this.#anchors.get(name);
    if (node === undefined) {
      throw new DocumentError(
        start,
        end,
        `The anchor \`${name}\` is not defined in this document`,
        {
          kubectl: `yaml: unknown anchor '${name}' referenced`,
          help: 'Anchors end with their document: define it before its first use, in the same document.',
        },
      );
    }
    if (node === 'open') {
      throw new DocumentError(start, end, `The value of the anchor \`${name}\` contains itself`, {
        kubectl: `yaml: anchor '${name}' value contains itself`,
      });
    }
    const size = this.#sizes.get(node) ?? 1;
    this.#decoded += size + 1;
    this.#aliased += size;
    this.#checkBudget(start, end);
    return node;
  }

  #checkBudget(start: number, end: number): void {
    const ratio = this.#aliased / this.#decoded;
    if (this.#aliased > 100 && this.#decoded > 1000 && ratio > allowedAliasRatio(this.#decoded)) {
      throw new DocumentError(
        start,
        end,
        'Aliases make this document grow beyond what kubectl reads',
        {
          kubectl: 'yaml: document contains excessive aliasing',
        },
      );
    }
    if (this.#aliased > this.#limits.aliasNodes) {
      throw new DocumentError(
        start,
        end,
        `Aliases add more than ${this.#limits.aliasNodes} nodes to this document, the limit`,
        { help: 'Raise `limits.aliasNodes` in the configuration if this is meant.' },
      );
    }
  }
}

/** go-yaml v2's guard against alias bombs: how much of a document may come from aliases. */
function allowedAliasRatio(decoded: number): number {
  if (decoded <= 400_000) return 0.99;
  if (decoded >= 4_000_000) return 0.1;
  return 0.99 - 0.89 * ((decoded - 400_000) / 3_600_000);
}

/**
 * The entries of a map as go-yaml v2 decodes them: in order of writing, a later one replaces an earlier one, and `<<`
 * counts where it stands (an explicit key before it is overwritten, one behind it wins).
 */
export function composeMap(
  file: SourceFile,
  start: number,
  end: number,
  pairs: readonly ReadPair[],
): MapNode {
  const slots = new Map<string, number>();
  const entries: Entry[] = [];
  const duplicates: DuplicateEntry[] = [];
  const put = (entry: Entry, merged: boolean): void => {
    const slot = slots.get(entry.name);
    if (slot === undefined) {
      slots.set(entry.name, entries.push(entry) - 1);
      return;
    }
    const dropped = entries[slot];
    if (dropped !== undefined && !merged && dropped.key.start >= start && dropped.key.start < end) {
      duplicates.push({ dropped, kept: entry });
    }
    entries[slot] = entry;
  };
  for (const pair of pairs) {
    if (isMergeKey(pair.key)) {
      for (const entry of mergedEntries(pair)) put(entry, true);
    } else {
      put({ key: keyOf(pair.key), name: keyName(pair.key), value: pair.value }, false);
    }
  }
  return { kind: 'map', file, start, end, entries, ...(duplicates.length > 0 && { duplicates }) };
}

function isMergeKey(key: YamlNode): boolean {
  if (key.kind !== 'scalar' || key.text !== '<<') return false;
  return key.tag === undefined ? key.style === 'plain' : key.tag === '!!merge' || key.tag === '!';
}

function mergedEntries({ value, aliased }: ReadPair): readonly Entry[] {
  if (value.kind === 'map') return value.entries;
  if (value.kind === 'sequence' && !aliased) {
    const maps = value.items.filter((item) => item.kind === 'map');
    // The first map wins, so it goes last.
    if (maps.length === value.items.length) return maps.toReversed().flatMap((map) => map.entries);
  }
  throw new DocumentError(value.start, value.end, '`<<` merges maps only; this is none', {
    kubectl: 'yaml: map merge requires map or sequence of maps as the value',
  });
}

function keyOf(key: YamlNode): ScalarNode {
  if (key.kind === 'scalar') return key;
  throw new DocumentError(key.start, key.end, 'A map or a list cannot be the key of a map', {
    kubectl: 'yaml: invalid map key',
    help: 'Quote the value if it is a template placeholder such as `{{ … }}`.',
  });
}

/** The key as kubectl's JSON holds it: `on` → `true`, `0755` → `493`. */
function keyName(key: YamlNode): string {
  const scalar = keyOf(key);
  const resolved = resolveScalar(scalar, 'kubectl');
  switch (resolved.kind) {
    case 'string':
      return resolved.value;
    case 'int':
      return resolved.json;
    case 'float':
      return goFloatKey(resolved.value);
    case 'bool':
      return String(resolved.value);
    case 'null':
      throw new DocumentError(key.start, key.end, 'A key of a map is empty or null', {
        kubectl: 'unsupported map key of type',
        help: 'Write the key, or quote it if the word `null` or `~` is meant.',
      });
    default:
      return scalar.text;
  }
}
