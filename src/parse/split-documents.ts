import { lineEnd, type TextRange } from '../model/span.ts';
/** One document of a YAML stream, as offsets in the text. */
export interface DocumentRange {
  readonly start: number;
  readonly end: number;
  /** The line that ends it: `---` and no comment behind it. kubectl reads neither this document nor the rest. */
  readonly badSeparator: TextRange | undefined;
}

/** Go's idea of a blank, which a byte order mark is not. */
const SPACE_AROUND =
  /^(?:(?!\ufeff)[\s\u0085])+|(?<!(?!\ufeff)[\s\u0085])(?:(?!\ufeff)[\s\u0085])+$/g;

/**
 * Documents as kubectl separates them before any YAML is parsed (apimachinery's YAMLReader): every line that starts
 * with `---` ends one, also inside a quoted scalar, but for one that opens a document, which belongs to it. Behind the
 * dashes only blanks and a comment may follow.
 */
export function* splitDocuments(text: string, from: number): Generator<DocumentRange> {
  let start = from;
  for (let line = separatorFrom(text, from); line !== -1;) {
    const end = lineEnd(text, line);
    const next = Math.min(end + 1, text.length);
    const rest = text.slice(line + 3, end).replaceAll(SPACE_AROUND, '');
    if (rest !== '' && !rest.startsWith('#')) {
      yield { start, end: line, badSeparator: { start: line, end } };
      start = next;
    } else if (line > start) {
      yield { start, end: line, badSeparator: undefined };
      start = next;
    }
    line = separatorFrom(text, next);
  }
  if (start < text.length) yield { start, end: text.length, badSeparator: undefined };
}

function separatorFrom(text: string, from: number): number {
  if (text.startsWith('---', from)) return from;
  const found = text.indexOf('\n---', from);
  return found === -1 ? -1 : found + 1;
}
