import {
  editedText,
  editsOfText,
  type Edits,
  type TextPlace,
} from '../../../kustomize/tree/write-text.ts';
import type { YamlDialect } from '../../../kustomize/tree/yaml-dialect.ts';
import { appendPart, appendRun, finishText, newBuilder } from '../../text/text-builder.ts';
import { textOrigin } from '../../text/text-origin.ts';
import { MADE, type Text } from '../../text/text.ts';

/** A string as go-yaml writes it, which keeps its pieces. */
export function writeScalar(text: Text, place: TextPlace | undefined, dialect: YamlDialect): Text {
  return applyEdits(text, editsOfText(text.text, place, dialect));
}

/** The text as edited: what stays keeps its pieces, what is written around and between it is made from the text. */
function applyEdits(text: Text, { head, edits, tail }: Edits): Text {
  if (head === '' && tail === '' && edits.length === 0) return text;
  const { pieces } = text;
  if (pieces.length === 0) return { text: head + editedText(text.text, edits) + tail, pieces };
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
