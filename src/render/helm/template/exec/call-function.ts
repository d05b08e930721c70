import type { GoFunction, GoType, GoValue } from '../../value/go-value.ts';
import type { NamedNode } from '../parse/node-text.ts';
import { checkArgument } from './check-argument.ts';
import type { Machine } from './machine.ts';
import { stopAbout } from './stop.ts';

/** Go's error for a wrong number of arguments; undefined if it is right. `given`: the number written in the call. */
export function wrongNumber(
  name: string,
  { params, variadic }: Pick<GoFunction, 'params' | 'variadic'>,
  given: number,
  hasFinal: boolean,
): string | undefined {
  const all = given + (hasFinal ? 1 : 0);
  const wanted = params.length;
  if (variadic !== undefined) {
    if (all >= wanted) return undefined;
    return `wrong number of args for ${name}: want at least ${wanted} got ${given}`;
  }
  return all === wanted ? undefined : `wrong number of args for ${name}: want ${wanted} got ${all}`;
}

export function argumentType(
  { params, variadic }: Pick<GoFunction, 'params' | 'variadic'>,
  index: number,
): GoType {
  const type = params[index] ?? variadic;
  if (type === undefined) throw new Error('more arguments than the function takes');
  return type;
}

/**
 * Takes the arguments off the values, checks the piped one, which is under the others and comes last, and calls.
 * `node` is what an error of the function is about.
 */
export function callFunction(
  machine: Machine,
  name: string,
  callee: GoFunction,
  node: NamedNode,
  given: number,
  hasFinal: boolean,
): GoValue {
  const args = takeArguments(machine, callee, given, hasFinal);
  const result = callee.call(args, machine.context);
  if (result.kind === 'failure') {
    return stopAbout(machine, `error calling ${name}: `, result, args, node);
  }
  return result;
}

/** Removes the arguments of a call from the values, and checks them. */
export function takeArguments(
  machine: Machine,
  callee: Pick<GoFunction, 'params' | 'variadic'>,
  given: number,
  hasFinal: boolean,
): readonly GoValue[] {
  const { values } = machine;
  const args = values.splice(values.length - given, given);
  if (hasFinal) {
    args.push(checkArgument(machine, popValue(machine), false, argumentType(callee, given)));
  }
  return args;
}

/** The value that was pushed last. */
export function popValue(machine: Machine): GoValue {
  const value = machine.values.pop();
  if (value === undefined) throw new Error('no value');
  return value;
}
