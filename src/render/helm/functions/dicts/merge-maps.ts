import type { Budget } from '../../../../model/budget.ts';
import { charge } from '../../value/charge.ts';
import { failed } from '../../value/go-function.ts';
import type { GoFailure, GoValue, MapValue } from '../../value/go-value.ts';
import { isEmpty } from '../json/is-empty.ts';

/** A map within itself has no end: Go overflows its stack there. */
const DEEPEST = 1000;

/**
 * Merges a map into another one, which changes, as mergo.Merge does: what is not there or empty (0, "", false, nil, an
 * empty list or map) is filled; with `overwrite` (mergo.MergeWithOverwrite) everything is replaced but maps, which are
 * merged. What is taken over is shared, not copied.
 */
export function mergeMaps(
  into: MapValue,
  from: MapValue,
  overwrite: boolean,
  budget: Budget,
  depth: number = 0,
): GoFailure | undefined {
  if (depth > DEEPEST) return failed(`a map is nested more than ${DEEPEST} levels deep`);
  for (const [key, value] of Array.from(from.entries)) {
    const failure =
      charge(budget, 1, 0) ?? mergeEntry(into, from, key, value, overwrite, budget, depth);
    if (failure !== undefined) return failure;
  }
  return undefined;
}

function mergeEntry(
  into: MapValue,
  from: MapValue,
  key: string,
  value: GoValue,
  overwrite: boolean,
  budget: Budget,
  depth: number,
): GoFailure | undefined {
  const before = into.entries.get(key);
  if (value.kind === 'nil') {
    if (overwrite) setEntry(into, from, key, value);
    return undefined;
  }
  if (value.kind === 'map' && before?.kind === 'map' && !before.isNil) {
    const failure = mergeMaps(before, value, overwrite, budget, depth + 1);
    if (failure !== undefined || !isEmpty(before)) return failure;
  }
  if (overwrite || before === undefined || isEmpty(before)) setEntry(into, from, key, value);
  return undefined;
}

/** Sets an entry and takes over the origin of its key from the other map. */
function setEntry(into: MapValue, from: MapValue, key: string, value: GoValue): void {
  into.entries.set(key, value);
  const origin = from.keyOrigins?.get(key);
  if (origin !== undefined) into.keyOrigins?.set(key, origin);
}
