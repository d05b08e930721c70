/** The type of a field of a Go struct, as far as Go's JSON decoder and encoder tell them apart. */
export type FieldType =
  | { readonly kind: 'text' }
  | { readonly kind: 'flag' }
  | { readonly kind: 'integer' }
  /** Any value: it is taken as it is. */
  | { readonly kind: 'any' }
  /** `map[string]string`. */
  | { readonly kind: 'texts' }
  /** `[]string`. */
  | { readonly kind: 'text-list' }
  | { readonly kind: 'list'; readonly of: StructType }
  | { readonly kind: 'struct'; readonly of: StructType };

export interface StructField {
  readonly type: FieldType;
  /** It is written even when it is empty. */
  readonly always: boolean;
  /** A pointer: written when it was there, however empty. */
  readonly pointer: boolean;
}

/** The fields of a struct by their JSON names. */
export type StructType = ReadonlyMap<string, StructField>;

export const TEXT: FieldType = { kind: 'text' };
export const FLAG: FieldType = { kind: 'flag' };
export const INTEGER: FieldType = { kind: 'integer' };
export const TEXTS: FieldType = { kind: 'texts' };
export const ANY: FieldType = { kind: 'any' };

export const LIST: FieldType = { kind: 'text-list' };

export type Row = readonly [names: string, type: FieldType, written?: 'always' | 'pointer'];

/** A struct of rows, each with the names of some fields of one type. */
export function struct(...rows: readonly Row[]): StructType {
  return new Map(
    rows.flatMap(([names, type, written]) =>
      names
        .split(' ')
        .map(
          (name) =>
            [name, { type, always: written === 'always', pointer: written === 'pointer' }] as const,
        ),
    ),
  );
}

export function listOf(of: StructType): FieldType {
  return { kind: 'list', of };
}

export function one(of: StructType): FieldType {
  return { kind: 'struct', of };
}
