import type { Dialect } from '../manifest.ts';
import type { YamlNode } from '../node.ts';
import { isText, resolveScalar } from './resolve-scalar.ts';

/** A scalar as the text its field ends up with: strings as they are, numbers and booleans as JSON writes them, else empty. */
export function scalarText(node: YamlNode | undefined, dialect: Dialect): string {
  if (node?.kind !== 'scalar') return '';
  if (isText(node)) return node.text;
  const resolved = resolveScalar(node, dialect);
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
export function isTrue(node: YamlNode | undefined, dialect: Dialect): boolean {
  return boolOf(node, dialect) === true;
}

/** A field that is YAML's false. */
export function isFalse(node: YamlNode | undefined, dialect: Dialect): boolean {
  return boolOf(node, dialect) === false;
}

function boolOf(node: YamlNode | undefined, dialect: Dialect): boolean | undefined {
  if (node?.kind !== 'scalar') return undefined;
  const resolved = resolveScalar(node, dialect);
  return resolved.kind === 'bool' ? resolved.value : undefined;
}
