import type { GoValue } from './go-value.ts';
import { NIL } from './make-value.ts';

/** Go grows longer slices by another rule; charts do not depend on it. */
const MAX = 256;
const NILS: readonly GoValue[] = Array.from({ length: MAX }, () => NIL);

/**
 * The items between the length and the capacity of a list that was read item by item from YAML or JSON, because Go's
 * `append` doubles the capacity. `slice` can reach them.
 */
export function spareCapacity(count: number): readonly GoValue[] {
  const capacity = count === 0 || count > MAX ? count : 2 ** Math.ceil(Math.log2(count));
  return NILS.slice(0, capacity - count);
}
