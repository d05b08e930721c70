import type { Budget } from '../../../../model/budget.ts';
import { charge } from '../../value/charge.ts';
import type { GoFailure, GoValue } from '../../value/go-value.ts';
import { deepEqual } from './deep-equal.ts';

/** Values that are found again by reflect.DeepEqual; texts, numbers and bools at once. Mutable. */
interface ValueSet {
  readonly scalars: Set<string>;
  readonly others: GoValue[];
}

export function newValueSet(values: readonly GoValue[] = []): ValueSet {
  const set: ValueSet = { scalars: new Set(), others: [] };
  for (const value of values) addValue(set, value);
  return set;
}

export function addValue(set: ValueSet, value: GoValue): void {
  const key = scalarKey(value);
  if (key === undefined) set.others.push(value);
  else set.scalars.add(key);
}

/** Whether the set has a value; charges a step for it, and one for each that it is compared with. */
export function hasValue(set: ValueSet, value: GoValue, budget: Budget): boolean | GoFailure {
  const key = scalarKey(value);
  if (key !== undefined) return charge(budget, 1, key.length >> 3) ?? set.scalars.has(key);
  const spent = charge(budget, 1 + set.others.length, 0);
  if (spent !== undefined) return spent;
  for (const other of set.others) {
    const same = deepEqual(value, other, budget);
    if (same !== false) return same;
  }
  return false;
}

function scalarKey(value: GoValue): string | undefined {
  switch (value.kind) {
    case 'nil':
      return 'nil';
    case 'string':
      return `${value.type.name}:${value.text.text}`;
    case 'bool':
    case 'int':
    case 'uint':
      return `${value.type.name}:${value.value}`;
    case 'float':
      // NaN is not equal to itself.
      return Number.isNaN(value.value) ? undefined : `${value.type.name}:${value.value}`;
    default:
      return undefined;
  }
}
