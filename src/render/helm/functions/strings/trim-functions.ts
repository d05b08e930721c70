import { functionTable } from '../../template/function-table.ts';
import { toBytes } from '../../text/bytes.ts';
import { remadeText, sliceText } from '../../text/edit-text.ts';
import type { Text } from '../../text/text.ts';
import { goFunction } from '../../value/go-function.ts';
import { STRING } from '../../value/go-types.ts';
import type { GoFunction } from '../../value/go-value.ts';
import { stringValue } from '../../value/make-value.ts';

const SPACE = /^\p{White_Space}$/u;

/** sprig's functions that take something away from a text. */
export const TRIM_FUNCTIONS = functionTable({
  trim: goFunction([STRING], ([{ text }]) =>
    stringValue(trimText(text, (char) => SPACE.test(char))),
  ),
  trimAll: trimAll(),
  trimall: trimAll(),
  trimPrefix: goFunction([STRING, STRING], ([prefix, { text }]) =>
    stringValue(
      text.text.startsWith(prefix.text.text) ? sliceText(text, prefix.text.text.length) : text,
    ),
  ),
  trimSuffix: goFunction([STRING, STRING], ([suffix, { text }]) =>
    stringValue(
      text.text.endsWith(suffix.text.text)
        ? sliceText(text, 0, text.text.length - suffix.text.text.length)
        : text,
    ),
  ),
  nospace: goFunction([STRING], ([{ text }]) => stringValue(withoutSpace(text))),
});

function trimAll(): GoFunction {
  return goFunction([STRING, STRING], ([cutset, { text }]) => {
    const chars = new Set(cutset.text.text);
    return stringValue(trimText(text, (char) => chars.has(char)));
  });
}

function trimText(text: Text, isCut: (char: string) => boolean): Text {
  const chars = text.text;
  let start = 0;
  while (start < chars.length) {
    const char = String.fromCodePoint(chars.codePointAt(start) ?? 0);
    if (!isCut(char)) break;
    start += char.length;
  }
  let end = chars.length;
  while (end > start) {
    const char = charBefore(chars, end);
    if (!isCut(char)) break;
    end -= char.length;
  }
  return sliceText(text, start, end);
}

function charBefore(text: string, end: number): string {
  const pair = text.slice(end - 2, end);
  return (pair.codePointAt(0) ?? 0) > 0xffff ? pair : text.slice(end - 1, end);
}

/** goutils.DeleteWhiteSpace takes each byte for a character, also those of longer ones. */
function withoutSpace(text: Text): Text {
  const bytes = toBytes(text.text);
  const kept = Array.from(bytes).filter((byte) => !SPACE.test(String.fromCharCode(byte)));
  if (kept.length === bytes.length) return text;
  return remadeText(text, kept.map((byte) => String.fromCharCode(byte)).join(''));
}
