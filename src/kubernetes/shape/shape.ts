import type { KubernetesMinor } from '../../model/versions/kubernetes-version.ts';
import { REQUIRED_FIELDS, type RequiredField } from './required-fields.ts';

/**
 * The types that Go's decoder accepts for a field: a scalar type, a list, a map from names, or a struct. `any` is not looked into. A choice is
 * a string of which the API server takes only some values. `goName` is the type's name in the decoder's messages.
 */
export type FieldType =
  | {
      readonly kind: 'string' | 'bool' | 'int32' | 'int64' | 'bytes' | 'quantity' | 'any';
      readonly goName: string;
    }
  | { readonly kind: 'list' | 'map'; readonly items: FieldType; readonly goName: string }
  | { readonly kind: 'choice'; readonly choices: readonly string[]; readonly goName: string }
  | { readonly kind: 'struct'; readonly name: string; readonly goName: string };

export interface StructShape {
  readonly name: string;
  /**
   * Closed: every field is listed and in our care. Listed: all fields of today are listed, yet a newer Kubernetes may know
   * more, so a name is only unknown when it looks like one of the list or belongs elsewhere. Partial: others are not looked at.
   */
  readonly known: 'closed' | 'listed' | 'partial';
  readonly fields: ReadonlyMap<string, FieldType>;
  /** The version that a field came with, where not every version has it that is known here. */
  readonly since: ReadonlyMap<string, KubernetesMinor>;
  /** The fields that the API server refuses to do without. */
  readonly required: readonly RequiredField[];
}

/**
 * Fields of a struct in short: type, then the names that have it. `[]X` is a list, `{}X` a map, a capital a struct, `v1.X` a string with a name of its
 * own, `v1.X=A|B` a choice; `@37`: since 1.37.
 */
type ShortShape = Readonly<Record<string, string>>;

const SCALARS: ReadonlyMap<string, FieldType> = new Map<string, FieldType>([
  ['string', { kind: 'string', goName: 'string' }],
  ['bool', { kind: 'bool', goName: 'bool' }],
  ['int32', { kind: 'int32', goName: 'int32' }],
  ['int64', { kind: 'int64', goName: 'int64' }],
  ['bytes', { kind: 'bytes', goName: '[]uint8' }],
  ['quantity', { kind: 'quantity', goName: 'resource.Quantity' }],
  ['any', { kind: 'any', goName: 'interface {}' }],
]);

const NONE: readonly RequiredField[] = [];

export function structShape(
  name: string,
  known: StructShape['known'],
  short: ShortShape,
): StructShape {
  const fields = Object.entries(short).flatMap(([type, names]) => {
    const [bare = '', since] = type.split('@');
    return names.split(' ').map((field) => ({ field, type: fieldType(bare), since }));
  });
  return {
    name,
    known,
    fields: new Map(fields.map(({ field, type }) => [field, type])),
    since: new Map(
      fields.flatMap(({ field, since }) => (since === undefined ? [] : [[field, Number(since)]])),
    ),
    required: REQUIRED_FIELDS.get(name) ?? NONE,
  };
}

function fieldType(short: string): FieldType {
  const scalar = SCALARS.get(short);
  if (scalar !== undefined) return scalar;
  if (short.startsWith('[]')) {
    const items = fieldType(short.slice(2));
    return { kind: 'list', items, goName: `[]${items.goName}` };
  }
  if (short.startsWith('{}')) {
    const items = fieldType(short.slice(2));
    return { kind: 'map', items, goName: `map[string]${items.goName}` };
  }
  if (short.startsWith('v1.')) {
    const [goName = '', choices] = short.split('=');
    return choices === undefined
      ? { kind: 'string', goName }
      : { kind: 'choice', choices: choices.split('|'), goName };
  }
  return { kind: 'struct', name: short, goName: `v1.${short}` };
}
