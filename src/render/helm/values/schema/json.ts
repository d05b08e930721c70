import { compareText } from '../../../../go/compare-text.ts';
import type { YamlNode } from '../../../../model/node.ts';
import { resolveScalar } from '../../../../model/scalars/resolve-scalar.ts';
import type { GoValue } from '../../value/go-value.ts';

/** A JSON value: what a schema is made of, and what it is compared with. */
export type Json = null | boolean | number | string | JsonList | JsonMap;
export type JsonList = readonly Json[];
export type JsonMap = ReadonlyMap<string, Json>;

type JsonType = 'null' | 'boolean' | 'number' | 'string' | 'array' | 'object';

export function isMap(value: Json | undefined): value is JsonMap {
  return value instanceof Map;
}

export function isList(value: Json | undefined): value is JsonList {
  return Array.isArray(value);
}

export function typeOf(value: Json): JsonType {
  if (value === null) return 'null';
  if (isMap(value)) return 'object';
  if (isList(value)) return 'array';
  switch (typeof value) {
    case 'boolean':
      return 'boolean';
    case 'number':
      return 'number';
    default:
      return 'string';
  }
}

/** Keys in the order of their bytes: Go's maps have none. */
export function keysOf(map: JsonMap): readonly string[] {
  return [...map.keys()].sort(compareText);
}

export function textAt(map: JsonMap, key: string): string | undefined {
  const value = map.get(key);
  return typeof value === 'string' ? value : undefined;
}

export function areEqual(one: Json, other: Json): boolean {
  if (isMap(one)) {
    if (!isMap(other) || one.size !== other.size) return false;
    return [...one].every(([key, value]) => {
      const found = other.get(key);
      return found !== undefined && areEqual(value, found);
    });
  }
  if (isList(one)) {
    if (!isList(other) || one.length !== other.length) return false;
    return one.every((item, index) => areEqual(item, other[index] ?? null));
  }
  return one === other;
}

/** A JSON document that was read as nodes. */
export function jsonOfNode(node: YamlNode): Json {
  if (node.kind === 'map') {
    return new Map(node.entries.map(({ name, value }) => [name, jsonOfNode(value)]));
  }
  if (node.kind === 'sequence') return node.items.map(jsonOfNode);
  const resolved = resolveScalar(node, 'kubectl');
  return 'value' in resolved ? resolved.value : null;
}

/** Values as the validator sees them; undefined for one that JSON cannot hold. */
export function jsonOfValue(value: GoValue): Json | undefined {
  switch (value.kind) {
    case 'nil':
      return null;
    case 'bool':
    case 'float':
      return value.value;
    case 'int':
    case 'uint':
      return Number(value.value);
    case 'string':
      return value.text.text;
    case 'list': {
      const items = value.items.map(jsonOfValue);
      return items.every((item) => item !== undefined) ? items : undefined;
    }
    case 'map': {
      const entries = [...value.entries].map(([key, item]) => [key, jsonOfValue(item)] as const);
      const known = entries.flatMap(([key, item]) =>
        item === undefined ? [] : [[key, item] as const],
      );
      return known.length === entries.length ? new Map(known) : undefined;
    }
    default:
      return undefined;
  }
}
