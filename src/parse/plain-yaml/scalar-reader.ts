import type { ScalarNode } from '../../model/node.ts';
import { scanBlock } from '../go-yaml/scan-block.ts';
import { scanPlain } from '../go-yaml/scan-plain.ts';
import { scanQuoted } from '../go-yaml/scan-quoted.ts';
import { createScanner, type Scanner, type Token } from '../go-yaml/scanner.ts';
import { sharedText } from '../shared-text.ts';
import { endOfQuotes } from './find-colon.ts';
import type { LineCursor } from './line-cursor.ts';
import {
  COLON,
  DASH,
  DOUBLE_QUOTE,
  isBlankAt,
  isPlainStart,
  SINGLE_QUOTE,
  skipBlanks,
  SPACE,
  TAB,
} from './marks.ts';
import { NotPlain } from './not-plain.ts';
import type { PlainNodes } from './plain-nodes.ts';

/** What ends a plain scalar in its line, if it is not the end of the text; at a tab or a colon it takes go-yaml to go on. */
const STOP = /[\t\n]|:(?=[ \n]|$)| #/g;

/**
 * Reads the scalars of a document. What ends in its line is read here, all else by go-yaml's own scanner. `indent` is the column of the
 * collection that a scalar is in; the cursor is moved to the line behind the scalar.
 */
export class ScalarReader {
  readonly #cursor: LineCursor;
  readonly #nodes: PlainNodes;
  readonly #anchors: ScalarAnchors;
  #scanner: Scanner | undefined;

  /** `aliasNodes`: how many nodes aliases may add. */
  constructor(cursor: LineCursor, nodes: PlainNodes, aliasNodes: number) {
    this.#cursor = cursor;
    this.#nodes = nodes;
    this.#anchors = new ScalarAnchors(aliasNodes);
  }

  /** The scalar that starts with the character `code` at `at`. */
  read(at: number, code: number, indent: number): ScalarNode {
    if (code === DOUBLE_QUOTE) return this.#quoted(at, code, 'double-quoted', indent);
    if (code === SINGLE_QUOTE) return this.#quoted(at, code, 'single-quoted', indent);
    if (code === PIPE) return this.#block(at, 'literal', indent);
    if (code === GREATER) return this.#block(at, 'folded', indent);
    if (code === AMPERSAND) return this.#anchored(at, indent);
    return code === ASTERISK ? this.#alias(at) : this.#plain(at, code, indent);
  }

  /** A scalar that has an anchor, in the same line. */
  #anchored(at: number, indent: number): ScalarNode {
    const { text } = this.#cursor;
    const name = this.#anchors.nameAt(text, at);
    const start = skipBlanks(text, at + 1 + name.length);
    const code = text.charCodeAt(start);
    if (code === AMPERSAND || code === ASTERISK) throw new NotPlain();
    const node = this.read(start, code, indent);
    this.#anchors.set(name, node);
    return node;
  }

  #alias(at: number): ScalarNode {
    const name = this.#anchors.nameAt(this.#cursor.text, at);
    const node = this.#anchors.get(name);
    this.#cursor.last = at + 1 + name.length;
    this.#cursor.endLine(this.#cursor.last);
    return node;
  }

  /** The quoted scalar at `at`, if it ends in its line and nothing in it is escaped; the cursor stays in that line. */
  simpleQuoted(at: number, quote: number): ScalarNode | undefined {
    const end = endOfQuotes(this.#cursor.text, at, quote);
    if (end === -1) return undefined;
    const style = quote === DOUBLE_QUOTE ? 'double-quoted' : 'single-quoted';
    this.#cursor.last = end;
    return this.#nodes.quoted(at, end, style);
  }

  #quoted(
    at: number,
    quote: number,
    style: 'single-quoted' | 'double-quoted',
    indent: number,
  ): ScalarNode {
    const simple = this.simpleQuoted(at, quote);
    const node = simple ?? this.#scalarOf(scanQuoted(this.#scannerAt(at, indent), style));
    this.#cursor.endLine(this.#cursor.last);
    return node;
  }

  #block(at: number, style: 'literal' | 'folded', indent: number): ScalarNode {
    const { text } = this.#cursor;
    const scanner = this.#scannerAt(at, indent);
    const token = scanBlock(scanner, style);
    let { end } = token;
    while (end > at && text.charCodeAt(end - 1) <= 32) end--;
    const node = this.#scalarOf({ ...token, end });
    this.#cursor.nextLine(scanner.lineStart);
    return node;
  }

  #plain(at: number, code: number, indent: number): ScalarNode {
    const { text } = this.#cursor;
    const isDash = code === DASH && !isBlankAt(text, at + 1);
    if (!isDash && !isPlainStart(code)) throw new NotPlain();
    STOP.lastIndex = at;
    const stop = STOP.test(text) ? STOP.lastIndex - 1 : text.length;
    const mark = text.charCodeAt(stop);
    if (mark === TAB || mark === COLON) throw new NotPlain();
    let end = stop;
    while (text.charCodeAt(end - 1) === SPACE) end--;
    this.#cursor.endLine(end);
    if (this.#cursor.column > indent) return this.#longPlain(at, indent);
    this.#cursor.last = end;
    return this.#nodes.written(at, end);
  }

  /** A plain scalar that goes on in the next line. */
  #longPlain(at: number, indent: number): ScalarNode {
    const node = this.#scalarOf(scanPlain(this.#scannerAt(at, indent)));
    this.#cursor.endLine(this.#cursor.last);
    return node;
  }

  #scalarOf({ start, end, text, style }: Token): ScalarNode {
    this.#cursor.last = end;
    return this.#nodes.scalar(start, end, sharedText(text), style);
  }

  /** go-yaml's scanner at a scalar, in a block collection of a column. */
  #scannerAt(at: number, indent: number): Scanner {
    const { text } = this.#cursor;
    const scanner = (this.#scanner ??= createScanner(text));
    scanner.at = at;
    scanner.lineStart = text.lastIndexOf('\n', at) + 1;
    scanner.indent = indent;
    return scanner;
  }
}

const AMPERSAND = 38;
const ASTERISK = 42;
const GREATER = 62;
const PIPE = 124;

/** With more aliases go-yaml looks at how much of a document comes from them. */
const MAX_ALIASES = 100;
/** `&name` or `*name`. */
const NAME = /[&*]([\w-]+)(?=[ \n]|$)/y;

/** The scalars of a document that have a name. */
class ScalarAnchors {
  readonly #nodes = new Map<string, ScalarNode>();
  #left: number;

  /** `limit`: how many nodes aliases may add. */
  constructor(limit: number) {
    this.#left = Math.min(limit, MAX_ALIASES);
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
