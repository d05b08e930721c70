import { goFloatKey, MAX_INT64 } from '../model/go-number.ts';
import type { Limits } from '../model/limits.ts';
import type {
  DuplicateEntry,
  Entry,
  MapNode,
  ScalarNode,
  ScalarStyle,
  SequenceNode,
  YamlNode,
} from '../model/node.ts';
import { isPlainString, resolveScalar } from '../model/resolve-scalar.ts';
import { AliasBudget } from './alias-budget.ts';
import { DocumentError } from './document-error.ts';
import type { DocumentText } from './document-text.ts';

/** One pair of a map as a reader found it; aliases are already the node they stand for. */
export interface ReadPair {
  readonly key: YamlNode;
  readonly value: YamlNode;
  /** The value was written as an alias: `<<` takes no list through one. */
  readonly aliased: boolean;
}

/**
 * Builds the tree of one document the way go-yaml v2 decodes it, whichever reader found its parts: anchors, `<<`,
 * duplicate keys, tags. Offsets come in as offsets of the document's text. What go-yaml refuses only once it has read the
 * whole text is kept until `finish`, so that an error of syntax comes first.
 */
export class Composition {
  readonly #document: DocumentText;
  readonly #budget: AliasBudget;
  readonly #anchors = new Map<string, YamlNode | 'open'>();
  readonly #depth: number;
  #refused: DocumentError | undefined;

  constructor(document: DocumentText, limits: Limits) {
    this.#document = document;
    this.#budget = new AliasBudget(limits.aliasNodes);
    // Every reader of the tree recurses: keep the stack safe whatever the configuration says.
    this.#depth = Math.min(limits.depth, 1000);
  }

  /** The finished tree; throws what was refused on the way. */
  finish(root: YamlNode): YamlNode {
    this.#checkValue(root);
    if (this.#refused !== undefined) throw this.#refused;
    return root;
  }

  checkDepth(depth: number, start: number, end: number): void {
    if (depth <= this.#depth) return;
    throw new DocumentError(start, end, `Nested more than ${this.#depth} levels deep, the limit`);
  }

  scalar(
    start: number,
    end: number,
    text: string,
    style: ScalarStyle,
    tag: string | undefined,
  ): ScalarNode {
    this.#budget.count();
    const { file, offsetOf } = this.#document;
    const node = {
      kind: 'scalar',
      file,
      start: offsetOf(start),
      end: offsetOf(end),
      text,
      style,
    } as const;
    return tag === undefined ? node : { ...node, tag };
  }

  sequence(start: number, end: number, items: readonly YamlNode[]): SequenceNode {
    this.#budget.count();
    for (const item of items) this.#checkValue(item);
    const { file, offsetOf } = this.#document;
    return { kind: 'sequence', file, start: offsetOf(start), end: offsetOf(end), items };
  }

  /**
   * In order of writing, a later entry replaces an earlier one, and `<<` counts where it stands: an explicit key before
   * it is overwritten by the merged one, one behind it wins.
   */
  map(start: number, end: number, pairs: readonly ReadPair[]): MapNode {
    this.#budget.count();
    const entries = new EntryList();
    for (const pair of pairs) {
      if (isMergeKey(pair.key)) {
        for (const entry of this.#mergedEntries(pair)) entries.put(entry, true);
      } else {
        this.#checkValue(pair.value);
        const key = this.#keyOf(pair.key);
        entries.put({ key, name: this.#keyName(key), value: pair.value }, false);
      }
    }
    const { file, offsetOf } = this.#document;
    return { kind: 'map', file, start: offsetOf(start), end: offsetOf(end), ...entries.result() };
  }

  /** Reads a node that bears an anchor; go-yaml knows the anchor from the node's start on. */
  anchored(name: string | undefined, read: () => YamlNode): YamlNode {
    if (name === undefined) return read();
    this.#anchors.set(name, 'open');
    const before = this.#budget.counted;
    const node = read();
    this.#budget.setSize(node, this.#budget.counted - before);
    if (this.#anchors.get(name) === 'open') this.#anchors.set(name, node);
    return node;
  }

  /** The node an alias stands for. */
  alias(name: string, start: number, end: number): YamlNode {
    const node = this.#anchors.get(name);
    if (node === undefined) {
      throw new DocumentError(
        start,
        end,
        `The anchor \`${name}\` is not defined in this document`,
        {
          kubectl: `yaml: unknown anchor '${name}' referenced`,
          help: 'Define the anchor before its first use, in the same document.',
        },
      );
    }
    if (node === 'open') {
      this.#refuse(
        new DocumentError(start, end, `The value of the anchor \`${name}\` contains itself`, {
          kubectl: `yaml: anchor '${name}' value contains itself`,
        }),
      );
      return this.scalar(start, end, '', 'plain', undefined);
    }
    const exceeded = this.#budget.expand(node);
    if (exceeded !== undefined)
      throw new DocumentError(start, end, exceeded.message, exceeded.words);
    return node;
  }

  #refuse(error: DocumentError): void {
    this.#refused ??= error;
  }

  /** Refuses at a node of the tree, whose offsets are those of the file. */
  #refuseNode({ start, end }: YamlNode, message: string, kubectl: string, help?: string): void {
    const words = { kubectl, ...(help !== undefined && { help }) };
    this.#refuse(DocumentError.inFile(start, end, message, words));
  }

  #checkValue(node: YamlNode): void {
    if (node.kind !== 'scalar' || !mayBeInvalid(node)) return;
    const resolved = resolveScalar(node, 'kubectl');
    if (resolved.kind !== 'invalid') return;
    const message =
      node.tag === undefined
        ? 'JSON, and so Kubernetes, has no infinite numbers and no NaN'
        : `The value is none of the type its tag \`${node.tag}\` demands`;
    this.#refuseNode(node, message, resolved.reason, 'Quote the value if it is meant as text.');
  }

  #mergedEntries({ value, aliased }: ReadPair): readonly Entry[] {
    if (value.kind === 'map') return value.entries;
    if (value.kind === 'sequence' && !aliased) {
      const maps = value.items.filter((item) => item.kind === 'map');
      // The first map wins, so it goes last.
      if (maps.length === value.items.length)
        return maps.toReversed().flatMap((map) => map.entries);
    }
    const kubectl = 'yaml: map merge requires map or sequence of maps as the value';
    this.#refuseNode(value, '`<<` merges a map or a list of maps; this is neither', kubectl);
    return [];
  }

  #keyOf(key: YamlNode): ScalarNode {
    if (key.kind === 'scalar') return key;
    const help = 'Quote the text if it is a template placeholder such as `{{ … }}`.';
    this.#refuseNode(
      key,
      'A map or a list cannot be the key of a map',
      'yaml: invalid map key',
      help,
    );
    return {
      kind: 'scalar',
      file: key.file,
      start: key.start,
      end: key.end,
      text: '',
      style: 'plain',
    };
  }

  /** The key as kubectl's JSON holds it: `on` → `true`, `0755` → `493`. */
  #keyName(key: ScalarNode): string {
    if (key.tag === undefined && (key.style !== 'plain' || isPlainString(key.text)))
      return key.text;
    const resolved = resolveScalar(key, 'kubectl');
    switch (resolved.kind) {
      case 'string':
        return resolved.value;
      case 'int':
        if (BigInt(resolved.json) > MAX_INT64) this.#refuseKey(key, 'uint64');
        return resolved.json;
      case 'float':
        return goFloatKey(resolved.value);
      case 'bool':
        return String(resolved.value);
      case 'null':
        if (this.#refused === undefined) this.#refuseKey(key, '%!s(<nil>)');
        return '';
      case 'invalid':
        return this.#oddKeyName(key, resolved.reason);
    }
  }

  #refuseKey(key: ScalarNode, type: string): void {
    const message =
      type === 'uint64'
        ? 'This number is too large for the key of a map'
        : 'The key of a map is empty or null';
    const kubectl = `unsupported map key of type: ${type}`;
    this.#refuseNode(key, message, kubectl, 'Write the key, in quotes if this text is meant.');
  }

  /** `.inf` and `.nan` may be keys; a value that its tag does not fit may not. */
  #oddKeyName(key: ScalarNode, reason: string): string {
    if (!reason.startsWith('json:')) {
      this.#refuseNode(key, `The key is none of the type its tag \`${key.tag}\` demands`, reason);
      return '';
    }
    if (key.text.toLowerCase().endsWith('nan')) return '.nan';
    return key.text.startsWith('-') ? '-.inf' : '.inf';
  }
}

function isMergeKey(key: YamlNode): boolean {
  if (key.kind !== 'scalar' || key.text !== '<<') return false;
  return key.tag === undefined ? key.style === 'plain' : key.tag === '!!merge' || key.tag === '!';
}

function mayBeInvalid({ tag, style, text }: ScalarNode): boolean {
  if (tag !== undefined) return true;
  if (style !== 'plain' || text.length > 5 || text.length < 4) return false;
  const last = text.charCodeAt(text.length - 1) | 32;
  return (last === 102 || last === 110) && text.includes('.');
}

const LINEAR_LIMIT = 12;

/** The entries of a map while it is read: one per name, with what was replaced. */
class EntryList {
  readonly #entries: Entry[] = [];
  readonly #merged: boolean[] = [];
  readonly #duplicates: DuplicateEntry[] = [];
  readonly #mergeOverrides: DuplicateEntry[] = [];
  #slots: Map<string, number> | undefined;

  put(entry: Entry, merged: boolean): void {
    const slot = this.#slotOf(entry.name);
    const dropped = this.#entries[slot];
    if (dropped === undefined) {
      this.#slots?.set(entry.name, slot);
    } else {
      const list = merged || this.#merged[slot] ? this.#mergeOverrides : this.#duplicates;
      list.push({ dropped, kept: entry });
    }
    this.#entries[slot] = entry;
    this.#merged[slot] = merged;
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
