import { functionTable } from '../template/function-table.ts';
import { goFunction, goVariadic } from '../value/go-function.ts';
import { ANY, BOOL } from '../value/go-types.ts';
import { boolValue, NIL } from '../value/make-value.ts';
import { originOfAll, valueOrigin } from '../value/value-origin.ts';
import { isEmpty } from './json/is-empty.ts';

/** sprig's functions that ask whether values are empty, and choose between them. */
export const DEFAULT_FUNCTIONS = functionTable({
  default: goVariadic([ANY], ANY, ([otherwise], [given]) =>
    given === undefined || isEmpty(given) ? otherwise : given,
  ),
  empty: goFunction([ANY], ([value]) => boolValue(isEmpty(value), valueOrigin(value))),
  coalesce: goVariadic([], ANY, (_, values) => values.find((each) => !isEmpty(each)) ?? NIL),
  all: goVariadic([], ANY, (_, values) =>
    boolValue(!values.some((value) => isEmpty(value)), originOfAll(values)),
  ),
  any: goVariadic([], ANY, (_, values) =>
    boolValue(!values.every((value) => isEmpty(value)), originOfAll(values)),
  ),
  ternary: goFunction([ANY, ANY, BOOL], ([whenTrue, whenFalse, test]) =>
    test.value ? whenTrue : whenFalse,
  ),
});
