import { isSpent } from '../../../model/budget.ts';
import { functionTable } from '../template/function-table.ts';
import { failed, goFunction } from '../value/go-function.ts';
import { ANY, STRING } from '../value/go-types.ts';
import type { CallContext, GoFailure, GoFunction, GoValue } from '../value/go-value.ts';
import { isFailure } from '../value/is-failure.ts';
import { NIL, stringOf, stringValue } from '../value/make-value.ts';
import { parseJson } from './json/parse-json.ts';
import { writeJson, type JsonStyle } from './json/write-json.ts';
import { readList, readMap } from './read-results.ts';

const PLAIN: JsonStyle = { escapesHtml: true, indent: '' };
const RAW: JsonStyle = { escapesHtml: false, indent: '' };
const PRETTY: JsonStyle = { escapesHtml: true, indent: '  ' };

/** sprig's and Helm's functions that write and read JSON. */
export const JSON_FUNCTIONS = functionTable({
  toJson: writer(PLAIN, true),
  toPrettyJson: writer(PRETTY, true),
  toRawJson: writer(RAW, false),
  mustToJson: writer(PLAIN, false),
  mustToPrettyJson: writer(PRETTY, false),
  mustToRawJson: writer(RAW, false),
  fromJson: goFunction([STRING], ([{ text }]) => readMap(text, parseJson(text))),
  fromJsonArray: goFunction([STRING], ([{ text }]) => readList(text, parseJson(text))),
  mustFromJson: goFunction([STRING], ([{ text }]) => {
    const { value, error } = parseJson(text);
    return error === undefined ? (value ?? NIL) : failed(error);
  }),
});

/** `swallows`: an error makes an empty text. */
function writer(style: JsonStyle, swallows: boolean): GoFunction {
  return goFunction([ANY], ([value], context) => written(value, style, swallows, context));
}

function written(
  value: GoValue,
  style: JsonStyle,
  swallows: boolean,
  { budget }: CallContext,
): GoValue | GoFailure {
  const text = writeJson(value, style, budget);
  if (!isFailure(text)) return stringValue(text);
  return swallows && !isSpent(budget) ? stringOf('') : text;
}
