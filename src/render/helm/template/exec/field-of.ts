import { goQuote } from '../../../../go/go-quote.ts';
import type { GoFunction, GoValue, NilValue, StructValue } from '../../value/go-value.ts';
import { NIL, zeroOf } from '../../value/make-value.ts';
import { valueOrigin } from '../../value/value-origin.ts';
import type { NamedNode } from '../parse/node-text.ts';
import { wrongNumber } from './call-function.ts';
import type { Machine } from './machine.ts';
import { stopAt, stopMissing } from './stop.ts';

/**
 * Follows names from a value: fields of structs, entries of maps, methods without arguments. `machine.boxed` describes
 * the value before and the result after. A missing value has every field, also missing; a nil interface has no field.
 */
export function followNames(
  machine: Machine,
  from: GoValue,
  names: readonly string[],
  node: NamedNode,
): GoValue {
  let value = from;
  let within: GoValue = NIL;
  for (let index = 0; index < names.length; index++) {
    const name = names[index] ?? '';
    if (value.kind === 'nil' && machine.boxed) stopAtNil(value, within, names, index);
    const next = fieldOf(machine, value, name, node);
    within = value;
    value = next;
  }
  return value;
}

/** Finds a member that is called with arguments: it must be a method. Undefined if the value is missing. */
export function memberWithArguments(
  machine: Machine,
  receiver: GoValue,
  name: string,
): GoFunction | undefined {
  if (isNothing(machine, receiver)) return undefined;
  const typeName = typeNameOf(machine, receiver);
  const method = methodOf(receiver, name);
  if (method !== undefined) return method;
  if (receiver.kind === 'map') return stopAt(machine, `${name} is not a method but has arguments`);
  if (receiver.kind === 'struct' && structField(receiver, name) !== undefined) {
    checkExported(machine, name, typeName);
    return stopAt(machine, `${name} has arguments but cannot be invoked as function`);
  }
  return missing(receiver, name, typeName);
}

function fieldOf(machine: Machine, receiver: GoValue, name: string, node: NamedNode): GoValue {
  if (receiver.kind === 'map' && receiver.type.methods.size === 0) {
    return entryOf(machine, receiver, name);
  }
  if (isNothing(machine, receiver)) {
    if (machine.missingKey !== 'error') return NIL;
    return stopAt(machine, `nil data; no entry for key ${goQuote(name)}`);
  }
  const typeName = typeNameOf(machine, receiver);
  const method = methodOf(receiver, name);
  if (method !== undefined) return callMethod(machine, method, name, node);
  if (receiver.kind === 'map') return entryOf(machine, receiver, name);
  const field = receiver.kind === 'struct' ? structField(receiver, name) : undefined;
  if (field === undefined) return missing(receiver, name, typeName);
  checkExported(machine, name, typeName);
  machine.boxed = field.kind === 'nil';
  return field;
}

/** A field of a nil: `within` is what the nil was read from, by the name before `index`. */
function stopAtNil(nil: NilValue, within: GoValue, names: readonly string[], index: number): never {
  const path = names.slice(0, index);
  const at = nil.origin?.span ?? valueOrigin(within)?.span;
  const known = within.kind === 'map' && nil.origin === undefined ? within.entries.keys() : [];
  const message = `nil pointer evaluating interface {}.${names[index] ?? ''}`;
  return stopMissing(message, { name: path.at(-1) ?? '', names: known, path, at });
}

function entryOf(
  machine: Machine,
  { entries, type }: Extract<GoValue, { readonly kind: 'map' }>,
  name: string,
): GoValue {
  const entry = entries.get(name);
  machine.boxed = type.elem?.kind === 'interface';
  if (entry !== undefined) return entry;
  if (machine.missingKey === 'zero') return type.elem === undefined ? NIL : zeroOf(type.elem);
  if (machine.missingKey === 'error') {
    return stopAt(machine, `map has no entry for key ${goQuote(name)}`);
  }
  machine.boxed = false;
  return NIL;
}

/** A field of a struct or of a struct embedded in it. */
function structField({ fields, type }: StructValue, name: string): GoValue | undefined {
  const own = fields.get(name);
  if (own !== undefined) return own;
  for (const [field, { embedded }] of type.tags) {
    const inner = embedded ? fields.get(field) : undefined;
    const found = inner?.kind === 'struct' ? structField(inner, name) : undefined;
    if (found !== undefined) return found;
  }
  return undefined;
}

function callMethod(machine: Machine, method: GoFunction, name: string, node: NamedNode): GoValue {
  const wrong = wrongNumber(name, method, 0, false);
  if (wrong !== undefined) return stopAt(machine, wrong);
  const result = method.call([], machine.context);
  if (result.kind === 'failure') {
    return stopAt(machine, `error calling ${name}: ${result.message}`, node);
  }
  machine.boxed = result.kind === 'nil';
  return result;
}

function isNothing(machine: Machine, receiver: GoValue): boolean {
  return receiver.kind === 'nil' && !machine.boxed;
}

function typeNameOf(machine: Machine, receiver: GoValue): string {
  return machine.boxed || receiver.kind === 'nil' ? 'interface {}' : receiver.type.name;
}

function methodOf(receiver: GoValue, name: string): GoFunction | undefined {
  return receiver.kind === 'nil' ? undefined : receiver.type.methods.get(name)?.(receiver);
}

function missing(receiver: GoValue, name: string, typeName: string): never {
  const problem =
    receiver.kind === 'nil'
      ? `nil pointer evaluating ${typeName}.${name}`
      : `can't evaluate field ${name} in type ${typeName}`;
  return stopMissing(problem, { name, names: fieldNames(receiver) });
}

/** The names of a struct's fields, with those of structs embedded in it. */
function fieldNames(value: GoValue): readonly string[] {
  if (value.kind !== 'struct') return [];
  return [...value.fields].flatMap(([name, field]) => [name, ...fieldNames(field)]);
}

function checkExported(machine: Machine, name: string, typeName: string): void {
  if (/^\p{Lu}/u.test(name)) return;
  stopAt(machine, `${name} is an unexported field of struct type ${typeName}`);
}
