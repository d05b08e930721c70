import { replaceParts } from '../../text/edit-text.ts';
import { textOf, type Text } from '../../text/text.ts';
import { textOrigin } from '../../text/text-origin.ts';

/** U+0085: JSON writes it as it is, and to go-yaml v2 it is a line break. */
export const NEXT_LINE = '\u0085';

const RUN = /(?<![ \u0085])[ \u0085]*\u0085[ \u0085]*/g;
const DOCUMENT_END = /\u0085(?:---|\.\.\.)[ \u0085]/;

/** A JSON string as go-yaml v2 reads it: line breaks folded. Undefined if a line looks like the end of a document. */
export function foldNextLines(text: Text): Text | undefined {
  if (!text.text.includes(NEXT_LINE)) return text;
  if (DOCUMENT_END.test(text.text)) return undefined;
  const parts = [...text.text.matchAll(RUN)].map(({ index, 0: run }) => {
    const breaks = run.split(NEXT_LINE).length - 1;
    const folded = breaks === 1 ? ' ' : '\n'.repeat(breaks - 1);
    return { start: index, end: index + run.length, by: textOf(folded, textOrigin(text)) };
  });
  return replaceParts(text, parts);
}
