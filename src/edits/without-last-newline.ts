import type { TextEdit } from '../model/edit.ts';
import type { ScalarNode } from '../model/node.ts';
import type { Span } from '../model/span.ts';
import { isDirectValue } from './place.ts';

const HEADER = /^([|>])([1-9]?)\+?(?=[ \t\r\n])/;

/** Takes the newline at the end of a text away: `|-` for `|`, no `\n` at the end of double quotes; undefined if neither is written. */
export function withoutLastNewline(key: Span, node: ScalarNode): TextEdit | undefined {
  const { file, start, end } = node;
  if (!isDirectValue(key, node)) return undefined;
  const written = file.text.slice(start, end);
  const [header, mark = '', indent = ''] = HEADER.exec(written) ?? [];
  if (header !== undefined) {
    return { at: { file, start, end: start + header.length }, text: `${mark}${indent}-` };
  }
  if (!/(?:^|[^\\])(?:\\\\)*\\n"$/.test(written)) return undefined;
  return { at: { file, start: end - 3, end: end - 1 }, text: '' };
}
