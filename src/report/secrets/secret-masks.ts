import { appendAll } from '../../model/group-by.ts';
import { memo } from '../../model/memo.ts';
import { entryOf, itemsAt, scalarAt } from '../../model/node.ts';
import type { Entry, MapNode, YamlNode } from '../../model/node.ts';
import type { ParsedFile } from '../../model/parsed-file.ts';
import type { SourceFile, Span } from '../../model/span.ts';
import {
  looksLikeSecret,
  looksRandom,
  maskComments,
  maskEnvLines,
  maskLines,
  maskPrivateKeys,
  maskSecretText,
  maskSeparators,
  mayBeSecret,
} from './mask-secret-text.ts';
import type { Range } from './mask-secret-text.ts';
import {
  childrenOf,
  maskData,
  maskLiterals,
  maskNode,
  mergeRanges,
  type Child,
} from './mask-values.ts';
import { secretFilesOf } from './secret-files.ts';
import type { SecretUse } from './secret-files.ts';

/** Ranges of a file that hold values of Secrets, sorted, disjoint, none longer than a line. */
export type SecretMasks = (file: SourceFile) => readonly Range[];

/**
 * Where the values of Secrets stand in the files of a run. A file, any part of which concerns Secrets, shows no comment, and no value
 * of a Secret manifest (nested ones too), of a literal or file of a secret generator, of a patch of a Secret, of a last-applied annotation,
 * of a template of a resource that makes a Secret. Where some part of such a file cannot be read, nothing is distinguished in it: it shows its
 * plausible keys only. Computed per file, when a frame of it is drawn.
 */
export const secretMasks = memo((files: readonly ParsedFile[]): SecretMasks => {
  const known = new Map<string, readonly Range[]>();
  let byPath: ReadonlyMap<string, ParsedFile> | undefined;
  let secretFiles: ReadonlyMap<string, SecretUse> | undefined;
  return (file) => {
    const { path } = file;
    const masks = known.get(path);
    if (masks !== undefined) return masks;
    byPath ??= new Map(files.map((parsed) => [parsed.path, parsed]));
    secretFiles ??= secretFilesOf(files);
    const computed = masksKept(file, byPath.get(path), secretFiles.get(path));
    known.set(path, computed);
    return computed;
  };
});

/**
 * Where the values of Secrets certainly are: in what could be read, and nothing around it. A node there is a value of a Secret wherever it
 * was brought.
 */
export const secretPlaces = memo((files: readonly ParsedFile[]): SecretMasks => {
  const byPath = new Map(files.map((parsed) => [parsed.path, parsed]));
  const secretFiles = secretFilesOf(files);
  return (file) => {
    const parsed = byPath.get(file.path);
    const use = secretFiles.get(file.path);
    if (use === undefined && !/secret|stringData|last-applied/i.test(file.text)) return NO_RANGES;
    return placesOf(file, parsed?.source === file ? parsed.documents : NO_DOCUMENTS, use);
  };
});

const NO_RANGES: readonly Range[] = [];
const NO_DOCUMENTS: ParsedFile['documents'] = [];

const placesOf = memo(
  (file: SourceFile, documents: ParsedFile['documents'], use: SecretUse | undefined) => {
    if (use === 'env') return maskEnvLines(file.text);
    if (use === 'file') return maskLines(file.text, 0, file.text.length);
    const ranges: Range[] = [];
    for (const { root, span } of documents) {
      if (root !== undefined) maskNodes(root, span.end, file, ranges);
    }
    return mergeRanges(ranges);
  },
);

interface KeptMasks {
  readonly documents: ParsedFile['documents'] | undefined;
  readonly use: SecretUse | undefined;
  readonly ranges: readonly Range[];
}

/** Two trees of one run share the files that are equal in both. */
const kept = new WeakMap<SourceFile, KeptMasks>();

function masksKept(
  file: SourceFile,
  parsed: ParsedFile | undefined,
  use: SecretUse | undefined,
): readonly Range[] {
  const documents = parsed?.documents;
  const before = kept.get(file);
  if (before !== undefined && before.documents === documents && before.use === use)
    return before.ranges;
  const ranges = mergeRanges(masksOf(file, parsed, use));
  kept.set(file, { documents, use, ranges });
  return ranges;
}

function masksOf(
  file: SourceFile,
  parsed: ParsedFile | undefined,
  use: SecretUse | undefined,
): readonly Range[] {
  const { text } = file;
  if (use === 'env') return maskEnvLines(text);
  if (use === 'file') return maskLines(text, 0, text.length);
  const ranges = [...maskPrivateKeys(text)];
  const documents = parsed?.documents ?? [];
  const unread = isUnread(parsed, text);
  if (unread && (use === 'patch' || mayBeSecret(text))) {
    appendAll(ranges, maskSecretText(text, 0, text.length));
  } else if (use === 'patch' && /\bpath\W{1,4}(?:string)?data\b/i.test(text)) {
    appendAll(ranges, maskSecretText(text, 0, text.length));
  }
  for (const { root, span } of documents) {
    if (root !== undefined) maskNodes(root, span.end, file, ranges);
  }
  if (ranges.length === 0) return ranges;
  appendAll(ranges, maskComments(text));
  appendAll(ranges, maskSeparators(text));
  return ranges;
}

/** Some of the text is in no tree. A document that is skipped (a CustomResourceDefinition) describes fields, and holds no value of a Secret. */
function isUnread(parsed: ParsedFile | undefined, text: string): boolean {
  if (parsed === undefined || parsed.documents.length === 0) return true;
  let last = 0;
  for (const { root, span, skipped } of parsed.documents) {
    if (hasContent(text.slice(last, span.start))) return true;
    const end = skipped === undefined ? endOfTree(root, span) : span.end;
    if (hasContent(text.slice(end, span.end))) return true;
    last = span.end;
  }
  return hasContent(text.slice(last));
}

/** Where the text ends that is in a tree. */
function endOfTree(root: YamlNode | undefined, { start }: Span): number {
  return root === undefined || root.kind === 'scalar' ? start : root.end;
}

/** More than comments, blank lines and document marks. */
function hasContent(text: string): boolean {
  return /^(?!\s*(?:#|(?:---|\.\.\.)\s*(?:#.*)?$|$)).+/m.test(text);
}

interface Visit {
  readonly node: YamlNode;
  /** Where the text that belongs to the node ends: the next sibling, or the end of the document. */
  readonly limit: number;
  /** An item of a list of Secrets: nothing in it needs to say so. */
  readonly isSecret?: boolean;
  /** In the generators of ConfigMaps: their literals are open, all others of a file that generates Secrets are not. */
  readonly isOpen?: boolean;
}

function maskNodes(root: YamlNode, end: number, source: SourceFile, ranges: Range[]): void {
  const seen = new Set<YamlNode>();
  const generates = /secretgenerator/i.test(source.text);
  const stack: Visit[] = [{ node: root, limit: end }];
  for (let visit = stack.pop(); visit !== undefined; visit = stack.pop()) {
    const { node, limit, isSecret = false, isOpen = false } = visit;
    if (seen.has(node) || node.file.path !== source.path) continue;
    seen.add(node);
    if (node.kind === 'scalar') {
      if (looksLikeSecret(node.text))
        appendAll(ranges, maskSecretText(source.text, node.start, node.end));
    } else if (node.kind === 'sequence') {
      for (const [at, item] of node.items.entries()) {
        stack.push({
          node: item,
          limit: beforeMark(source.text, node.items[at + 1]?.start) ?? limit,
          isSecret,
          isOpen,
        });
      }
    } else {
      const children = childrenOf(node, limit);
      const ofSecret = isSecret || kindsOf(node).some((kind) => SECRET.test(kind));
      for (const child of children) maskEntry(node, ofSecret, child, source, ranges);
      for (const { entry, limit } of children) {
        const inherits = ofSecret && entry.name === 'items';
        const isOpenList = entry.name === 'configMapGenerator';
        stack.push({ node: entry.value, limit, isSecret: inherits, isOpen: isOpenList });
        if (generates && !isOpen && !isConfigGenerator(node) && mayBeLiterals(entry))
          maskLiterals(entry.value, source, ranges);
      }
    }
  }
}

/** The offset before the `- ` of an item. */
function beforeMark(text: string, offset: number | undefined): number | undefined {
  let at = offset;
  while (at !== undefined && /[ -]/.test(text.charAt(at - 1))) at -= 1;
  return at;
}

const LAST_APPLIED = 'kubectl.kubernetes.io/last-applied-configuration';
/** However it is spelt. */
const SECRET = /^\W*(?:v1\W+)?secrets?(?:list)?\W*$/i;

/** Its kind; where that is written twice, both: nobody knows which was meant. */
function kindsOf(node: MapNode): readonly string[] {
  const values = [entryOf(node, 'kind'), ...(node.duplicates ?? []).map(({ dropped }) => dropped)];
  return values.flatMap((each) =>
    each?.name === 'kind' && each.value.kind === 'scalar' ? [each.value.text] : [],
  );
}

function maskEntry(
  parent: MapNode,
  isSecret: boolean,
  { entry, limit }: Child,
  source: SourceFile,
  ranges: Range[],
): void {
  const { name, value } = entry;
  if (holdsSecretData(parent, isSecret, name)) maskData(entry, limit, source, ranges);
  else if (name === 'template' && value.kind === 'map') maskTemplate(value, limit, source, ranges);
  else if (name === LAST_APPLIED) appendAll(ranges, maskLines(source.text, value.start, limit));
  else if (/^secretgenerators?$/i.test(name)) {
    const items = value.kind === 'sequence' ? value.items : [value];
    for (const item of items) maskGenerator(item, source, ranges);
  } else if (isSecret && name === 'metadata' && value.kind === 'map') {
    for (const field of ['name', 'namespace']) {
      const named = entryOf(value, field);
      if (named !== undefined && named.value.kind !== 'scalar')
        maskNode(named.value, source, ranges);
    }
  } else if (name === 'patch' && patchesSecret(parent)) {
    appendAll(ranges, maskSecretText(source.text, value.start, value.end));
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

function holdsSecretData(parent: MapNode, isSecret: boolean, name: string): boolean {
  if (/^stringdata$/i.test(name)) return true;
  if (isSecret && name !== 'items') {
    return name === 'data' || (entryOf(parent, 'metadata') !== undefined && !OPEN_FIELDS.has(name));
  }
  if (name !== 'data') return false;
  const type = scalarAt(parent, 'type')?.text ?? '';
  return /^(?:Opaque|kubernetes\.io\/|bootstrap\.kubernetes\.io\/|helm\.sh\/)/i.test(type);
}

/** `template.data` of SealedSecret and ExternalSecret becomes data of the Secret, and so do the `literal`s of `templateFrom`. */
function maskTemplate(template: MapNode, limit: number, source: SourceFile, ranges: Range[]): void {
  if (entryOf(template, 'spec') !== undefined) return;
  for (const item of itemsAt(template, 'templateFrom')) {
    const literal = scalarAt(item, 'literal');
    if (literal !== undefined) maskNode(literal, source, ranges);
  }
  const data = childrenOf(template, limit).find(({ entry }) => entry.name === 'data');
  if (data !== undefined) maskData(data.entry, data.limit, source, ranges);
}

function isConfigGenerator(parent: MapNode): boolean {
  return scalarAt(parent, 'kind')?.text === 'ConfigMapGenerator';
}

/** A patch whose target is a Secret, or may be one; ConfigMaps and workloads are named by their kind. */
function patchesSecret(parent: MapNode): boolean {
  const patch = scalarAt(parent, 'patch')?.text ?? '';
  const kind = scalarAt(parent, 'target', 'kind')?.text;
  if (kind !== undefined) return /secret/i.test(kind);
  return /path\W*\/(data|stringData)\b/.test(patch);
}

/** What a generator names stays readable: files too, where they could be any. */
const OPEN_ARGUMENTS: ReadonlySet<string> = new Set([
  'name',
  'namespace',
  'behavior',
  'type',
  'options',
]);

function maskGenerator(item: YamlNode, source: SourceFile, ranges: Range[]): void {
  if (item.kind !== 'map') {
    maskNode(item, source, ranges);
    return;
  }
  for (const { name, value } of item.entries) {
    if (/^(?:files|envs?)$/.test(name)) {
      const paths = value.kind === 'sequence' ? value.items : [value];
      for (const path of paths) {
        if (path.kind !== 'scalar' || !isPlausiblePath(path.text)) maskNode(path, source, ranges);
      }
    } else if (name === 'literals') maskLiterals(value, source, ranges);
    else if (!OPEN_ARGUMENTS.has(name)) maskNode(value, source, ranges);
  }
}

/** `key=path`, as people name files. */
function isPlausiblePath(text: string): boolean {
  return /^(?:[^=]*=)?[-._/a-zA-Z0-9 @+]{1,253}$/.test(text) && !looksRandom(text);
}

/** Literals of a generator, under whatever name they are written. */
function mayBeLiterals({ name, value }: Entry): boolean {
  if (name === 'literals') return true;
  if (value.kind !== 'sequence' || /^(?:files|envs|configMapGenerator)$/.test(name)) return false;
  return value.items.some((item) => item.kind === 'scalar' && item.text.includes('='));
}
