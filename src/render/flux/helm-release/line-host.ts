import { countBefore } from '../../../model/group-by.ts';
import type { ScalarNode } from '../../../model/node.ts';
import {
  type SourceFile,
  type Span,
  type TextHost,
  lineEnd,
  type TextRange,
} from '../../../model/span.ts';

/**
 * The way back from a text to the lines it was written in, where variables within lines were filled in: a line that is as it was
 * written is found to the character, any other as a whole. Undefined where the lines are not the same.
 */
export function lineHost({ file, start, end }: ScalarNode, text: string): TextHost | undefined {
  const header = /[|>][^\n]*\n/y;
  header.lastIndex = start;
  const first = header.test(file.text) ? header.lastIndex : start;
  const written = linesIn(file, first, end);
  const lines = linesIn({ path: file.path, text }, 0, text.length);
  if (written.length !== lines.length) return undefined;
  const spanAt = (offset: number): Span => {
    const index = lineAt(lines, offset);
    const [line, place] = [lines[index], written[index]];
    if (line === undefined || place === undefined) return { file, start, end };
    const column = lengthOf(place) - lengthOf(line);
    const isSame = file.text.endsWith(text.slice(line.start, line.end), place.end);
    if (!isSame || column < 0) return { file, start: indented(file, place), end: place.end };
    const at = Math.min(place.start + column + offset - line.start, place.end);
    return { file, start: at, end: at };
  };
  return {
    spanOf: (from, to) => {
      const [begin, close] = [spanAt(from), spanAt(to)];
      return { file, start: begin.start, end: Math.max(begin.start, close.end) };
    },
  };
}

/** The lines of a part of a file, blank ones at the end left out. */
function linesIn({ text }: SourceFile, from: number, to: number): readonly TextRange[] {
  const lines: TextRange[] = [];
  const most = from + text.slice(from, to).trimEnd().length;
  for (let start = from; start <= most;) {
    const end = Math.min(lineEnd(text, start), most);
    lines.push({ start, end: text[end - 1] === '\r' && end > start ? end - 1 : end });
    start = end + 1;
  }
  return lines;
}

function lengthOf({ start, end }: TextRange): number {
  return end - start;
}

function indented({ text }: SourceFile, { start, end }: TextRange): number {
  return start + text.slice(start, end).search(/\S|$/);
}

/** The last line that begins at or before an offset. */
function lineAt(lines: readonly TextRange[], offset: number): number {
  return Math.max(0, countBefore(lines, ({ start }) => start <= offset) - 1);
}
