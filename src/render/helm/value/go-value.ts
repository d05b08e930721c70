import type { Budget } from '../../../model/budget.ts';
import type { Origin, TemplateSite } from '../text/origin.ts';
import type { Text } from '../text/text.ts';

/**
 * A value as Go's template engine handles it. Immutable, except the entries of a map, which `set`, `unset` and `merge`
 * change for all who hold it, as in Go.
 */
export type GoValue =
  | NilValue
  | BoolValue
  | IntValue
  | UintValue
  | FloatValue
  | ComplexValue
  | StringValue
  | ListValue
  | BytesValue
  | MapValue
  | StructValue
  | TimeValue
  | FuncValue;

/** A Go type, as far as templates can see it. Compared by identity, or by name for those made on the way. */
export interface GoType<Held extends GoValue = GoValue> {
  /** reflect.Type.String(): `map[string]interface {}`, `*semver.Version`. */
  readonly name: string;
  /** reflect.Kind.String(): `map`, `ptr`, `int64` … what `kindOf` prints. */
  readonly kind: GoKind;
  /** Of the items of a slice, the values of a map, what a pointer points to. */
  readonly elem: GoType | undefined;
  /** A type with a name of its own (`chartutil.Values`) is assignable to an unnamed one of the same make. */
  readonly named: boolean;
  /** Whether a value is held in a variable of this type as it is: narrows arguments (see `goFunction`). */
  readonly holds: (value: GoValue) => value is Held;
  /** Exported methods by name. */
  readonly methods: ReadonlyMap<string, GoMethod>;
  /** The text that fmt prints for a value, if its type has a method String or Error. */
  readonly stringer: ((value: GoValue) => Text) | undefined;
  /**
   * If String is a method of the pointer: the text that a template prints for a value that is not a copy, such as a
   * field.
   */
  readonly printed: ((value: GoValue) => Text) | undefined;
  /** If methods belong to the pointer: the type of a copy, which functions get. */
  readonly copied: GoType | undefined;
  /** The field tags of a struct. A field without an entry has no tag. */
  readonly tags: ReadonlyMap<string, FieldTag>;
}

export interface FieldTag {
  /** The field's name in JSON, and so in YAML written by way of JSON (`toYaml`). */
  readonly json: string;
  /** An empty value is left out of JSON. */
  readonly omitEmpty: boolean;
  /** An embedded struct: its fields are those of the struct, too, and JSON has them in place of it. `json` means nothing then. */
  readonly embedded: boolean;
}

/** A method, bound to its receiver when it is called. */
export type GoMethod = (receiver: GoValue) => GoFunction;

export type GoKind =
  | 'bool'
  | 'int'
  | 'int8'
  | 'int16'
  | 'int32'
  | 'int64'
  | 'uint'
  | 'uint8'
  | 'uint16'
  | 'uint32'
  | 'uint64'
  | 'float64'
  | 'complex128'
  | 'string'
  | 'slice'
  | 'map'
  | 'struct'
  | 'ptr'
  | 'func'
  | 'interface';

/** No value: nil of type interface{}. A nil map or slice is a map or list with `isNil`. */
export interface NilValue {
  readonly kind: 'nil';
  /** The `null` that was written, if any. */
  readonly origin: Origin | undefined;
}

interface Held {
  readonly type: GoType;
  /** The place where it was written, or the origin of what it was made from. */
  readonly origin: Origin | undefined;
}

export interface BoolValue extends Held {
  readonly kind: 'bool';
  readonly value: boolean;
}

/** int, int64, int32, time.Duration …: always within the range of its type. */
export interface IntValue extends Held {
  readonly kind: 'int';
  readonly value: bigint;
}

/** uint8, uint64 … */
export interface UintValue extends Held {
  readonly kind: 'uint';
  readonly value: bigint;
}

export interface FloatValue extends Held {
  readonly kind: 'float';
  readonly value: number;
}

export interface ComplexValue extends Held {
  readonly kind: 'complex';
  readonly real: number;
  readonly imaginary: number;
}

/** A string; its text has the origins of its parts. */
export interface StringValue {
  readonly kind: 'string';
  readonly type: GoType;
  readonly text: Text;
}

export interface ListValue extends Held {
  readonly kind: 'list';
  readonly items: readonly GoValue[];
  /** The items between the length and the capacity of the slice, which `slice` can reach. */
  readonly spare: readonly GoValue[];
  readonly isNil: boolean;
}

/** []byte, without an item each. */
export interface BytesValue {
  readonly kind: 'bytes';
  readonly type: GoType;
  readonly text: Text;
}

/** A map with string keys (there are no others in Helm's templates). */
export interface MapValue extends Held {
  readonly kind: 'map';
  readonly entries: Map<string, GoValue>;
  /** A nil map reads as empty and cannot be written to. */
  readonly isNil: boolean;
  /** The origins of the keys, for printing; changes with the entries. */
  readonly keyOrigins: Map<string, Origin> | undefined;
}

/** A struct or (type.kind `ptr`) a pointer to one. Fields in the order of the type, those with a lower case name are hidden. */
export interface StructValue extends Held {
  readonly kind: 'struct';
  readonly fields: ReadonlyMap<string, GoValue>;
}

/** time.Time. */
export interface TimeValue extends Held {
  readonly kind: 'time';
  /** As time.RFC3339Nano prints it, and JSON and YAML with it. */
  readonly rfc3339: string;
  /** Name of its zone, as printed (`UTC`); empty if it has only an offset. */
  readonly zone: string;
}

interface FuncValue extends Held {
  readonly kind: 'func';
  readonly call: GoFunction;
}

/**
 * A function or bound method that templates can call. The executor checks the number and types of the arguments with
 * Go's words before it calls: `call` gets exactly as many as Go would pass, each held by the type of its parameter
 * (an argument of type interface{} is any value, nil included; a nil given for a map or slice is a nil map or slice).
 */
export interface GoFunction {
  /** Types of the parameters; of a variadic function without the last. */
  readonly params: readonly GoType[];
  /** Type of each further argument of a variadic function. */
  readonly variadic: GoType | undefined;
  /** Must not throw and must not change its arguments (but for maps that Go's function changes). */
  readonly call: (args: readonly GoValue[], context: CallContext) => GoValue | GoFailure;
}

/** The error a function returns or panics with; the executor puts `error calling NAME: ` before it. */
export interface GoFailure {
  readonly kind: 'failure';
  readonly message: string;
}

/** The facts about a call that a function may use: no clock, no randomness, no network. */
export interface CallContext {
  /** The action that calls; for placeholders that differ by place. */
  readonly place: TemplateSite;
  /** Charge it before you allocate or loop by an amount that a template chooses. */
  readonly budget: Budget;
  /** Major version of Helm that is imitated. */
  readonly helm: 3 | 4;
  /** Is told that the answer depends on the cluster: on an object in it, or an API that it may have. */
  readonly noteQuestion: (question: ClusterQuestion) => void;
}

/** What a template asks about the cluster. */
export type ClusterQuestion = 'lookup' | 'api';
