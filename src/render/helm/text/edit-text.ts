import { pieceAt } from './piece-at.ts';
import type { TextBuilder } from './text-builder.ts';
import { appendPart, appendRun, appendText, finishText, newBuilder } from './text-builder.ts';
import { pieceOrigin, textOrigin } from './text-origin.ts';
import { EMPTY_TEXT, MADE, type Text } from './text.ts';

/** Operations on texts that keep their pieces. Offsets are UTF-16; for byte offsets see `bytes.ts`. */

/** The part between two offsets. */
export function sliceText(text: Text, start: number, end: number = text.text.length): Text {
  if (start <= 0 && end >= text.text.length) return text;
  if (start >= end) return EMPTY_TEXT;
  if (text.pieces.length === 0) return { text: text.text.slice(start, end), pieces: [] };
  const builder = newBuilder();
  appendPart(builder, text, start, end);
  return finishText(builder);
}

/** Texts one after the other. */
export function concatTexts(...texts: readonly Text[]): Text {
  return joinTexts(texts, EMPTY_TEXT);
}

/** Texts with a separator between each two. */
export function joinTexts(texts: readonly Text[], separator: Text): Text {
  const builder = newBuilder();
  texts.forEach((text, index) => {
    if (index > 0) appendText(builder, separator);
    appendText(builder, text);
  });
  return finishText(builder);
}

/** Puts a text in place of each of some parts; the parts are in order and do not overlap. */
export function replaceParts(
  text: Text,
  parts: readonly { readonly start: number; readonly end: number; readonly by: Text }[],
): Text {
  if (parts.length === 0) return text;
  const builder = newBuilder();
  let from = 0;
  for (const { start, end, by } of parts) {
    appendPart(builder, text, from, start);
    appendText(builder, by);
    from = end;
  }
  appendPart(builder, text, from, text.text.length);
  return finishText(builder);
}

/** strings.Replace of every occurrence of `old`, which is not empty. */
export function replaceAll(text: Text, old: string, by: Text): Text {
  const parts: { start: number; end: number; by: Text }[] = [];
  let at = text.text.indexOf(old);
  while (at !== -1) {
    parts.push({ start: at, end: at + old.length, by });
    at = text.text.indexOf(old, at + old.length);
  }
  return replaceParts(text, parts);
}

/** strings.Split at every occurrence of a separator that is not empty. */
export function splitText(text: Text, separator: string): readonly Text[] {
  const parts: Text[] = [];
  let from = 0;
  let at = text.text.indexOf(separator);
  while (at !== -1) {
    parts.push(sliceText(text, from, at));
    from = at + separator.length;
    at = text.text.indexOf(separator, from);
  }
  parts.push(sliceText(text, from));
  return parts;
}

/** The text with padding at the start of every line, empty ones too, as sprig's `indent` does. */
export function indentText(text: Text, padding: string): Text {
  if (padding === '') return text;
  const builder = newBuilder();
  let from = 0;
  for (;;) {
    const newline = text.text.indexOf('\n', from);
    appendLike(builder, text, from, padding);
    appendPart(builder, text, from, newline === -1 ? text.text.length : newline + 1);
    if (newline === -1) return finishText(builder);
    from = newline + 1;
  }
}

/**
 * A text whose characters are mapped one by one (`upper`, escapes): the pieces are kept, and those that change are made
 * from their origins.
 */
export function mapText(text: Text, map: (run: string) => string): Text {
  if (text.pieces.length === 0) return { text: map(text.text), pieces: [] };
  const builder = newBuilder();
  let from = 0;
  for (const piece of text.pieces) {
    const { end, at, place } = piece;
    const run = text.text.slice(from, end);
    const mapped = map(run);
    if (mapped === run) appendRun(builder, run, piece.origin, at, place);
    else appendRun(builder, mapped, pieceOrigin(piece, end - from), MADE, place);
    from = end;
  }
  return finishText(builder);
}

/** Another text in place of this one, made from it: one piece with all its origins (`b64enc`, `sha256sum`). */
export function remadeText(text: Text, made: string): Text {
  if (made === '') return EMPTY_TEXT;
  const origin = textOrigin(text);
  const place = text.pieces[0]?.place;
  if (origin === undefined && place === undefined) return { text: made, pieces: [] };
  return { text: made, pieces: [{ end: made.length, origin, at: MADE, place }] };
}

/** Padding gets the origin of its line, so that a span over both has one origin. */
function appendLike(builder: TextBuilder, text: Text, offset: number, padding: string): void {
  const found = pieceAt(text, offset);
  appendRun(builder, padding, found?.piece.origin, MADE, found?.piece.place);
}
