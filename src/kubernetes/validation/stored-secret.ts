import { decodeBase64 } from '../../go/base64.ts';
import type { Manifest, Road } from '../../model/manifest.ts';
import type { YamlNode } from '../../model/node.ts';
import { entriesAt, valueAt } from '../../model/node.ts';
import { resolveScalar } from '../../model/resolve-scalar.ts';
import { isTemplated } from './is-templated.ts';

/** A value of a Secret as the API server sees it, bytes as Latin-1; undefined when it cannot be told, or is no value. */
export type StoredValue = string | undefined;

/**
 * `data` with `stringData` written over it; undefined when the keys themselves cannot be told (a templated key, data
 * that is no map).
 */
export function storedSecret({
  node,
  road,
}: Manifest): ReadonlyMap<string, StoredValue> | undefined {
  const stored = new Map<string, StoredValue>();
  for (const field of ['data', 'stringData'] as const) {
    const kind = valueAt(node, field)?.kind;
    if (kind === 'sequence') return undefined;
    for (const { name, value } of entriesAt(node, field)) {
      if (isTemplated(name)) return undefined;
      stored.set(name, storedValue(value, field === 'data', road));
    }
  }
  return stored;
}

function storedValue(value: YamlNode, encoded: boolean, road: Road): StoredValue {
  if (value.kind === 'sequence' && encoded) return bytesAsText(value.items, road);
  if (value.kind !== 'scalar') return undefined;
  const resolved = resolveScalar(value, road);
  if (resolved.kind === 'null') return '';
  if (resolved.kind !== 'string' || isTemplated(resolved.value)) return undefined;
  if (!encoded) return resolved.value;
  const decoded = decodeBase64(resolved.value);
  return decoded.kind === 'bytes' ? Buffer.from(decoded.bytes).toString('latin1') : undefined;
}

/** A list of byte values, which Go's decoder takes for bytes as well. */
function bytesAsText(items: readonly YamlNode[], road: Road): StoredValue {
  const bytes: number[] = [];
  for (const item of items) {
    const resolved = item.kind === 'scalar' ? resolveScalar(item, road) : undefined;
    if (resolved?.kind !== 'int') return undefined;
    bytes.push(resolved.value);
  }
  return Buffer.from(bytes).toString('latin1');
}
