import { remadeText } from '../../text/edit-text.ts';
import { appendRun, finishText, newBuilder } from '../../text/text-builder.ts';
import { MADE, type Text } from '../../text/text.ts';

/** A text made from another character by character: as long, and each run keeps its piece. */
export function remapText(text: Text, made: string): Text {
  if (made === text.text) return text;
  if (made.length !== text.text.length) return remadeText(text, made);
  if (text.pieces.length === 0) return { text: made, pieces: [] };
  const builder = newBuilder();
  let from = 0;
  for (const { end, origin, at, place } of text.pieces) {
    const run = made.slice(from, end);
    const isSame = text.text.startsWith(run, from);
    appendRun(builder, run, origin, isSame ? at : MADE, place);
    from = end;
  }
  return finishText(builder);
}
