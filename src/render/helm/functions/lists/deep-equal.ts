import type { Budget } from '../../../../model/budget.ts';
import { charge } from '../../value/charge.ts';
import type { GoFailure, GoValue, ListValue, MapValue, StructValue } from '../../value/go-value.ts';

const DEEPEST = 1000;

/** reflect.DeepEqual: types count; a nil list or map is not an empty one. Charges a step for each value that is compared. */
export function deepEqual(left: GoValue, right: GoValue, budget: Budget): boolean | GoFailure {
  const same = isSame(left, right, budget, 0);
  return charge(budget, 0, 0) ?? same;
}

/** False when the budget is spent. */
function isSame(left: GoValue, right: GoValue, budget: Budget, depth: number): boolean {
  if (charge(budget, 1, 0) !== undefined) return false;
  if (left.kind === 'nil' || right.kind === 'nil') return left.kind === right.kind;
  if (left.type.name !== right.type.name || depth > DEEPEST) return false;
  switch (left.kind) {
    case 'list':
      return right.kind === 'list' && sameItems(left, right, budget, depth + 1);
    case 'map':
      return right.kind === 'map' && sameEntries(left, right, budget, depth + 1);
    case 'struct':
      return right.kind === 'struct' && sameFields(left, right, budget, depth + 1);
    default:
      return sameScalar(left, right, budget);
  }
}

type Scalar = Exclude<GoValue, ListValue | MapValue | StructValue | { readonly kind: 'nil' }>;

function sameScalar(left: Scalar, right: GoValue, budget: Budget): boolean {
  switch (left.kind) {
    case 'string':
    case 'bytes':
      if (charge(budget, 0, left.text.text.length >> 3) !== undefined) return false;
      return right.kind === left.kind && left.text.text === right.text.text;
    case 'bool':
    case 'int':
    case 'uint':
    case 'float':
      return right.kind === left.kind && left.value === right.value;
    case 'complex':
      return (
        right.kind === 'complex' && left.real === right.real && left.imaginary === right.imaginary
      );
    case 'time':
      return right.kind === 'time' && left.rfc3339 === right.rfc3339 && left.zone === right.zone;
    default:
      return false;
  }
}

function sameItems(left: ListValue, right: ListValue, budget: Budget, depth: number): boolean {
  if (left.isNil !== right.isNil || left.items.length !== right.items.length) return false;
  if (left.items === right.items) return true;
  return left.items.every((item, index) => {
    const other = right.items[index];
    return other !== undefined && isSame(item, other, budget, depth);
  });
}

function sameEntries(left: MapValue, right: MapValue, budget: Budget, depth: number): boolean {
  if (left.isNil !== right.isNil || left.entries.size !== right.entries.size) return false;
  if (left.entries === right.entries) return true;
  for (const [key, value] of left.entries) {
    const other = right.entries.get(key);
    if (other === undefined || !isSame(value, other, budget, depth)) return false;
  }
  return true;
}

function sameFields(left: StructValue, right: StructValue, budget: Budget, depth: number): boolean {
  if (left === right) return true;
  for (const [name, value] of left.fields) {
    const other = right.fields.get(name);
    if (other === undefined || !isSame(value, other, budget, depth)) return false;
  }
  return true;
}
