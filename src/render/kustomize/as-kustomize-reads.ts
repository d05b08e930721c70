import type { Entry, MapNode, ScalarNode, YamlNode } from '../../model/node.ts';
import type { Span } from '../../model/span.ts';

const converted = new WeakMap<YamlNode, YamlNode>();

/**
 * A tree that was read for kubectl as kustomize's own reader has it: keys are their text (`on` is not `true`), what is written
 * in a map wins over what is merged into it, and a block scalar that the end of the file cuts off has no line end.
 */
export function asKustomizeReads(node: YamlNode): YamlNode {
  if (node.kind === 'scalar') return withoutAddedLineEnd(node);
  let made = converted.get(node);
  if (made === undefined) {
    made = convert(node);
    converted.set(node, made);
  }
  return made;
}

/** Only the end of the file, for texts that kustomize hands to kubectl's YAML reader as they are. */
export function asWritten(node: YamlNode): YamlNode {
  const { file } = node;
  if (file.text.endsWith('\n') || node.end < file.text.length) return node;
  if (node.kind === 'scalar') return withoutAddedLineEnd(node);
  if (node.kind === 'sequence') return { ...node, items: node.items.map(asWritten) };
  return {
    ...node,
    entries: node.entries.map((each) => ({ ...each, value: asWritten(each.value) })),
  };
}

/** kubectl's reader ends every line it hands on, also the last one of a file. */
function withoutAddedLineEnd(node: ScalarNode): ScalarNode {
  if (node.style !== 'literal' && node.style !== 'folded') return node;
  const { text } = node.file;
  const isCut = node.end >= text.length && !text.endsWith('\n');
  return isCut && node.text.endsWith('\n') ? { ...node, text: node.text.slice(0, -1) } : node;
}

function convert(node: Exclude<YamlNode, { kind: 'scalar' }>): YamlNode {
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
