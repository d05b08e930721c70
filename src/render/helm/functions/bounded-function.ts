import { charge } from '../value/charge.ts';
import type { GoFunction, GoValue } from '../value/go-value.ts';

/**
 * A function that takes from the budget what it takes to look at its arguments, before it does. `weight`: how much longer
 * than others it looks at each character.
 */
export function boundedFunction(
  { params, variadic, call }: GoFunction,
  weight: number,
): GoFunction {
  return {
    params,
    variadic,
    call: (args, context) => {
      let items = 0;
      let characters = 0;
      for (const arg of args) {
        items += itemsIn(arg);
        characters += charactersIn(arg);
      }
      return charge(context.budget, items >> 3, characters * weight) ?? call(args, context);
    },
  };
}

function itemsIn(value: GoValue): number {
  // Reading a map includes sorting its keys.
  if (value.kind === 'map') return value.entries.size * 4;
  return value.kind === 'list' ? value.items.length : 0;
}

function charactersIn(value: GoValue): number {
  return value.kind === 'string' || value.kind === 'bytes' ? value.text.text.length : 0;
}
