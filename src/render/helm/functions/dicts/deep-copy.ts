import type { Budget } from '../../../../model/budget.ts';
import { charge } from '../../value/charge.ts';
import { failed } from '../../value/go-function.ts';
import type { GoFailure, GoValue, ListValue, MapValue } from '../../value/go-value.ts';
import { isFailure } from '../../value/is-failure.ts';

const DEEPEST = 1000;
/** Steps that a copied map or list costs besides its items: nothing else that a step does takes as much memory. */
const COPY = 10;

/** copystructure.Copy: maps and lists are made again, all the way down. */
export function deepCopy(value: GoValue, budget: Budget, depth: number = 0): GoValue | GoFailure {
  if (depth > DEEPEST) return failed(`a value is nested more than ${DEEPEST} levels deep`);
  if (value.kind === 'map') return copyMap(value, budget, depth + 1);
  return value.kind === 'list' ? copyList(value, budget, depth + 1) : value;
}

function copyMap(map: MapValue, budget: Budget, depth: number): GoValue | GoFailure {
  const spent = charge(budget, COPY + 2 * map.entries.size, 0);
  if (spent !== undefined) return spent;
  const entries = new Map<string, GoValue>();
  for (const [key, value] of map.entries) {
    const copy = deepCopy(value, budget, depth);
    if (isFailure(copy)) return copy;
    entries.set(key, copy);
  }
  return { ...map, entries, keyOrigins: map.keyOrigins && new Map(map.keyOrigins) };
}

function copyList(list: ListValue, budget: Budget, depth: number): GoValue | GoFailure {
  const spent = charge(budget, COPY + list.items.length, 0);
  if (spent !== undefined) return spent;
  const items: GoValue[] = [];
  for (const item of list.items) {
    const copy = deepCopy(item, budget, depth);
    if (isFailure(copy)) return copy;
    items.push(copy);
  }
  return { ...list, items, spare: [] };
}
