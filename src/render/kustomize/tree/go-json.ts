import { compareText } from '../../../go/compare-text.ts';
import { goFloatJson } from '../../../go/go-number.ts';
import type { YamlNode } from '../../../model/node.ts';
import { resolveScalar } from '../../../model/scalars/resolve-scalar.ts';

/** Escapes that Go's encoding/json makes beyond those of JSON.stringify. */
const HTML = /[<>&\u2028\u2029]/g;

/** A string as Go's encoding/json writes it. */
export function goJsonString(text: string): string {
  return JSON.stringify(text).replaceAll(
    HTML,
    (char) => `\\u${char.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}

/** A value as Go writes it after it was read into `interface{}`: keys sorted by bytes, numbers as float64. */
export function goJson(node: YamlNode): string {
  if (node.kind === 'sequence') return `[${node.items.map(goJson).join(',')}]`;
  if (node.kind === 'map') {
    const entries = node.entries.map(({ key, value }) => [key.text, goJson(value)] as const);
    return goJsonObject(entries);
  }
  const resolved = resolveScalar(node, 'kustomize');
  switch (resolved.kind) {
    case 'string':
      return goJsonString(resolved.value);
    case 'int':
    case 'float':
      return goFloatJson(resolved.value);
    case 'bool':
      return String(resolved.value);
    default:
      return 'null';
  }
}

/** An object of texts that are JSON already. */
export function goJsonObject(entries: Iterable<readonly [string, string]>): string {
  const sorted = [...entries].sort(([left], [right]) => compareText(left, right));
  return `{${sorted.map(([name, json]) => `${goJsonString(name)}:${json}`).join(',')}}`;
}
