import { MAX_INT64 } from '../go/go-number.ts';
import type { ScalarNode, YamlNode } from '../model/node.ts';
import { resolveScalar } from '../model/scalars/resolve-scalar.ts';
import { DocumentError } from './document-error.ts';

/** Cheap test for a plain value that `findJsonFault` may refuse: `.inf`, `-.INF`, `.nan`. */
export function mayBeNoValue(text: string): boolean {
  if (text.length < 4 || text.length > 5) return false;
  const last = text.charCodeAt(text.length - 1) | 0x20;
  return (last === 0x66 || last === 0x6e) && text.includes('.');
}

/** Cheap test for a plain key that `findJsonFault` may refuse: null, or a number beyond 63 bits. */
export function mayBeNoKey(text: string): boolean {
  return text.length < 5
    ? text === '' || text === '~' || /^null$/i.test(text)
    : /^[+\d]/.test(text);
}

/** The first key, else, if values count, the first value of a finished tree that JSON has no place for. */
export function findJsonFault(root: YamlNode, valuesCount = true): DocumentError | undefined {
  let value: DocumentError | undefined;
  const pending = [root];
  for (let node = pending.pop(); node !== undefined; node = pending.pop()) {
    if (node.kind === 'sequence') {
      pending.push(...node.items.toReversed());
    } else if (node.kind === 'scalar') {
      if (valuesCount) value ??= noJsonValue(node);
    } else {
      for (const { key } of node.entries) {
        const error = noJsonKey(key);
        if (error !== undefined) return error;
      }
      pending.push(...node.entries.map((entry) => entry.value).toReversed());
    }
  }
  return value;
}

function noJsonKey(key: ScalarNode): DocumentError | undefined {
  const resolved = resolveScalar(key, 'kubectl');
  const help = 'Write the key, in quotes if this text is meant.';
  if (resolved.kind === 'null') {
    const kubectl = 'unsupported map key of type: %!s(<nil>)';
    return DocumentError.atNode(key, 'The key of a map is empty or null', { kubectl, help });
  }
  if (resolved.kind !== 'int' || BigInt(resolved.json) <= MAX_INT64) return undefined;
  const kubectl = 'unsupported map key of type: uint64';
  return DocumentError.atNode(key, 'This number is too large for the key of a map', {
    kubectl,
    help,
  });
}

function noJsonValue(node: ScalarNode): DocumentError | undefined {
  const resolved = resolveScalar(node, 'kubectl');
  if (resolved.kind !== 'invalid') return undefined;
  const message = 'JSON, and so Kubernetes, has no infinite numbers and no NaN';
  const help = 'Quote the value if it is meant as text.';
  return DocumentError.atNode(node, message, { kubectl: resolved.reason, help });
}
