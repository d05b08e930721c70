import { goFloatKey } from '../go/go-number.ts';
import type { ScalarNode } from '../model/node.ts';
import { isPlainString, resolveScalar } from '../model/scalars/resolve-scalar.ts';

/** A key as kubectl's JSON holds it: `on` → `true`, `0755` → `493`. */
export function keyName(key: ScalarNode): string {
  if (key.tag === undefined && (key.style !== 'plain' || isPlainString(key.text))) return key.text;
  const resolved = resolveScalar(key, 'kubectl');
  switch (resolved.kind) {
    case 'string':
      return resolved.value;
    case 'int':
      return resolved.json;
    case 'float':
      return goFloatKey(resolved.value);
    case 'bool':
      return String(resolved.value);
    case 'null':
      return '';
    default:
      return infiniteKeyName(key.text.toLowerCase());
  }
}

/** Tells keys apart as go-yaml does before they become JSON: `1` and `01` are one, `1` and `"1"` two. */
export function goKey(key: ScalarNode): string {
  const resolved = resolveScalar(key, 'kubectl');
  return `${resolved.kind} ${'value' in resolved ? resolved.value : ''}`;
}

/** Infinite numbers may be keys, though not values. */
function infiniteKeyName(text: string): string {
  if (text.endsWith('nan')) return '.nan';
  return text.startsWith('-') ? '-.inf' : '.inf';
}
