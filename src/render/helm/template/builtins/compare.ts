import { compareText } from '../../../../go/compare-text.ts';
import { textOf } from '../../text/text.ts';
import { formatText } from '../../value/format/printf.ts';
import { failed, goFunction, goVariadic } from '../../value/go-function.ts';
import type { CallContext, GoFailure, GoFunction, GoValue } from '../../value/go-value.ts';
import { isFailure } from '../../value/is-failure.ts';
import { boolValue, stringOf } from '../../value/make-value.ts';
import { REFLECT } from './reflect.ts';

const BAD_TYPE = 'invalid type for comparison';

/** eq, ne, lt, le, gt, ge: numbers of different kinds are not compared, except signed with unsigned integers. */
export const COMPARISONS: ReadonlyMap<string, GoFunction> = new Map([
  ['eq', goVariadic([REFLECT], REFLECT, ([left], rest, context) => isAny(left, rest, context))],
  ['ne', comparison((left, right, context) => negated(equals(left, right, context)))],
  ['lt', comparison(isLess)],
  ['le', comparison(isAtMost)],
  ['gt', comparison((left, right, context) => negated(isAtMost(left, right, context)))],
  ['ge', comparison((left, right) => negated(isLess(left, right)))],
]);

type Compare = (left: GoValue, right: GoValue, context: CallContext) => boolean | GoFailure;

function comparison(compare: Compare): GoFunction {
  return goFunction([REFLECT, REFLECT], ([left, right], context) => {
    const result = compare(left, right, context);
    return typeof result === 'boolean' ? boolValue(result) : result;
  });
}

function isAny(
  left: GoValue,
  others: readonly GoValue[],
  context: CallContext,
): GoValue | GoFailure {
  if (others.length === 0) return failed('missing argument for comparison');
  for (const other of others) {
    const result = equals(left, other, context);
    if (typeof result !== 'boolean') return result;
    if (result) return boolValue(true);
  }
  return boolValue(false);
}

function negated(result: boolean | GoFailure): boolean | GoFailure {
  return typeof result === 'boolean' ? !result : result;
}

function isAtMost(left: GoValue, right: GoValue, context: CallContext): boolean | GoFailure {
  const less = isLess(left, right);
  return less === false ? equals(left, right, context) : less;
}

function equals(left: GoValue, right: GoValue, context: CallContext): boolean | GoFailure {
  const kinds = [basicKind(left), basicKind(right)];
  if (kinds[0] === undefined && kinds[1] === undefined) return sameThing(left, right, context);
  if (isInteger(left) && isInteger(right)) return left.value === right.value;
  if (kinds[0] !== kinds[1]) {
    return left.kind === 'nil' || right.kind === 'nil' ? false : incompatible(left, right);
  }
  return sameBasic(left, right);
}

function sameBasic(left: GoValue, right: GoValue): boolean {
  switch (left.kind) {
    case 'bool':
      return right.kind === 'bool' && left.value === right.value;
    case 'float':
      return right.kind === 'float' && left.value === right.value;
    case 'string':
      return right.kind === 'string' && left.text.text === right.text.text;
    case 'complex':
      return (
        right.kind === 'complex' && left.real === right.real && left.imaginary === right.imaginary
      );
    default:
      return false;
  }
}

/** Two values that are not basic. */
function sameThing(left: GoValue, right: GoValue, context: CallContext): boolean | GoFailure {
  if (left.kind === 'nil' || right.kind === 'nil') return isNil(left) && isNil(right);
  if (left.type.kind !== right.type.kind) {
    return refuse('non-comparable types %s: %v, %s: %v', context, [
      left,
      stringOf(left.type.name),
      stringOf(right.type.name),
      right,
    ]);
  }
  if (isNil(left) || isNil(right)) return isNil(left) === isNil(right);
  if (left.type.kind === 'ptr') return left === right;
  if (left.kind === 'time' && right.kind === 'time') {
    return left.rfc3339 === right.rfc3339 && left.zone === right.zone;
  }
  return refuse('non-comparable type %s: %v', context, [right, stringOf(right.type.name)]);
}

function refuse(format: string, { budget }: CallContext, args: readonly GoValue[]): GoFailure {
  const text = formatText(textOf(format), args, budget);
  return isFailure(text) ? text : failed(text.text);
}

function isLess(left: GoValue, right: GoValue): boolean | GoFailure {
  const kinds = [basicKind(left), basicKind(right)];
  if (kinds[0] === undefined || kinds[1] === undefined) return failed(BAD_TYPE);
  if (isInteger(left) && isInteger(right)) return left.value < right.value;
  if (kinds[0] !== kinds[1]) return incompatible(left, right);
  if (left.kind === 'float' && right.kind === 'float') return left.value < right.value;
  if (left.kind === 'string' && right.kind === 'string') {
    return compareText(left.text.text, right.text.text) < 0;
  }
  return failed(BAD_TYPE);
}

function incompatible(left: GoValue, right: GoValue): GoFailure {
  const [from, to] = [left, right].map((value) => (value.kind === 'nil' ? '' : value.type.name));
  return failed(`incompatible types for comparison: ${from} and ${to}`);
}

function basicKind({ kind }: GoValue): GoValue['kind'] | undefined {
  return ['bool', 'int', 'uint', 'float', 'complex', 'string'].includes(kind) ? kind : undefined;
}

function isInteger(value: GoValue): value is Extract<GoValue, { readonly kind: 'int' | 'uint' }> {
  return value.kind === 'int' || value.kind === 'uint';
}

export function isNil(value: GoValue): boolean {
  if (value.kind === 'nil') return true;
  return (value.kind === 'map' || value.kind === 'list') && value.isNil;
}
