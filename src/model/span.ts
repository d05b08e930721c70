import { memo } from './memo.ts';

/** Text a user wrote. `path` is relative to the root of the run, with `/` on every operating system. */
export interface SourceFile {
  readonly path: string;
  readonly text: string;
  /** Set when the text sits inside another file (an inline patch): where each of its offsets lies there. */
  readonly host?: TextHost;
}

/** The file around an embedded text, and the way from an offset in the text to one in that file. */
export interface TextHost {
  readonly file: SourceFile;
  /** Offset in the embedded text → offset in the host's text. */
  readonly offsetOf: (offset: number) => number;
}

/** A place in a file: UTF-16 offsets, `end` exclusive. */
export interface Span {
  readonly file: SourceFile;
  readonly start: number;
  readonly end: number;
}

/** A place as people and reports name it: 1-based lines and UTF-16 columns, `endColumn` exclusive. */
export interface Position {
  readonly path: string;
  readonly line: number;
  readonly column: number;
  readonly endLine: number;
  readonly endColumn: number;
}

/** Offsets at which the lines of a file start; computed once per file. */
export const lineStarts = memo(({ text }: SourceFile): Int32Array => {
  const starts = [0];
  for (let at = text.indexOf('\n'); at !== -1; at = text.indexOf('\n', at + 1)) starts.push(at + 1);
  return Int32Array.from(starts);
});

/** The span in the file a person opens: an embedded text's span is carried to its host, however deep. */
export function hostSpan(span: Span): Span {
  let { file, start, end } = span;
  while (file.host !== undefined) {
    const { host } = file;
    start = host.offsetOf(start);
    end = Math.max(start, host.offsetOf(end));
    file = host.file;
  }
  return { file, start, end };
}

/** Lines and columns of a span in the file a person opens. */
export function positionOf(span: Span): Position {
  const { file, start, end } = hostSpan(span);
  const starts = lineStarts(file);
  const line = lineAt(starts, start);
  const endLine = lineAt(starts, end);
  return {
    path: file.path,
    line: line + 1,
    column: start - (starts[line] ?? 0) + 1,
    endLine: endLine + 1,
    endColumn: end - (starts[endLine] ?? 0) + 1,
  };
}

/** `path:line` of a span, as messages name a second place. */
export function placeOf(span: Span): string {
  const { path, line } = positionOf(span);
  return `${path}:${line}`;
}

function lineAt(starts: Int32Array, offset: number): number {
  let low = 0;
  let high = starts.length - 1;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if ((starts[middle] ?? 0) <= offset) low = middle;
    else high = middle - 1;
  }
  return low;
}
