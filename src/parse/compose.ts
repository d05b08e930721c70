import { DEEPEST, type Limits } from '../model/limits.ts';
import type { MapNode, ScalarNode, ScalarStyle, SequenceNode, YamlNode } from '../model/node.ts';
import { resolveScalar } from '../model/scalars/resolve-scalar.ts';
import { AliasBudget } from './alias-budget.ts';
import { DocumentError } from './document-error.ts';
import type { DocumentText } from './document-text.ts';
import { EntryList } from './entry-list.ts';
import { findJsonFault, mayBeNoKey, mayBeNoValue } from './find-json-fault.ts';
import { keyName } from './key-name.ts';
import { readEntry } from './read-entry.ts';
import { sharedText } from './shared-text.ts';

/** One pair of a map as a reader found it; aliases are already replaced by their node. */
export interface ReadPair {
  readonly key: YamlNode;
  readonly value: YamlNode;
  /** The value was written as an alias: `<<` takes no list through one. */
  readonly aliased: boolean;
}

/** The file of a document, and where offsets of its text are in it. */
type Place = Pick<DocumentText, 'file' | 'offsetOf'>;

/**
 * Builds the tree of one document as kubectl's decoder does: anchors, `<<`,
 * duplicate keys, tags. Offsets come in as offsets of the document's text. What the decoder refuses only once the whole
 * text is read is kept until `finish`, so that an error of syntax comes first.
 */
export class Composition {
  readonly #document: Place;
  readonly #budget: AliasBudget;
  readonly #anchors = new Map<string, YamlNode | 'open'>();
  readonly #depth: number;
  readonly #decodes: boolean;
  #refused: DocumentError | undefined;
  /** Something was read that JSON cannot hold; no harm is done if a later key of the same name replaces it. */
  #suspect = false;

  /** `decodes`: whether a value that does not fit its tag, or JSON, is refused. */
  constructor(document: Place, limits: Limits, decodes = true) {
    this.#document = document;
    this.#decodes = decodes;
    this.#budget = new AliasBudget(limits.aliasNodes);
    this.#depth = Math.min(limits.depth, DEEPEST);
  }

  /** The finished tree; throws what was refused on the way. */
  finish(root: YamlNode): YamlNode {
    const refused =
      this.#refused ?? (this.#suspect ? findJsonFault(root, this.#decodes) : undefined);
    if (refused !== undefined) throw refused;
    return root;
  }

  checkDepth(depth: number, start: number, end: number): void {
    if (depth <= this.#depth) return;
    throw new DocumentError(start, end, `Nested more than ${this.#depth} levels deep, the limit`, {
      help: 'Raise `limits.depth` in the configuration if this is intended.',
    });
  }

  scalar(start: number, end: number, read: string, style: ScalarStyle, tag?: string): ScalarNode {
    this.#budget.count();
    const text = sharedText(read);
    const { file, offsetOf } = this.#document;
    const from = offsetOf(start);
    const to = offsetOf(end);
    if (tag === undefined) {
      this.#suspect ||= style === 'plain' && mayBeNoValue(text);
      return { kind: 'scalar', file, start: from, end: to, text, style };
    }
    const node = { kind: 'scalar', file, start: from, end: to, text, style, tag } as const;
    this.#suspect = true;
    if (this.#decodes) this.#checkTag(node);
    return node;
  }

  sequence(start: number, end: number, items: readonly YamlNode[]): SequenceNode {
    this.#budget.count();
    const { file, offsetOf } = this.#document;
    return {
      kind: 'sequence',
      file,
      start: offsetOf(start),
      end: offsetOf(end),
      items: items.slice(),
    };
  }

  /**
   * In order of writing, a later entry replaces an earlier one, and `<<` counts at its position: an explicit key before it is overwritten
   * by the merged one, one behind it wins.
   */
  map(start: number, end: number, pairs: readonly ReadPair[]): MapNode {
    this.#budget.count();
    const entries = new EntryList();
    for (const pair of pairs) {
      if (isMergeKey(pair.key)) {
        for (const map of this.#mergedMaps(pair)) entries.merge(map, pair.aliased);
      } else {
        const key = this.#keyOf(pair.key);
        entries.put(readEntry(key, keyName(key), pair.value), false);
      }
    }
    const { file, offsetOf } = this.#document;
    return entries.mapAt({ file, start: offsetOf(start), end: offsetOf(end) });
  }

  /** Reads a node that bears an anchor; the decoder knows the anchor from the node's start on. */
  anchored(name: string | undefined, read: () => YamlNode): YamlNode {
    if (name === undefined) return read();
    this.#anchors.set(name, 'open');
    const before = this.#budget.counted;
    const node = read();
    this.#budget.setSize(node, this.#budget.counted - before);
    if (this.#anchors.get(name) === 'open') this.#anchors.set(name, node);
    return node;
  }

  alias(name: string, start: number, end: number): YamlNode {
    const node = this.#anchors.get(name);
    if (node === undefined) {
      throw new DocumentError(
        start,
        end,
        'This alias names an anchor that does not exist in its document',
        {
          kubectl: 'yaml: unknown anchor',
          help: 'Define the anchor earlier in the same document; quote the value if `*` is part of it.',
        },
      );
    }
    if (node === 'open') {
      const message = 'The value of this anchor contains itself';
      this.#refused ??= new DocumentError(start, end, message);
      return this.scalar(start, end, '', 'plain');
    }
    const exceeded = this.#budget.expand(node);
    if (exceeded !== undefined)
      throw new DocumentError(start, end, exceeded.message, exceeded.words);
    return node;
  }

  /** A value that its tag does not fit is refused wherever it is. */
  #checkTag(node: ScalarNode): void {
    const resolved = resolveScalar(node, 'kubectl');
    if (resolved.kind !== 'invalid' || resolved.reason.startsWith('json:')) return;
    const message = `The value does not have the type of its tag \`${node.tag}\``;
    this.#refused ??= DocumentError.atNode(node, message, { kubectl: resolved.reason });
  }

  #mergedMaps({ value, aliased }: ReadPair): readonly MapNode[] {
    if (value.kind === 'map') return [value];
    if (value.kind === 'sequence' && !aliased) {
      const maps = value.items.filter((item) => item.kind === 'map');
      // The first map wins, so it goes last.
      if (maps.length === value.items.length) return maps.toReversed();
    }
    const message = '`<<` merges a map or a list of maps; this is neither';
    const kubectl = 'yaml: map merge requires map or sequence of maps as the value';
    this.#refused ??= DocumentError.atNode(value, message, { kubectl });
    return [];
  }

  #keyOf(key: YamlNode): ScalarNode {
    if (key.kind === 'scalar') {
      this.#suspect ||= key.style === 'plain' && mayBeNoKey(key.text);
      return key;
    }
    const message = 'A map or a list cannot be the key of a map';
    const help = 'Quote the text if it is a template placeholder such as `{{ … }}`.';
    this.#refused ??= DocumentError.atNode(key, message, {
      kubectl: 'yaml: invalid map key',
      help,
    });
    const { file, start, end } = key;
    return { kind: 'scalar', file, start, end, text: '', style: 'plain' };
  }
}

function isMergeKey(key: YamlNode): boolean {
  if (key.kind !== 'scalar' || key.text !== '<<') return false;
  return key.tag === undefined ? key.style === 'plain' : key.tag === '!!merge' || key.tag === '!';
}
