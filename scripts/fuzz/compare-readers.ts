import { DEFAULT_LIMITS } from '../../src/model/limits.ts';
import type { Entry, YamlNode } from '../../src/model/node.ts';
import { DocumentError } from '../../src/parse/document-error.ts';
import { documentText } from '../../src/parse/document-text.ts';
import { readGoYaml } from '../../src/parse/go-yaml/read-go-yaml.ts';
import { readPlainYaml } from '../../src/parse/plain-yaml/read-plain-yaml.ts';
import { splitDocuments } from '../../src/parse/split-documents.ts';

/** What the two readers say about the documents of a text. */
export interface Comparison {
  /** Documents that the reader for plain YAML read; it left the others to go-yaml's grammar. */
  readonly plain: number;
  readonly others: number;
  /** The first difference of each document: the same tree, with the same spans and styles, is none. */
  readonly differences: readonly string[];
}

/** Reads every document of a text with the reader for plain YAML and by go-yaml's grammar. */
export function compareReaders(text: string): Comparison {
  const file = { path: 'a.yaml', text };
  let plain = 0;
  let others = 0;
  const differences: string[] = [];
  for (const { start, end } of splitDocuments(text, 0)) {
    const document = documentText(file, start, end);
    const found = readPlainYaml(document, DEFAULT_LIMITS);
    if (found === undefined) others += 1;
    else {
      plain += 1;
      const difference = differenceOf(found.root, () => readGoYaml(document, DEFAULT_LIMITS));
      if (difference !== undefined) differences.push(difference);
    }
  }
  return { plain, others, differences };
}

function differenceOf(
  plain: YamlNode | undefined,
  read: () => YamlNode | undefined,
): string | undefined {
  try {
    return differenceIn(plain, read(), '');
  } catch (error) {
    if (error instanceof DocumentError) return `go-yaml refuses it: ${error.message}`;
    throw error;
  }
}

function differenceIn(
  one: YamlNode | undefined,
  other: YamlNode | undefined,
  path: string,
): string | undefined {
  if (one === undefined || other === undefined) {
    return one === other ? undefined : `${path}: one is empty`;
  }
  const shapes = [shapeOf(one), shapeOf(other)];
  if (shapes[0] !== shapes[1]) return `${path}: ${shapes.join(' and ')}`;
  if (one.file !== other.file) return `${path}: another file`;
  const others = partsOf(other);
  for (const [index, [name, node]] of partsOf(one).entries()) {
    const found = differenceIn(node, others[index]?.[1], `${path}/${name}`);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** All that a node says without its parts. */
function shapeOf(node: YamlNode): string {
  const { kind, start, end, tag } = node;
  switch (node.kind) {
    case 'scalar':
      return JSON.stringify([kind, start, end, tag, node.style, node.text]);
    case 'sequence':
      return JSON.stringify([kind, start, end, tag, node.items.length]);
    default: {
      const { entries, duplicates = [], mergeOverrides = [] } = node;
      const names = entries.map(({ name }) => name);
      return JSON.stringify([kind, start, end, tag, names, duplicates, mergeOverrides]);
    }
  }
}

function partsOf(node: YamlNode): readonly (readonly [name: string, node: YamlNode])[] {
  switch (node.kind) {
    case 'scalar':
      return [];
    case 'sequence':
      return node.items.map((item, index) => [String(index), item]);
    default:
      return node.entries.flatMap(partsOfEntry);
  }
}

function partsOfEntry({ name, key, value }: Entry): readonly (readonly [string, YamlNode])[] {
  return [
    [`(key ${name})`, key],
    [name, value],
  ];
}
