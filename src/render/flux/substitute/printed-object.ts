import { toByteText, type ByteText } from '../../../go/byte-text.ts';
import { countBefore } from '../../../model/group-by.ts';
import type { Limits } from '../../../model/limits.ts';
import { memoOfLast } from '../../../model/memo.ts';
import { entryOf, type Entry, type MapNode, type YamlNode } from '../../../model/node.ts';
import type { SourceFile, Span } from '../../../model/span.ts';
import { parseDocument } from '../../../parse/parse-text.ts';
import { writeYaml } from '../../kustomize/print/write-yaml.ts';
import { textOffsets } from '../../kustomize/tree/embed-text.ts';

/** An object as YAML text, which is what Flux substitutes in, and the same read again: what stands where. */
export interface PrintedObject {
  readonly source: SourceFile;
  readonly bytes: ByteText;
  readonly root: Pair;
}

/** A node of the printed text and the node of the object that it was printed from. */
export interface Pair {
  readonly printed: YamlNode;
  readonly node: YamlNode;
}

interface PairedEntry {
  readonly printed: Entry;
  readonly entry: Entry;
}

/** Prints an object; undefined when its text cannot be read again. */
export function printObject(node: MapNode, limits: Limits): PrintedObject | undefined {
  const text = writeYaml([node]);
  const source = { path: node.file.path, text };
  const { root } = parseDocument({ file: source, start: 0, end: text.length }, limits);
  if (root === undefined) return undefined;
  return { source, bytes: toByteText(text), root: { printed: root, node } };
}

/** The entry of a map whose key holds an offset of the printed text. */
export function entryAt({ printed, node }: Pair, offset: number): PairedEntry | undefined {
  if (printed.kind !== 'map') return undefined;
  const found = printed.entries[countBefore(printed.entries, ({ key }) => key.start <= offset) - 1];
  if (found === undefined || offset > found.key.end) return undefined;
  const entry = entryOf(node, found.key.text);
  return entry && { printed: found, entry };
}

/** The pair of an item of a list. */
export function itemAt({ printed, node }: Pair, index: number): Pair | undefined {
  if (printed.kind !== 'sequence' || node.kind !== 'sequence') return undefined;
  const [item, original] = [printed.items[index], node.items[index]];
  return item && original && { printed: item, node: original };
}

/** The place in a file of a stretch of the printed text: as exact as the file has it. */
export function placeOf(printed: PrintedObject, start: number, end: number): Span {
  return exactPlace(pairAt(printed, start), start, end);
}

/** The innermost node at an offset of the printed text. */
export function pairAt({ root }: PrintedObject, offset: number): Pair {
  let here = root;
  for (;;) {
    const inner = innerAt(here, offset);
    if (inner === undefined) return here;
    here = inner;
  }
}

function innerAt(pair: Pair, offset: number): Pair | undefined {
  const { printed, node } = pair;
  if (printed.kind === 'sequence') {
    const index = printed.items.findLastIndex((item) => item.start <= offset);
    return index === -1 ? undefined : itemAt(pair, index);
  }
  if (printed.kind === 'scalar') return undefined;
  const found = printed.entries.findLast(({ key }) => key.start <= offset);
  const entry = found && entryOf(node, found.key.text);
  if (found === undefined || entry === undefined) return undefined;
  return offset <= found.key.end
    ? { printed: found.key, node: entry.key }
    : { printed: found.value, node: entry.value };
}

function exactPlace({ printed, node }: Pair, start: number, end: number): Span {
  if (printed.kind !== 'scalar' || node.kind !== 'scalar' || printed.text !== node.text)
    return node;
  const places = printedOffsets(printed);
  const first = firstFrom(places, start);
  const last = firstFrom(places, end);
  const written = writtenOffsets(node);
  const from = written[first];
  if (from === undefined || node.file.text[from] !== node.text[first]) return node;
  return { file: node.file, start: from, end: written[last] ?? node.end };
}

// A text of megabytes may hold thousands of variables.
const printedOffsets = memoOfLast(textOffsets);
const writtenOffsets = memoOfLast(textOffsets);

/** The index of the first of some sorted offsets that is not before another. */
function firstFrom(offsets: Int32Array, wanted: number): number {
  return countBefore(offsets, (offset) => offset < wanted);
}
