import { memo } from '../../../model/memo.ts';
import type { ScalarNode, ScalarStyle } from '../../../model/node.ts';
import type { SourceFile, Span, TextRange } from '../../../model/span.ts';
import { makingOfParts } from './making-of-parts.ts';

/** What Go's strings.TrimSpace takes off. */
const SPACE_AROUND =
  /^[\t-\r \u0085\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000]+|(?<![\t-\r \u0085\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000])[\t-\r \u0085\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000]+$/g;

/**
 * The text in a scalar as a file of its own (an inline patch), each offset of which knows its place in the file around.
 * `trimmed`: without the space around it, as kustomize reads the entries of `patches`.
 */
export function embedText(scalar: ScalarNode, trimmed: boolean): SourceFile {
  return trimmed ? embedTrimmed(scalar) : embedWhole(scalar);
}

// The builds that use a patch read one text.
const embedTrimmed = memo((scalar: ScalarNode) => embed(scalar, true));
const embedWhole = memo((scalar: ScalarNode) => embed(scalar, false));

function embed(scalar: ScalarNode, trimmed: boolean): SourceFile {
  const { file, text } = scalar;
  let offsets: Int32Array | undefined;
  const skipped = trimmed ? text.length - text.trimStart().length : 0;
  const offsetOf = (offset: number): number => {
    offsets ??= textOffsets(scalar);
    const last = offsets.length - 1;
    return offsets[Math.max(0, Math.min(offset + skipped, last))] ?? scalar.start;
  };
  const spanOf = (start: number, end: number): Span => {
    const from = offsetOf(start);
    return { file, start: from, end: Math.max(from, offsetOf(end)) };
  };
  const madeOf = (start: number, end: number) =>
    makingOfParts(scalar, spanOf(start, end), start + skipped, end + skipped);
  const madeFrom: Embedding = { scalar, trimmed };
  const embedded: SourceFile = {
    path: file.path,
    text: trimmed ? text.replaceAll(SPACE_AROUND, '') : text,
    host: { spanOf, ...(scalar.value !== undefined && { madeOf }), madeFrom },
  };
  embeddings.set(embedded, madeFrom);
  return embedded;
}

interface Embedding {
  readonly scalar: ScalarNode;
  readonly trimmed: boolean;
}

const embeddings = new WeakMap<SourceFile, Embedding>();

/** What an embedded text was made of; undefined for any other file. */
export function embeddingOf(file: SourceFile): Embedding | undefined {
  return embeddings.get(file);
}

/** Where each character of a scalar's text, and its end, was written. */
export function textOffsets(scalar: ScalarNode): Int32Array {
  const { text, style, file, start, end } = scalar;
  const offsets = new Int32Array(text.length + 1);
  // The content of a whole file is its own text, whatever it looks like.
  if (file.text.startsWith(text, start) && end - start === text.length)
    return offsets.map((_, index) => start + index);
  const isBlock = style === 'literal' || style === 'folded';
  let at = isBlock ? afterHeader(file.text, start, end) : start + (style === 'plain' ? 0 : 1);
  for (let index = 0; index < text.length; index++) {
    const found = nextMatch(file.text, at, end, text[index] ?? '', style);
    offsets[index] = Math.min(found.start, end);
    at = found.end;
  }
  offsets[text.length] = Math.min(at, end);
  return offsets;
}

function afterHeader(source: string, start: number, end: number): number {
  const newline = source.indexOf('\n', start);
  return newline === -1 || newline > end ? start : newline + 1;
}

/** Skips what a block's indentation or a fold puts between two characters of the text. */
function nextMatch(
  source: string,
  from: number,
  end: number,
  char: string,
  style: ScalarStyle,
): TextRange {
  for (let at = from; at < end; at++) {
    const found = source[at];
    if (style === 'double-quoted' && found === '\\') {
      if (source[at + 1] !== '\n') return { start: at, end: at + escapeLength(source[at + 1]) };
      continue;
    }
    if (style === 'single-quoted' && found === "'") return { start: at, end: at + 2 };
    if (found === char) return { start: at, end: at + 1 };
    if (char === ' ' && found === '\n') return { start: at, end: at + 1 };
    if (found !== ' ' && found !== '\n' && found !== '\r') return { start: at, end: at + 1 };
  }
  return { start: from, end: from };
}

function escapeLength(letter: string | undefined): number {
  switch (letter) {
    case 'x':
      return 4;
    case 'u':
      return 6;
    case 'U':
      return 10;
    default:
      return 2;
  }
}
