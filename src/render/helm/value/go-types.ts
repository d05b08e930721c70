import type { Text } from '../text/text.ts';
import type {
  BoolValue,
  BytesValue,
  ComplexValue,
  FieldTag,
  FloatValue,
  GoKind,
  GoMethod,
  GoType,
  GoValue,
  IntValue,
  ListValue,
  MapValue,
  StringValue,
  StructValue,
  TimeValue,
  UintValue,
} from './go-value.ts';

/** The types that templates meet everywhere, and makers for the others. */

const NO_METHODS: ReadonlyMap<string, GoMethod> = new Map();
const NO_TAGS: ReadonlyMap<string, FieldTag> = new Map();

/** interface{}: holds anything, nil too. */
export const ANY: GoType = basicType('interface', isAnything, 'interface {}');
export const BOOL: GoType<BoolValue> = basicType('bool', isKind('bool'));
export const INT: GoType<IntValue> = basicType('int', isKind('int'));
export const INT64: GoType<IntValue> = basicType('int64', isKind('int'));
export const UINT8: GoType<UintValue> = basicType('uint8', isKind('uint'));
export const UINT32: GoType<UintValue> = basicType('uint32', isKind('uint'));
export const UINT64: GoType<UintValue> = basicType('uint64', isKind('uint'));
export const FLOAT64: GoType<FloatValue> = basicType('float64', isKind('float'));
export const COMPLEX128: GoType<ComplexValue> = basicType('complex128', isKind('complex'));
export const STRING: GoType<StringValue> = basicType('string', isKind('string'));
/** []interface {} */
export const LIST: GoType<ListValue> = sliceType(ANY);
export const STRINGS: GoType<ListValue> = sliceType(STRING);
export const INTS: GoType<ListValue> = sliceType(INT);
/** []uint8, held as `BytesValue`. */
export const BYTES: GoType<BytesValue> = {
  ...basicType('slice', isKind('bytes'), '[]uint8'),
  elem: UINT8,
};
/** map[string]interface {} */
export const MAP: GoType<MapValue> = mapType(ANY);
export const STRING_MAP: GoType<MapValue> = mapType(STRING);

/** The properties of a named type that its underlying type does not have. */
interface Named {
  readonly methods?: ReadonlyMap<string, GoMethod>;
  readonly stringer?: (value: GoValue) => Text;
  readonly printed?: (value: GoValue) => Text;
  readonly copied?: GoType;
  readonly tags?: ReadonlyMap<string, FieldTag>;
}

/** []elem */
export function sliceType(elem: GoType): GoType<ListValue> {
  return { ...basicType('slice', isKind('list'), `[]${elem.name}`), elem };
}

/** map[string]elem */
export function mapType(elem: GoType): GoType<MapValue> {
  return { ...basicType('map', isKind('map'), `map[string]${elem.name}`), elem };
}

/** A type with a name of its own, of the make of another: `chartutil.Values` of `MAP`, `time.Duration` of `INT64`. */
export function namedType<Held extends GoValue>(
  name: string,
  make: GoType<Held>,
  { methods = NO_METHODS, stringer }: Named = {},
): GoType<Held> {
  return { ...make, name, named: true, methods, stringer };
}

/** A struct type, by name (`semver.Version`) or as Go writes one without (`struct { A string }`). */
export function structType(
  name: string,
  { methods = NO_METHODS, stringer, printed, copied, tags = NO_TAGS }: Named = {},
): GoType<StructValue> {
  const make = basicType('struct', isKind('struct'), name);
  return { ...make, named: true, methods, stringer, printed, copied, tags };
}

/** *elem: pointers have the methods of what they point to. */
export function pointerType(elem: GoType): GoType<StructValue> {
  const { methods, stringer, tags } = elem;
  return { ...basicType('ptr', isKind('struct'), `*${elem.name}`), elem, methods, stringer, tags };
}

/** time.Time; its methods are given by who needs them. */
export function timeType({ methods = NO_METHODS, stringer }: Named = {}): GoType<TimeValue> {
  return { ...basicType('struct', isKind('time'), 'time.Time'), named: true, methods, stringer };
}

/** Whether a value of one type can be assigned to another (reflect.Type.AssignableTo). */
export function isAssignable(from: GoType, to: GoType): boolean {
  if (from === to || to.kind === 'interface' || from.name === to.name) return true;
  return from.kind === to.kind && from.named !== to.named && sameMake(from, to);
}

/** Whether nil can be assigned to a type. */
export function canBeNil(type: GoType): boolean {
  return ['interface', 'map', 'slice', 'ptr', 'func'].includes(type.kind);
}

function sameMake(from: GoType, to: GoType): boolean {
  if (from.elem === undefined || to.elem === undefined) return false;
  return from.kind !== 'ptr' && from.elem.name === to.elem.name;
}

function basicType<Held extends GoValue>(
  kind: GoKind,
  holds: (value: GoValue) => value is Held,
  name: string = kind,
): GoType<Held> {
  return {
    name,
    kind,
    elem: undefined,
    named: false,
    holds,
    methods: NO_METHODS,
    stringer: undefined,
    printed: undefined,
    copied: undefined,
    tags: NO_TAGS,
  };
}

function isAnything(_value: GoValue): _value is GoValue {
  return true;
}

function isKind<Kind extends GoValue['kind']>(
  kind: Kind,
): (value: GoValue) => value is Extract<GoValue, { readonly kind: Kind }> {
  return (value): value is Extract<GoValue, { readonly kind: Kind }> => value.kind === kind;
}
