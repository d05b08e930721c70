import { decodeBase64 } from '../../go/base64.ts';
import type { Manifest, Dialect } from '../../model/manifest.ts';
import { holdsPlaceholder, isPlaceholderText } from '../../model/names/placeholders.ts';
import { entriesAt, valueAt, type YamlNode } from '../../model/node.ts';
import { resolveScalar } from '../../model/scalars/resolve-scalar.ts';

/** A value of a Secret as the API server sees it, bytes as Latin-1; undefined if it is unknown, or not a valid value. */
export type StoredValue = string | undefined;

/**
 * `data` with `stringData` written over it; undefined when the keys themselves cannot be known (a templated key, data
 * that is not a map).
 */
export function storedSecret({
  node,
  dialect,
}: Manifest): ReadonlyMap<string, StoredValue> | undefined {
  const stored = new Map<string, StoredValue>();
  for (const field of ['data', 'stringData'] as const) {
    const values = valueAt(node, field);
    if (values?.kind === 'sequence') return undefined;
    // One template for all keys: `{{ copySecretData "a" "b" }}` of Open Cluster Management.
    if (values?.kind === 'scalar' && holdsPlaceholder(values.text)) return undefined;
    for (const { name, value } of entriesAt(node, field)) {
      if (holdsPlaceholder(name)) return undefined;
      stored.set(name, storedValue(value, field === 'data', dialect));
    }
  }
  return stored;
}

function storedValue(value: YamlNode, encoded: boolean, dialect: Dialect): StoredValue {
  if (value.kind === 'sequence' && encoded) return bytesAsText(value.items, dialect);
  if (value.kind !== 'scalar') return undefined;
  const resolved = resolveScalar(value, dialect);
  if (resolved.kind === 'null') return '';
  if (resolved.kind !== 'string' || holdsPlaceholder(resolved.value)) return undefined;
  if (!encoded) return resolved.value;
  // `REPLACED` and `changeme` would be base64, too.
  if (isPlaceholderText(resolved.value)) return undefined;
  const decoded = decodeBase64(resolved.value);
  return decoded.kind === 'bytes' ? Buffer.from(decoded.bytes).toString('latin1') : undefined;
}

/** A list of byte values, which Go's decoder takes for bytes as well. */
function bytesAsText(items: readonly YamlNode[], dialect: Dialect): StoredValue {
  const bytes: number[] = [];
  for (const item of items) {
    const resolved = item.kind === 'scalar' ? resolveScalar(item, dialect) : undefined;
    if (resolved?.kind !== 'int') return undefined;
    bytes.push(resolved.value);
  }
  return Buffer.from(bytes).toString('latin1');
}
