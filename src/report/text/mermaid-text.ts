import { clipText, escapeText } from './escape-text.ts';

const LONGEST = 200;
/** What is not a letter, digit or harmless sign; all else could end a label, or be read as Markdown or HTML. */
const SIGN = /[^\p{L}\p{N} ./:,()_-]/gu;

/** Text for a quoted label of Mermaid: what could mean something to it is an entity (`#34;`). */
export function mermaidText(text: string): string {
  const escaped = clipText(escapeText(text), LONGEST);
  return escaped.replaceAll(SIGN, (sign) => `#${sign.codePointAt(0) ?? 63};`);
}
