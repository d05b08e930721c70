import { DEFAULT_LIMITS } from '../../../model/limits.ts';
import { memo } from '../../../model/memo.ts';
import type { Entry, MapNode, SequenceNode, YamlNode } from '../../../model/node.ts';
import { parseText } from '../../../parse/parse-text.ts';
import { withEntries, withItems } from './nodes.ts';

/** The data a scalar's text holds, YAML or JSON; undefined when it holds none, or is not YAML. */
export function parseEmbedded(text: string): YamlNode | undefined {
  const { documents } = parseText({ path: '', text }, DEFAULT_LIMITS);
  const root = documents[0]?.root;
  return root === undefined ? undefined : withWrittenKeys(root);
}

/** The same tree with keys as kustomize keeps them: their text, where kubectl makes `on` the key `true`. */
function withWrittenKeys(node: YamlNode): YamlNode {
  return node.kind === 'scalar' ? node : converted(node);
}

const converted = memo((node: MapNode | SequenceNode): YamlNode =>
  node.kind === 'sequence'
    ? withItems(node, node.items.map(withWrittenKeys))
    : withEntries(node, node.entries.map(convertEntry)),
);

function convertEntry(entry: Entry): Entry {
  const value = withWrittenKeys(entry.value);
  const { text } = entry.key;
  if (entry.name === text && value === entry.value) return entry;
  return { key: entry.key, name: text, value };
}
