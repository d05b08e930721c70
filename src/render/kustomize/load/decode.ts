import { compareText } from '../../../go/compare-text.ts';
import { goFloatText } from '../../../go/go-float.ts';
import type { Dialect, DroppedField } from '../../../model/manifest.ts';
import { message } from '../../../model/message.ts';
import type { Entry, MapNode, YamlNode } from '../../../model/node.ts';
import { isNull, jsonTypeName, resolveScalar } from '../../../model/scalars/resolve-scalar.ts';
import type { SourceFile, Span } from '../../../model/span.ts';
import { nearestName } from '../../../text/nearest-name.ts';
import { refused, type BuildRefusal } from '../tree/build-refusal.ts';

/** A string of a kustomization, and the node that wrote it. Absent and empty are the same to kustomize. */
export interface Text {
  readonly text: string;
  readonly at: YamlNode | undefined;
}

const NO_TEXT: Text = { text: '', at: undefined };

/**
 * How kustomize decodes one YAML text into a Go struct: the rules of Go's JSON decoder on what kubectl's YAML reader
 * gives. What does not fit is gathered in `failures`.
 */
export interface Decoding {
  readonly failures: BuildRefusal[];
  /** Fields nobody knows are refused (the kustomization, configurations), or ignored (a plugin's configuration). */
  readonly strict: boolean;
  /** Where ignored fields are noted. */
  readonly dropped?: DroppedField[];
  /** Numbers and booleans are taken where a string is wanted (sigs.k8s.io/yaml knows the target type). */
  readonly lenientText: boolean;
  /** How scalars are read: a plugin's configuration has been through kustomize's own reader before. */
  readonly dialect: Dialect;
  /** What the text is called in messages: `Kustomization`, `TransformerConfig`. */
  readonly name: string;
  readonly file: SourceFile;
}

/** How kubectl's YAML and Go's JSON decoder together read a text, unless something else is said. */
export function openDecoding(
  name: string,
  file: SourceFile,
  how: Partial<Pick<Decoding, 'strict' | 'lenientText' | 'dialect' | 'dropped'>> = {},
): Decoding {
  return {
    failures: [],
    strict: false,
    lenientText: false,
    dialect: 'kubectl',
    ...how,
    name,
    file,
  };
}

/** The decoding of a plugin's configuration: unknown fields are ignored, numbers are taken for strings. */
export function pluginDecoding(name: string, { file }: MapNode): Decoding {
  return openDecoding(name, file, { lenientText: true, dialect: 'kustomize' });
}

/** What is decoded: a value, undefined when absent or null, at its path in the text. */
export interface Item {
  readonly node: YamlNode | undefined;
  readonly decoding: Decoding;
  readonly path: string;
}

/** The fields of a struct, by name. A value that does not fit is a failure of the decoding from when it is asked for. */
export interface Fields {
  /** The place of the struct; the start of the file if nothing is written. */
  readonly at: Span;
  /** Undefined when absent or null. */
  readonly node: (name: string) => YamlNode | undefined;
  readonly item: (name: string) => Item;
  readonly text: (name: string) => Text;
  readonly textMap: (name: string) => readonly TextEntry[] | undefined;
  readonly flag: (name: string) => boolean;
  readonly integer: (name: string) => number;
  /** The items of a list; none when absent or null. */
  readonly list: <T>(name: string, decode: Decode<T>) => readonly T[];
  readonly texts: (name: string) => readonly Text[];
  /** The fields of a struct in it. */
  readonly fields: (name: string, names: readonly string[]) => Fields;
}

/** The fields of a map by the names a struct knows, in any case as Go's decoder matches them. */
export function openStruct(struct: Item, names: readonly string[]): Fields {
  const { decoding, path } = struct;
  const values = knownFields(struct, names);
  const item = (name: string): Item => ({
    node: values.get(name),
    decoding,
    path: path === '' ? name : `${path}.${name}`,
  });
  const listAt = <T>(name: string, decode: Decode<T>) => list(item(name), decode) ?? [];
  return {
    at: struct.node ?? { file: decoding.file, start: 0, end: 0 },
    node: (name) => values.get(name),
    item,
    text: (name) => text(item(name)),
    textMap: (name) => textMap(item(name)),
    flag: (name) => bool(item(name)),
    integer: (name) => integer(item(name)),
    list: listAt,
    texts: (name) => listAt(name, text),
    fields: (name, inner) => openStruct(item(name), inner),
  };
}

function knownFields(struct: Item, names: readonly string[]): ReadonlyMap<string, YamlNode> {
  const { decoding, path } = struct;
  const values = new Map<string, YamlNode>();
  // Go sees the keys sorted: of two that differ in case only, the later one counts.
  for (const { key, name, value } of sortedEntries(mapOrFail(struct))) {
    const known = names.includes(name) ? name : names.find((each) => sameFold(each, name));
    if (known !== undefined) {
      if (!isNull(value, decoding.dialect)) values.set(known, value);
    } else if (decoding.strict) {
      decoding.failures.push(unknownField(key, name, path, names, decoding.name));
    } else if (decoding.dropped !== undefined) {
      const of = placeNamed(path, 'A kustomization');
      decoding.dropped.push({ at: key, name, of, meant: nearestName(name, names) });
    }
  }
  return values;
}

function sortedEntries(map: MapNode | undefined): readonly Entry[] {
  return (map?.entries ?? []).toSorted((left, right) => compareText(left.name, right.name));
}

function sameFold(left: string, right: string): boolean {
  return left.toLowerCase() === right.toLowerCase();
}

function unknownField(
  at: Span,
  name: string,
  path: string,
  names: readonly string[],
  of: string,
): BuildRefusal {
  const place = placeNamed(
    path,
    of === 'TransformerConfig' ? 'A file of `configurations`' : 'A kustomization',
  );
  const meant = nearestName(name, names);
  const known = names.map((each) => `\`${each}\``).join(', ');
  const list = names.length <= 8 ? `; it knows ${known}` : '';
  const start =
    of === 'Kustomization'
      ? 'invalid Kustomization'
      : 'error unmarshaling JSON: while decoding JSON';
  return refused(at, `${start}: json: unknown field "${name}"`, {
    message: message`${place} has no field \`${name}\`${list}`,
    ...(meant !== undefined && { help: message`Did you mean \`${meant}\`?` }),
    // (kustomize: makeTransformerConfigFromBytes in api/internal/plugins/builtinconfig/loaddefaultconfig.go is strict since api v0.17.0)
    ...(of === 'TransformerConfig' && { since: '5.4.0' }),
  });
}

export function mapOrFail({ node, decoding, path }: Item): MapNode | undefined {
  if (node === undefined || node.kind === 'map') return node;
  if (isNull(node, decoding.dialect)) return undefined;
  decoding.failures.push(wrongType(node, 'a map', path, decoding));
  return undefined;
}

export function text({ node, decoding, path }: Item): Text {
  if (node === undefined || isNull(node, decoding.dialect)) return NO_TEXT;
  const value = node.kind === 'scalar' ? textValue(node, decoding) : undefined;
  if (value !== undefined) return { text: value, at: node };
  decoding.failures.push(wrongType(node, 'a string', path, decoding));
  return NO_TEXT;
}

function textValue(node: YamlNode, decoding: Decoding): string | undefined {
  if (node.kind !== 'scalar') return undefined;
  const resolved = resolveScalar(node, decoding.dialect);
  if (resolved.kind === 'string') return resolved.value;
  if (!decoding.lenientText) return undefined;
  switch (resolved.kind) {
    case 'int':
      return resolved.json;
    case 'float':
      return goFloatText(resolved.value);
    case 'bool':
      return String(resolved.value);
    default:
      return undefined;
  }
}

export function bool({ node, decoding, path }: Item): boolean {
  if (node === undefined || isNull(node, decoding.dialect)) return false;
  const resolved = node.kind === 'scalar' ? resolveScalar(node, decoding.dialect) : undefined;
  if (resolved?.kind === 'bool') return resolved.value;
  decoding.failures.push(wrongType(node, 'true or false', path, decoding));
  return false;
}

/** A whole number of 64 bits, as text (`goInteger` keeps all digits). */
export function integer({ node, decoding, path }: Item): number {
  if (node === undefined || isNull(node, decoding.dialect)) return 0;
  const resolved = node.kind === 'scalar' ? resolveScalar(node, decoding.dialect) : undefined;
  if (resolved?.kind === 'int') return resolved.value;
  if (resolved?.kind === 'float' && Number.isInteger(resolved.value)) return resolved.value;
  decoding.failures.push(wrongType(node, 'a whole number', path, decoding));
  return 0;
}

/** Stands in a path for any item of a list. */
const ITEM = '[]';

function placeNamed(path: string, root: string): string {
  if (path === '') return root;
  return path.endsWith(ITEM) ? `An entry of \`${path.slice(0, -ITEM.length)}\`` : `\`${path}\``;
}

/** What is wrong with every item of a list in the same way is told once, at the first, as kustomize does. */
function joinSame(failures: BuildRefusal[], from: number): void {
  const first = failures[from]?.message;
  if (failures.slice(from).every(({ message: said }) => said === first)) failures.splice(from + 1);
}

export type Decode<T> = (item: Item) => T;

/** A list; undefined when absent or null. */
export function list<T>(
  { node, decoding, path }: Item,
  decode: Decode<T>,
): readonly T[] | undefined {
  if (node === undefined || isNull(node, decoding.dialect)) return undefined;
  if (node.kind === 'sequence') {
    const before = decoding.failures.length;
    const items = node.items.map((each) =>
      decode({ node: each, decoding, path: `${path}${ITEM}` }),
    );
    joinSame(decoding.failures, before);
    return items;
  }
  decoding.failures.push(wrongType(node, 'a list', path, decoding));
  return undefined;
}

/** A map of strings, such as labels. */
export interface TextEntry {
  readonly key: string;
  readonly keyAt: YamlNode;
  readonly value: Text;
}

/** The entries of a map of strings, sorted as kustomize walks them; undefined when absent or null. */
function textMap(item: Item): readonly TextEntry[] | undefined {
  const { decoding, path } = item;
  const map = mapOrFail(item);
  if (map === undefined) return undefined;
  const entries = map.entries.map(({ key, name, value }) => ({
    key: name,
    keyAt: key,
    value: text({ node: value, decoding, path: `${path}.${name}` }),
  }));
  return entries.sort((left, right) => (left.key < right.key ? -1 : 1));
}

function wrongType(
  node: YamlNode,
  wanted: string,
  path: string,
  { name, dialect }: Decoding,
): BuildRefusal {
  const found = {
    object: 'a map',
    array: 'a list',
    string: 'a string',
    number: 'a number',
    bool: 'a boolean',
    null: 'null',
  };
  const type = jsonTypeName(node, dialect);
  const quote = wanted === 'a string' && (type === 'number' || type === 'bool');
  return refused(
    node,
    `invalid ${name}: json: cannot unmarshal ${type} into Go struct field ${name}.${path.replaceAll(ITEM, '')}`,
    {
      message: message`${placeNamed(path, `The ${name}`)} must be ${wanted}, not ${found[type]}`,
      ...(quote && { help: message`Put it in quotes.` }),
    },
  );
}
