import { compareText } from '../../../go/compare-text.ts';
import type { MapNode, YamlNode } from '../../../model/node.ts';
import { isNull, jsonTypeName, resolveScalar } from '../../../model/scalars/resolve-scalar.ts';
import type { Span } from '../../../model/span.ts';
import { EMPTY_TEXT, type Text } from '../text/text.ts';
import { floatText } from '../value/format/float-text.ts';
import { nodeOrigin, nodeText } from './node-text.ts';

/** Reads YAML into a Go struct as sigs.k8s.io/yaml and encoding/json do; the first value of a wrong type is remembered. */
export interface StructReading {
  fault: StructFault | undefined;
}

export interface StructFault {
  /** In encoding/json's words. */
  readonly message: string;
  readonly at: Span;
}

/** A function for the value of each field, by the field's name in JSON. */
type Fields = Readonly<Record<string, (value: YamlNode) => void>>;

/**
 * Gives the values of a map to the fields they are for. Names are compared as encoding/json does: exactly, else without
 * regard to case; keys come in the order of their bytes, and the last one of a field counts.
 */
export function readFields(map: MapNode, fields: Fields): void {
  const names = Object.keys(fields);
  const entries = map.entries.toSorted((a, b) => compareText(a.name, b.name));
  for (const { name, value } of entries) {
    const lower = name.toLowerCase();
    const field = names.find((one) => one === name) ?? names.find((one) => one === lower);
    if (field !== undefined) fields[field]?.(value);
  }
}

/** A string field: numbers and booleans become text, null leaves what was there. */
export function readText(
  reading: StructReading,
  field: string,
  node: YamlNode,
  before: Text,
): Text {
  if (isNull(node, 'kubectl')) return before;
  if (node.kind !== 'scalar') {
    fail(reading, field, 'string', node);
    return before;
  }
  return nodeText(node, stringOf(node), nodeOrigin(node, 'chart'));
}

export function readBool(
  reading: StructReading,
  field: string,
  node: YamlNode,
  before: boolean,
): boolean {
  if (isNull(node, 'kubectl')) return before;
  const resolved = node.kind === 'scalar' ? resolveScalar(node, 'kubectl') : undefined;
  if (resolved?.kind === 'bool') return resolved.value;
  fail(reading, field, 'bool', node);
  return before;
}

/** A []string field; undefined for null. */
export function readTexts(
  reading: StructReading,
  field: string,
  node: YamlNode,
): readonly Text[] | undefined {
  const items = readItems(reading, field, '[]string', node);
  return items?.map((item) => readText(reading, field, item, EMPTY_TEXT));
}

/** The items of a list field; undefined for null. */
export function readItems(
  reading: StructReading,
  field: string,
  type: string,
  node: YamlNode,
): readonly YamlNode[] | undefined {
  if (isNull(node, 'kubectl')) return undefined;
  if (node.kind === 'sequence') return node.items;
  fail(reading, field, type, node);
  return undefined;
}

/** A map[string]string field; undefined for null. */
export function readTextMap(
  reading: StructReading,
  field: string,
  node: YamlNode,
): ReadonlyMap<string, Text> | undefined {
  if (isNull(node, 'kubectl')) return undefined;
  if (node.kind !== 'map') {
    fail(reading, field, 'map[string]string', node);
    return undefined;
  }
  return new Map(
    node.entries.map(({ name, value }) => [name, readText(reading, field, value, EMPTY_TEXT)]),
  );
}

/** Remembers that a value does not fit. `field` is empty for the whole document. */
export function fail(reading: StructReading, field: string, type: string, node: YamlNode): void {
  const into = field === '' ? 'Go value' : `Go struct field ${field}`;
  const message = `json: cannot unmarshal ${jsonTypeName(node, 'kubectl')} into ${into} of type ${type}`;
  reading.fault ??= { message, at: node };
}

/** The string that sigs.k8s.io/yaml reads from a scalar if the field is a string. */
function stringOf(node: Extract<YamlNode, { kind: 'scalar' }>): string {
  const resolved = resolveScalar(node, 'kubectl');
  switch (resolved.kind) {
    case 'string':
      return resolved.value;
    case 'int':
      return resolved.json;
    case 'float':
      return floatText(resolved.value, 'g', -1);
    case 'bool':
      return String(resolved.value);
    default:
      return '';
  }
}
