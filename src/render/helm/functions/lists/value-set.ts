import type { GoFailure, GoValue } from '../../value/go-value.ts';
import type { Budget } from '../../../../model/budget.ts';
import { charge } from '../../value/charge.ts';
import { deepEqual } from './deep-equal.ts';

/** Values that are found again by reflect.DeepEqual; texts, numbers and bools at once. Mutable. */
export interface ValueSet {
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

/** Whether the set has a value; charges a step for each that it is compared with. */
export function hasValue(set: ValueSet, value: GoValue, budget: Budget): boolean | GoFailure {
  const key = scalarKey(value);
  if (key !== undefined) return set.scalars.has(key);
  const spent = charge(budget, set.others.length, 0);
  return spent ?? set.others.some((other) => deepEqual(value, other));
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
