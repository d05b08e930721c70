import { Parser, type CST } from 'yaml';
import type { Limits } from '../model/limits.ts';
import type { YamlNode } from '../model/node.ts';
import { Composition, type ReadPair } from './compose.ts';
import { DocumentError } from './document-error.ts';
import type { DocumentText } from './document-text.ts';
import { FlowReader } from './read-flow.ts';
import { ScalarReader } from './read-scalar.ts';
import { checkTrivia, unusual, Unusual } from './unusual.ts';

// `yaml` is pinned to 3.0.0-2: the same tokens as 2.9.1 in a third of the time (the files of eight real repositories,
// 2,400 with 5 MB: 0.5 s instead of 0.85 s for the whole parse stage). Nothing but its `Parser` is used.
export const UNUSUAL = Symbol('unusual');

/** Control characters, the line breaks of YAML 1.1, byte order marks. */
const UNUSUAL_CHARACTER =
  /[^\t\n\u0020-\u007e\u00a0-\u2027\u202a-\ud7ff\ud800-\udfff\ue000-\ufefe\uff00-\ufffd]/;
/** The package's tokens take fifty times the memory of their text; go-yaml's are forgotten one by one. */
const LARGEST = 2 * 1024 * 1024;
const ANCHOR = /^&[A-Za-z0-9_-]+$/;

/**
 * One document's text → its tree, from the parts that the package `yaml` finds in it; undefined for an empty document.
 * UNUSUAL when it holds a part that YAML 1.2 and kubectl's decoder (go-yaml v2) may read differently, or one that either
 * refuses: then go-yaml's own rules must tell (`readGoYaml`). Whatever is read here reads the same there.
 */
export function readYaml(
  document: DocumentText,
  limits: Limits,
): YamlNode | undefined | typeof UNUSUAL {
  if (document.text.length > LARGEST || UNUSUAL_CHARACTER.test(document.text)) return UNUSUAL;
  try {
    return new CstReader(document, limits).readStream(new Parser().parse(document.text));
  } catch (error) {
    // RangeError: the package recurses, and nesting beyond any limit of ours ends its stack.
    if (error instanceof Unusual || error instanceof DocumentError) return UNUSUAL;
    if (error instanceof RangeError) return UNUSUAL;
    throw error;
  }
}

/** What stands between an indicator (`-`, `:`) and its value. */
interface Lead {
  readonly anchor: string | undefined;
  /** The value starts on a line of its own. */
  readonly broken: boolean;
  /** Behind the last thing written. */
  readonly end: number;
}

class CstReader {
  readonly #text: string;
  readonly #composition: Composition;
  readonly #scalars: ScalarReader;
  readonly #flows: FlowReader;
  /** Behind the last thing written: where a block collection ends. */
  #lastEnd = 0;

  constructor(document: DocumentText, limits: Limits) {
    this.#text = document.text;
    this.#composition = new Composition(document, limits);
    this.#scalars = new ScalarReader(document.text, this.#composition);
    this.#flows = new FlowReader(this.#composition, this.#scalars);
  }

  readStream(tokens: Iterable<CST.Token>): YamlNode | undefined {
    let document: CST.Document | undefined;
    for (const token of tokens) {
      if (token.type === 'document' && document === undefined) document = token;
      else checkTrivia(token);
    }
    return document && this.#readDocument(document);
  }

  #readDocument({ start, value, end }: CST.Document): YamlNode | undefined {
    const [first, ...rest] = start;
    const marked = first?.type === 'doc-start';
    for (const token of marked ? rest : start) checkTrivia(token);
    for (const token of end ?? []) checkTrivia(token);
    if (value === undefined) return marked ? unusual() : undefined;
    if (marked && !rest.some(({ type }) => type === 'newline')) unusual();
    return this.#composition.finish(this.#node(value, -1, undefined, 0));
  }

  #node(token: CST.Token, indent: number, anchor: string | undefined, depth: number): YamlNode {
    this.#composition.checkDepth(depth, token.offset, token.offset);
    if (token.type === 'alias') {
      if (anchor !== undefined) unusual();
      this.#lastEnd = token.offset + token.source.length;
      return this.#flows.readAlias(token);
    }
    if (anchor === undefined) return this.#content(token, indent, depth + 1);
    return this.#composition.anchored(anchor, () => this.#content(token, indent, depth + 1));
  }

  #content(token: CST.Token, indent: number, depth: number): YamlNode {
    switch (token.type) {
      case 'block-map':
        return this.#blockMap(token, depth);
      case 'block-seq':
        return this.#blockSequence(token, depth);
      case 'flow-collection': {
        this.#lastEnd = (token.end[0]?.offset ?? 0) + 1;
        return this.#flows.readFlow(token, indent, depth);
      }
      case 'block-scalar': {
        const scalar = this.#scalars.readBlockScalar(token, indent);
        this.#lastEnd = this.#scalars.lastEnd;
        return scalar;
      }
      case 'scalar':
      case 'single-quoted-scalar':
      case 'double-quoted-scalar':
        this.#lastEnd = token.offset + token.source.length;
        return this.#scalars.readFlowScalar(token, { indent, inFlow: false });
      default:
        return unusual();
    }
  }

  #blockMap({ offset, indent, items }: CST.BlockMap, depth: number): YamlNode {
    const pairs: ReadPair[] = [];
    for (const item of items) {
      for (const part of item.start) checkTrivia(part);
      if (item.key === undefined && item.sep === undefined && item.value === undefined) continue;
      pairs.push(this.#blockPair(item, indent, depth));
    }
    return this.#composition.map(this.#firstKey(items) ?? offset, this.#lastEnd, pairs);
  }

  #firstKey(items: readonly CST.CollectionItem[]): number | undefined {
    return items.find(({ key }) => key)?.key?.offset;
  }

  #blockPair({ key, sep, value }: CST.CollectionItem, indent: number, depth: number): ReadPair {
    const read = this.#flows.readKey(key, { indent, inFlow: false });
    if (!key || this.#columnOf(key.offset) !== indent) unusual();
    const lead = this.#lead(sep ?? [], 'map-value-ind');
    if (value === undefined) return { key: read, value: this.#empty(lead), aliased: false };
    if (lead.broken) {
      const deepest = value.type === 'block-seq' ? indent : indent + 1;
      if (this.#columnOf(value.offset) < deepest) unusual();
    } else if (value.type === 'block-map' || value.type === 'block-seq') {
      unusual();
    }
    const node = this.#node(value, indent, lead.anchor, depth);
    return { key: read, value: node, aliased: value.type === 'alias' };
  }

  #blockSequence({ indent, items }: CST.BlockSequence, depth: number): YamlNode {
    const nodes: YamlNode[] = [];
    let start: number | undefined;
    for (const { start: parts, value } of items) {
      const dash = parts.find(({ type }) => type === 'seq-item-ind');
      if (dash === undefined) {
        if (value !== undefined) unusual();
        for (const part of parts) checkTrivia(part);
        continue;
      }
      if (this.#columnOf(dash.offset) !== indent) unusual();
      start ??= dash.offset;
      nodes.push(this.#sequenceItem(parts, value, indent, depth));
    }
    return this.#composition.sequence(start ?? unusual(), this.#lastEnd, nodes);
  }

  #sequenceItem(
    parts: readonly CST.SourceToken[],
    value: CST.Token | undefined,
    indent: number,
    depth: number,
  ): YamlNode {
    const lead = this.#lead(parts, 'seq-item-ind');
    if (value === undefined) return this.#empty(lead);
    const nested = value.type === 'block-map' || value.type === 'block-seq';
    if (lead.broken) {
      if (this.#columnOf(value.offset) <= indent) unusual();
    } else if (nested && lead.anchor !== undefined) {
      unusual();
    }
    return this.#node(value, indent, lead.anchor, depth);
  }

  /** An indicator, perhaps an anchor, and the trivia around them. */
  #lead(parts: readonly CST.SourceToken[], indicator: 'map-value-ind' | 'seq-item-ind'): Lead {
    let end: number | undefined;
    let anchor: string | undefined;
    let broken = false;
    for (const part of parts) {
      if (
        part.type === indicator &&
        end === undefined &&
        (indicator === 'seq-item-ind' || !broken)
      ) {
        end = part.offset + 1;
        broken = false;
      } else if (part.type === 'anchor' && end !== undefined && anchor === undefined) {
        anchor = part.source.slice(1);
        end = part.offset + part.source.length;
        if (!ANCHOR.test(part.source) || !/\s/.test(this.#text.charAt(end))) unusual();
      } else {
        checkTrivia(part);
        broken ||= part.type === 'newline';
      }
    }
    return { anchor, broken, end: end ?? unusual() };
  }

  #empty({ anchor, end }: Lead): YamlNode {
    this.#lastEnd = end;
    return this.#composition.anchored(anchor, () =>
      this.#composition.scalar(end, end, '', 'plain'),
    );
  }

  #columnOf(offset: number): number {
    return offset - this.#text.lastIndexOf('\n', offset - 1) - 1;
  }
}
