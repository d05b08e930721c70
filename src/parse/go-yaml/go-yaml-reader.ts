import type { Limits } from '../../model/limits.ts';
import type { YamlNode } from '../../model/node.ts';
import { Composition, type ReadPair } from '../compose.ts';
import type { DocumentText } from '../document-text.ts';
import { peekToken, skipToken } from './fetch-tokens.ts';
import { readDocumentStart } from './read-document-start.ts';
import {
  createScanner,
  failOpen,
  failParse,
  type Scanner,
  type Token,
  type TokenType,
} from './scanner.ts';
import { resolveTag } from './tags.ts';

interface Properties {
  readonly anchor: string | undefined;
  readonly tag: string | undefined;
}

/** Makes nodes of one document's tokens. */
export class GoYamlReader {
  readonly #scanner: Scanner;
  readonly #composition: Composition;
  /** Where the brackets that are open were opened. */
  readonly #brackets: number[] = [];
  #tagPrefixes: ReadonlyMap<string, string> = new Map();
  /** Behind the `...` or `---` that ended the document; undefined when none did. */
  closedAt: number | undefined;
  /** The offset behind the last token: the end of a collection that has no closing mark. */
  #lastEnd = 0;
  /** The next token, once somebody asked for it. */
  #next: Token | undefined;

  constructor(document: DocumentText, limits: Limits, decodes: boolean) {
    this.#scanner = createScanner(document.text);
    this.#composition = new Composition(document, limits, decodes);
  }

  readDocument(): YamlNode | undefined {
    if (this.#isAt('stream-end')) return undefined;
    const { explicit, tagPrefixes } = readDocumentStart(this.#scanner);
    this.#next = undefined;
    this.#tagPrefixes = tagPrefixes;
    const empty = explicit && this.#isAtOne(DOCUMENT_ENDS);
    const root = empty ? this.#empty(this.#peek().start) : this.#node(true, false, 0);
    // go-yaml looks at exactly one more token, and never at the rest.
    const next = this.#peek();
    const finished = this.#composition.finish(root);
    if (next.type.startsWith('document-')) this.closedAt = next.end;
    return finished;
  }

  #peek(): Token {
    this.#next ??= peekToken(this.#scanner);
    return this.#next;
  }

  #take(): Token {
    const taken = this.#peek();
    skipToken(this.#scanner);
    this.#next = undefined;
    if (taken.end > taken.start) this.#lastEnd = this.#endOf(taken);
    return taken;
  }

  #isAt(type: TokenType): boolean {
    return this.#peek().type === type;
  }

  #isAtOne(types: readonly TokenType[]): boolean {
    return types.includes(this.#peek().type);
  }

  #endOf({ style, start, end }: Token): number {
    const block = style === 'literal' || style === 'folded';
    return block ? endOfBlock(this.#scanner.text, start, end) : end;
  }

  #empty(at: number): YamlNode {
    return this.#composition.scalar(at, at, '', 'plain');
  }

  /** At the next token; if the text ends inside brackets, at the one that opened last. */
  #fail(problem: string): never {
    const token = this.#peek();
    const bracket = token.type === 'stream-end' ? this.#brackets.at(-1) : undefined;
    if (bracket === undefined) failParse(this.#scanner, problem, token);
    return failOpen(this.#scanner, problem, token, bracket);
  }

  /** A node, or an empty one at `at` when a token of `ends` comes first. */
  #nodeUnless(
    ends: readonly TokenType[],
    at: number,
    block: boolean,
    indentless: boolean,
    depth: number,
  ): YamlNode {
    return this.#isAtOne(ends) ? this.#empty(at) : this.#node(block, indentless, depth);
  }

  #node(block: boolean, indentless: boolean, depth: number): YamlNode {
    const first = this.#peek();
    if (first.type === 'alias') {
      this.#take();
      return this.#composition.alias(first.text, first.start, first.end);
    }
    this.#composition.checkDepth(depth, first.start, first.end);
    if (first.type !== 'anchor' && first.type !== 'tag') {
      const node = this.#content(block, indentless, depth + 1, undefined);
      return node ?? this.#fail('did not find expected node content');
    }
    const { anchor, tag } = this.#properties();
    return this.#composition.anchored(anchor, () => {
      const node = this.#content(block, indentless, depth + 1, tag);
      const at = this.#lastEnd;
      return node ?? this.#composition.scalar(at, at, '', 'plain', tag);
    });
  }

  /** An anchor and a tag, in either order. */
  #properties(): Properties {
    let anchor: string | undefined;
    let tag: Token | undefined;
    if (this.#isAt('anchor')) anchor = this.#take().text;
    if (this.#isAt('tag')) tag = this.#take();
    if (anchor === undefined && this.#isAt('anchor')) anchor = this.#take().text;
    return { anchor, tag: tag && resolveTag(this.#scanner, tag, this.#tagPrefixes) };
  }

  #content(
    block: boolean,
    indentless: boolean,
    depth: number,
    tag: string | undefined,
  ): YamlNode | undefined {
    const here = this.#peek();
    switch (here.type) {
      case 'scalar':
        this.#take();
        return this.#composition.scalar(here.start, this.#endOf(here), here.text, here.style, tag);
      case 'flow-sequence-start':
        return this.#flowSequence(depth);
      case 'flow-mapping-start':
        return this.#flowMapping(depth);
      case 'block-sequence-start':
        return block ? this.#blockSequence(depth) : undefined;
      case 'block-mapping-start':
        return block ? this.#blockMapping(depth) : undefined;
      case 'block-entry':
        return indentless ? this.#indentlessSequence(depth) : undefined;
      default:
        return undefined;
    }
  }

  #blockSequence(depth: number): YamlNode {
    const { start } = this.#take();
    const items: YamlNode[] = [];
    while (!this.#isAt('block-end')) {
      if (!this.#isAt('block-entry')) {
        this.#fail("did not find expected '-' indicator");
      }
      const { end } = this.#take();
      items.push(this.#nodeUnless(BLOCK_ITEM_ENDS, end, true, false, depth));
    }
    const sequence = this.#composition.sequence(start, this.#lastEnd, items);
    this.#take();
    return sequence;
  }

  /** A sequence whose dashes have the indentation of the key it belongs to. */
  #indentlessSequence(depth: number): YamlNode {
    const { start } = this.#peek();
    const items: YamlNode[] = [];
    while (this.#isAt('block-entry')) {
      const { end } = this.#take();
      items.push(this.#nodeUnless(ITEM_ENDS, end, true, false, depth));
    }
    return this.#composition.sequence(start, this.#lastEnd, items);
  }

  #blockMapping(depth: number): YamlNode {
    const { start } = this.#take();
    const pairs: ReadPair[] = [];
    while (!this.#isAt('block-end')) {
      if (!this.#isAt('key')) {
        this.#fail('did not find expected key');
      }
      const { end } = this.#take();
      const key = this.#nodeUnless(PAIR_ENDS, end, true, true, depth);
      pairs.push(this.#value(key, PAIR_ENDS, true, depth));
    }
    const map = this.#composition.map(start, this.#lastEnd, pairs);
    this.#take();
    return map;
  }

  /** The value of a key: `:` and a node, `:` alone, or nothing. */
  #value(key: YamlNode, ends: readonly TokenType[], block: boolean, depth: number): ReadPair {
    if (!this.#isAt('value')) {
      return {
        key,
        value: this.#empty(block ? this.#lastEnd : this.#peek().start),
        aliased: false,
      };
    }
    const { end } = this.#take();
    const aliased = this.#isAt('alias');
    return { key, value: this.#nodeUnless(ends, end, block, block, depth), aliased };
  }

  #flowSequence(depth: number): YamlNode {
    const { start } = this.#take();
    this.#brackets.push(start);
    const items: YamlNode[] = [];
    while (!this.#atFlowEnd('flow-sequence-end', items.length > 0, "',' or ']'")) {
      items.push(this.#isAt('key') ? this.#flowPair(depth) : this.#node(false, false, depth));
    }
    const { end } = this.#take();
    this.#brackets.pop();
    return this.#composition.sequence(start, end, items);
  }

  /** `[a: b]`: a map of one pair, without braces. */
  #flowPair(depth: number): YamlNode {
    this.#composition.checkDepth(depth, this.#peek().start, this.#peek().end);
    const { start } = this.#take();
    const ends: readonly TokenType[] = ['flow-entry', 'flow-sequence-end'];
    // go-yaml drops any token that follows a missing key.
    const key =
      this.#isAt('value') || this.#isAtOne(ends)
        ? this.#empty(this.#take().end)
        : this.#node(false, false, depth + 1);
    const pair = this.#value(key, ends, false, depth + 1);
    return this.#composition.map(start, this.#lastEnd, [pair]);
  }

  #flowMapping(depth: number): YamlNode {
    const { start } = this.#take();
    this.#brackets.push(start);
    const pairs: ReadPair[] = [];
    while (!this.#atFlowEnd('flow-mapping-end', pairs.length > 0, "',' or '}'")) {
      pairs.push(this.#flowMappingPair(depth));
    }
    const { end } = this.#take();
    this.#brackets.pop();
    return this.#composition.map(start, end, pairs);
  }

  #flowMappingPair(depth: number): ReadPair {
    const ends: readonly TokenType[] = ['flow-entry', 'flow-mapping-end'];
    if (!this.#isAt('key')) {
      const key = this.#node(false, false, depth);
      return { key, value: this.#empty(this.#peek().start), aliased: false };
    }
    this.#take();
    const key =
      this.#isAt('value') || this.#isAtOne(ends)
        ? this.#empty(this.#peek().start)
        : this.#node(false, false, depth);
    return this.#value(key, ends, false, depth);
  }

  /** Steps over the comma between entries; true at the closing bracket, also behind a last comma. */
  #atFlowEnd(end: TokenType, comma: boolean, expected: string): boolean {
    if (comma && !this.#isAt(end)) {
      if (!this.#isAt('flow-entry')) {
        this.#fail(`did not find expected ${expected}`);
      }
      this.#take();
    }
    return this.#isAt(end);
  }
}

const DOCUMENT_ENDS: readonly TokenType[] = [
  'version-directive',
  'tag-directive',
  'document-start',
  'document-end',
  'stream-end',
];
const BLOCK_ITEM_ENDS: readonly TokenType[] = ['block-entry', 'block-end'];
const PAIR_ENDS: readonly TokenType[] = ['key', 'value', 'block-end'];
const ITEM_ENDS: readonly TokenType[] = ['block-entry', ...PAIR_ENDS];

/** Where a block scalar ends for a person: behind its last character, without the blank lines that trail it. */
function endOfBlock(text: string, start: number, end: number): number {
  let at = end;
  while (at > start && text.charCodeAt(at - 1) <= 32) at--;
  return at;
}
