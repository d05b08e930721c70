import { functionTable, twins } from '../../template/function-table.ts';
import { charge } from '../../value/charge.ts';
import { failed, goFunction, goVariadic } from '../../value/go-function.ts';
import { ANY, INT, LIST, sliceType } from '../../value/go-types.ts';
import type { CallContext, GoFailure, GoFunction, GoValue } from '../../value/go-value.ts';
import { listValue, NIL, zeroOf } from '../../value/make-value.ts';
import { spareCapacity } from '../../value/spare-capacity.ts';
import { valueOrigin } from '../../value/value-origin.ts';
import { isEmpty } from '../json/is-empty.ts';
import { toInt64 } from '../number/to-number.ts';
import { itemsOf } from './items-of.ts';
import { kindOf } from './kind-of.ts';

const NIL_POINTER = 'runtime error: invalid memory address or nil pointer dereference';
const TOO_LONG = 'runtime error: makeslice: len out of range';
const OUT_OF_BOUNDS = 'reflect.Value.Slice: slice index out of bounds';
const LISTS = sliceType(LIST);

const MAX_DOUBLED = 16;

type Items = readonly GoValue[];

/** sprig's functions of a list; each has a twin whose name begins with `must`. */
export const LIST_FUNCTIONS = functionTable({
  list: goVariadic([], ANY, (_, items) => listValue(items)),
  tuple: goVariadic([], ANY, (_, items) => listValue(items)),
  ...twins('push', pushing()),
  ...twins('append', pushing()),
  ...twins(
    'prepend',
    goFunction([ANY, ANY], ([list, item]) =>
      withItems(list, 'Cannot prepend on type', (items) => sameOrigin(list, [item, ...items])),
    ),
  ),
  ...ofList('first', 'Cannot find first on type', (items) => items[0] ?? NIL),
  ...ofList('last', 'Cannot find last on type', (items) => items.at(-1) ?? NIL),
  ...ofList('rest', 'Cannot find rest on type', (items, list) => part(list, items, items.slice(1))),
  ...ofList('initial', 'Cannot find initial on type', (items, list) =>
    part(list, items, items.slice(0, -1)),
  ),
  ...ofList('reverse', 'Cannot find reverse on type', (items, list) =>
    sameOrigin(list, items.toReversed()),
  ),
  ...ofList('compact', 'Cannot compact on type', (items, list) =>
    grown(
      list,
      items.filter((item) => !isEmpty(item)),
    ),
  ),
  ...twins(
    'slice',
    goVariadic([ANY], ANY, ([list], indexes) =>
      withItems(list, 'list should be type of slice or array but', (items) =>
        sliced(list, items, indexes),
      ),
    ),
  ),
  ...twins(
    'chunk',
    goFunction([INT, ANY], ([size, list], context) =>
      withItems(list, 'Cannot chunk type', (items) =>
        chunked(list, items, Number(size.value), context),
      ),
    ),
  ),
  concat: goVariadic([], ANY, (_, lists, context) => concatenated(lists, context)),
});

/** A function of nothing but a list, and its twin. */
function ofList(
  name: string,
  complaint: string,
  make: (items: Items, list: GoValue) => GoValue | GoFailure,
): ReturnType<typeof twins> {
  return twins(
    name,
    goFunction([ANY], ([list]) => withItems(list, complaint, (items) => make(items, list))),
  );
}

/** The result of a function on the items of a list; for another value an error that begins with the given words. */
export function withItems(
  list: GoValue,
  complaint: string,
  make: (items: Items) => GoValue | GoFailure,
): GoValue | GoFailure {
  const items = itemsOf(list);
  if (items !== undefined) return make(items);
  return failed(list.kind === 'nil' ? NIL_POINTER : `${complaint} ${kindOf(list)}`);
}

/** A []interface {} that comes from another list. */
function sameOrigin(list: GoValue, items: Items): GoValue {
  return listValue(items, valueOrigin(list));
}

/** The same of a list that sprig makes item by item: there is room behind its end. */
export function grown(list: GoValue, items: Items): GoValue {
  return listValue(items, valueOrigin(list), LIST, spareCapacity(items.length));
}

/** Go doubles the room of a list that is full. */
function pushed(list: GoValue, items: Items, item: GoValue): GoValue {
  const spare = items.length > MAX_DOUBLED ? [] : items.slice(1).map(() => NIL);
  return listValue([...items, item], valueOrigin(list), LIST, spare);
}

function pushing(): GoFunction {
  return goFunction([ANY, ANY], ([list, item], { budget }) =>
    withItems(
      list,
      'Cannot push on type',
      (items) => charge(budget, items.length >> 3, 0) ?? pushed(list, items, item),
    ),
  );
}

/** Of an empty list there is a nil list left. */
function part(list: GoValue, items: Items, left: Items): GoValue {
  return items.length === 0 ? zeroOf(LIST) : sameOrigin(list, left);
}

function sliced(list: GoValue, items: Items, indexes: Items): GoValue | GoFailure {
  if (items.length === 0) return NIL;
  const [first, second] = indexes;
  const start = first === undefined ? 0 : Number(toInt64(first));
  const end = second === undefined ? items.length : Number(toInt64(second));
  const all = list.kind === 'list' ? [...items, ...list.spare] : items;
  if (start < 0 || end < start || end > all.length) return failed(OUT_OF_BOUNDS);
  if (list.kind !== 'list') return sameOrigin(list, all.slice(start, end));
  return listValue(all.slice(start, end), list.origin, list.type, all.slice(end));
}

function chunked(
  list: GoValue,
  items: Items,
  size: number,
  { budget }: CallContext,
): GoValue | GoFailure {
  const { length } = items;
  // A negative size that a list of some items does not fill makes no chunk at all.
  const isNone = length === 0 ? size > 0 : length > 1 && size < 0 && length - 1 <= -size;
  const isOne = length === 1 && size < -1;
  if (size <= 0 && !isNone && !isOne) return failed(TOO_LONG);
  const spent = charge(budget, length, 0);
  if (spent !== undefined) return spent;
  const chunks: GoValue[] = [];
  const end = isNone ? 0 : length;
  for (let at = 0; at < end; at += Math.abs(size)) {
    chunks.push(sameOrigin(list, items.slice(at, at + Math.abs(size))));
  }
  return listValue(chunks, valueOrigin(list), LISTS);
}

function concatenated(lists: Items, { budget }: CallContext): GoValue | GoFailure {
  const parts: Items[] = [];
  let length = 0;
  for (const list of lists) {
    const items = itemsOf(list);
    if (items === undefined) {
      return failed(
        list.kind === 'nil' ? NIL_POINTER : `Cannot concat type ${kindOf(list)} as list`,
      );
    }
    parts.push(items);
    length += items.length;
  }
  const spent = charge(budget, length >> 1, 0);
  if (spent !== undefined) return spent;
  // Made at its length: an array that grows takes twice the memory of a long list.
  const all: GoValue[] = [];
  const joined = all.concat(...parts);
  const [first] = lists;
  if (joined.length === 0) return zeroOf(LIST);
  const origin = first === undefined ? undefined : valueOrigin(first);
  return listValue(joined, origin, LIST, spareCapacity(joined.length));
}
