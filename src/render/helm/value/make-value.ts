import type { Origin } from '../text/origin.ts';
import { EMPTY_TEXT, textOf, type Text } from '../text/text.ts';
import { BOOL, BYTES, FLOAT64, INT, LIST, MAP, STRING, UINT8 } from './go-types.ts';
import type {
  BoolValue,
  BytesValue,
  FloatValue,
  GoType,
  GoValue,
  IntValue,
  ListValue,
  MapValue,
  NilValue,
  StringValue,
  StructValue,
  UintValue,
} from './go-value.ts';

/** Makers of values. `origin`: the place where it was written, or the origin of what it was made from. */

const NONE: readonly GoValue[] = [];

/** nil, written nowhere. */
export const NIL: NilValue = { kind: 'nil', origin: undefined };
const TRUE: BoolValue = { kind: 'bool', type: BOOL, origin: undefined, value: true };
const FALSE: BoolValue = { kind: 'bool', type: BOOL, origin: undefined, value: false };

/** nil, as written (`null`). */
export function nilValue(origin: Origin | undefined): NilValue {
  return origin === undefined ? NIL : { kind: 'nil', origin };
}

export function boolValue(value: boolean, origin?: Origin): BoolValue {
  if (origin === undefined) return value ? TRUE : FALSE;
  return { kind: 'bool', type: BOOL, origin, value };
}

/** A signed integer, an `int` unless said otherwise. Wraps around as Go's arithmetic does. */
export function intValue(value: bigint | number, origin?: Origin, type: GoType = INT): IntValue {
  const bits =
    type.kind === 'int8' ? 8 : type.kind === 'int16' ? 16 : type.kind === 'int32' ? 32 : 64;
  return { kind: 'int', type, origin, value: BigInt.asIntN(bits, BigInt(value)) };
}

/** An unsigned integer, a byte unless said otherwise. */
export function uintValue(
  value: bigint | number,
  origin?: Origin,
  type: GoType = UINT8,
): UintValue {
  const bits =
    type.kind === 'uint8' ? 8 : type.kind === 'uint16' ? 16 : type.kind === 'uint32' ? 32 : 64;
  return { kind: 'uint', type, origin, value: BigInt.asUintN(bits, BigInt(value)) };
}

/** A float64: every number of YAML and JSON. */
export function floatValue(value: number, origin?: Origin): FloatValue {
  return { kind: 'float', type: FLOAT64, origin, value };
}

export function stringValue(text: Text, type: GoType = STRING): StringValue {
  return { kind: 'string', type, text };
}

/** A string of one origin; `at` as in `Piece`. */
export function stringOf(text: string, origin?: Origin, at?: number): StringValue {
  return { kind: 'string', type: STRING, text: textOf(text, origin, at) };
}

/** A slice, []interface {} unless said otherwise. */
export function listValue(
  items: readonly GoValue[],
  origin?: Origin,
  type: GoType = LIST,
  spare: readonly GoValue[] = NONE,
): ListValue {
  return { kind: 'list', type, origin, items, spare, isNil: false };
}

/** []byte. */
export function bytesValue(text: Text, type: GoType = BYTES): BytesValue {
  return { kind: 'bytes', type, text };
}

/** A map, map[string]interface {} unless said otherwise. The entries are the caller's: it may go on changing them. */
export function mapValue(
  entries: Map<string, GoValue>,
  origin?: Origin,
  type: GoType = MAP,
  keyOrigins?: Map<string, Origin>,
): MapValue {
  return { kind: 'map', type, origin, entries, isNil: false, keyOrigins };
}

/** A struct, or a pointer to one. */
export function structValue(
  fields: ReadonlyMap<string, GoValue>,
  type: GoType,
  origin?: Origin,
): StructValue {
  return { kind: 'struct', type, origin, fields };
}

/** The zero value of a type: what a missing key of a map of it reads as. */
export function zeroOf(type: GoType): GoValue {
  switch (type.kind) {
    case 'bool':
      return { ...FALSE, type };
    case 'string':
      return { kind: 'string', type, text: EMPTY_TEXT };
    case 'map':
      return { ...mapValue(new Map(), undefined, type), isNil: true };
    case 'slice':
      if (type.elem?.kind === 'uint8') return bytesValue(EMPTY_TEXT, type);
      return { ...listValue(NONE, undefined, type), isNil: true };
    case 'float64':
      return { kind: 'float', type, origin: undefined, value: 0 };
    case 'complex128':
      return { kind: 'complex', type, origin: undefined, real: 0, imaginary: 0 };
    case 'struct':
      return structValue(new Map(), type);
    case 'ptr':
    case 'func':
    case 'interface':
      return NIL;
    default:
      return type.kind.startsWith('u')
        ? uintValue(0n, undefined, type)
        : intValue(0n, undefined, type);
  }
}
