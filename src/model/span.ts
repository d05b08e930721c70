import { countBefore } from './group-by.ts';
import { memo } from './memo.ts';

/** Offsets into a text, `end` exclusive: in UTF-16, or in bytes where a text is held as bytes. */
export interface TextRange {
  readonly start: number;
  readonly end: number;
}

/** Text a user wrote. `path` is relative to the root of the run, with `/` on every operating system. */
export interface SourceFile {
  readonly path: string;
  readonly text: string;
  /** Set when it is stored in UTF-16: kubectl and kustomize read that too, and nothing is written into such a file. */
  readonly encoding?: 'UTF-16';
  /** Set if the text is not a file that a person wrote: it is inside another one (an inline patch), or a chart's templates made it. */
  readonly host?: TextHost;
}

/** The way from a run of a text that is not a file to the places that wrote it. */
export interface TextHost {
  /** The place in which a person edits the text of a run. */
  readonly spanOf: (start: number, end: number) => Span;
  /** The origin of a run of rendered text; absent if the text was written as it is. */
  readonly madeOf?: (start: number, end: number) => Making;
  /** What both work with, as plain data: the same text made from the same leads to the same places. Absent: that is not known. */
  readonly madeFrom?: unknown;
}

/** How a run of rendered text came to be. */
export interface Making {
  /** All places it was made from, the one to edit first. */
  readonly places: readonly Span[];
  /** The actions of templates that brought it here, innermost first: the one that printed it, then the calls. */
  readonly calls: readonly Span[];
  /** The actions of all its parts, and those that called them. */
  readonly actions?: () => readonly Span[];
  /** It must not be shown: a value that came out of a Secret is in it. */
  readonly secret: boolean;
  /** The function (`randAlphaNum`) whose result is in it, which only the cluster knows. */
  readonly unknowable: string | undefined;
  /** A third-party chart wrote it: its place is the value that the chart is given. */
  readonly isThirdParty?: true;
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

/**
 * Shorter texts are searched for line breaks whenever a place in them is asked for: few are asked about more than once, and a list for each
 * of thousands of files is kept for long.
 */
const SHORT = 8_192;

/** Offsets at which the lines of a file start; computed once per file. */
export const lineStarts = memo(({ text }: SourceFile): Int32Array => {
  const starts = [0];
  for (let at = text.indexOf('\n'); at !== -1; at = text.indexOf('\n', at + 1)) starts.push(at + 1);
  return new Int32Array(starts);
});

/** Where the line of an offset ends: at its line break, or at the end of the text. */
export function lineEnd(text: string, offset: number): number {
  const found = text.indexOf('\n', offset);
  return found === -1 ? text.length : found;
}

/** The start of a file or folder as a whole, for what has no line. */
export function fileSpan(path: string): Span {
  return { file: { path, text: '' }, start: 0, end: 0 };
}

/** The span in the file a person opens: an embedded text's span is carried to its host, however deep. */
export function hostSpan(span: Span): Span {
  if (span.file.host !== undefined) return outermost(span);
  const { file, start, end } = span;
  return { file, start, end };
}

/** Nodes are asked for their place many times, and what a whole object was made of may be hundreds of pieces. */
const outermost = memo((span: Span): Span => {
  let { file, start, end } = span;
  while (file.host !== undefined) ({ file, start, end } = file.host.spanOf(start, end));
  return { file, start, end };
});

/** How rendered text came to be; undefined for text that was written as it is. */
export function makingOf({ file, start, end }: Span): Making | undefined {
  return file.host?.madeOf?.(start, end);
}

/** Lines and columns of a span in the file a person opens. */
export function positionOf(span: Span): Position {
  // Without a copy of the span: asked for every place that a report names.
  const { file, start, end } = span.file.host === undefined ? span : outermost(span);
  if (file.text.length <= SHORT && start <= end) return searchedPosition(file, start, end);
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

/** The same without a list of the lines. */
function searchedPosition({ path, text }: SourceFile, start: number, end: number): Position {
  let line = 1;
  let lineStart = 0;
  let at = text.indexOf('\n');
  for (; at !== -1 && at < start; at = text.indexOf('\n', at + 1)) {
    line += 1;
    lineStart = at + 1;
  }
  const column = start - lineStart + 1;
  let endLine = line;
  for (; at !== -1 && at < end; at = text.indexOf('\n', at + 1)) {
    endLine += 1;
    lineStart = at + 1;
  }
  return { path, line, column, endLine, endColumn: end - lineStart + 1 };
}

/** `path:line` of a span, as messages name a second place. */
export function placeOf(span: Span): string {
  const { path, line } = positionOf(span);
  return `${path}:${line}`;
}

/** A key for the place of a node in the file that it is written in, also when the node is inside a text of that file. */
export function hostPlaceOf(span: Span): string {
  const { file, start } = hostSpan(span);
  return `${start} ${file.path}`;
}

function lineAt(starts: Int32Array, offset: number): number {
  return Math.max(0, countBefore(starts, (start) => start <= offset) - 1);
}
