import type { TextRange } from '../../../../model/span.ts';
import { functionTable } from '../../template/function-table.ts';
import { fromBytes, toBytes } from '../../text/bytes.ts';
import { remadeText } from '../../text/edit-text.ts';
import { appendPart, appendText, finishText, newBuilder } from '../../text/text-builder.ts';
import { textOf, type Text } from '../../text/text.ts';
import { charge } from '../../value/charge.ts';
import { goFunction } from '../../value/go-function.ts';
import { INT, STRING } from '../../value/go-types.ts';
import { stringValue } from '../../value/make-value.ts';
import { charOffsets } from './byte-slice.ts';

const SPACE = 0x20;
const NEWLINE = textOf('\n');

/** sprig's `wrap` and `wrapWith`: goutils.WrapCustom, which counts bytes. */
export const WRAP_FUNCTIONS = functionTable({
  wrap: goFunction([INT, STRING], ([width, { text }], { budget }) => {
    const bytes = toBytes(text.text);
    const lines = linesOf(bytes, Number(width.value), false);
    return charge(budget, lines.length, 0) ?? stringValue(joined(text, bytes, lines, NEWLINE));
  }),
  wrapWith: goFunction([INT, STRING, STRING], ([width, separator, { text }], { budget }) => {
    const bytes = toBytes(text.text);
    const lines = linesOf(bytes, Number(width.value), true);
    const between = separator.text.text === '' ? NEWLINE : separator.text;
    const characters = lines.length * between.text.length;
    const spent = charge(budget, lines.length, characters);
    return spent ?? stringValue(joined(text, bytes, lines, between));
  }),
});

function joined(text: Text, bytes: Uint8Array, lines: readonly TextRange[], separator: Text): Text {
  const builder = newBuilder();
  const charAt = charOffsets(text.text, bytes.length);
  lines.forEach(({ start, end }, index) => {
    if (index > 0) appendText(builder, separator);
    const [from, to] = [charAt(start), charAt(end)];
    if (from !== undefined && to !== undefined) appendPart(builder, text, from, to);
    else appendText(builder, remadeText(text, fromBytes(bytes.subarray(start, end))));
  });
  return finishText(builder);
}

/** Lines of at most `width` bytes, broken at spaces; a longer word is cut only if `cutWords` is set. */
function linesOf(bytes: Uint8Array, width: number, cutWords: boolean): TextRange[] {
  const most = Math.max(width, 1);
  const lines: TextRange[] = [];
  let start = 0;
  while (bytes.length - start > most) {
    if (bytes[start] === SPACE) {
      start++;
      continue;
    }
    const space = lastSpace(bytes, start, start + most);
    const later = cutWords ? start + most : bytes.indexOf(SPACE, start + most);
    if (space >= start) {
      lines.push({ start, end: space });
      start = space + 1;
    } else if (later === -1) {
      lines.push({ start, end: bytes.length });
      return lines;
    } else {
      lines.push({ start, end: later });
      start = cutWords ? later : later + 1;
    }
  }
  lines.push({ start, end: bytes.length });
  return lines;
}

function lastSpace(bytes: Uint8Array, start: number, end: number): number {
  let at = end;
  while (at >= start && bytes[at] !== SPACE) at--;
  return at;
}
