/** One document of a YAML stream: offsets in the text, and what kubectl says when the separator before it is bad. */
export interface DocumentRange {
  readonly start: number;
  readonly end: number;
}

export interface SplitText {
  readonly documents: readonly DocumentRange[];
  /** The line that ends the reading of the file: `---` with something behind it that is no comment. */
  readonly badSeparator: BadSeparator | undefined;
}

export interface BadSeparator {
  readonly start: number;
  readonly end: number;
  readonly rest: string;
}

const SPACE_AROUND = /^[\s\u0085]+|[\s\u0085]+$/g;

/**
 * Documents as kubectl tells them apart before any YAML is parsed (apimachinery's YAMLReader): every line that starts
 * with `---` ends one, also inside a quoted scalar. Behind the dashes only blanks and a comment may follow; anything
 * else makes the rest of the file unreadable.
 */
export function splitDocuments(text: string, from = 0): SplitText {
  const documents: DocumentRange[] = [];
  let start = from;
  let line = separatorFrom(text, from);
  while (line !== -1) {
    documents.push({ start, end: line });
    const lineEnd = endOfLine(text, line);
    const rest = text.slice(line + 3, lineEnd).replaceAll(SPACE_AROUND, '');
    if (rest !== '' && !rest.startsWith('#')) {
      return { documents, badSeparator: { start: line, end: lineEnd, rest } };
    }
    start = Math.min(lineEnd + 1, text.length);
    line = separatorFrom(text, start);
  }
  documents.push({ start, end: text.length });
  return { documents, badSeparator: undefined };
}

function separatorFrom(text: string, from: number): number {
  if (text.startsWith('---', from)) return from;
  const found = text.indexOf('\n---', from);
  return found === -1 ? -1 : found + 1;
}

function endOfLine(text: string, from: number): number {
  const found = text.indexOf('\n', from);
  return found === -1 ? text.length : found;
}
