import type { CallContext, GoFailure, GoFunction, GoType, GoValue } from './go-value.ts';

/** The values that some parameter types hold. */
type Arguments<Params extends readonly GoType[]> = {
  readonly [Index in keyof Params]: Params[Index] extends GoType<infer Held> ? Held : never;
};

/** A function of a fixed number of arguments, typed by its parameters. */
export function goFunction<const Params extends readonly GoType[]>(
  params: Params,
  call: (args: Arguments<Params>, context: CallContext) => GoValue | GoFailure,
): GoFunction {
  return {
    params,
    variadic: undefined,
    call: (args, context) => call(fixedArguments(args, params), context),
  };
}

/** A variadic function: `rest` are the arguments behind the fixed ones, typed by `variadic`. */
export function goVariadic<const Params extends readonly GoType[], Rest extends GoValue>(
  params: Params,
  variadic: GoType<Rest>,
  call: (
    args: Arguments<Params>,
    rest: readonly Rest[],
    context: CallContext,
  ) => GoValue | GoFailure,
): GoFunction {
  return {
    params,
    variadic,
    call: (args, context) => {
      const rest = params.length === 0 ? args : args.slice(params.length);
      if (!areHeld(rest, variadic)) throw new Error('a further argument has the wrong type');
      return call(fixedArguments(args, params), rest, context);
    },
  };
}

/** A Go error with this text. */
export function failed(message: string): GoFailure {
  return { kind: 'failure', message };
}

function fixedArguments<Params extends readonly GoType[]>(
  args: readonly GoValue[],
  params: Params,
): Arguments<Params> {
  if (!hold(args, params)) throw new Error('an argument has the wrong type');
  return args;
}

/** The executor has converted them; this check is for the compiler, and finds wrong calls in our own code. */
function hold<Params extends readonly GoType[]>(
  args: readonly GoValue[],
  params: Params,
): args is Arguments<Params> {
  for (let index = 0; index < params.length; index++) {
    const arg = args[index];
    if (arg === undefined || params[index]?.holds(arg) !== true) return false;
  }
  return true;
}

function areHeld<Rest extends GoValue>(
  args: readonly GoValue[],
  type: GoType<Rest>,
): args is readonly Rest[] {
  return args.every((arg) => type.holds(arg));
}

/** The panic of a type assertion. */
export function notThis(value: GoValue, wanted: string): GoFailure {
  const found = value.kind === 'nil' ? 'nil' : value.type.name;
  return failed(`interface conversion: interface {} is ${found}, not ${wanted}`);
}
