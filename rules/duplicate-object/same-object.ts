import { scopeOfKind } from '../../src/model/kinds/kinds.ts';
import type { Dialect, Manifest } from '../../src/model/manifest.ts';
import { holdsPlaceholder } from '../../src/model/names/placeholders.ts';
import { entryOf, type YamlNode } from '../../src/model/node.ts';
import { resolveScalar } from '../../src/model/scalars/resolve-scalar.ts';

/** Undefined when the name is generated or templated. */
export function identityOf(manifest: Manifest): string | undefined {
  const { group, kind, name } = manifest;
  // Whoever applies an object of the whole cluster drops the namespace that a transformer gave it.
  const namespace = (scopeOfKind(manifest) === 'cluster' ? undefined : manifest.namespace) ?? '';
  if (name === undefined || holdsPlaceholder(name) || holdsPlaceholder(namespace)) return undefined;
  return JSON.stringify([group, kind, namespace, name]);
}

/** Whether two nodes are the same JSON, however they are written: order of keys, quotes and comments do not count. */
export function sameContent(one: YamlNode, other: YamlNode, dialect: Dialect): boolean {
  if (one === other) return true;
  if (one.kind === 'map' && other.kind === 'map') {
    return (
      one.entries.length === other.entries.length &&
      one.entries.every(({ name, value }) => {
        const twin = entryOf(other, name)?.value;
        return twin !== undefined && sameContent(value, twin, dialect);
      })
    );
  }
  if (one.kind === 'sequence' && other.kind === 'sequence') {
    return (
      one.items.length === other.items.length &&
      one.items.every((item, index) => {
        const twin = other.items[index];
        return twin !== undefined && sameContent(item, twin, dialect);
      })
    );
  }
  if (one.kind !== 'scalar' || other.kind !== 'scalar') return false;
  return jsonOf(one, dialect) === jsonOf(other, dialect);
}

function jsonOf(node: YamlNode & { kind: 'scalar' }, dialect: Dialect): string {
  const resolved = resolveScalar(node, dialect);
  switch (resolved.kind) {
    case 'string':
      return JSON.stringify(resolved.value);
    case 'bool':
      return String(resolved.value);
    case 'null':
      return 'null';
    case 'invalid':
      return resolved.reason;
    default:
      return resolved.json;
  }
}
