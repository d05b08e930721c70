import { functionTable } from '../../template/function-table.ts';
import { concatTexts } from '../../text/edit-text.ts';
import { textOf, type Text } from '../../text/text.ts';
import { failed, goFunction } from '../../value/go-function.ts';
import { INT, STRING } from '../../value/go-types.ts';
import type { GoFailure } from '../../value/go-value.ts';
import { isFailure } from '../../value/is-failure.ts';
import { stringValue } from '../../value/make-value.ts';
import { sliceTextBytes, textBytes } from './byte-slice.ts';

const ELLIPSIS = textOf('...');

/** sprig's functions that cut a text; all count bytes. */
export const CUT_FUNCTIONS = functionTable({
  trunc: goFunction([INT, STRING], ([count, { text }]) =>
    stringValue(truncated(text, Number(count.value))),
  ),
  substr: goFunction([INT, INT, STRING], ([start, end, { text }]) => {
    const part = substring(text, Number(start.value), Number(end.value));
    return isFailure(part) ? part : stringValue(part);
  }),
  abbrev: goFunction([INT, STRING], ([width, { text }]) => {
    const most = Number(width.value);
    return stringValue(most < 4 ? text : abbreviated(text, 0, most));
  }),
  abbrevboth: goFunction([INT, INT, STRING], ([left, right, { text }]) => {
    const [offset, most] = [Number(left.value), Number(right.value)];
    if (most < 4 || (offset > 0 && most < 7)) return stringValue(text);
    return stringValue(abbreviated(text, offset, most));
  }),
});

function truncated(text: Text, count: number): Text {
  const length = textBytes(text);
  if (count < 0 && length + count > 0) return sliceTextBytes(text, length + count, length);
  return count >= 0 && length > count ? sliceTextBytes(text, 0, count) : text;
}

function substring(text: Text, start: number, end: number): Text | GoFailure {
  const length = textBytes(text);
  const from = start < 0 ? 0 : start;
  const to = start >= 0 && (end < 0 || end > length) ? length : end;
  if (to < 0) return failed(`runtime error: slice bounds out of range [:${to}]`);
  if (to > length) {
    return failed(`runtime error: slice bounds out of range [:${to}] with length ${length}`);
  }
  if (from > to) return failed(`runtime error: slice bounds out of range [${from}:${to}]`);
  return sliceTextBytes(text, from, to);
}

/** goutils.AbbreviateFull */
function abbreviated(text: Text, offset: number, most: number): Text {
  const length = textBytes(text);
  if (length <= most) return text;
  const from = Math.min(Math.min(offset, length), length - (most - 3));
  if (from <= 4) return concatTexts(sliceTextBytes(text, 0, most - 3), ELLIPSIS);
  if (most < 7) return textOf('');
  if (from + most - 3 >= length) {
    return concatTexts(ELLIPSIS, sliceTextBytes(text, length - (most - 3), length));
  }
  return concatTexts(ELLIPSIS, abbreviated(sliceTextBytes(text, from, length), 0, most - 3));
}
