import { failed, goVariadic } from '../../value/go-function.ts';
import { isAssignable } from '../../value/go-types.ts';
import type { CallContext, GoFailure, GoFunction, GoValue } from '../../value/go-value.ts';
import { REFLECT } from './reflect.ts';

/**
 * The function `call` of the language. `name`: its first argument as written, for errors; undefined if the function is
 * piped. Templates rarely have values that are functions, so mostly it returns an error.
 */
export function callBuiltin(name: string | undefined): GoFunction {
  return goVariadic([REFLECT], REFLECT, ([fn], args, context) =>
    callValue(name ?? describe(fn), fn, args, context),
  );
}

function callValue(
  name: string,
  fn: GoValue,
  args: readonly GoValue[],
  context: CallContext,
): GoValue | GoFailure {
  if (fn.kind === 'nil') return failed('call of nil');
  if (fn.kind !== 'func') return failed(`non-function ${name} of type ${fn.type.name}`);
  const { params, variadic } = fn.call;
  const least = variadic === undefined ? params.length : `at least ${params.length}`;
  const fits =
    variadic === undefined ? args.length === params.length : args.length >= params.length;
  if (!fits) return failed(`wrong number of args for ${name}: got ${args.length} want ${least}`);
  for (const [index, arg] of args.entries()) {
    const type = params[index] ?? variadic;
    if (type !== undefined && arg.kind !== 'nil' && !isAssignable(arg.type, type)) {
      return failed(`arg ${index}: value has type ${arg.type.name}; should be ${type.name}`);
    }
  }
  return fn.call.call(args, context);
}

/** reflect.Value.String */
function describe(value: GoValue): string {
  if (value.kind === 'nil') return '<invalid Value>';
  return value.kind === 'string' ? value.text.text : `<${value.type.name} Value>`;
}
