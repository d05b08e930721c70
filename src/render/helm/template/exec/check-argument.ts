import { canBeNil, isAssignable } from '../../value/go-types.ts';
import type { GoType, GoValue } from '../../value/go-value.ts';
import { zeroOf } from '../../value/make-value.ts';
import { NO_VALUE, REFLECT } from '../builtins/reflect.ts';
import type { Machine } from './machine.ts';
import { stopAt } from './stop.ts';

/**
 * A value as an argument of a type, or Go's error (`validateType`). `boxed`: see `Machine`.
 */
export function checkArgument(
  machine: Machine,
  value: GoValue,
  boxed: boolean,
  type: GoType,
): GoValue {
  if (value.kind === 'nil') {
    if (boxed) return type.kind === 'interface' ? value : refuse(machine, type, 'interface {}');
    if (type === REFLECT) return NO_VALUE;
    if (type.kind === 'interface') return value;
    return canBeNil(type) ? zeroOf(type) : stopAt(machine, `invalid value; expected ${type.name}`);
  }
  const { type: from } = value;
  if (from === type || isAssignable(from, type)) return type === REFLECT ? value : copyOf(value);
  if (from.kind === 'ptr' && from.elem !== undefined && isAssignable(from.elem, type)) {
    return value.kind === 'struct' ? { ...value, type: from.elem } : value;
  }
  return refuse(machine, type, from.name);
}

/** A value that is passed in an interface is a copy, which is not addressable. */
function copyOf(value: GoValue): GoValue {
  if (value.kind !== 'struct' || value.type.copied === undefined) return value;
  return { ...value, type: value.type.copied };
}

function refuse(machine: Machine, type: GoType, from: string): never {
  return stopAt(machine, `wrong type for value; expected ${type.name}; got ${from}`);
}
