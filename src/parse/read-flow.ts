import type { CST } from 'yaml';
import type { ScalarNode, YamlNode } from '../model/node.ts';
import type { Composition, ReadPair } from './compose.ts';
import type { ScalarPlace, ScalarReader } from './read-scalar.ts';
import { checkTrivia, unusual } from './unusual.ts';

const ALIAS = /^\*[A-Za-z0-9_-]+$/;
/** go-yaml gives up a key after 1,024 characters, and at the end of its line. */
const LONGEST_KEY = 1000;

/** `[ ]` and `{ }` of the package's tokens, as far as go-yaml reads them the same. */
export class FlowReader {
  readonly #composition: Composition;
  readonly #scalars: ScalarReader;

  constructor(composition: Composition, scalars: ScalarReader) {
    this.#composition = composition;
    this.#scalars = scalars;
  }

  readFlow(token: CST.FlowCollection, indent: number, depth: number): YamlNode {
    const { start, items, end } = token;
    const [close, ...trailing] = end;
    const isMap = start.type === 'flow-map-start';
    if (close?.type !== (isMap ? 'flow-map-end' : 'flow-seq-end')) unusual();
    for (const part of trailing) checkTrivia(part);
    const filled = items.filter((item, index) => !isTrailingComma(item, index, items.length));
    filled.forEach((item, index) => checkComma(item.start, index > 0));
    const place = { indent, inFlow: true };
    const from = start.offset;
    const to = close.offset + 1;
    if (isMap) {
      const pairs = filled.map((item) => this.#readPair(item, place, depth + 1));
      return this.#composition.map(from, to, pairs);
    }
    const values = filled.map((item) => this.#readItem(item, place, depth + 1));
    return this.#composition.sequence(from, to, values);
  }

  /** A key that needs no `?`: a plain or quoted scalar on one line, in block maps too. */
  readKey(key: CST.Token | null | undefined, place: ScalarPlace): ScalarNode {
    if (key === null || key === undefined) unusual();
    if (
      key.type !== 'scalar' &&
      key.type !== 'single-quoted-scalar' &&
      key.type !== 'double-quoted-scalar'
    ) {
      unusual();
    }
    if (key.source.length > LONGEST_KEY || key.source.includes('\n')) unusual();
    return this.#scalars.readFlowScalar(key, place);
  }

  readAlias({ source, offset, end }: CST.FlowScalar): YamlNode {
    for (const trailing of end ?? []) checkTrivia(trailing);
    if (!ALIAS.test(source)) unusual();
    return this.#composition.alias(source.slice(1), offset, offset + source.length);
  }

  #readItem({ key, sep, value }: CST.CollectionItem, place: ScalarPlace, depth: number): YamlNode {
    if (key !== undefined || sep !== undefined || value === undefined) unusual();
    return this.#readValue(value, place, depth);
  }

  #readPair({ key, sep, value }: CST.CollectionItem, place: ScalarPlace, depth: number): ReadPair {
    if (sep === undefined || value === undefined) unusual();
    const readKey = this.readKey(key, place);
    let colon = false;
    for (const part of sep) {
      if (part.type === 'map-value-ind' && !colon) colon = true;
      else if (part.type === 'newline' && !colon) unusual();
      else checkTrivia(part);
    }
    if (!colon) unusual();
    return {
      key: readKey,
      value: this.#readValue(value, place, depth),
      aliased: value.type === 'alias',
    };
  }

  #readValue(value: CST.Token, place: ScalarPlace, depth: number): YamlNode {
    this.#composition.checkDepth(depth, value.offset, value.offset);
    switch (value.type) {
      case 'alias':
        return this.readAlias(value);
      case 'scalar':
      case 'single-quoted-scalar':
      case 'double-quoted-scalar':
        return this.#scalars.readFlowScalar(value, place);
      case 'flow-collection':
        return this.readFlow(value, place.indent, depth);
      default:
        return unusual();
    }
  }
}

/** Whether an item of a flow collection is nothing but what stands behind the last entry. */
function isTrailingComma(
  { start, key, sep, value }: CST.CollectionItem,
  index: number,
  count: number,
): boolean {
  if (key !== undefined || sep !== undefined || value !== undefined) return false;
  if (index !== count - 1) unusual();
  checkComma(start, index > 0 && start.some(({ type }) => type === 'comma'));
  return true;
}

/** Between two entries stands one comma, before the first none. */
function checkComma(start: readonly CST.SourceToken[], expected: boolean): void {
  let commas = 0;
  for (const part of start) {
    if (part.type === 'comma') commas++;
    else checkTrivia(part);
  }
  if (commas !== (expected ? 1 : 0)) unusual();
}
