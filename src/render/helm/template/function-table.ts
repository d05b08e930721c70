import type { GoFunction } from '../value/go-value.ts';

/**
 * The functions that a template may call, by name: those of sprig, and of Helm or another program that renders. The
 * executor adds the functions of the language (`printf`, `eq` …), which a name here hides, and implements `include` and
 * `tpl` if the table has them.
 */
export type FunctionTable = ReadonlyMap<string, GoFunction>;

export function functionTable(functions: Readonly<Record<string, GoFunction>>): FunctionTable {
  return new Map(Object.entries(functions));
}

/**
 * A function and its twin. That with `must` returns an error instead of panicking: in a template both fail with the same
 * words.
 */
export function twins(
  name: string,
  call: GoFunction,
  prefix = 'must',
): Readonly<Record<string, GoFunction>> {
  return { [name]: call, [`${prefix}${name.charAt(0).toUpperCase()}${name.slice(1)}`]: call };
}
