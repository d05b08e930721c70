import type { Entry, ScalarNode, YamlNode } from '../../../model/node.ts';
import type { SourceFile } from '../../../model/span.ts';
import type { Value, ValuePart } from '../../../model/value.ts';
import { embeddingOf, textOffsets } from './embed-text.ts';
import { partRanges, rangesWithin, type PartRange } from './part-ranges.ts';

/**
 * A document of an embedded text whose scalars know what of them is secret or unknown, as the text around knows it: a substitution put values
 * into an inline patch before anybody read it.
 */
export function fillEmbedded<Node extends YamlNode | undefined>(
  root: Node,
  source: SourceFile,
): Node | YamlNode {
  if (root === undefined) return root;
  const ranges = rangesIn(source);
  return ranges.some(isFilled) ? filled(root, ranges) : root;
}

/** Where the parts of the scalar around are in the text. */
function rangesIn(source: SourceFile): readonly PartRange[] {
  const { scalar, trimmed } = embeddingOf(source) ?? {};
  if (scalar?.value === undefined) return [];
  const skipped = trimmed === true ? scalar.text.length - scalar.text.trimStart().length : 0;
  return partRanges(scalar.text, scalar.value).map(({ part, start, end }) => ({
    part,
    start: start - skipped,
    end: end - skipped,
  }));
}

function isFilled({ part }: PartRange): boolean {
  return part.kind !== 'text';
}

function filled(node: YamlNode, ranges: readonly PartRange[]): YamlNode {
  const inside = touching(node, ranges);
  if (!inside.some(isFilled)) return node;
  if (node.kind === 'scalar') return filledScalar(node, inside);
  if (node.kind === 'map')
    return { ...node, entries: node.entries.map((entry) => filledEntry(entry, inside)) };
  return { ...node, items: node.items.map((item) => filled(item, inside)) };
}

function filledEntry(entry: Entry, ranges: readonly PartRange[]): Entry {
  const { name } = entry;
  const value = filled(entry.value, ranges);
  const key = filledKey(entry, ranges);
  return key === undefined && value === entry.value
    ? entry
    : { key: key ?? entry.key, name, value };
}

function filledKey(entry: Entry, ranges: readonly PartRange[]): ScalarNode | undefined {
  const inside = touching(entry.key, ranges);
  return inside.some(isFilled) ? filledScalar(entry.key, inside) : undefined;
}

function touching({ start, end }: YamlNode, ranges: readonly PartRange[]): readonly PartRange[] {
  return rangesWithin(ranges, start, end);
}

function filledScalar(node: ScalarNode, ranges: readonly PartRange[]): ScalarNode {
  return { ...node, value: partsOf(node, ranges) ?? [wholePart(node, ranges)] };
}

/** The text divided by its parts; undefined where it has escapes or folds, so that no secret is cut short. */
function partsOf(node: ScalarNode, ranges: readonly PartRange[]): Value | undefined {
  const { file, start, end, text, style } = node;
  if (style === 'folded' || (style !== 'literal' && /[\n\\]/.test(file.text.slice(start, end))))
    return undefined;
  const offsets = textOffsets(node);
  const runs: { readonly part: ValuePart | undefined; text: string }[] = [];
  let next = 0;
  for (const [index, char] of text.split('').entries()) {
    const at = offsets[index] ?? start;
    while (next < ranges.length && (ranges[next]?.end ?? 0) <= at) next += 1;
    const range = ranges[next];
    const part = range !== undefined && range.start <= at ? range.part : undefined;
    const last = runs.at(-1);
    if (last !== undefined && last.part === part) last.text += char;
    else runs.push({ part, text: char });
  }
  return runs.map(({ part, text: run }) => partAs(part, run));
}

function partAs(part: ValuePart | undefined, text: string): ValuePart {
  if (part?.kind === 'placeholder') return part;
  return part?.kind === 'secret'
    ? { kind: 'secret', text, label: part.label }
    : { kind: 'text', text };
}

function wholePart({ text }: ScalarNode, ranges: readonly PartRange[]): ValuePart {
  const parts = ranges.map(({ part }) => part);
  const secret = parts.find((part) => part.kind === 'secret');
  if (secret !== undefined) return { kind: 'secret', text, label: secret.label };
  return parts.find((part) => part.kind === 'placeholder') ?? { kind: 'text', text };
}
