import { appendPart, appendRun, finishText, newBuilder } from '../../text/text-builder.ts';
import { textOrigin } from '../../text/text-origin.ts';
import { MADE, type Text } from '../../text/text.ts';

/** The replacement of a part of a text. */
export interface Edit {
  readonly start: number;
  readonly end: number;
  readonly by: string;
}

/** The texts written before and after a text, and its replaced parts in order. */
export interface Edits {
  readonly head: string;
  readonly edits: readonly Edit[];
  readonly tail: string;
}

/** The text as edited: what stays keeps its pieces, what is written around and between it is made from the text. */
export function applyEdits(text: Text, { head, edits, tail }: Edits): Text {
  if (head === '' && tail === '' && edits.length === 0) return text;
  const { pieces } = text;
  if (pieces.length === 0) return { text: head + editedString(text.text, edits) + tail, pieces };
  const origin = textOrigin(text);
  const place = pieces[0]?.place;
  const builder = newBuilder();
  appendRun(builder, head, origin, MADE, place);
  let from = 0;
  for (const { start, end, by } of edits) {
    appendPart(builder, text, from, start);
    appendRun(builder, by, origin, MADE, place);
    from = end;
  }
  appendPart(builder, text, from, text.text.length);
  appendRun(builder, tail, origin, MADE, place);
  return finishText(builder);
}

function editedString(text: string, edits: readonly Edit[]): string {
  if (edits.length === 0) return text;
  let edited = '';
  let from = 0;
  for (const { start, end, by } of edits) {
    edited += text.slice(from, start) + by;
    from = end;
  }
  return edited + text.slice(from);
}
