import { byteLength } from '../../text/bytes.ts';
import type { Text } from '../../text/text.ts';
import { charge } from '../../value/charge.ts';
import { printLine, printValues } from '../../value/format/print.ts';
import { formatText } from '../../value/format/printf.ts';
import { failed, goFunction, goVariadic } from '../../value/go-function.ts';
import { ANY, STRING } from '../../value/go-types.ts';
import type { GoFailure, GoFunction, GoValue } from '../../value/go-value.ts';
import { isFailure } from '../../value/is-failure.ts';
import { isTrue } from '../../value/is-true.ts';
import { boolValue, intValue, stringValue } from '../../value/make-value.ts';
import { valueOrigin } from '../../value/value-origin.ts';
import { COMPARISONS } from './compare.ts';
import { ESCAPES } from './escape.ts';
import { INDEX } from './index-value.ts';
import { NO_VALUE, REFLECT } from './reflect.ts';

const NOTHING = 'reflect: call of reflect.Value.Type on zero Value';

/**
 * The functions of the template language itself, but for those that the executor evaluates in its own way (`and`, `or`,
 * `call`) and for `slice`, in whose place Helm has another. Source: Go's text/template.
 */
export const BUILTINS: ReadonlyMap<string, GoFunction> = new Map([
  ...[...COMPARISONS].map(([name, compare]) => [name, chargingTexts(compare)] as const),
  ...ESCAPES,
  ['index', chargingTexts(INDEX)],
  ['len', chargingTexts(goFunction([REFLECT], ([item]) => lengthOf(item)))],
  ['not', goFunction([REFLECT], ([value]) => boolValue(!isTrue(value), valueOrigin(value)))],
  ['print', goVariadic([], ANY, (_, args, { budget }) => made(printValues(args, budget)))],
  ['println', goVariadic([], ANY, (_, args, { budget }) => made(printLine(args, budget)))],
  [
    'printf',
    goVariadic([STRING], ANY, ([format], args, { budget }) =>
      made(formatText(format.text, args, budget)),
    ),
  ],
]);

/** A function that looks at all of a text: it takes a character from the budget for each two. */
function chargingTexts({ call, ...signature }: GoFunction): GoFunction {
  return {
    ...signature,
    call: (args, context) => {
      let characters = 0;
      for (const arg of args) {
        if (arg.kind === 'string' || arg.kind === 'bytes') characters += arg.text.text.length;
      }
      return charge(context.budget, 0, characters >> 1) ?? call(args, context);
    },
  };
}

function made(text: Text | GoFailure): GoValue | GoFailure {
  return isFailure(text) ? text : stringValue(text);
}

function lengthOf(item: GoValue): GoValue | GoFailure {
  const origin = valueOrigin(item);
  switch (item.kind) {
    case 'nil':
      return failed(item === NO_VALUE ? NOTHING : 'len of nil pointer');
    case 'string':
    case 'bytes':
      return intValue(byteLength(item.text.text), origin);
    case 'list':
      return intValue(item.items.length, origin);
    case 'map':
      return intValue(item.entries.size, origin);
    default:
      return failed(`len of type ${item.type.name}`);
  }
}
