import type { Entry, YamlNode } from '../../model/node.ts';
import type { ParseFault } from '../../model/parsed-file.ts';
import { isNull } from '../../model/resolve-scalar.ts';
import type { SourceFile } from '../../model/span.ts';
import { parseText } from '../../parse/parse-text.ts';
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

function rootsOf(context: KustomizeContext, source: SourceFile) {
  const file = source.host === undefined ? context.parsed(source.path) : undefined;
  const whole = file?.documents.every(({ skipped }) => skipped === undefined) === true;
  if (file?.source === source && file.class.kind !== 'left-alone' && whole) {
    return { roots: file.documents.map(({ root }) => root), faults: file.faults };
  }
  const { documents, faults } = parseText(source, context.limits);
  return { roots: documents.map(({ root }) => root), faults };
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
  const entries = node.entries.map(convertEntry);
  return entries.every((each, index) => each === node.entries[index]) ? node : { ...node, entries };
}

function convertEntry(entry: Entry): Entry {
  const value = asKustomizeReads(entry.value);
  const { text } = entry.key;
  return entry.name === text && value === entry.value
    ? entry
    : { key: entry.key, name: text, value };
}
