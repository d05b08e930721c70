import type { ScalarNode, YamlNode } from '../../../model/node.ts';
import { writeKyaml } from './write-kyaml.ts';

/** A node of some data and the one that takes its place. */
export interface Edit {
  readonly old: YamlNode;
  readonly made: YamlNode;
}

interface Patch {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/** Comments, anchors, aliases, merges and tags are not in the nodes. */
const MORE_THAN_NODES = /[#&*!]|<</;

/**
 * The text that held some data with scalars of it rewritten in their places: what comments, anchors and tags it has
 * stay, as kyaml keeps them. Blank lines go, as there. Undefined where the text has none of those, or the change is not of
 * one line: then it is written from its nodes.
 */
export function spliceYaml(
  text: string,
  data: YamlNode,
  edits: readonly Edit[],
): string | undefined {
  if (!MORE_THAN_NODES.test(text)) return undefined;
  const patches: Patch[] = [];
  for (const { old, made } of edits) {
    const written = writeKyaml(made).trim();
    const isLine = old.kind === 'scalar' && old.file === data.file && old.end > old.start;
    if (!isLine || written.includes('\n') || text.slice(old.start, old.end).includes('\n')) {
      return undefined;
    }
    patches.push({ start: old.start, end: old.end, text: written });
  }
  const scalars = scalarsOf(data);
  patches.push(...scalars.flatMap((scalar) => commentSpace(text, scalar)));
  const blocks = scalars.filter(({ style }) => style === 'literal' || style === 'folded');
  patches.push(...blankLines(text, blocks), ...mergeKeys(text, blocks));
  return applied(text, patches).trim();
}

function scalarsOf(node: YamlNode): readonly ScalarNode[] {
  if (node.kind === 'scalar') return [node];
  if (node.kind === 'sequence') return node.items.flatMap(scalarsOf);
  return node.entries.flatMap(({ key, value }) => [key, ...scalarsOf(value)]);
}

/** What is between a scalar and the comment behind it becomes one space. */
function commentSpace(text: string, { end }: ScalarNode): readonly Patch[] {
  const space = /^[ \t]+(?=#)/.exec(text.slice(end, end + 200))?.[0];
  return space === undefined ? [] : [{ start: end, end: end + space.length, text: ' ' }];
}

/** Blank lines go; one stays between comments, and before those that end the text. */
function blankLines(text: string, blocks: readonly ScalarNode[]): readonly Patch[] {
  const found: Patch[] = [];
  const foot = footOf(text);
  for (const match of text.matchAll(/\n(?:[ \t]*\n)+/g)) {
    const start = match.index + 1;
    const end = match.index + match[0].length;
    if (isInside(start, blocks)) continue;
    const before = text.slice(text.lastIndexOf('\n', start - 2) + 1, start);
    const isKept = isComment(text.slice(end, end + 200)) && (isComment(before) || end >= foot);
    found.push({ start, end, text: isKept ? '\n' : '' });
  }
  return found;
}

/** Where the comments and blank lines at the end of a text begin. */
function footOf(text: string): number {
  let at = text.length;
  for (const line of text.split('\n').reverse()) {
    if (line.trim() !== '' && !isComment(line)) break;
    at -= line.length + 1;
  }
  return at + 1;
}

function isComment(line: string): boolean {
  return /^[ \t]*#/.test(line);
}

/** go-yaml writes the tag it gave to `<<`. */
function mergeKeys(text: string, blocks: readonly ScalarNode[]): readonly Patch[] {
  const found = Array.from(text.matchAll(/<<(?<=^[ \t-]*<<)(?=[ \t]*:)/gm), ({ index }) => index);
  return found
    .filter((start) => !isInside(start, blocks))
    .map((start) => ({ start, end: start, text: '!!merge ' }));
}

function isInside(at: number, blocks: readonly ScalarNode[]): boolean {
  return blocks.some((block) => block.start <= at && at < block.end);
}

function applied(text: string, patches: readonly Patch[]): string {
  const sorted = patches.toSorted((a, b) => a.start - b.start);
  const out: string[] = [];
  let at = 0;
  for (const { start, end, text: written } of sorted) {
    if (start < at) continue;
    out.push(text.slice(at, start), written);
    at = end;
  }
  out.push(text.slice(at));
  return out.join('');
}
