import type { Build, Manifest } from '../../model/manifest.ts';
import { memo, memoOfLast } from '../../model/memo.ts';
import {
  entryWith,
  scalarAt,
  type MapNode,
  type ScalarNode,
  type YamlNode,
  PlainEntry,
  type Entry,
} from '../../model/node.ts';
import type { ParsedFile } from '../../model/parsed-file.ts';
import { isPlainTree } from '../../model/plain-tree.ts';
import type { SourceFile, Span, TextRange } from '../../model/span.ts';
import { secretPlaces, type SecretRanges } from './secret-ranges.ts';
import { touches } from './secret-value-ranges.ts';

/**
 * Builds in which the text of a Secret is known as one in all other objects too, however it came there: an alias of YAML, a patch that copies
 * it or makes a ConfigMap of the Secret. A value is recognized by the place where it was written. Most objects have no node from elsewhere,
 * so only the files of such nodes are searched for Secrets.
 */
export function markCopies(
  builds: readonly Build[],
  files: readonly ParsedFile[],
): readonly Build[] {
  const places = secretPlaces(files);
  return builds.map((build) => withMarks(build, places));
}

const withMarks = memo((build: Build, places: SecretRanges): Build => {
  const objects = build.objects.map((object) =>
    object.kind === 'Secret' || holdsOwnTextsOnly(object.node)
      ? object
      : withCopies(object, places),
  );
  return objects.every((object, at) => object === build.objects[at])
    ? build
    : { ...build, objects };
});

const withCopies = memo((object: Manifest, places: SecretRanges): Manifest => {
  const placesOf = outside(object.node, openPlaces(places));
  return holdsCopy(object.node, placesOf)
    ? { ...object, node: inMap(object.node, placesOf) }
    : object;
});

function holdsCopy(root: YamlNode, placesOf: PlacesOf): boolean {
  const stack: YamlNode[] = [root];
  for (let node = stack.pop(); node !== undefined; node = stack.pop()) {
    if (node.kind === 'map') {
      for (const entry of node.entries) {
        if (isCopiedKey(entry, placesOf)) return true;
        stack.push(entry.value);
      }
    } else if (node.kind === 'sequence') for (const item of node.items) stack.push(item);
    else if (isCopied(node, placesOf)) return true;
  }
  return false;
}

function isCopied(node: ScalarNode, placesOf: PlacesOf): boolean {
  if (node.value !== undefined || node.text === '') return false;
  const { start, end } = node;
  return touches(placesOf(node), start, Math.max(end, start + 1));
}

/** An alias of a value may be a key; where a key begins decides, since it and its value may be one text (`KEY=value`). */
function isCopiedKey(entry: Entry, placesOf: PlacesOf): boolean {
  if (entry instanceof PlainEntry) return false;
  const { key } = entry;
  return (
    key.value === undefined && key.text !== '' && touches(placesOf(key), key.start, key.start + 1)
  );
}

type PlacesOf = (node: ScalarNode) => readonly TextRange[];

/** What an object has at its own place is no copy, unless another place says of which kind it is. */
function outside(object: MapNode, placesOf: (file: SourceFile) => readonly TextRange[]): PlacesOf {
  const kind = scalarAt(object, 'kind');
  const isOwn = ({ file, start, end }: Span): boolean =>
    file === object.file && object.start <= start && end <= object.end;
  // Of an object with two kinds nobody knows which was meant.
  const isTwice = object.duplicates?.some(({ dropped }) => dropped.name === 'kind') === true;
  const keepsKind = kind !== undefined && isOwn(kind) && !isTwice && !holdsSecret(object);
  return (node) => (keepsKind && isOwn(node) ? NONE : placesOf(node.file));
}

const SECRET_INSIDE = /\bkind["']?\s*:\s*["']?Secret\b/;

/** Whether a Secret is written inside of an object of another kind (a List, a template): what shares its text is a copy. */
function holdsSecret({ file, start, end }: MapNode): boolean {
  return file.text.includes('Secret') && SECRET_INSIDE.test(file.text.slice(start, end));
}

/** Whether nothing in an object can have come from elsewhere. */
function holdsOwnTextsOnly(object: MapNode): boolean {
  return isPlainTree(object) && !holdsSecret(object);
}

const NONE: readonly TextRange[] = [];

/** Asks about each file once; most nodes are of the file of the node before. */
const openPlaces = memo((places: SecretRanges) =>
  memoOfLast(memo((file: SourceFile) => (file.host === undefined ? places(file) : NONE))),
);

function inNode(node: YamlNode, places: PlacesOf): YamlNode {
  if (node.kind === 'map') return inMap(node, places);
  if (node.kind === 'sequence') {
    const items = node.items.map((item) => inNode(item, places));
    return items.every((item, at) => item === node.items[at]) ? node : { ...node, items };
  }
  return isCopied(node, places) ? marked(node) : node;
}

function marked(node: ScalarNode): ScalarNode {
  return { ...node, value: [{ kind: 'secret', text: node.text, label: 'value of a Secret' }] };
}

function inMap(node: MapNode, places: PlacesOf): MapNode {
  let isChanged = false;
  const entries = node.entries.map((entry) => {
    const value = inNode(entry.value, places);
    const isCopy = isCopiedKey(entry, places);
    if (value === entry.value && !isCopy) return entry;
    isChanged = true;
    return isCopy ? { key: marked(entry.key), name: entry.name, value } : entryWith(entry, value);
  });
  return isChanged ? { ...node, entries } : node;
}
