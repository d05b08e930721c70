import { unitsAt } from '../../../../go/byte-text.ts';
import type { Budget } from '../../../../model/budget.ts';
import { functionTable } from '../../template/function-table.ts';
import { sliceText } from '../../text/edit-text.ts';
import type { Text } from '../../text/text.ts';
import { charge } from '../../value/charge.ts';
import { goFunction } from '../../value/go-function.ts';
import { INT, STRING, STRING_MAP, STRINGS } from '../../value/go-types.ts';
import type { GoFailure, GoValue, StringValue } from '../../value/go-value.ts';
import { isFailure } from '../../value/is-failure.ts';
import { listValue, mapValue, stringValue } from '../../value/make-value.ts';
import { valueOrigin } from '../../value/value-origin.ts';

const ALL = -1;

/** sprig's functions that split texts. */
export const SPLIT_FUNCTIONS = functionTable({
  split: goFunction([STRING, STRING], ([by, value], { budget }) =>
    numbered(by, value, ALL, budget),
  ),
  splitn: goFunction([STRING, INT, STRING], ([by, most, value], { budget }) =>
    numbered(by, value, Number(most.value), budget),
  ),
  splitList: goFunction([STRING, STRING], ([by, value], { budget }) => {
    const parts = splitText(value.text, by.text.text, ALL, budget);
    if (isFailure(parts)) return parts;
    const items = parts.map((part) => stringValue(part));
    return listValue(items, valueOrigin(value), STRINGS);
  }),
});

/** A map of the parts: `_0`, `_1` … */
function numbered(
  by: StringValue,
  value: StringValue,
  most: number,
  budget: Budget,
): GoValue | GoFailure {
  const parts = splitText(value.text, by.text.text, most, budget);
  if (isFailure(parts)) return parts;
  const entries = new Map<string, GoValue>();
  parts.forEach((part, index) => entries.set(`_${index}`, stringValue(part)));
  return mapValue(entries, valueOrigin(value), STRING_MAP);
}

/** strings.SplitN: at most `most` parts (a negative number: all); splits at every character if the separator is empty. */
function splitText(
  text: Text,
  separator: string,
  most: number,
  budget: Budget,
): readonly Text[] | GoFailure {
  if (most === 0) return [];
  const enough = most < 0 ? Infinity : most;
  const parts: Text[] = [];
  const { length } = text.text;
  let from = 0;
  while (parts.length + 1 < enough) {
    const end =
      separator === '' ? from + unitsAt(text.text, from) : text.text.indexOf(separator, from);
    if (end === -1 || (separator === '' && end >= length)) break;
    const spent = charge(budget, 1, 0);
    if (spent !== undefined) return spent;
    parts.push(sliceText(text, from, end));
    from = end + separator.length;
  }
  if (separator !== '' || from < length) parts.push(sliceText(text, from));
  return parts;
}
