import { goFloatJson } from '../../../../go/go-number.ts';
import { toBytes } from '../../text/bytes.ts';
import { remadeText } from '../../text/edit-text.ts';
import { textOf, type Text } from '../../text/text.ts';
import { verbatimOffset } from '../../text/verbatim-offset.ts';
import { chartBudget } from '../../value/chart-budget.ts';
import { valueText } from '../../value/format/print.ts';
import { failed } from '../../value/go-function.ts';
import type { GoFailure, GoValue, MapValue, StructValue } from '../../value/go-value.ts';
import { isFailure } from '../../value/is-failure.ts';
import { sortedKeys } from '../../value/sorted-keys.ts';
import { valueOrigin } from '../../value/value-origin.ts';
import { isEmpty } from './is-empty.ts';

/** A value as encoding/json writes it, one level deep. */
type JsonShape =
  /** A number, `true`, `false` or `null`. */
  | { readonly kind: 'plain'; readonly text: Text }
  /** Without its quotes and escapes. */
  | { readonly kind: 'string'; readonly text: Text }
  | { readonly kind: 'list'; readonly items: readonly GoValue[] }
  | { readonly kind: 'object'; readonly entries: readonly JsonEntry[] };

export interface JsonEntry {
  readonly key: Text;
  readonly value: GoValue;
}

/** The shape of a value, or the error of encoding/json. */
export function jsonShape(value: GoValue): JsonShape | GoFailure {
  switch (value.kind) {
    case 'nil':
      return plain('null', value);
    case 'bool':
      return plain(String(value.value), value);
    case 'int':
    case 'uint':
      return plain(String(value.value), value);
    case 'float':
      return floatShape(value.value, value);
    case 'string':
      return { kind: 'string', text: value.text };
    case 'bytes':
      return { kind: 'string', text: remadeText(value.text, base64(value.text.text)) };
    case 'list':
      return value.isNil ? plain('null', value) : { kind: 'list', items: value.items };
    case 'map':
      return value.isNil ? plain('null', value) : { kind: 'object', entries: mapEntries(value) };
    case 'struct':
      return structShape(value);
    case 'time':
      return { kind: 'string', text: textOf(value.rfc3339, value.origin) };
    default:
      return failed(`json: unsupported type: ${value.type.name}`);
  }
}

function plain(text: string, value: GoValue): JsonShape {
  const origin = valueOrigin(value);
  return { kind: 'plain', text: textOf(text, origin, verbatimOffset(text, origin)) };
}

function floatShape(float: number, value: GoValue): JsonShape | GoFailure {
  if (Number.isFinite(float)) return plain(goFloatJson(float), value);
  const text = Number.isNaN(float) ? 'NaN' : float > 0 ? '+Inf' : '-Inf';
  return failed(`json: unsupported value: ${text}`);
}

function base64(text: string): string {
  return Buffer.from(toBytes(text)).toString('base64');
}

function mapEntries(map: MapValue): JsonEntry[] {
  const entries: JsonEntry[] = [];
  for (const name of sortedKeys(map)) {
    const value = map.entries.get(name);
    const origin = map.keyOrigins?.get(name);
    const key = textOf(name, origin, verbatimOffset(name, origin));
    if (value !== undefined) entries.push({ key, value });
  }
  return entries;
}

/** Types with a method String marshal as the text that it gives; they are versions. */
function structShape(struct: StructValue): JsonShape | GoFailure {
  const { stringer, elem } = struct.type;
  if (stringer !== undefined && (elem ?? struct.type).name === 'semver.Version') {
    const text = valueText(struct, chartBudget());
    return isFailure(text) ? text : { kind: 'string', text };
  }
  return { kind: 'object', entries: structEntries(struct) };
}

/** The exported fields, without the empty ones that are tagged `omitempty`; fields of an embedded struct in its place. */
export function structEntries(struct: StructValue): JsonEntry[] {
  const { tags } = struct.type;
  const entries: JsonEntry[] = [];
  for (const [name, value] of struct.fields) {
    const tag = tags.get(name);
    if (!/^\p{Lu}/u.test(name) || (tag?.omitEmpty === true && isEmpty(value))) continue;
    if (tag?.embedded === true && value.kind === 'struct') entries.push(...structEntries(value));
    else entries.push({ key: textOf(tag?.json ?? name), value });
  }
  return entries;
}
