import { memo } from '../../model/memo.ts';
import { PlainEntry, type Entry, type YamlNode } from '../../model/node.ts';
import { isPlainTree } from '../../model/plain-tree.ts';
import { holdsSecret } from '../../model/value.ts';
import type { RedactText } from './name-redactor.ts';

/** Whether some scalar of a tree holds what was copied out of a Secret. */
export function holdsSecretText(root: YamlNode): boolean {
  return !isPlainTree(root) && findsSecretText(root);
}

const findsSecretText = memo((root: YamlNode): boolean => {
  const stack: YamlNode[] = [root];
  for (let node = stack.pop(); node !== undefined; node = stack.pop()) {
    if (node.kind === 'scalar') {
      if (holdsSecret(node.value)) return true;
    } else if (node.kind === 'sequence') for (const item of node.items) stack.push(item);
    else {
      for (const entry of node.entries) {
        stack.push(entry.value);
        if (!(entry instanceof PlainEntry)) stack.push(entry.key);
      }
    }
  }
  return false;
});

/** The tree as it may be shown: what was copied out of a Secret is recognized by its label, which `inName` redacts. */
export function openNode(node: YamlNode, inName: RedactText = (text) => text): YamlNode {
  if (node.kind === 'scalar') {
    if (node.value === undefined || !holdsSecret(node.value)) return node;
    const whole = node.value.map((part) => (part.kind === 'placeholder' ? '' : part.text)).join('');
    const isWhole = whole === node.text || node.value.some(({ kind }) => kind === 'placeholder');
    const parts = isWhole ? node.value : node.value.filter(({ kind }) => kind === 'secret');
    const text = parts
      .map((part) => (part.kind === 'text' ? part.text : `<${inName(part.label)}>`))
      .join('');
    return { ...node, text };
  }
  if (node.kind === 'sequence')
    return { ...node, items: node.items.map((item) => openNode(item, inName)) };
  const entries = node.entries.map((entry) => openEntry(entry, inName));
  return { ...node, entries };
}

function openEntry({ key, name, value }: Entry, inName: RedactText): Entry {
  const open = openNode(key, inName);
  if (open === key || open.kind !== 'scalar') return { key, name, value: openNode(value, inName) };
  return { key: open, name: open.text, value: openNode(value, inName) };
}
