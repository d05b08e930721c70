import type { YamlNode } from './node.ts';

const plain = new WeakSet<YamlNode>();

/**
 * Notes that a tree is as a document in plain style says it: no key of it appears twice, all of it is within the text of its root, and nothing
 * filled in any of its texts. Most objects have such a tree, and walks that look for the exceptions can leave it out.
 */
export function notePlainTree(root: YamlNode): void {
  plain.add(root);
}

/** Whether a tree is known to be plain: as read, and not changed since. */
export function isPlainTree(root: YamlNode): boolean {
  return plain.has(root);
}
