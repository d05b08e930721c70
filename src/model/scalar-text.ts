import type { Road } from './manifest.ts';
import type { YamlNode } from './node.ts';
import { resolveScalar } from './resolve-scalar.ts';

/** A scalar as the text its field ends up with: strings as they are, numbers and booleans as JSON writes them, else empty. */
export function textOf(node: YamlNode | undefined, road: Road): string {
  if (node?.kind !== 'scalar') return '';
  const resolved = resolveScalar(node, road);
  switch (resolved.kind) {
    case 'string':
      return resolved.value;
    case 'int':
    case 'float':
      return resolved.json;
    case 'bool':
      return String(resolved.value);
    case 'null':
      return '';
    default:
      return node.text;
  }
}

/** A field that is YAML's true. */
export function isTrue(node: YamlNode | undefined, road: Road): boolean {
  if (node?.kind !== 'scalar') return false;
  const resolved = resolveScalar(node, road);
  return resolved.kind === 'bool' && resolved.value;
}

/** A field that is YAML's false. */
export function isFalse(node: YamlNode | undefined, road: Road): boolean {
  if (node?.kind !== 'scalar') return false;
  const resolved = resolveScalar(node, road);
  return resolved.kind === 'bool' && !resolved.value;
}
