import type { YamlNode } from '../../src/model/node.ts';
import { resolveScalar } from '../../src/model/scalars/resolve-scalar.ts';

/** A tree as the JSON text kubectl makes of it: keys sorted, numbers with all their digits. */
export function jsonOf(node: YamlNode | undefined): string {
  if (node === undefined) return 'null';
  if (node.kind === 'sequence') return `[${node.items.map(jsonOf).join(',')}]`;
  if (node.kind === 'map') {
    const members = node.entries.map(({ name, value }) => [name, jsonOf(value)] as const);
    const sorted = members.toSorted(([a], [b]) => (a < b ? -1 : 1));
    return `{${sorted.map(([name, json]) => `${JSON.stringify(name)}:${json}`).join(',')}}`;
  }
  const resolved = resolveScalar(node, 'kubectl');
  switch (resolved.kind) {
    case 'int':
    case 'float':
      return resolved.json;
    case 'string':
    case 'bool':
      return JSON.stringify(resolved.value);
    default:
      return 'null';
  }
}
