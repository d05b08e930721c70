import type { ScalarNode } from '../../../model/node.ts';
import type { SourceFile } from '../../../model/span.ts';

/** What Go's strings.TrimSpace takes off. */
const SPACE_AROUND =
  /^[\t-\r \u0085\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000]+|[\t-\r \u0085\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000]+$/g;

/**
 * The text in a scalar as a file of its own (an inline patch), each offset of which knows its place in the file around.
 * `trimmed`: without the space around it, as kustomize reads the entries of `patches`.
 */
export function embedText(scalar: ScalarNode, trimmed: boolean): SourceFile {
  const { file, text } = scalar;
  let offsets: Int32Array | undefined;
  const skipped = trimmed ? text.length - text.trimStart().length : 0;
  return {
    path: file.path,
    text: trimmed ? text.replaceAll(SPACE_AROUND, '') : text,
    host: {
      file,
      offsetOf: (offset) => {
        offsets ??= mapOffsets(scalar);
        const last = offsets.length - 1;
        return offsets[Math.max(0, Math.min(offset + skipped, last))] ?? scalar.start;
      },
    },
  };
}

/** Where each character of the scalar's text, and its end, was written. */
function mapOffsets(scalar: ScalarNode): Int32Array {
  const { text, style, file, start, end } = scalar;
  const offsets = new Int32Array(text.length + 1);
  const isBlock = style === 'literal' || style === 'folded';
  let at = isBlock ? afterHeader(file.text, start, end) : start + (style === 'plain' ? 0 : 1);
  for (let index = 0; index < text.length; index++) {
    at = nextMatch(file.text, at, end, text[index] ?? '');
    offsets[index] = Math.min(at, end);
    at += 1;
  }
  offsets[text.length] = Math.min(at, end);
  return offsets;
}

function afterHeader(source: string, start: number, end: number): number {
  const newline = source.indexOf('\n', start);
  return newline === -1 || newline > end ? start : newline + 1;
}

/** Skips what a block's indentation, a fold or an escape puts between two characters of the text. */
function nextMatch(source: string, from: number, end: number, char: string): number {
  for (let at = from; at < end; at++) {
    const found = source[at];
    if (found === char) return at;
    if (char === ' ' && found === '\n') return at;
    if (found !== ' ' && found !== '\n' && found !== '\r' && found !== '\\') return at;
  }
  return from;
}
