import { isSpent } from '../../../model/budget.ts';
import { functionTable } from '../template/function-table.ts';
import { failed, goFunction } from '../value/go-function.ts';
import { ANY, STRING } from '../value/go-types.ts';
import type { GoFunction } from '../value/go-value.ts';
import { isFailure } from '../value/is-failure.ts';
import { stringOf, stringValue } from '../value/make-value.ts';
import { valueOrigin } from '../value/value-origin.ts';
import { readMap } from './read-results.ts';
import { parseToml } from './toml/parse-toml.ts';
import { writeToml } from './toml/write-toml.ts';

/** Helm's functions that write and read TOML. An error is the text that `toToml` gives. */
export const TOML_FUNCTIONS = functionTable({
  toToml: writer(true),
  fromToml: goFunction([STRING], ([{ text }]) => readMap(text, parseToml(text))),
});

/** Those that only Helm 4 has. */
export const V4_TOML_FUNCTIONS = functionTable({
  mustToToml: writer(false),
});

function writer(swallows: boolean): GoFunction {
  return goFunction([ANY], ([value], { budget }) => {
    if (value.kind === 'nil') {
      return failed('reflect: call of reflect.Value.Type on zero Value');
    }
    const text = writeToml(value, budget);
    if (!isFailure(text)) return stringValue(text);
    return swallows && !isSpent(budget) ? stringOf(text.message, valueOrigin(value)) : text;
  });
}
