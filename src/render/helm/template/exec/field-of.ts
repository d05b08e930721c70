import type { GoFunction, GoValue, StructValue } from '../../value/go-value.ts';
import { NIL, zeroOf } from '../../value/make-value.ts';
import { wrongNumber } from './call-function.ts';
import { noteKey } from '../read-log.ts';
import type { Machine } from './machine.ts';
import type { NamedNode } from '../parse/node-text.ts';
import { stopAt } from './stop.ts';

/**
 * Follows names from a value: fields of structs, entries of maps, methods without arguments. `machine.boxed` tells about
 * the value before, about the result after. No value at all has every field, without value; a nil interface has none.
 */
export function followNames(
  machine: Machine,
  from: GoValue,
  names: readonly string[],
  node: NamedNode,
): GoValue {
  let value = from;
  for (const name of names) value = fieldOf(machine, value, name, node);
  return value;
}

/** Finds a member with arguments to come: only a method may have any. Undefined: there is no value to have members. */
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
  return missing(machine, receiver, name, typeName);
}

function fieldOf(machine: Machine, receiver: GoValue, name: string, node: NamedNode): GoValue {
  if (receiver.kind === 'map' && receiver.type.methods.size === 0) {
    return entryOf(machine, receiver, name);
  }
  if (isNothing(machine, receiver)) return NIL;
  const typeName = typeNameOf(machine, receiver);
  const method = methodOf(receiver, name);
  if (method !== undefined) return callMethod(machine, method, name, node);
  if (receiver.kind === 'map') return entryOf(machine, receiver, name);
  const field = receiver.kind === 'struct' ? structField(receiver, name) : undefined;
  if (field === undefined) return missing(machine, receiver, name, typeName);
  checkExported(machine, name, typeName);
  machine.boxed = field.kind === 'nil';
  return field;
}

function entryOf(
  machine: Machine,
  { entries, type }: Extract<GoValue, { readonly kind: 'map' }>,
  name: string,
): GoValue {
  const entry = entries.get(name);
  if (machine.reads !== undefined) noteKey(machine.reads, entries, name);
  machine.boxed = type.elem?.kind === 'interface';
  return entry ?? (type.elem === undefined ? NIL : zeroOf(type.elem));
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

function missing(machine: Machine, receiver: GoValue, name: string, typeName: string): never {
  const problem =
    receiver.kind === 'nil'
      ? `nil pointer evaluating ${typeName}.${name}`
      : `can't evaluate field ${name} in type ${typeName}`;
  return stopAt(machine, problem);
}

function checkExported(machine: Machine, name: string, typeName: string): void {
  if (/^\p{Lu}/u.test(name)) return;
  stopAt(machine, `${name} is an unexported field of struct type ${typeName}`);
}
