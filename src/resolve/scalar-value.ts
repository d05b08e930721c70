import type { Dialect } from '../model/manifest.ts';
import type { YamlNode } from '../model/node.ts';
import { scalarText } from '../model/scalars/scalar-text.ts';
import type { Value } from '../model/value.ts';
import { textValue } from './value-parts.ts';

/**
 * The value of a scalar: its text, in parts if something filled it in. Text that a later step changed is secret as a whole if any of it
 * was: secrecy is never lost.
 */
export function scalarValue(node: YamlNode | undefined, dialect: Dialect): Value {
  if (node?.kind !== 'scalar' || node.value === undefined) {
    return textValue(scalarText(node, dialect));
  }
  const { value } = node;
  const text = value.map((part) => (part.kind === 'placeholder' ? '' : part.text)).join('');
  if (text === node.text || value.some(({ kind }) => kind === 'placeholder')) return value;
  const secret = value.find(({ kind }) => kind === 'secret');
  if (secret === undefined) return textValue(scalarText(node, dialect));
  return [{ kind: 'secret', text: node.text, label: secret.kind === 'secret' ? secret.label : '' }];
}
