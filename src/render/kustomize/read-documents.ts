import type { Entry, MapNode, YamlNode } from '../../model/node.ts';
import type { ParsedFile, ParseFault } from '../../model/parsed-file.ts';
import { isNull } from '../../model/resolve-scalar.ts';
import type { SourceFile, Span } from '../../model/span.ts';
import { parseDocument, parseText } from '../../parse/parse-text.ts';
import type { KustomizeContext, ReadDocuments } from './context.ts';
import { refused, type Refused } from './patch/outcome.ts';

/** The YAML documents of a file or of an embedded text, read as kustomize's reader reads them; once per text. */
export function readDocuments(context: KustomizeContext, source: SourceFile): ReadDocuments {
  const known = context.documents.get(source);
  if (known !== undefined) return known;
  const read = parse(context, source);
  context.documents.set(source, read);
  return read;
}

function parse(context: KustomizeContext, source: SourceFile): ReadDocuments {
  const { roots, faults } = rootsOf(context, source);
  const present = roots.flatMap((root) =>
    root === undefined || isNull(root, 'kustomize') ? [] : asKustomizeReads(root),
  );
  const [fault] = faults;
  return {
    roots: present,
    count: countDocuments(source.text),
    failure: fault === undefined ? undefined : malformed(fault),
  };
}

interface Roots {
  readonly roots: readonly (YamlNode | undefined)[];
  readonly faults: readonly ParseFault[];
}

/** The run's own parse of a file serves here too, but for what it left out and what kubectl alone refuses. */
function rootsOf(context: KustomizeContext, source: SourceFile): Roots {
  const file = source.host === undefined ? context.parsed(source.path) : undefined;
  if (file?.source !== source || file.class.kind === 'left-alone') {
    const { documents, faults } = parseText(source, context.limits);
    return { roots: documents.map(({ root }) => root), faults };
  }
  const faults = file.faults.filter((fault) => isFaultOfText(fault, file));
  const roots = file.documents.map((document) => {
    if (document.skipped === undefined) return document.root;
    const parsed = parseDocument(document.span, context.limits);
    if (parsed.fault !== undefined) faults.push(parsed.fault);
    return parsed.root;
  });
  return { roots, faults };
}

/** Not what is wrong with an object that could be read. */
function isFaultOfText({ at, kubectl }: ParseFault, { documents }: ParsedFile): boolean {
  if (kubectl?.startsWith('invalid Yaml document separator') === true) return true;
  const document = documents.find(({ span }) => span.start <= at.start && at.end <= span.end);
  return document === undefined || (document.root === undefined && document.skipped === undefined);
}

/** kustomize splits at `\n---…\n`: dashes in the first line start the first document. */
function countDocuments(text: string): number {
  return text.split(/\n---.*\n/).length;
}

function malformed({ at, message, kubectl, help }: ParseFault): Refused {
  return refused(at, `MalformedYAMLError: ${kubectl ?? message}`, {
    message: `This is no YAML that kustomize can read: ${message}`,
    ...(help !== undefined && { help }),
  });
}

const converted = new WeakMap<YamlNode, YamlNode>();

/** The same tree with keys as kustomize keeps them: their text, where kubectl makes `on` the key `true`. */
function asKustomizeReads(node: YamlNode): YamlNode {
  if (node.kind === 'scalar') return node;
  let made = converted.get(node);
  if (made === undefined) {
    made = convert(node);
    converted.set(node, made);
  }
  return made;
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
