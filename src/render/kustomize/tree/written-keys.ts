import type { Entry, YamlNode } from '../../../model/node.ts';
import { withEntries, withItems } from './nodes.ts';

const converted = new WeakMap<YamlNode, YamlNode>();

/** The same tree with keys as kustomize keeps them: their text, where kubectl makes `on` the key `true`. */
export function withWrittenKeys(node: YamlNode): YamlNode {
  if (node.kind === 'scalar') return node;
  let made = converted.get(node);
  if (made === undefined) {
    made =
      node.kind === 'sequence'
        ? withItems(node, node.items.map(withWrittenKeys))
        : withEntries(node, node.entries.map(convertEntry));
    converted.set(node, made);
  }
  return made;
}

function convertEntry(entry: Entry): Entry {
  const value = withWrittenKeys(entry.value);
  const { text } = entry.key;
  if (entry.name === text && value === entry.value) return entry;
  return { key: entry.key, name: text, value };
}
