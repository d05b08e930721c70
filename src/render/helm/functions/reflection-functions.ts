import { functionTable } from '../template/function-table.ts';
import { goFunction } from '../value/go-function.ts';
import { ANY, STRING } from '../value/go-types.ts';
import type { GoFunction, GoValue } from '../value/go-value.ts';
import { boolValue, stringOf } from '../value/make-value.ts';
import { originOfAll, valueOrigin } from '../value/value-origin.ts';
import { deepEqual } from './lists/deep-equal.ts';
import { kindOf } from './lists/kind-of.ts';

/** sprig's questions about types. */
export const REFLECTION_FUNCTIONS = functionTable({
  typeOf: goFunction([ANY], ([value]) => stringOf(typeOf(value), valueOrigin(value))),
  kindOf: goFunction([ANY], ([value]) => stringOf(kindOf(value), valueOrigin(value))),
  typeIs: question((name, value) => name === typeOf(value)),
  typeIsLike: question((name, value) => [name, `*${name}`].includes(typeOf(value))),
  kindIs: question((name, value) => name === kindOf(value)),
  deepEqual: goFunction([ANY, ANY], (args, { budget }) => {
    const same = deepEqual(args[0], args[1], budget);
    return typeof same === 'boolean' ? boolValue(same, originOfAll(args)) : same;
  }),
});

function question(ask: (name: string, value: GoValue) => boolean): GoFunction {
  return goFunction([STRING, ANY], ([name, value]) =>
    boolValue(ask(name.text.text, value), valueOrigin(value)),
  );
}

/** fmt's `%T` */
function typeOf(value: GoValue): string {
  return value.kind === 'nil' ? '<nil>' : value.type.name;
}
