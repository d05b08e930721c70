import { byteLength, toBytes } from '../../text/bytes.ts';
import { textOrigin } from '../../text/text-origin.ts';
import { failed, goVariadic } from '../../value/go-function.ts';
import type { GoFailure, GoFunction, GoValue, MapValue } from '../../value/go-value.ts';
import { NIL, uintValue, zeroOf } from '../../value/make-value.ts';
import { REFLECT } from './reflect.ts';

/** `index x 1 "a"`: an item of a list, a byte of a string, an entry of a map. A missing entry is the zero value. */
export const INDEX: GoFunction = goVariadic([REFLECT], REFLECT, ([item], indexes) => {
  if (item.kind === 'nil') return failed('index of untyped nil');
  let value: GoValue = item;
  for (const index of indexes) {
    const found = indexInto(value, index);
    if (found.kind === 'failure') return found;
    value = found;
  }
  return value;
});

function indexInto(item: GoValue, index: GoValue): GoValue | GoFailure {
  switch (item.kind) {
    case 'nil':
      return failed('index of nil pointer');
    case 'map':
      return entryOf(item, index);
    case 'list': {
      const at = positionOf(index, item.items.length);
      return typeof at === 'number' ? (item.items[at] ?? outOfRange('slice')) : at;
    }
    case 'string':
    case 'bytes': {
      const { text } = item.text;
      const at = positionOf(index, byteLength(text));
      if (typeof at !== 'number') return at;
      const byte = toBytes(text)[at];
      const kind = item.kind === 'string' ? 'string' : 'slice';
      return byte === undefined ? outOfRange(kind) : uintValue(byte, textOrigin(item.text));
    }
    default:
      return failed(`can't index item of type ${item.type.name}`);
  }
}

function entryOf({ entries, type }: MapValue, index: GoValue): GoValue | GoFailure {
  if (index.kind === 'nil') return failed('value is nil; should be of type string');
  if (index.kind !== 'string') {
    return failed(`value has type ${index.type.name}; should be string`);
  }
  const entry = entries.get(index.text.text);
  return entry ?? (type.elem === undefined ? NIL : zeroOf(type.elem));
}

/** The length itself passes this check, and fails later. */
function positionOf(index: GoValue, length: number): number | GoFailure {
  if (index.kind === 'nil') return failed('cannot index slice/array with nil');
  if (index.kind !== 'int' && index.kind !== 'uint') {
    return failed(`cannot index slice/array with type ${index.type.name}`);
  }
  const at = BigInt.asIntN(64, index.value);
  return at < 0n || at > BigInt(length) ? failed(`index out of range: ${at}`) : Number(at);
}

function outOfRange(what: string): GoFailure {
  return failed(`reflect: ${what} index out of range`);
}
