import { appendAll, countBefore } from '../../model/group-by.ts';
import { PlainEntry, type Entry, type MapNode, type YamlNode } from '../../model/node.ts';
import type { SourceFile, Span, TextRange } from '../../model/span.ts';
import { isPlausibleKey } from '../../text/plausible-key.ts';
import { afterEqualsRanges, lineRanges } from './secret-text-ranges.ts';

/** An entry of a map, and where its text ends. */
export interface Child {
  readonly entry: Entry;
  readonly limit: number;
}

/** The entries of a map as they stand in the text, replaced ones too, each with where its text ends. */
export function childrenOf(node: MapNode, limit: number): readonly Child[] {
  const all =
    node.duplicates === undefined
      ? node.entries
      : [...node.entries, ...node.duplicates.map(({ dropped }) => dropped)];
  const entries = isSorted(all) ? all : all.toSorted((a, b) => keyStartOf(a) - keyStartOf(b));
  return entries.map((entry, at) => {
    const following = entries[at + 1];
    const next = following === undefined ? limit : keyStartOf(following);
    return { entry, limit: next > keyStartOf(entry) ? next : limit };
  });
}

/** Most are as they were read. */
function isSorted(entries: readonly Entry[]): boolean {
  let last = 0;
  return entries.every((entry) => {
    const start = keyStartOf(entry);
    const follows = start >= last;
    last = start;
    return follows;
  });
}

function keyStartOf(entry: Entry): number {
  return entry instanceof PlainEntry ? entry.keyStart : entry.key.start;
}

export function addNode(node: Span, { text }: SourceFile, ranges: TextRange[]): void {
  appendAll(ranges, lineRanges(text, node.start, node.end));
}

/** Everything but the keys, comments included: they may hold a value that was. */
export function addData(
  { key, value }: Entry,
  limit: number,
  source: SourceFile,
  ranges: TextRange[],
): void {
  if (value.kind !== 'map') {
    addValue(key, value, limit, source, ranges);
    return;
  }
  const isAlias = value.start < key.end;
  const children = childrenOf(value, isAlias ? value.end : limit);
  const first = children[0]?.entry.key.start ?? key.end;
  if (!isAlias && first > key.end)
    appendAll(ranges, lineRanges(source.text, afterColon(key, source), first));
  for (const child of children) {
    addValue(child.entry.key, child.entry.value, child.limit, source, ranges);
  }
}

/** From the colon after the key to the next key; and the value itself, which an alias has elsewhere. */
function addValue(
  key: Span,
  value: Span,
  limit: number,
  source: SourceFile,
  ranges: TextRange[],
): void {
  const { text } = source;
  if (!isPlausibleKey(text.slice(key.start, key.end).replaceAll(/^["']|["']$/g, ''))) {
    appendAll(ranges, lineRanges(text, key.start, key.end));
  }
  appendAll(ranges, lineRanges(text, afterColon(key, source), limit));
  appendAll(ranges, lineRanges(text, value.start, value.end));
}

function afterColon(key: Span, { text }: SourceFile): number {
  let start = key.end;
  while (/\s/.test(text.charAt(start))) start += 1;
  return text.charAt(start) === ':' ? start + 1 : start;
}

/** What is behind the `=` of literals. */
export function addLiterals(
  literals: YamlNode | undefined,
  { text }: SourceFile,
  ranges: TextRange[],
): void {
  const items =
    literals?.kind === 'sequence' ? literals.items : literals === undefined ? [] : [literals];
  for (const item of items) appendAll(ranges, afterEqualsRanges(text, item.start, item.end));
}

/** Sorted, without overlaps. */
export function mergeRanges(ranges: readonly TextRange[]): readonly TextRange[] {
  const sorted = ranges.toSorted((a, b) => a.start - b.start || a.end - b.end);
  const merged: TextRange[] = [];
  for (const range of sorted) {
    const last = merged.at(-1);
    if (last === undefined || range.start > last.end) merged.push(range);
    else if (range.end > last.end)
      merged[merged.length - 1] = { start: last.start, end: range.end };
  }
  return merged;
}

/** Whether a run of a text has a part in one of some ranges, which are sorted and disjoint. */
export function touches(ranges: readonly TextRange[], start: number, end: number): boolean {
  return (
    (ranges[countBefore(ranges, (range) => range.end <= start)]?.start ??
      Number.POSITIVE_INFINITY) < end
  );
}
