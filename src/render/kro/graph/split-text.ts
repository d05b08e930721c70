/** A run of a text with expressions. */
export interface TextPart {
  readonly kind: 'text' | 'expression';
  readonly text: string;
}

/** Each of them is searched for its end through all of the text. */
const MOST_UNFINISHED = 1000;

/** Undefined if an expression is nested in another one, which kro refuses. */
type SplitText = readonly TextPart[] | undefined;

/**
 * A text divided at its expressions `${…}`; braces in double-quoted strings do not end one, and one without an end is text (kro: extractExpressions in
 * pkg/graph/parser/cel.go).
 */
export function splitText(text: string): SplitText {
  const parts: TextPart[] = [];
  let written = 0;
  let start = 0;
  let unfinished = 0;
  while (start < text.length && unfinished < MOST_UNFINISHED) {
    const from = text.indexOf('${', start);
    if (from === -1) break;
    const end = endOf(text, from + 2);
    if (end === 'nested') return undefined;
    if (end === undefined) {
      unfinished += 1;
      start = from + 1;
      continue;
    }
    if (from > written) parts.push({ kind: 'text', text: text.slice(written, from) });
    parts.push({ kind: 'expression', text: text.slice(from + 2, end) });
    written = end + 1;
    start = written;
  }
  if (written < text.length) parts.push({ kind: 'text', text: text.slice(written) });
  return parts;
}

function endOf(text: string, from: number): number | 'nested' | undefined {
  let depth = 1;
  let isQuoted = false;
  for (let at = from; at < text.length; at += 1) {
    const char = text[at];
    if (isQuoted && char === '\\') at += 1;
    else if (char === '"') isQuoted = !isQuoted;
    else if (isQuoted) continue;
    else if (char === '{') depth += 1;
    else if (char === '}') {
      depth -= 1;
      if (depth === 0) return at;
    } else if (char === '$' && text[at + 1] === '{' && text[at - 1] !== '"') return 'nested';
  }
  return undefined;
}
