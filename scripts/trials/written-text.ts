import { hostSpan, positionOf } from '../../src/model/span.ts';
import type { Span } from '../../src/model/span.ts';

/** A word of a file that can be written over: quotes are not part of it. */
export interface Written {
  readonly path: string;
  readonly line: number;
  readonly text: string;
  readonly start: number;
  /** All the text of the file. */
  readonly all: string;
}

/** What a person wrote at a span, where that is one plain word and part of `rendered`; undefined for templates and blocks. */
export function verbatimOffset(span: Span, rendered: string): Written | undefined {
  const { file, start, end } = hostSpan(span);
  const slice = file.text.slice(start, end);
  const word = /^(["']?)([A-Za-z0-9][-._A-Za-z0-9]*)\1$/.exec(slice);
  const text = word?.[2];
  if (text === undefined || !rendered.includes(text)) return undefined;
  const { path, line } = positionOf(span);
  return { path, line, text, start: start + slice.indexOf(text), all: file.text };
}

/** The file's text with another word in that place. */
export function writeOver({ all, start, text }: Written, word: string): string {
  return all.slice(0, start) + word + all.slice(start + text.length);
}
