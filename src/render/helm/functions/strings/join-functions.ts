import type { Budget } from '../../../../model/budget.ts';
import { functionTable } from '../../template/function-table.ts';
import { indentText, joinTexts, replaceAll, replaceParts } from '../../text/edit-text.ts';
import { quoteText } from '../../text/quote-text.ts';
import { appendRun, appendText, finishText, newBuilder } from '../../text/text-builder.ts';
import { EMPTY_TEXT, textOf, type Text } from '../../text/text.ts';
import { charge } from '../../value/charge.ts';
import { valueText } from '../../value/format/print.ts';
import { failed, goFunction, goVariadic } from '../../value/go-function.ts';
import { ANY, INT, STRING } from '../../value/go-types.ts';
import type { GoFailure, GoValue } from '../../value/go-value.ts';
import { isFailure } from '../../value/is-failure.ts';
import { stringValue } from '../../value/make-value.ts';
import { stringsOf } from '../lists/strings-of.ts';
import { strval } from '../strval.ts';

const SPACE = textOf(' ');
const APOSTROPHE = textOf("'");

/** sprig's functions that put texts together. */
export const JOIN_FUNCTIONS = functionTable({
  quote: goVariadic([], ANY, (_, values, { budget }) => spaced(values, budget, quoted)),
  squote: goVariadic([], ANY, (_, values, { budget }) => spaced(values, budget, singleQuoted)),
  cat: goVariadic([], ANY, (_, values, { budget }) => spaced(values, budget, valueText)),
  join: goFunction([STRING, ANY], ([separator, list], { budget }) => {
    const texts = stringsOf(list, budget);
    if (isFailure(texts)) return texts;
    const lengths = texts.reduce((sum, { text }) => sum + text.length, 0);
    const most = lengths + texts.length * separator.text.text.length;
    return charge(budget, texts.length, most) ?? stringValue(joinTexts(texts, separator.text));
  }),
  repeat: goFunction([INT, STRING], ([count, { text }], { budget }) =>
    repeated(text, count.value, budget),
  ),
  indent: goFunction([INT, STRING], ([spaces, { text }], { budget }) =>
    indented(text, spaces.value, '', budget),
  ),
  nindent: goFunction([INT, STRING], ([spaces, { text }], { budget }) =>
    indented(text, spaces.value, '\n', budget),
  ),
  replace: goFunction([STRING, STRING, STRING], ([old, by, { text }], { budget }) =>
    replaced(text, old.text.text, by.text, budget),
  ),
  plural: goFunction([STRING, STRING, INT], ([one, many, count]) =>
    count.value === 1n ? one : many,
  ),
});

/** The texts of the values that are not nil, with spaces between. */
function spaced(
  values: readonly GoValue[],
  budget: Budget,
  make: (value: GoValue, budget: Budget) => Text | GoFailure,
): GoValue | GoFailure {
  const texts: Text[] = [];
  for (const value of values) {
    if (value.kind === 'nil') continue;
    const text = make(value, budget);
    if (isFailure(text)) return text;
    const spent = charge(budget, 1, text.text.length);
    if (spent !== undefined) return spent;
    texts.push(text);
  }
  return stringValue(texts.length === 1 ? (texts[0] ?? EMPTY_TEXT) : joinTexts(texts, SPACE));
}

function quoted(value: GoValue, budget: Budget): Text | GoFailure {
  const text = strval(value, budget);
  if (isFailure(text)) return text;
  return charge(budget, 1, CHARACTERS_PER_ESCAPE * text.text.length) ?? quoteText(text);
}

/** An escaped character is longer than the character, and quoting takes room for both on the way. */
const CHARACTERS_PER_ESCAPE = 4;

function singleQuoted(value: GoValue, budget: Budget): Text | GoFailure {
  const text = valueText(value, budget);
  return isFailure(text) ? text : joinTexts([APOSTROPHE, text, APOSTROPHE], EMPTY_TEXT);
}

function repeated(text: Text, count: bigint, budget: Budget): GoValue | GoFailure {
  if (count < 0n) return failed('strings: negative Repeat count');
  const times = text.text === '' ? 0 : Number(count);
  const spent = charge(budget, times, times * text.text.length);
  if (spent !== undefined) return spent;
  if (text.pieces.length === 0) return stringValue(textOf(text.text.repeat(times)));
  const builder = newBuilder();
  for (let done = 0; done < times; done++) appendText(builder, text);
  return stringValue(finishText(builder));
}

function indented(text: Text, spaces: bigint, before: string, budget: Budget): GoValue | GoFailure {
  if (spaces < 0n) return failed('strings: negative Repeat count');
  const lines = countOf(text.text, '\n') + 1;
  const most = text.text.length + lines * Number(spaces) + before.length;
  const spent = charge(budget, lines, most);
  if (spent !== undefined) return spent;
  const made = indentText(text, ' '.repeat(Number(spaces)));
  if (before === '') return stringValue(made);
  const builder = newBuilder();
  appendRun(builder, before);
  appendText(builder, made);
  return stringValue(finishText(builder));
}

function replaced(text: Text, old: string, by: Text, budget: Budget): GoValue | GoFailure {
  const count = old === '' ? text.text.length + 1 : countOf(text.text, old);
  if (count === 0) return stringValue(text);
  const spent = charge(budget, count, text.text.length + count * by.text.length);
  if (spent !== undefined) return spent;
  return stringValue(old === '' ? surrounded(text, by) : replaceAll(text, old, by));
}

/** strings.Replace puts the text before, between and behind all characters in place of nothing. */
function surrounded(text: Text, by: Text): Text {
  const starts = [0];
  for (const char of text.text) starts.push((starts.at(-1) ?? 0) + char.length);
  return replaceParts(
    text,
    starts.map((at) => ({ start: at, end: at, by })),
  );
}

function countOf(text: string, part: string): number {
  let count = 0;
  for (let at = text.indexOf(part); at !== -1; at = text.indexOf(part, at + part.length)) count++;
  return count;
}
