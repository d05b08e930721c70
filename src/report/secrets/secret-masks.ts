import { entryOf, scalarAt } from '../../model/node.ts';
import type { Entry, MapNode, YamlNode } from '../../model/node.ts';
import type { ParsedFile } from '../../model/parsed-file.ts';
import type { SourceFile, Span } from '../../model/span.ts';
import {
  looksLikeSecret,
  maskAfterEquals,
  maskEnvLines,
  maskLines,
  maskSecretText,
  maskSeparators,
} from './mask-secret-text.ts';
import type { Range } from './mask-secret-text.ts';
import { secretFilesOf } from './secret-files.ts';

/** Ranges of a file that hold values of Secrets, sorted, disjoint, none longer than a line. */
export type SecretMasks = (file: SourceFile) => readonly Range[];

/**
 * Where the values of Secrets stand in the files of a run: `data` and `stringData` of Secret manifests (nested ones too), literals and
 * files of secret generators, patches of Secrets, last-applied annotations, templates of Secret-making resources, and whatever
 * looks like a Secret in a document that cannot be read. Computed per file, when a frame of it is drawn.
 */
export function secretMasks(files: readonly ParsedFile[]): SecretMasks {
  const known = new Map<string, readonly Range[]>();
  let byPath: ReadonlyMap<string, ParsedFile> | undefined;
  let secretFiles: ReadonlyMap<string, 'env' | 'file'> | undefined;
  return (file) => {
    const { path } = file;
    const masks = known.get(path);
    if (masks !== undefined) return masks;
    byPath ??= new Map(files.map((parsed) => [parsed.path, parsed]));
    secretFiles ??= secretFilesOf(files);
    const computed = mergeRanges(masksOf(file, byPath.get(path), secretFiles.get(path)));
    known.set(path, computed);
    return computed;
  };
}

function masksOf(
  file: SourceFile,
  parsed: ParsedFile | undefined,
  use: 'env' | 'file' | undefined,
): readonly Range[] {
  const { text } = file;
  if (use === 'env') return maskEnvLines(text);
  if (use === 'file') return maskLines(text, 0, text.length);
  const ranges: Range[] = [];
  const documents = parsed?.documents ?? [];
  for (const { root, span } of documents) {
    if (root === undefined) maskUnread(text, span.start, span.end, ranges);
    else maskNodes(root, span.end, file, ranges);
  }
  if (documents.length === 0) maskUnread(text, 0, text.length, ranges);
  if (ranges.length > 0) append(ranges, maskSeparators(text));
  return ranges;
}

function maskUnread(text: string, start: number, end: number, ranges: Range[]): void {
  if (!looksLikeSecret(text.slice(start, end))) return;
  append(ranges, maskSecretText(text, start, end));
}

interface Visit {
  readonly node: YamlNode;
  /** Where the text that belongs to the node ends: the next sibling, or the end of the document. */
  readonly limit: number;
}

function maskNodes(root: YamlNode, end: number, source: SourceFile, ranges: Range[]): void {
  const seen = new Set<YamlNode>();
  const stack: Visit[] = [{ node: root, limit: end }];
  for (let visit = stack.pop(); visit !== undefined; visit = stack.pop()) {
    const { node, limit } = visit;
    if (seen.has(node) || node.file.path !== source.path) continue;
    seen.add(node);
    if (node.kind === 'scalar') {
      if (looksLikeSecret(node.text))
        append(ranges, maskSecretText(source.text, node.start, node.end));
    } else if (node.kind === 'sequence') {
      for (const [at, item] of node.items.entries()) {
        stack.push({
          node: item,
          limit: beforeMark(source.text, node.items[at + 1]?.start) ?? limit,
        });
      }
    } else {
      const children = childrenOf(node, limit);
      for (const child of children) maskEntry(node, child, source, ranges);
      for (const { entry, limit } of children) stack.push({ node: entry.value, limit });
    }
  }
}

/** The offset before the `- ` of an item. */
function beforeMark(text: string, offset: number | undefined): number | undefined {
  let at = offset;
  while (at !== undefined && /[ -]/.test(text.charAt(at - 1))) at -= 1;
  return at;
}

interface Child {
  readonly entry: Entry;
  readonly limit: number;
}

/** The entries of a map as they stand in the text, replaced ones too, each with where its text ends. */
function childrenOf(node: MapNode, limit: number): readonly Child[] {
  const entries = [...node.entries, ...(node.duplicates ?? []).map(({ dropped }) => dropped)];
  entries.sort((a, b) => a.key.start - b.key.start);
  return entries.map((entry, at) => {
    const next = entries[at + 1]?.key.start ?? limit;
    return { entry, limit: next > entry.key.start ? next : limit };
  });
}

const LAST_APPLIED = 'kubectl.kubernetes.io/last-applied-configuration';
const SECRET = /^secrets?$/i;

function maskEntry(
  parent: MapNode,
  { entry, limit }: Child,
  source: SourceFile,
  ranges: Range[],
): void {
  const { name, value } = entry;
  if (holdsSecretData(parent, name)) maskData(entry, limit, source, ranges);
  else if (name === 'template' && value.kind === 'map') maskTemplate(value, limit, source, ranges);
  else if (name === LAST_APPLIED) append(ranges, maskLines(source.text, value.start, limit));
  else if (name === 'literals' && isSecretGenerator(parent)) maskLiterals(value, source, ranges);
  else if (name === 'secretGenerator' && value.kind === 'sequence') {
    for (const item of value.items) maskLiterals(entryOf(item, 'literals')?.value, source, ranges);
  } else if (name === 'patch' && patchesSecret(parent)) {
    append(ranges, maskSecretText(source.text, value.start, value.end));
  }
}

/** Fields of a Secret that are open; any other may be a misspelt `data`. */
const OPEN_FIELDS: ReadonlySet<string> = new Set([
  'apiVersion',
  'kind',
  'metadata',
  'type',
  'immutable',
]);

function holdsSecretData(parent: MapNode, name: string): boolean {
  if (name === 'stringData') return true;
  if (!SECRET.test(scalarAt(parent, 'kind')?.text ?? '')) return false;
  return name === 'data' || (entryOf(parent, 'apiVersion') !== undefined && !OPEN_FIELDS.has(name));
}

/** `template.data` of SealedSecret and ExternalSecret becomes data of the Secret. */
function maskTemplate(template: MapNode, limit: number, source: SourceFile, ranges: Range[]): void {
  if (entryOf(template, 'spec') !== undefined) return;
  const data = childrenOf(template, limit).find(({ entry }) => entry.name === 'data');
  if (data !== undefined) maskData(data.entry, data.limit, source, ranges);
}

function isSecretGenerator(parent: MapNode): boolean {
  return /^secretgenerator$/i.test(scalarAt(parent, 'kind')?.text ?? '');
}

/** A patch whose target is a Secret, or may be one; ConfigMaps and workloads are named by their kind. */
function patchesSecret(parent: MapNode): boolean {
  const patch = scalarAt(parent, 'patch')?.text ?? '';
  const kind = scalarAt(parent, 'target', 'kind')?.text;
  if (kind !== undefined) return /secret/i.test(kind);
  return /path\W*\/(data|stringData)\b/.test(patch);
}

/** Everything but the keys, comments included: they may hold a value that was. */
function maskData({ key, value }: Entry, limit: number, source: SourceFile, ranges: Range[]): void {
  if (value.kind !== 'map') {
    maskValue(key, value, limit, source, ranges);
    return;
  }
  const isAlias = value.start < key.end;
  for (const child of childrenOf(value, isAlias ? value.end : limit)) {
    maskValue(child.entry.key, child.entry.value, child.limit, source, ranges);
  }
}

/** From the colon after the key to the next key; and the value itself, which an alias has elsewhere. */
function maskValue(
  key: Span,
  value: Span,
  limit: number,
  source: SourceFile,
  ranges: Range[],
): void {
  const { text } = source;
  let start = key.end;
  while (/\s/.test(text.charAt(start))) start += 1;
  if (text.charAt(start) === ':') start += 1;
  append(ranges, maskLines(text, start, limit));
  append(ranges, maskLines(text, value.start, value.end));
}

function maskLiterals(literals: YamlNode | undefined, { text }: SourceFile, ranges: Range[]): void {
  const items = literals?.kind === 'sequence' ? literals.items : [];
  for (const item of items) append(ranges, maskAfterEquals(text, item.start, item.end));
}

/** A spread would overflow the stack: a block scalar may have a hundred thousand lines. */
function append(ranges: Range[], more: readonly Range[]): void {
  for (const range of more) ranges.push(range);
}

function mergeRanges(ranges: readonly Range[]): readonly Range[] {
  const sorted = ranges.toSorted((a, b) => a.start - b.start || a.end - b.end);
  const merged: Range[] = [];
  for (const range of sorted) {
    const last = merged.at(-1);
    if (last === undefined || range.start > last.end) merged.push(range);
    else if (range.end > last.end)
      merged[merged.length - 1] = { start: last.start, end: range.end };
  }
  return merged;
}
