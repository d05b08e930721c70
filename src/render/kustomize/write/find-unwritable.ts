import type { ScalarNode, YamlNode } from '../../../model/node.ts';
import type { Span } from '../../../model/span.ts';
import { resolveScalar } from '../../../model/resolve-scalar.ts';

/** What keeps an object from being written as JSON, as Go says it. */
export interface Unwritable {
  readonly at: Span;
  readonly message: string;
}

/**
 * The first thing for which kustomize cannot print an object: a scalar that is not what its tag says, NaN or infinity, or,
 * below the top, a key that is no string (`8080: x`, `true: x`), which Go's JSON encoder refuses.
 */
export function findUnwritable(object: YamlNode): Unwritable | undefined {
  if (object.kind !== 'map') return findIn(object);
  for (const { value } of object.entries) {
    const found = findIn(value);
    if (found !== undefined) return found;
  }
  return undefined;
}

const writable = new WeakSet<YamlNode>();

function findIn(node: YamlNode): Unwritable | undefined {
  if (node.kind === 'scalar') return invalidScalar(node);
  if (writable.has(node)) return undefined;
  const found = node.kind === 'map' ? findInMap(node) : findInItems(node.items);
  if (found === undefined) writable.add(node);
  return found;
}

function findInMap(map: Extract<YamlNode, { kind: 'map' }>): Unwritable | undefined {
  const key = map.entries.find((entry) => !isTextKey(entry.key))?.key;
  if (key !== undefined) {
    return { at: key, message: 'json: unsupported type: map[interface {}]interface {}' };
  }
  return findInItems(map.entries.map(({ value }) => value));
}

function findInItems(items: readonly YamlNode[]): Unwritable | undefined {
  for (const item of items) {
    const found = findIn(item);
    if (found !== undefined) return found;
  }
  return undefined;
}

function invalidScalar(node: ScalarNode): Unwritable | undefined {
  const resolved = resolveScalar(node, 'kustomize');
  return resolved.kind === 'invalid' ? { at: node, message: resolved.reason } : undefined;
}

/** A plain date is no string either, but who writes one as a key? Go refuses it too. */
function isTextKey(key: ScalarNode): boolean {
  return resolveScalar(key, 'kustomize').kind === 'string';
}
