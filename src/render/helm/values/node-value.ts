import type { YamlNode } from '../../../model/node.ts';
import { resolveScalar } from '../../../model/resolve-scalar.ts';
import { nodeText } from '../chart/node-text.ts';
import { originOf, secretOrigin, type Origin, type Writer } from '../text/origin.ts';
import type { GoValue, MapValue } from '../value/go-value.ts';
import {
  boolValue,
  floatValue,
  listValue,
  mapValue,
  nilValue,
  stringValue,
} from '../value/make-value.ts';

/** Who wrote a tree of values. */
export interface Wrote {
  readonly by: Writer;
  /** The values must not be printed: they come out of a Secret. */
  readonly secret: boolean;
}

/**
 * YAML as Helm has it in memory: what JSON can hold, every number a float64. Each value and key remembers its node.
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
      );
    default:
      return scalarValue(node, origin);
  }
}

function nodeOrigin(node: YamlNode, { by, secret }: Wrote): Origin {
  const origin = originOf(by, node);
  return secret ? secretOrigin(origin) : origin;
}

function mapOf(node: Extract<YamlNode, { kind: 'map' }>, origin: Origin, wrote: Wrote): MapValue {
  const entries = new Map<string, GoValue>();
  const keyOrigins = new Map<string, Origin>();
  for (const { key, name, value } of node.entries) {
    entries.set(name, nodeValue(value, wrote));
    // The names of keys are no secret, though their values may be.
    keyOrigins.set(name, originOf(wrote.by, key));
  }
  return mapValue(entries, origin, undefined, keyOrigins);
}

function scalarValue(node: Extract<YamlNode, { kind: 'scalar' }>, origin: Origin): GoValue {
  const resolved = resolveScalar(node, 'kubectl');
  switch (resolved.kind) {
    case 'string':
      return stringValue(nodeText(node, resolved.value, origin));
    case 'bool':
      return boolValue(resolved.value, origin);
    case 'int':
    case 'float':
      return floatValue(resolved.value, origin);
    default:
      return nilValue(origin);
  }
}
