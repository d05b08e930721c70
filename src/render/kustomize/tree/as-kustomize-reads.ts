import { memo } from '../../../model/memo.ts';
import {
  PlainEntry,
  type DuplicateEntry,
  type Entry,
  type MapNode,
  type SequenceNode,
  type YamlNode,
} from '../../../model/node.ts';
import type { Span } from '../../../model/span.ts';

type Collection = MapNode | SequenceNode;

/**
 * A tree that was read for kubectl as kustomize's own reader has it: keys are their text (`on` is not `true`), what is
 * written in a map wins over what is merged into it, and of a key that is there twice the first counts (until kustomize
 * refuses to print it).
 */
export function asKustomizeReads(node: YamlNode): YamlNode {
  return node.kind === 'scalar' ? node : converted(node);
}

const converted = memo((node: Collection): Collection => {
  if (node.kind === 'sequence') {
    const isSame = node.items.every((item) => asKustomizeReads(item) === item);
    return isSame ? node : { ...node, items: node.items.map(asKustomizeReads) };
  }
  const { entries: read, duplicates, mergeOverrides } = node;
  const isPlain = duplicates === undefined && mergeOverrides === undefined;
  if (isPlain && read.every((each) => convertEntry(each) === each)) return node;
  const entries = withoutMergeOverrides(node).map(convertEntry);
  if (duplicates !== undefined) return firstOnes({ ...node, entries }, duplicates);
  return entries.every((each, index) => each === read[index]) ? node : { ...node, entries };
});

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

/** `kept` of the result are the entries, `dropped` what comes after them in the text. */
function firstOnes(node: MapNode, duplicates: readonly DuplicateEntry[]): MapNode {
  const later: DuplicateEntry[] = [];
  const entries = node.entries.map((last) => {
    const before = duplicates.flatMap(({ dropped }) =>
      dropped.key.text === last.name ? convertEntry(dropped) : [],
    );
    const [first, ...others] = [...before, last];
    if (first === undefined) return last;
    for (const dropped of others) later.push({ dropped, kept: first });
    return first;
  });
  return { ...node, entries, duplicates: later };
}

function convertEntry(entry: Entry): Entry {
  const value = asKustomizeReads(entry.value);
  if (entry instanceof PlainEntry && value === entry.value) return entry;
  const { text } = entry.key;
  return entry.name === text && value === entry.value
    ? entry
    : { key: entry.key, name: text, value };
}
