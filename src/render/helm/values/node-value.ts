import type { Dialect } from '../../../model/manifest.ts';
import type { ScalarNode, YamlNode } from '../../../model/node.ts';
import { resolveScalar } from '../../../model/scalars/resolve-scalar.ts';
import { makingOf } from '../../../model/span.ts';
import type { ValuePart } from '../../../model/value.ts';
import { partRanges } from '../../kustomize/tree/part-ranges.ts';
import { nodeText } from '../chart/node-text.ts';
import { madeOrigin, originOf, secretOrigin, type Origin, type Writer } from '../text/origin.ts';
import { appendRun, finishText, newBuilder } from '../text/text-builder.ts';
import type { Text } from '../text/text.ts';
import { INT64, LIST } from '../value/go-types.ts';
import type { GoValue, MapValue } from '../value/go-value.ts';
import {
  boolValue,
  floatValue,
  intValue,
  listValue,
  mapValue,
  nilValue,
  stringValue,
} from '../value/make-value.ts';
import { spareCapacity } from '../value/spare-capacity.ts';

/** Who wrote a tree of values. */
interface Wrote {
  readonly by: Writer;
  /** The values must not be printed: they come out of a Secret. */
  readonly secret: boolean;
  /** kubectl's by default. */
  readonly dialect?: Dialect;
  /** Numbers without a fraction are int64, as apimachinery's JSON reader reads them. */
  readonly integers?: true;
}

/**
 * A YAML node as Helm holds it in memory: the types of JSON, every number a float64 unless `integers` is set. Each value
 * and key has the origin of its node.
 */
export function nodeValue(node: YamlNode, wrote: Wrote): GoValue {
  const origin = nodeOrigin(node, wrote);
  switch (node.kind) {
    case 'map':
      return mapOf(node, origin, wrote);
    case 'sequence':
      return listValue(
        node.items.map((item) => nodeValue(item, wrote)),
        origin,
        LIST,
        spareCapacity(node.items.length),
      );
    default:
      return scalarValue(node, origin, wrote);
  }
}

function nodeOrigin(node: YamlNode, { by, secret }: Wrote): Origin {
  const origin = madeOrigin(originOf(by, node), makingOf(node));
  return secret ? secretOrigin(origin) : origin;
}

function mapOf(node: Extract<YamlNode, { kind: 'map' }>, origin: Origin, wrote: Wrote): MapValue {
  const entries = new Map<string, GoValue>();
  const keyOrigins = new Map<string, Origin>();
  for (const { key, name, value } of node.entries) {
    entries.set(name, nodeValue(value, wrote));
    // Keys are not secret, even if their values are.
    keyOrigins.set(name, originOf(wrote.by, key));
  }
  return mapValue(entries, origin, undefined, keyOrigins);
}

function scalarValue(
  node: ScalarNode,
  whole: Origin,
  { dialect = 'kubectl', integers }: Wrote,
): GoValue {
  const resolved = resolveScalar(node, dialect);
  if (resolved.kind === 'string') return stringValue(partsText(node, resolved.value, whole));
  const origin = (node.value ?? []).reduce(partOrigin, whole);
  switch (resolved.kind) {
    case 'bool':
      return boolValue(resolved.value, origin);
    case 'int':
    case 'float':
      return integers !== undefined && isInt64(resolved.json)
        ? intValue(BigInt(resolved.json), origin, INT64)
        : floatValue(resolved.value, origin);
    default:
      return nilValue(origin);
  }
}

function isInt64(json: string): boolean {
  if (!/^-?\d{1,19}$/.test(json)) return false;
  const value = BigInt(json);
  return BigInt.asIntN(64, value) === value;
}

/** The text of a scalar; of one that something filled in, each part is as secret and as unknown as what filled it in. */
export function partsText(node: ScalarNode, text: string, origin: Origin): Text {
  if (node.value === undefined) return nodeText(node, text, origin);
  // Of the parts, not of the whole, it is said what is not known.
  const known = { ...origin, unknowable: undefined };
  const builder = newBuilder();
  for (const { part, start, end } of partRanges(text, node.value)) {
    appendRun(builder, text.slice(start, end), partOrigin(known, part));
  }
  return finishText(builder);
}

function partOrigin(origin: Origin, part: ValuePart): Origin {
  if (part.kind === 'secret') return secretOrigin(origin);
  return part.kind === 'text' ? origin : { ...origin, unknowable: part.label };
}
