import type { Entry, MapNode, SequenceNode, YamlNode } from '../../model/node.ts';
import type { Span } from '../../model/span.ts';
import { noteIfClean } from './settle-output.ts';

type Collection = MapNode | SequenceNode;

const converted = new WeakMap<YamlNode, YamlNode>();

/**
 * A tree that was read for kubectl as kustomize's own reader has it: keys are their text (`on` is not `true`), and what is
 * written in a map wins over what is merged into it.
 */
export function asKustomizeReads(node: YamlNode): YamlNode {
  if (node.kind === 'scalar') return node;
  let made = converted.get(node);
  if (made === undefined) {
    made = convert(node);
    noteIfClean(made);
    converted.set(node, made);
  }
  return made;
}

function convert(node: Collection): Collection {
  if (node.kind === 'sequence') {
    const items = node.items.map(asKustomizeReads);
    return items.every((item, index) => item === node.items[index]) ? node : { ...node, items };
  }
  const written = withoutMergeOverrides(node);
  const entries = written.map(convertEntry);
  return entries.every((each, index) => each === node.entries[index]) ? node : { ...node, entries };
}

/** kubectl lets `<<` replace what was written before it; kustomize lets everything that is written win. */
function withoutMergeOverrides(node: MapNode): readonly Entry[] {
  const overrides = (node.mergeOverrides ?? []).filter(
    ({ dropped, kept }) => isOwn(dropped, node) && !isOwn(kept, node),
  );
  if (overrides.length === 0) return node.entries;
  return node.entries.map((each) => overrides.find(({ kept }) => kept === each)?.dropped ?? each);
}

/** Whether an entry was written in the map itself, not in a map that is merged into it. */
function isOwn({ key }: Entry, map: MapNode): boolean {
  const inside = (span: Span) => span.start <= key.start && key.end <= span.end;
  return inside(map) && !map.entries.some(({ value }) => value.kind !== 'scalar' && inside(value));
}

function convertEntry(entry: Entry): Entry {
  const value = asKustomizeReads(entry.value);
  const { text } = entry.key;
  return entry.name === text && value === entry.value
    ? entry
    : { key: entry.key, name: text, value };
}
