import type { CST } from 'yaml';
import type { ScalarNode } from '../model/node.ts';
import type { Composition } from './compose.ts';
import { endOfBlock } from './end-of-block.ts';
import { scanBlock } from './go-yaml/scan-block.ts';
import { scanPlain } from './go-yaml/scan-plain.ts';
import { scanQuoted } from './go-yaml/scan-quoted.ts';
import { createScanner, seek, type Scanner, type Token } from './go-yaml/scanner.ts';
import { checkTrivia, unusual } from './unusual.ts';

/** Where a scalar stands: the column of the block collection around it, and whether brackets are open. */
export interface ScalarPlace {
  readonly indent: number;
  readonly inFlow: boolean;
}

const PLAIN_START = /^(?:[^\s\-?:,[\]{}#&*!|>'"%@`]|[-?:]\S)/;
const FLOW_PLAIN_START = /^(?:[^\s\-?:,[\]{}#&*!|>'"%@`]|-\S)/;
/** go-yaml ends a plain scalar at these wherever they stand between brackets. */
const SIMPLE_IN_FLOW = /^[^?,[\]{}\n]*[^?,[\]{}\n:]$/;
const BLOCK_HEADER = /^[|>][-+]?$/;

/** Scalars of the package's tokens: their extent as `yaml` found it, their text as go-yaml reads it. */
export class ScalarReader {
  readonly #text: string;
  readonly #composition: Composition;
  readonly #scanner: Scanner;
  /** Where the block scalar that was read last ends in the text. */
  lastEnd = 0;

  constructor(text: string, composition: Composition) {
    this.#text = text;
    this.#composition = composition;
    this.#scanner = createScanner(text);
  }

  /** A plain or quoted scalar. */
  readFlowScalar(token: CST.FlowScalar, place: ScalarPlace): ScalarNode {
    for (const trailing of token.end ?? []) checkTrivia(trailing);
    switch (token.type) {
      case 'scalar':
        return this.#readPlain(token, place);
      case 'single-quoted-scalar':
        return this.#readQuoted(token, 'single-quoted', place);
      case 'double-quoted-scalar':
        return this.#readQuoted(token, 'double-quoted', place);
      default:
        return unusual();
    }
  }

  /** A literal or folded scalar. */
  readBlockScalar(token: CST.BlockScalar, indent: number): ScalarNode {
    const [header, ...trivia] = token.props;
    if (header?.type !== 'block-scalar-header' || !BLOCK_HEADER.test(header.source)) unusual();
    let contentStart = header.offset + header.source.length;
    for (const part of trivia) {
      checkTrivia(part);
      contentStart += 'source' in part ? part.source.length : 0;
    }
    seek(this.#scanner, header.offset, indent, 0);
    const style = header.source.startsWith('|') ? 'literal' : 'folded';
    const scanned = scanBlock(this.#scanner, style);
    if (scanned.end !== contentStart + token.source.length) unusual();
    const end = endOfBlock(this.#text, scanned.start, scanned.end);
    this.lastEnd = end;
    return this.#composition.scalar(scanned.start, end, scanned.text, style);
  }

  #readPlain({ source, offset }: CST.FlowScalar, place: ScalarPlace): ScalarNode {
    if (!(place.inFlow ? FLOW_PLAIN_START : PLAIN_START).test(source)) unusual();
    const end = offset + source.length;
    // To go-yaml a colon that no blank follows is part of the text, also before a bracket.
    if (place.inFlow && /:[^ \n]/y.test(this.#text.slice(end, end + 2))) unusual();
    const simple = place.inFlow ? SIMPLE_IN_FLOW.test(source) : !source.includes('\n');
    const text = simple ? source : this.#scan(offset, end, place, () => scanPlain(this.#scanner));
    return this.#composition.scalar(offset, end, text, 'plain');
  }

  #readQuoted(
    { source, offset }: CST.FlowScalar,
    style: 'single-quoted' | 'double-quoted',
    place: ScalarPlace,
  ): ScalarNode {
    const end = offset + source.length;
    const simple = style === 'single-quoted' ? /^'[^'\n]*'$/ : /^"[^"\\\n]*"$/;
    const text = simple.test(source)
      ? source.slice(1, -1)
      : this.#scan(offset, end, place, () => scanQuoted(this.#scanner, style));
    return this.#composition.scalar(offset, end, text, style);
  }

  #scan(start: number, end: number, place: ScalarPlace, scan: () => Token): string {
    seek(this.#scanner, start, place.indent, place.inFlow ? 1 : 0);
    const scanned = scan();
    if (scanned.end !== end) unusual();
    return scanned.text;
  }
}
