import { DEEPEST, type Limits } from '../../model/limits.ts';
import type { Entry, YamlNode } from '../../model/node.ts';
import type { SourceFile } from '../../model/span.ts';
import { findColon } from './find-colon.ts';
import { FlowReader, opensFlow } from './flow-reader.ts';
import { LineCursor } from './line-cursor.ts';
import {
  DASH,
  DOUBLE_QUOTE,
  HASH,
  isBlankAt,
  isPlainStart,
  LF,
  SINGLE_QUOTE,
  skipBlanks,
} from './marks.ts';
import { EntryStack, ItemStack } from './node-stack.ts';
import { NotPlain } from './not-plain.ts';
import { PlainNodes } from './plain-nodes.ts';
import { ScalarReader } from './scalar-reader.ts';

/** go-yaml looks for the colon of a key within 1,024 characters. */
const LONGEST_KEY = 1000;

/**
 * Reads the block collections of a document by their columns. `depth` is the number of collections around a node; `indent` the column of
 * the innermost one, -1 outside of all.
 */
export class BlockReader {
  readonly #text: string;
  readonly #depth: number;
  readonly #cursor: LineCursor;
  readonly #nodes: PlainNodes;
  readonly #scalars: ScalarReader;
  readonly #flows: FlowReader;
  readonly #entries = new EntryStack();
  readonly #items = new ItemStack();

  constructor(
    text: string,
    file: SourceFile,
    range: { readonly start: number; readonly end: number },
    limits: Limits,
  ) {
    this.#text = text;
    this.#depth = Math.min(limits.depth, DEEPEST);
    this.#cursor = new LineCursor(text);
    this.#nodes = new PlainNodes(text, file, range);
    this.#scalars = new ScalarReader(this.#cursor, this.#nodes, limits.aliasNodes);
    this.#flows = new FlowReader(this.#cursor, this.#nodes, this.#scalars, this.#depth);
  }

  /** The root; undefined if the document is empty. NotPlain or DocumentError if it is not plain. */
  readDocument(): YamlNode | undefined {
    const cursor = this.#cursor;
    cursor.nextLine(0);
    const isMarked = cursor.column === 0 && this.#text.startsWith('---', cursor.at);
    if (isMarked) cursor.endLine(cursor.at + 3);
    if (cursor.column === -1) {
      if (isMarked) throw new NotPlain();
      return undefined;
    }
    const root = this.#below(-1, 0);
    if (cursor.column !== -1) throw new NotPlain();
    return this.#nodes.finish(root);
  }

  /** The node that starts in the line of the cursor. */
  #below(indent: number, depth: number): YamlNode {
    const { at, column } = this.#cursor;
    return this.#node(at, column, indent, depth);
  }

  /** The node that starts in a line, perhaps behind a dash: a collection that has the column, or a value. */
  #node(at: number, column: number, indent: number, depth: number): YamlNode {
    const code = this.#text.charCodeAt(at);
    if (code === DASH && isBlankAt(this.#text, at + 1)) return this.#sequence(at, column, depth);
    const colon = findColon(this.#text, at, code);
    if (colon !== -1) return this.#map(at, column, colon, depth);
    return this.#value(at, code, indent, depth);
  }

  #sequence(from: number, column: number, depth: number): YamlNode {
    if (depth >= this.#depth) throw new NotPlain();
    const cursor = this.#cursor;
    const items = this.#items;
    const start = items.size;
    let dash = from;
    do {
      items.push(this.#item(dash, column, depth + 1));
      if (cursor.column > column) throw new NotPlain();
      dash = cursor.at;
    } while (cursor.column === column && this.#isDash(dash));
    return this.#nodes.sequence(from, cursor.last, items.takeFrom(start));
  }

  #isDash(at: number): boolean {
    return this.#text.charCodeAt(at) === DASH && isBlankAt(this.#text, at + 1);
  }

  #item(dash: number, column: number, depth: number): YamlNode {
    const cursor = this.#cursor;
    const behind = dash + 1;
    cursor.last = behind;
    const at = skipBlanks(this.#text, behind);
    if (!this.#endsAt(at)) return this.#node(at, column + at - dash, column, depth);
    cursor.endLine(behind);
    return cursor.column > column ? this.#below(column, depth) : this.#empty(behind);
  }

  #map(from: number, column: number, firstColon: number, depth: number): YamlNode {
    if (depth >= this.#depth) throw new NotPlain();
    const cursor = this.#cursor;
    const entries = this.#entries;
    const start = entries.size;
    let names: Set<string> | undefined;
    let at = from;
    let colon = firstColon;
    for (;;) {
      const entry = this.#entry(at, colon, column, depth + 1);
      names ??= entries.namesOf(start);
      entries.pushDistinct(entry, start, names);
      if (cursor.column > column) throw new NotPlain();
      if (cursor.column < column) break;
      ({ at } = cursor);
      colon = findColon(this.#text, at, this.#text.charCodeAt(at));
    }
    return this.#nodes.map(from, cursor.last, entries.takeFrom(start));
  }

  /** The key at `at`, and its value. */
  #entry(at: number, colon: number, column: number, depth: number): Entry {
    if (colon === -1 || colon - at > LONGEST_KEY) throw new NotPlain();
    const code = this.#text.charCodeAt(at);
    if (code === DOUBLE_QUOTE || code === SINGLE_QUOTE) {
      const key = this.#scalars.simpleQuoted(at, code);
      if (key === undefined) throw new NotPlain();
      return this.#nodes.keyedEntry(key, this.#pairValue(colon + 1, column, depth));
    }
    if (!isPlainStart(code)) throw new NotPlain();
    let end = colon;
    while (this.#text.charCodeAt(end - 1) === 32) end--;
    const value = this.#pairValue(colon + 1, column, depth);
    return this.#nodes.plainEntry(at, end, value);
  }

  /** The value behind the colon before `from`, in a map of a column. */
  #pairValue(from: number, column: number, depth: number): YamlNode {
    const cursor = this.#cursor;
    const end = cursor.endPlainValue(from, column);
    if (end !== -1) return this.#nodes.written(from + 1, end);
    cursor.last = from;
    if (!cursor.endBareLine(from)) {
      const at = skipBlanks(this.#text, from);
      if (!this.#endsAt(at)) return this.#value(at, this.#text.charCodeAt(at), column, depth);
      cursor.endLine(from);
    }
    if (cursor.column > column) return this.#below(column, depth);
    // A sequence may have the column of the key that it belongs to.
    if (cursor.column === column && this.#isDash(cursor.at)) {
      return this.#sequence(cursor.at, column, depth);
    }
    return this.#empty(from);
  }

  /** A scalar or a flow collection; what follows it must be in a line that is not indented as deep as its own content. */
  #value(at: number, code: number, indent: number, depth: number): YamlNode {
    const cursor = this.#cursor;
    let node: YamlNode;
    if (opensFlow(code)) {
      node = this.#flows.read(at, depth);
      cursor.endLine(cursor.last);
    } else node = this.#scalars.read(at, code, indent);
    if (cursor.column > indent) throw new NotPlain();
    return node;
  }

  #empty(at: number): YamlNode {
    return this.#nodes.scalar(at, at, '', 'plain');
  }

  /** Whether nothing but a comment follows in the line. */
  #endsAt(at: number): boolean {
    if (at >= this.#text.length) return true;
    const code = this.#text.charCodeAt(at);
    return code === LF || code === HASH;
  }
}
