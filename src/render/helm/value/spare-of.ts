import type { GoValue } from './go-value.ts';
import { NIL } from './make-value.ts';

/** Beyond it Go's slices grow otherwise; nobody looks that far. */
const MOST = 256;
const NILS: readonly GoValue[] = Array.from({ length: MOST }, () => NIL);
const spares = new Map<number, readonly GoValue[]>();

/**
 * What is between the length and the capacity of a list that was read item by item from YAML or JSON: Go's `append`
 * doubles the capacity. `slice` can reach it.
 */
export function spareOf(count: number): readonly GoValue[] {
  const known = spares.get(count);
  if (known !== undefined) return known;
  const capacity = count === 0 || count > MOST ? count : 2 ** Math.ceil(Math.log2(count));
  const spare = NILS.slice(0, capacity - count);
  spares.set(count, spare);
  return spare;
}
