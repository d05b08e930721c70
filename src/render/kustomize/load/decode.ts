import { message } from '../../../model/message.ts';
import type { Dialect } from '../../../model/manifest.ts';
import type { Entry, MapNode, YamlNode } from '../../../model/node.ts';
import { nearestName } from '../../../text/nearest-name.ts';
import { isNull, jsonTypeName, resolveScalar } from '../../../model/scalars/resolve-scalar.ts';
import type { Span } from '../../../model/span.ts';
import { compareBytes } from '../tree/go-json.ts';
import { goFloatText } from '../../../go/go-float.ts';
import { refused, type BuildRefusal } from '../tree/build-refusal.ts';

/** A string of a kustomization, and the node that wrote it. Absent and empty are the same to kustomize. */
export interface Text {
  readonly text: string;
  readonly at: YamlNode | undefined;
}

export const NO_TEXT: Text = { text: '', at: undefined };

/**
 * How kustomize decodes one YAML text into a Go struct: the rules of Go's JSON decoder on what kubectl's YAML reader
 * gives. What does not fit is gathered in `failures`.
 */
export interface Decoding {
  readonly failures: BuildRefusal[];
  /** Fields nobody knows are refused (the kustomization, configurations), or ignored (a plugin's configuration). */
  readonly strict: boolean;
  /** Numbers and booleans are taken where a string is wanted (sigs.k8s.io/yaml knows the target type). */
  readonly lenientText: boolean;
  /** How scalars are read: a plugin's configuration has been through kustomize's own reader before. */
  readonly dialect: Dialect;
  /** What the text is called in messages: `Kustomization`, `TransformerConfig`. */
  readonly name: string;
}

/** One field of a map that is being decoded; undefined when absent or null. */
export type FieldOf = (name: string) => YamlNode | undefined;

/** The fields of a map by the names a struct knows, in any case as Go's decoder matches them. */
export function openStruct(
  node: YamlNode | undefined,
  names: readonly string[],
  decoding: Decoding,
  path: string,
): FieldOf {
  const map = mapOrFail(node, decoding, path);
  const values = new Map<string, YamlNode>();
  // Go sees the keys sorted: of two that differ in case only, the later one counts.
  for (const { key, name, value } of sortedEntries(map)) {
    const known = names.includes(name) ? name : names.find((each) => sameFold(each, name));
    if (known !== undefined) {
      if (!isNull(value, decoding.dialect)) values.set(known, value);
    } else if (decoding.strict)
      decoding.failures.push(unknownField(key, name, path, names, decoding.name));
  }
  return (name) => values.get(name);
}

function sortedEntries(map: MapNode | undefined): readonly Entry[] {
  return (map?.entries ?? []).toSorted((left, right) => compareBytes(left.name, right.name));
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

export function mapOrFail(
  node: YamlNode | undefined,
  decoding: Decoding,
  path: string,
): MapNode | undefined {
  if (node === undefined || node.kind === 'map') return node;
  if (isNull(node, decoding.dialect)) return undefined;
  decoding.failures.push(wrongType(node, 'a map', path, decoding));
  return undefined;
}

export function text(node: YamlNode | undefined, decoding: Decoding, path: string): Text {
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

export function bool(node: YamlNode | undefined, decoding: Decoding, path: string): boolean {
  if (node === undefined || isNull(node, decoding.dialect)) return false;
  const resolved = node.kind === 'scalar' ? resolveScalar(node, decoding.dialect) : undefined;
  if (resolved?.kind === 'bool') return resolved.value;
  decoding.failures.push(wrongType(node, 'true or false', path, decoding));
  return false;
}

/** A whole number of 64 bits, as text (`goInteger` keeps all digits). */
export function integer(node: YamlNode | undefined, decoding: Decoding, path: string): number {
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

export type DecodeItem<T> = (node: YamlNode | undefined, decoding: Decoding, path: string) => T;

/** A list; undefined when absent or null. */
export function list<T>(
  node: YamlNode | undefined,
  decoding: Decoding,
  path: string,
  item: DecodeItem<T>,
): readonly T[] | undefined {
  if (node === undefined || isNull(node, decoding.dialect)) return undefined;
  if (node.kind === 'sequence') {
    const before = decoding.failures.length;
    const items = node.items.map((each) => item(each, decoding, `${path}${ITEM}`));
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
export function textMap(
  node: YamlNode | undefined,
  decoding: Decoding,
  path: string,
): readonly TextEntry[] | undefined {
  const map = mapOrFail(node, decoding, path);
  if (map === undefined) return undefined;
  const entries = map.entries.map(({ key, name, value }) => ({
    key: name,
    keyAt: key,
    value: text(value, decoding, `${path}.${name}`),
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
