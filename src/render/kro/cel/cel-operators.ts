import { compareText } from '../../../go/compare-text.ts';
import { MAX_INT64 } from '../../../go/go-number.ts';
import type { BinaryOperator } from './cel-syntax.ts';
import { isValue, type CelOutcome, type CelValue } from './cel-value.ts';

const LEAST_INT = -(2n ** 63n);

/** The same value; undefined if that cannot be said here. */
export function sameValues(left: CelValue, right: CelValue): boolean | undefined {
  if (left.kind === 'null' || right.kind === 'null') return left.kind === right.kind;
  if (left.kind === 'list' && right.kind === 'list') return sameLists(left.items, right.items);
  if (left.kind === 'map' || left.kind === 'list' || left.kind === 'optional') return undefined;
  if (left.kind !== right.kind || !('value' in right)) return undefined;
  return left.value === right.value;
}

function sameLists(left: readonly CelOutcome[], right: readonly CelOutcome[]): boolean | undefined {
  if (left.length !== right.length) return false;
  let same: boolean | undefined = true;
  for (const [index, item] of left.entries()) {
    const other = right[index];
    const isSame =
      other !== undefined && isValue(item) && isValue(other) ? sameValues(item, other) : undefined;
    if (isSame === false) return false;
    same &&= isSame;
  }
  return same;
}

/** `value in values`. */
export function contains(values: CelValue, value: CelValue): CelOutcome {
  if (values.kind === 'map' && value.kind === 'string' && values.isOpen !== true)
    return { kind: 'bool', value: values.get(value.value) !== undefined };
  if (values.kind !== 'list')
    return { kind: 'unknown', what: 'a search in something else than a list' };
  const found = new Set(
    values.items.map((item) => (isValue(item) ? sameValues(item, value) : undefined)),
  );
  if (found.has(true)) return { kind: 'bool', value: true };
  if (!found.has(undefined)) return { kind: 'bool', value: false };
  return { kind: 'unknown', what: 'a comparison of two kinds of values' };
}

export function compare(
  operator: '<' | '<=' | '>' | '>=',
  left: CelValue,
  right: CelValue,
): CelOutcome {
  const order = orderOf(left, right);
  if (order === undefined) return { kind: 'unknown', what: `${operator} of such values` };
  const value = {
    '<': order < 0,
    '<=': order <= 0,
    '>': order > 0,
    '>=': order >= 0,
  }[operator];
  return { kind: 'bool', value };
}

function orderOf(left: CelValue, right: CelValue): number | undefined {
  if (left.kind === 'string' && right.kind === 'string')
    return compareText(left.value, right.value);
  if (left.kind === 'int' && right.kind === 'int')
    return left.value < right.value ? -1 : Number(left.value > right.value);
  if (left.kind === 'double' && right.kind === 'double') return left.value - right.value;
  return undefined;
}

/** `+`, `-` and the like. Integers are of 64 bits, and divided toward zero, as in Go. */
export function arithmetic(operator: BinaryOperator, left: CelValue, right: CelValue): CelOutcome {
  const other = { kind: 'unknown', what: `${operator} of such values` } as const;
  if (operator === '+' && left.kind === 'string' && right.kind === 'string')
    return { kind: 'string', value: left.value + right.value };
  if (operator === '+' && left.kind === 'list' && right.kind === 'list')
    return { kind: 'list', items: [...left.items, ...right.items] };
  if (left.kind === 'double' && right.kind === 'double')
    return floating(operator, left.value, right.value) ?? other;
  if (left.kind !== 'int' || right.kind !== 'int') return other;
  if ((operator === '/' || operator === '%') && right.value === 0n)
    return { kind: 'fails', message: operator === '/' ? 'division by zero' : 'modulus by zero' };
  const value = integer(operator, left.value, right.value);
  if (value === undefined) return other;
  if (value > MAX_INT64 || value < LEAST_INT) return { kind: 'fails', message: 'integer overflow' };
  return { kind: 'int', value };
}

function floating(operator: BinaryOperator, left: number, right: number): CelValue | undefined {
  const made = { '+': left + right, '-': left - right, '*': left * right, '/': left / right };
  const value = Object.entries(made).find(([each]) => each === operator)?.[1];
  return value === undefined || !Number.isFinite(value) ? undefined : { kind: 'double', value };
}

function integer(operator: BinaryOperator, left: bigint, right: bigint): bigint | undefined {
  switch (operator) {
    case '+':
      return left + right;
    case '-':
      return left - right;
    case '*':
      return left * right;
    case '/':
      return left / right;
    case '%':
      return left % right;
    default:
      return undefined;
  }
}
