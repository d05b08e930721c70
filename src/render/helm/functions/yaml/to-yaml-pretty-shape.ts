import { compareNaturally } from '../../../kustomize/print/natural-order.ts';
import { hasOddBytes, toBytes } from '../../text/bytes.ts';
import { textOf, type Text } from '../../text/text.ts';
import { verbatimOffset } from '../../text/verbatim-offset.ts';
import { chartBudget } from '../../value/chart-budget.ts';
import { floatText } from '../../value/format/float-text.ts';
import { valueText } from '../../value/format/print.ts';
import { failed } from '../../value/go-function.ts';
import type { GoFailure, GoValue, MapValue, StructValue } from '../../value/go-value.ts';
import { isFailure } from '../../value/is-failure.ts';
import { valueOrigin } from '../../value/value-origin.ts';
import { structEntries } from '../json/json-shape.ts';
import { itemsOf } from '../lists/items-of.ts';
import type { YamlEntry, YamlShape } from './yaml-shape.ts';

/** The only struct of Helm whose fields have tags for YAML; those of the others are written in small letters. */
const TAGGED = 'chart.Dependency';
const NOT_FINITE: ReadonlyMap<string, string> = new Map([
  ['+Inf', '.inf'],
  ['-Inf', '-.inf'],
  ['NaN', '.nan'],
]);
const LINE = 70;

/** A Go value as go-yaml v3 writes it, without JSON in between. */
export function toYamlPrettyShape(value: GoValue): YamlShape | GoFailure {
  switch (value.kind) {
    case 'nil':
      return plain('null', value);
    case 'bool':
      return plain(String(value.value), value);
    case 'int':
    case 'uint':
      return value.type.name === 'time.Duration'
        ? stringOf(value)
        : plain(String(value.value), value);
    case 'float': {
      const text = floatText(value.value, 'g', -1);
      return plain(NOT_FINITE.get(text) ?? text, value);
    }
    case 'string':
      return stringShape(value.text);
    case 'time':
      return plain(value.rfc3339, value);
    case 'list':
    case 'bytes':
      return { kind: 'list', items: itemsOf(value) ?? [], empty: made('[]', value) };
    case 'map':
      return { kind: 'map', entries: mapEntries(value), empty: made('{}', value) };
    case 'struct':
      return structShape(value);
    default:
      return failed(`cannot marshal type: ${value.type.name}`);
  }
}

/** Bytes that are not UTF-8 are written in base64, in lines. */
function stringShape(text: Text): YamlShape {
  if (!hasOddBytes(text.text)) return { kind: 'string', text };
  const encoded = Buffer.from(toBytes(text.text)).toString('base64');
  const lines = encoded.length < LINE ? encoded : encoded.replaceAll(/.{1,70}/g, '$&\n');
  return { kind: 'string', text: textOf(lines), tag: '!!binary' };
}

function structShape(struct: StructValue): YamlShape | GoFailure {
  if ((struct.type.elem ?? struct.type).name === 'semver.Version') return stringOf(struct);
  return { kind: 'map', entries: fieldsOf(struct), empty: made('{}', struct) };
}

function fieldsOf(struct: StructValue): readonly YamlEntry[] {
  if ((struct.type.elem ?? struct.type).name === TAGGED) return structEntries(struct);
  return [...struct.fields]
    .filter(([name]) => /^\p{Lu}/u.test(name))
    .map(([name, value]) => ({ key: textOf(name.toLowerCase()), value }));
}

/** The result of the method String. */
function stringOf(value: GoValue): YamlShape | GoFailure {
  const text = valueText(value, chartBudget());
  return isFailure(text) ? text : { kind: 'string', text };
}

function mapEntries(map: MapValue): YamlEntry[] {
  return [...map.entries]
    .sort(([a], [b]) => comparePrettyKeys(a, b))
    .map(([name, value]) => {
      const origin = map.keyOrigins?.get(name);
      return { key: textOf(name, origin, verbatimOffset(name, origin)), value };
    });
}

function plain(text: string, value: GoValue): YamlShape {
  return { kind: 'plain', text: made(text, value) };
}

function made(text: string, value: GoValue): Text {
  const origin = valueOrigin(value);
  return textOf(text, origin, verbatimOffset(text, origin));
}

const LETTER = /^\p{L}$/u;
const DIGIT_AT_END = /\p{Nd}$/u;

/** The order of keys in go-yaml v3: as in v2, but that behind common digits a letter comes before anything else. */
function comparePrettyKeys(left: string, right: string): number {
  const at = firstDifference(left, right);
  const before = DIGIT_AT_END.exec(left.slice(Math.max(0, at - 2), at));
  if (before === null || at >= left.length || at >= right.length) {
    return compareNaturally(left, right);
  }
  const isFirstLetter = isLetterAt(left, at);
  if (isFirstLetter === isLetterAt(right, at)) return compareNaturally(left, right);
  return isFirstLetter ? -1 : 1;
}

function firstDifference(left: string, right: string): number {
  let at = 0;
  while (at < left.length && left.codePointAt(at) === right.codePointAt(at)) at++;
  return at;
}

function isLetterAt(text: string, at: number): boolean {
  return LETTER.test(String.fromCodePoint(text.codePointAt(at) ?? 0));
}
