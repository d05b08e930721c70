import { textOrigin } from '../text/text-origin.ts';
import type { Text } from '../text/text.ts';
import { LIST, MAP } from '../value/go-types.ts';
import type { GoType, GoValue } from '../value/go-value.ts';
import { listValue, mapValue, stringOf, zeroOf } from '../value/make-value.ts';

/** The result of reading a text: a value, an error, or both. */
export interface Read {
  readonly value: GoValue | undefined;
  readonly error: string | undefined;
}

/** Names of JSON's types for values that were read. */
const JSON_TYPES: ReadonlyMap<GoValue['kind'], string> = new Map<GoValue['kind'], string>([
  ['map', 'object'],
  ['list', 'array'],
  ['float', 'number'],
]);

/** The result of `fromJson`, `fromYaml` and `fromToml`: an error is under the key `Error`, null becomes a nil map. */
export function readMap(source: Text, { value, error }: Read): GoValue {
  const fault = mismatch(value, 'map', MAP) ?? error;
  if (fault === undefined) return value?.kind === 'map' ? value : zeroOf(MAP);
  const origin = textOrigin(source);
  const map = value?.kind === 'map' ? value : mapValue(new Map(), origin);
  map.entries.set('Error', stringOf(fault, origin));
  return map;
}

/** The result of `fromJsonArray` and `fromYamlArray`: an error is the only item, null becomes a nil list. */
export function readList(source: Text, { value, error }: Read): GoValue {
  const fault = mismatch(value, 'list', LIST) ?? error;
  if (fault === undefined) return value?.kind === 'list' ? value : zeroOf(LIST);
  const origin = textOrigin(source);
  return listValue([stringOf(fault, origin)], origin);
}

/** The error of encoding/json for a value of another kind than the one that is read into. */
export function mismatch(
  value: GoValue | undefined,
  kind: 'map' | 'list',
  type: GoType,
): string | undefined {
  if (value === undefined || value.kind === kind || value.kind === 'nil') return undefined;
  const found = JSON_TYPES.get(value.kind) ?? value.kind;
  return `json: cannot unmarshal ${found} into Go value of type ${type.name}`;
}
