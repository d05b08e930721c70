import { appendAll, groupBy } from '../../model/group-by.ts';
import { memo } from '../../model/memo.ts';
import { entryOf, itemsAt, scalarAt } from '../../model/node.ts';
import type { Entry, MapNode, YamlNode } from '../../model/node.ts';
import type { SourceFile, TextRange } from '../../model/span.ts';
import { looksRandom } from '../../text/plausible-key.ts';
import { typoOf } from '../../text/typo.ts';
import { looksLikeSecret, lineRanges, secretTextRanges } from './secret-text-ranges.ts';
import { childrenOf, addData, addLiterals, addNode, type Child } from './secret-value-ranges.ts';
import { isSecretGenerator, isStringData } from './secret-words.ts';

interface Visit {
  readonly node: YamlNode;
  /** Where the text that belongs to the node ends: the next sibling, or the end of the document. */
  readonly limit: number;
  /** An item of a list of Secrets: nothing in it needs to say so. */
  readonly isSecret?: boolean;
  /** In the generators of ConfigMaps: their literals are open, all others of a file that generates Secrets are not. */
  readonly isOpen?: boolean;
}

/** Adds where a tree holds values of Secrets. */
export function addNodes(
  root: YamlNode,
  end: number,
  source: SourceFile,
  ranges: TextRange[],
): void {
  const seen = new Set<YamlNode>();
  const generates = mayGenerate(root) || mentionsGenerator(source);
  const stack: Visit[] = [{ node: root, limit: end }];
  for (let visit = stack.pop(); visit !== undefined; visit = stack.pop()) {
    const { node, limit, isSecret = false, isOpen = false } = visit;
    if (seen.has(node) || node.file.path !== source.path) continue;
    seen.add(node);
    if (node.kind === 'scalar') {
      if (looksLikeSecret(node.text))
        appendAll(ranges, secretTextRanges(source.text, node.start, node.end));
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
      const isObject = node === root || entryOf(node, 'metadata') !== undefined;
      for (const child of children) addEntry(node, { ofSecret, isObject }, child, source, ranges);
      addTornValues(node, source, ranges);
      for (const { entry, limit } of children) {
        const inherits = ofSecret && entry.name === 'items';
        const isOpenList = entry.name === 'configMapGenerator';
        stack.push({ node: entry.value, limit, isSecret: inherits, isOpen: isOpenList });
        if (generates && !isOpen && !isConfigGenerator(node) && mayBeLiterals(entry))
          addLiterals(entry.value, source, ranges);
      }
    }
  }
}

/**
 * What is under a key that is written several times, where one of the values is a part of a Secret: a text, or what is written in another form (a map
 * beside a list), may be the rest of it.
 */
function addTornValues(node: MapNode, source: SourceFile, ranges: TextRange[]): void {
  if (node.duplicates === undefined) return;
  const twice = new Set(node.duplicates.map(({ dropped }) => dropped.name));
  const entries = [...node.entries, ...node.duplicates.map(({ dropped }) => dropped)];
  const ofOne = groupBy(
    entries.filter(({ name }) => twice.has(name)),
    ({ name }) => name,
  );
  for (const group of ofOne.values()) {
    const kinds = new Set(
      group.flatMap(({ value: { kind, start, end } }) =>
        looksLikeSecret(source.text.slice(start, end)) ? [kind] : [],
      ),
    );
    for (const { value } of kinds.size === 0 ? [] : group) {
      const { kind, start, end } = value;
      if (kind === 'scalar') appendAll(ranges, lineRanges(source.text, start, end));
      else if (!kinds.has(kind)) appendAll(ranges, secretTextRanges(source.text, start, end));
    }
  }
}

/** The offset before the `- ` of an item. */
function beforeMark(text: string, offset: number | undefined): number | undefined {
  let at = offset;
  while (at !== undefined && /[ -]/.test(text.charAt(at - 1))) at -= 1;
  return at;
}

export const LAST_APPLIED = 'kubectl.kubernetes.io/last-applied-configuration';
/** However it is spelt. */
const SECRET = /^\W*(?:v1\W+)?secrets?(?:list)?\W*$/i;

/** Its kind; where that is written twice, both: nobody knows which was meant. */
function kindsOf(node: MapNode): readonly string[] {
  const values = [
    entryOf(node, 'kind') ?? node.entries.find(({ name }) => /^kind$/i.test(name)),
    ...(node.duplicates ?? []).map(({ dropped }) => dropped),
  ];
  return values.flatMap((each) =>
    each !== undefined && /^kind$/i.test(each.name) && each.value.kind === 'scalar'
      ? [each.value.text]
      : [],
  );
}

/** What a map is, for its entries. */
interface Holder {
  readonly ofSecret: boolean;
  /** An object and no reference to one: each of its fields may be misspelt data. */
  readonly isObject: boolean;
}

/** Asked for every document of a file. */
const mentionsGenerator = memo(({ text }: SourceFile) => /secretgenerator/i.test(text));

function mayGenerate(root: YamlNode): boolean {
  return root.kind === 'map' && root.entries.some(({ name }) => isSecretGenerator(name));
}

function addEntry(
  parent: MapNode,
  { ofSecret: isSecret, isObject }: Holder,
  { entry, limit }: Child,
  source: SourceFile,
  ranges: TextRange[],
): void {
  const { name, value } = entry;
  if (holdsSecretData(parent, isSecret, isObject, name)) addData(entry, limit, source, ranges);
  else if (name === 'template' && value.kind === 'map') addTemplate(value, limit, source, ranges);
  else if (isSecret && name === 'immutable' && !isBoolean(value)) addNode(value, source, ranges);
  else if (name === LAST_APPLIED) appendAll(ranges, lineRanges(source.text, value.start, limit));
  else if (isSecretGenerator(name)) {
    const items = value.kind === 'sequence' ? value.items : [value];
    for (const item of items) addGenerator(item, source, ranges);
  } else if (isSecret && name === 'metadata' && value.kind === 'map') {
    for (const field of ['name', 'namespace']) {
      const named = entryOf(value, field);
      if (named !== undefined && named.value.kind !== 'scalar')
        addNode(named.value, source, ranges);
    }
  } else if (name === 'patch' && patchesSecret(parent)) {
    appendAll(ranges, secretTextRanges(source.text, value.start, value.end));
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

/** A misspelt one of them is open too. */
function isOpenField(name: string): boolean {
  return OPEN_FIELDS.has(name) || [...OPEN_FIELDS].some((open) => typoOf(name, open) !== undefined);
}

function holdsSecretData(
  parent: MapNode,
  isSecret: boolean,
  isObject: boolean,
  name: string,
): boolean {
  if (isStringData(name)) return true;
  if (isSecret && name !== 'items') {
    return name === 'data' || (isObject && !isOpenField(name));
  }
  if (name !== 'data') return false;
  const type = scalarAt(parent, 'type')?.text ?? '';
  return /^(?:Opaque|kubernetes\.io\/|bootstrap\.kubernetes\.io\/|helm\.sh\/)/i.test(type);
}

/** `template.data` of SealedSecret and ExternalSecret becomes data of the Secret, and so do the `literal`s of `templateFrom`. */
function addTemplate(
  template: MapNode,
  limit: number,
  source: SourceFile,
  ranges: TextRange[],
): void {
  if (entryOf(template, 'spec') !== undefined) return;
  for (const item of itemsAt(template, 'templateFrom')) {
    const literal = scalarAt(item, 'literal');
    if (literal !== undefined) addNode(literal, source, ranges);
  }
  const data = childrenOf(template, limit).find(({ entry }) => entry.name === 'data');
  if (data !== undefined) addData(data.entry, data.limit, source, ranges);
}

function isBoolean(node: YamlNode): boolean {
  return node.kind === 'scalar' && /^(?:true|false)$/i.test(node.text);
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

function addGenerator(item: YamlNode, source: SourceFile, ranges: TextRange[]): void {
  if (item.kind !== 'map') {
    addNode(item, source, ranges);
    return;
  }
  for (const { name, value } of item.entries) {
    if (/^(?:files|envs?)$/.test(name)) {
      const paths = value.kind === 'sequence' ? value.items : [value];
      for (const path of paths) {
        if (path.kind !== 'scalar' || !isPlausiblePath(path.text)) addNode(path, source, ranges);
      }
    } else if (name === 'literals') addLiterals(value, source, ranges);
    else if (!OPEN_ARGUMENTS.has(name)) addNode(value, source, ranges);
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
