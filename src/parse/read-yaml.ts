import { isAlias, isCollection, isMap, isPair, isScalar, isSeq, parseDocument } from 'yaml';
import type { Limits } from '../model/limits.ts';
import type { ScalarStyle, YamlNode } from '../model/node.ts';
import type { SourceFile } from '../model/span.ts';
import { Composition, composeMap, type ReadPair } from './compose.ts';
import { DocumentError } from './document-error.ts';

const STYLES: Readonly<Record<string, ScalarStyle>> = {
  PLAIN: 'plain',
  QUOTE_SINGLE: 'single-quoted',
  QUOTE_DOUBLE: 'double-quoted',
  BLOCK_LITERAL: 'literal',
  BLOCK_FOLDED: 'folded',
};

/**
 * One document's text → its tree, through the package `yaml`. `base` is the document's offset in the file. Throws
 * DocumentError for what kubectl would refuse.
 */
export function readYaml(
  file: SourceFile,
  text: string,
  base: number,
  limits: Limits,
): YamlNode | undefined {
  const document = parseDocument(text, {
    schema: 'failsafe',
    uniqueKeys: false,
    keepSourceTokens: false,
    prettyErrors: false,
    logLevel: 'silent',
    stringKeys: false,
    version: '1.1',
    merge: false,
  });
  const error = document.errors.find(({ code }) => code !== 'TAG_RESOLVE_FAILED');
  if (error !== undefined) {
    throw new DocumentError(base + error.pos[0], base + error.pos[1], error.message);
  }
  const reader = new AstReader(new Composition(file, limits), base, limits.depth);
  return document.contents === null ? undefined : reader.read(document.contents, 0);
}

class AstReader {
  readonly #composition: Composition;
  readonly #base: number;
  readonly #depth: number;

  constructor(composition: Composition, base: number, depth: number) {
    this.#composition = composition;
    this.#base = base;
    this.#depth = depth;
  }

  read(node: unknown, depth: number): YamlNode {
    const [start, end] = this.#rangeOf(node);
    if (isAlias(node)) return this.#composition.resolveAlias(node.source, start, end);
    const anchor = isScalar(node) || isCollection(node) ? node.anchor : undefined;
    if (depth > this.#depth) {
      throw new DocumentError(start, end, `Nested more than ${this.#depth} levels deep, the limit`);
    }
    if (anchor !== undefined) this.#composition.openAnchor(anchor);
    const before = this.#composition.counted;
    this.#composition.count();
    const read = this.#readContent(node, start, end, depth);
    if (anchor !== undefined) {
      this.#composition.closeAnchor(anchor, read, this.#composition.counted - before);
    }
    return read;
  }

  #readContent(node: unknown, start: number, end: number, depth: number): YamlNode {
    const { file } = this.#composition;
    if (isSeq(node)) {
      const items = node.items.map((item) => this.read(item, depth + 1));
      return { kind: 'sequence', file, start, end, items };
    }
    if (isMap(node)) {
      const pairs = node.items.map((item) => this.#readPair(item, depth + 1));
      return composeMap(file, start, end, pairs);
    }
    if (!isScalar(node)) return { kind: 'scalar', file, start, end, text: '', style: 'plain' };
    return {
      kind: 'scalar',
      file,
      start,
      end,
      text: typeof node.value === 'string' ? node.value : '',
      style: STYLES[node.type ?? 'PLAIN'] ?? 'plain',
      ...(node.tag !== undefined && { tag: shortTag(node.tag) }),
    };
  }

  #readPair(pair: unknown, depth: number): ReadPair {
    if (!isPair(pair)) throw new TypeError('a map of the yaml package holds pairs');
    const key = this.read(pair.key, depth);
    if (pair.value === null) {
      const { file, end } = key;
      const value = { kind: 'scalar', file, start: end, end, text: '', style: 'plain' } as const;
      return { key, value, aliased: false };
    }
    return { key, value: this.read(pair.value, depth), aliased: isAlias(pair.value) };
  }

  #rangeOf(node: unknown): readonly [number, number] {
    const range = isScalar(node) || isCollection(node) || isAlias(node) ? node.range : undefined;
    return range ? [this.#base + range[0], this.#base + range[1]] : [this.#base, this.#base];
  }
}

function shortTag(tag: string): string {
  const prefix = 'tag:yaml.org,2002:';
  return tag.startsWith(prefix) ? `!!${tag.slice(prefix.length)}` : tag;
}
