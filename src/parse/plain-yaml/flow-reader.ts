import type { ScalarNode, YamlNode, Entry } from '../../model/node.ts';
import { lineEnd } from '../../model/span.ts';
import type { LineCursor } from './line-cursor.ts';
import {
  COLON,
  DASH,
  DOUBLE_QUOTE,
  HASH,
  isBlankAt,
  isFlowWord,
  isWordStart,
  LF,
  SINGLE_QUOTE,
  skipBlanks,
} from './marks.ts';
import { NotPlain } from './not-plain.ts';
import type { PlainNodes } from './plain-nodes.ts';
import type { ScalarReader } from './scalar-reader.ts';

const COMMA = 44;
const OPEN_LIST = 91;
const CLOSE_LIST = 93;
const OPEN_MAP = 123;
const CLOSE_MAP = 125;

/** `-`, `.` and `%`: what `---`, `...` and directives start with. */
const DOCUMENT_MARKS: ReadonlySet<number> = new Set([DASH, 46, 37]);

/** Whether a flow collection starts with a character. */
export function opensFlow(code: number): boolean {
  return code === OPEN_MAP || code === OPEN_LIST;
}

/** Reads flow collections of words and simple quoted scalars. */
export class FlowReader {
  readonly #cursor: LineCursor;
  readonly #nodes: PlainNodes;
  readonly #scalars: ScalarReader;
  readonly #depth: number;

  /** `depth`: how deep collections may be nested. */
  constructor(cursor: LineCursor, nodes: PlainNodes, scalars: ScalarReader, depth: number) {
    this.#cursor = cursor;
    this.#nodes = nodes;
    this.#scalars = scalars;
    this.#depth = depth;
  }

  /** The collection at `at`, which `depth` others are around; the cursor's `last` is behind it. */
  read(at: number, depth: number): YamlNode {
    if (depth >= this.#depth) throw new NotPlain();
    return this.#cursor.text.charCodeAt(at) === OPEN_MAP
      ? this.#map(at, depth)
      : this.#list(at, depth);
  }

  #list(from: number, depth: number): YamlNode {
    const { text } = this.#cursor;
    const items: YamlNode[] = [];
    let at = this.#next(from + 1);
    while (text.charCodeAt(at) !== CLOSE_LIST) {
      items.push(this.#node(at, depth));
      at = this.#behindItem(CLOSE_LIST);
    }
    this.#cursor.last = at + 1;
    return this.#nodes.sequence(from, at + 1, items.slice());
  }

  #map(from: number, depth: number): YamlNode {
    const { text } = this.#cursor;
    const found = new DistinctEntries();
    let at = this.#next(from + 1);
    while (text.charCodeAt(at) !== CLOSE_MAP) {
      const key = this.#scalar(at);
      const colon = skipBlanks(text, this.#cursor.last);
      if (text.charCodeAt(colon) !== COLON || !isBlankAt(text, colon + 1)) {
        throw new NotPlain();
      }
      const value = this.#node(this.#next(colon + 1), depth);
      found.add(this.#nodes.keyedEntry(key, value));
      at = this.#behindItem(CLOSE_MAP);
    }
    this.#cursor.last = at + 1;
    return this.#nodes.map(from, at + 1, found.entries.slice());
  }

  #node(at: number, depth: number): YamlNode {
    return opensFlow(this.#cursor.text.charCodeAt(at))
      ? this.read(at, depth + 1)
      : this.#scalar(at);
  }

  /** Where the next item starts, or the closing bracket. */
  #behindItem(close: number): number {
    const { text, last } = this.#cursor;
    const at = this.#next(last);
    const code = text.charCodeAt(at);
    if (code === COMMA) return this.#next(at + 1);
    if (code !== close) throw new NotPlain();
    return at;
  }

  /** Where the next token starts, perhaps in another line; not where a line would end or open a document. */
  #next(from: number): number {
    const { text } = this.#cursor;
    let at = skipBlanks(text, from);
    for (let code = text.charCodeAt(at); code === LF || code === HASH; code = text.charCodeAt(at)) {
      if (code === HASH && at === from) throw new NotPlain();
      const lineStart = (code === LF ? at : lineEnd(text, at)) + 1;
      at = skipBlanks(text, lineStart);
      if (at === lineStart && DOCUMENT_MARKS.has(text.charCodeAt(at))) throw new NotPlain();
    }
    return at;
  }

  #scalar(from: number): ScalarNode {
    const { text } = this.#cursor;
    const code = text.charCodeAt(from);
    if (code === DOUBLE_QUOTE || code === SINGLE_QUOTE) {
      const quoted = this.#scalars.simpleQuoted(from, code);
      if (quoted === undefined) throw new NotPlain();
      return quoted;
    }
    const isDash = code === DASH && isFlowWord(text.charCodeAt(from + 1));
    if (!isDash && !isWordStart(code)) throw new NotPlain();
    let at = from + 1;
    while (isFlowWord(text.charCodeAt(at))) at++;
    this.#cursor.last = at;
    return this.#nodes.written(from, at);
  }
}

const LINEAR_LIMIT = 12;

/** Adds entries to a map as long as no two have one name. */
class DistinctEntries {
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
