import type { GoFunction } from '../../value/go-value.ts';
import { BUILTINS } from '../builtins/builtins.ts';
import { callBuiltin } from '../builtins/call-value.ts';
import { REFLECT } from '../builtins/reflect.ts';
import type { FunctionTable } from '../function-table.ts';
import { nodeText } from '../parse/node-text.ts';
import type { Operand } from '../parse/nodes.ts';
import { INCLUDE } from './include.ts';

/** The meaning of a function's name. */
export type Callee =
  | { readonly kind: 'function'; readonly call: GoFunction }
  | { readonly kind: 'include' | 'tpl' }
  /** `and` stops at the first false argument, `or` at the first true one. */
  | { readonly kind: 'logic'; readonly stopsAt: boolean };

type Signature = Pick<GoFunction, 'params' | 'variadic'>;

const LOGIC: Signature = { params: [REFLECT], variadic: REFLECT };
const ENGINE: ReadonlyMap<string, Callee> = new Map<string, Callee>([
  ['include', { kind: 'include' }],
  ['tpl', { kind: 'tpl' }],
]);
const LANGUAGE: ReadonlyMap<string, Callee> = new Map<string, Callee>([
  ['and', { kind: 'logic', stopsAt: false }],
  ['or', { kind: 'logic', stopsAt: true }],
]);

/** Whether a name is that of a function: parsing fails at another. */
export function isFunctionName(functions: FunctionTable, name: string): boolean {
  const known = functions.has(name) || LANGUAGE.has(name);
  return known || BUILTINS.has(name) || name === 'call';
}

export function functionNames(functions: FunctionTable): readonly string[] {
  const own = [...ENGINE.keys(), ...LANGUAGE.keys(), ...BUILTINS.keys(), 'call'];
  return [...functions.keys(), ...own];
}

/** The function of a name; those of the table hide those of the language. `first` is its first argument as written. */
export function calleeOf(
  functions: FunctionTable,
  name: string,
  first: Operand | undefined,
): Callee | undefined {
  const own = functions.get(name);
  const engine = own === undefined ? undefined : ENGINE.get(name);
  if (engine !== undefined) return engine;
  const call = own ?? BUILTINS.get(name);
  if (call !== undefined) return { kind: 'function', call };
  if (name === 'call') {
    const callName = first === undefined ? undefined : nodeText(first);
    return { kind: 'function', call: callBuiltin(callName) };
  }
  return LANGUAGE.get(name);
}

/** Its parameters. */
export function signatureOf(callee: Callee): Signature {
  if (callee.kind === 'function') return callee.call;
  return callee.kind === 'logic' ? LOGIC : INCLUDE;
}
