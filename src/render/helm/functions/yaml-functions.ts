import { isSpent, type Budget } from '../../../model/budget.ts';
import { functionTable } from '../template/function-table.ts';
import type { Text } from '../text/text.ts';
import { goFunction } from '../value/go-function.ts';
import { ANY, LIST, MAP, STRING } from '../value/go-types.ts';
import type { GoFailure, GoFunction, GoValue } from '../value/go-value.ts';
import { isFailure } from '../value/is-failure.ts';
import { listValue, mapValue, stringOf, stringValue } from '../value/make-value.ts';
import { mismatch, readList, readMap, type Read } from './read-results.ts';
import { readYamlValue } from './yaml/read-yaml-value.ts';
import { toYamlPrettyText, toYamlText } from './yaml/to-yaml-text.ts';

const IN_JSON = 'error unmarshaling JSON: while decoding JSON: ';

/** Helm's functions that write and read YAML. */
export const YAML_FUNCTIONS = functionTable({
  toYaml: writer(toYamlText, true),
  toYamlPretty: goFunction([ANY], ([value], { budget }) => pretty(value, budget)),
  fromYaml: goFunction([STRING], ([{ text }]) => readMap(text, read(text, 'map'))),
  fromYamlArray: goFunction([STRING], ([{ text }]) => readList(text, read(text, 'list'))),
});

/** Those that only Helm 4 has. */
export const V4_YAML_FUNCTIONS = functionTable({
  mustToYaml: writer(toYamlText, false),
});

/** `swallows`: an error makes an empty text. */
function writer(
  write: (value: GoValue, budget: Budget) => Text | GoFailure,
  swallows: boolean,
): GoFunction {
  return goFunction([ANY], ([value], { budget }) => {
    const text = write(value, budget);
    if (!isFailure(text)) return stringValue(text);
    return swallows && !isSpent(budget) ? stringOf('') : text;
  });
}

/** go-yaml v3 panics for a type that it cannot write, and Helm does not recover. */
function pretty(value: GoValue, budget: Budget): GoValue | GoFailure {
  const text = toYamlPrettyText(value, budget);
  return isFailure(text) ? text : stringValue(text);
}

/** Null leaves the map or list as it was: empty. */
function read(text: Text, kind: 'map' | 'list'): Read {
  const { value, error } = readYamlValue(text);
  if (value === undefined || error !== undefined) return { value, error };
  if (value.kind === 'nil') {
    const empty = kind === 'map' ? mapValue(new Map(), value.origin) : listValue([], value.origin);
    return { value: empty, error };
  }
  const fault = mismatch(value, kind, kind === 'map' ? MAP : LIST);
  return fault === undefined ? { value, error } : { value: undefined, error: IN_JSON + fault };
}
