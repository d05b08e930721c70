import { entryOf, type MapNode, type SequenceNode, type YamlNode } from '../../../model/node.ts';
import { isNull, resolveScalar } from '../../../model/scalars/resolve-scalar.ts';
import { goInteger } from '../fields/split-path.ts';
import { scalarOf, withEntry, withItems, withoutEntry } from '../tree/nodes.ts';
import { styleOfText } from '../tree/scalar-style.ts';

/** The document after a change. A string instead says why there is none, as evanphx/json-patch words it. */
export interface Changed {
  readonly node: YamlNode;
}

type Container = MapNode | SequenceNode;
type Change = (container: Container, key: string) => Container | string;

const MISSING = 'missing value';

/** The container a pointer leads into and the key in it; undefined when something on the way is missing. */
export function placeAt(
  root: YamlNode,
  pointer: string,
): { readonly container: Container; readonly key: string } | undefined {
  const parts = partsOf(pointer);
  if (parts === undefined) return undefined;
  let container = asContainer(root);
  for (const part of parts.slice(0, -1)) {
    if (container === undefined) return undefined;
    const next = getFrom(container, part);
    if (typeof next === 'string') return undefined;
    container = asContainer(next.node);
  }
  return container === undefined ? undefined : { container, key: parts.at(-1) ?? '' };
}

/** How many parts the containers on the way of a pointer have: a change in the last one copies them all. */
export function partsAlong(root: YamlNode, pointer = ''): number {
  let count = 0;
  let container = asContainer(root);
  for (const part of partsOf(pointer) ?? []) {
    if (container === undefined) break;
    count += container.kind === 'map' ? container.entries.length : container.items.length;
    const next = getFrom(container, part);
    container = typeof next === 'string' ? undefined : asContainer(next.node);
  }
  return count;
}

/** The value under a key; `node` is undefined for a null and for a key that a map lacks. */
export function getFrom(
  container: Container,
  key: string,
): { readonly node: YamlNode | undefined } | string {
  if (container.kind === 'map') return { node: notNull(entryOf(container, key)?.value) };
  const index = indexIn(container.items.length, key);
  if (typeof index === 'string') return index;
  if (index >= container.items.length) return invalidIndex(index);
  return { node: notNull(container.items[index]) };
}

export function addTo(
  root: YamlNode,
  pointer: string,
  value: YamlNode,
  missing: string,
  wrong: string,
): Changed | string {
  return change(root, pointer, missing, wrong, (container, key) => {
    if (container.kind === 'map') return set(container, key, value);
    const { items } = container;
    if (key === '-') return withItems(container, [...items, value]);
    const index = indexIn(items.length + 1, key, `value was not a proper array index: '${key}': `);
    if (typeof index === 'string') return index;
    if (index > items.length) return invalidIndex(index);
    return withItems(container, items.toSpliced(index, 0, value));
  });
}

export function removeFrom(
  root: YamlNode,
  pointer: string,
  missing: string,
  wrong: string,
): Changed | string {
  return change(root, pointer, missing, wrong, (container, key) => {
    if (container.kind === 'map') {
      if (entryOf(container, key) !== undefined) return withoutEntry(container, key);
      return `Unable to remove nonexistent key: ${key}: ${MISSING}`;
    }
    const { items } = container;
    const index = indexIn(items.length, key);
    if (typeof index === 'string') return index;
    if (index >= items.length) return invalidIndex(index);
    return withItems(container, items.toSpliced(index, 1));
  });
}

export function replaceIn(root: YamlNode, pointer: string, value: YamlNode): Changed | string {
  const missing = `replace operation does not apply: doc is missing path: ${pointer}`;
  const noKey = `replace operation does not apply: doc is missing key: ${pointer}: ${MISSING}`;
  const changed = change(root, pointer, missing, '', (container, key) => {
    if (container.kind === 'map') return set(container, key, value);
    const found = getFrom(container, key);
    if (typeof found === 'string') return noKey;
    const index = indexIn(container.items.length, key);
    return typeof index === 'string'
      ? noKey
      : withItems(container, container.items.with(index, value));
  });
  return changed;
}

/** Changes the container a pointer leads into and all that hold it. */
function change(
  root: YamlNode,
  pointer: string,
  missing: string,
  wrong: string,
  apply: Change,
): Changed | string {
  const parts = partsOf(pointer);
  const place = placeAt(root, pointer);
  if (parts === undefined || place === undefined) return `${missing}: ${MISSING}`;
  const changed = apply(place.container, place.key);
  if (typeof changed === 'string') return wrong === '' ? changed : `${wrong}: ${changed}`;
  return { node: rebuild(root, parts.slice(0, -1), changed) };
}

function rebuild(node: YamlNode, parts: readonly string[], leaf: YamlNode): YamlNode {
  const [part, ...rest] = parts;
  if (part === undefined) return leaf;
  if (node.kind === 'map') {
    const inner = entryOf(node, part)?.value;
    return inner === undefined ? node : set(node, part, rebuild(inner, rest, leaf));
  }
  if (node.kind === 'scalar') return node;
  const index = indexIn(node.items.length, part);
  const inner = typeof index === 'string' ? undefined : node.items[index];
  if (typeof index === 'string' || inner === undefined) return node;
  return withItems(node, node.items.with(index, rebuild(inner, rest, leaf)));
}

function set(map: MapNode, key: string, value: YamlNode): MapNode {
  return withEntry(map, scalarOf(key, value, value.trail, styleOfText(key)), value);
}

/** What is before the first slash does not count, as in the original. */
function partsOf(pointer: string): readonly string[] | undefined {
  const parts = pointer.split('/').slice(1);
  if (parts.length === 0) return undefined;
  return parts.map((part) => part.replaceAll(/~[01]/g, (code) => (code === '~1' ? '/' : '~')));
}

/** strconv.Atoi, negative numbers counted from the end. */
function indexIn(length: number, key: string, prefix = ''): number | string {
  const index = goInteger(key);
  if (index === undefined) return `${prefix}strconv.Atoi: parsing "${key}": invalid syntax`;
  if (index >= 0) return index;
  return index < -length ? invalidIndex(index) : index + length;
}

function invalidIndex(index: number): string {
  return `Unable to access invalid index: ${index}: invalid index referenced`;
}

function asContainer(node: YamlNode | undefined): Container | undefined {
  return node === undefined || node.kind === 'scalar' ? undefined : node;
}

function notNull(node: YamlNode | undefined): YamlNode | undefined {
  return node === undefined || isNull(node, 'kustomize') ? undefined : node;
}

/** Whether two values are the same JSON, null and absent alike at the top. */
export function sameJson(left: YamlNode | undefined, right: YamlNode | undefined): boolean {
  const [a, b] = [notNull(left), notNull(right)];
  if (a === undefined || b === undefined) return a === b;
  if (a.kind === 'scalar' || b.kind === 'scalar') {
    return a.kind === 'scalar' && b.kind === 'scalar' && scalarJson(a) === scalarJson(b);
  }
  if (a.kind === 'sequence') {
    return (
      b.kind === 'sequence' &&
      a.items.length === b.items.length &&
      a.items.every((item, index) => sameJson(item, b.items[index]))
    );
  }
  return (
    b.kind === 'map' &&
    a.entries.length === b.entries.length &&
    a.entries.every(({ name, value }) => {
      const other = entryOf(b, name);
      return other !== undefined && sameJson(value, other.value);
    })
  );
}

function scalarJson(node: Extract<YamlNode, { kind: 'scalar' }>): string {
  const resolved = resolveScalar(node, 'kustomize');
  switch (resolved.kind) {
    case 'int':
    case 'float':
      return resolved.json;
    case 'string':
      return JSON.stringify(resolved.value);
    case 'bool':
      return String(resolved.value);
    default:
      return resolved.kind;
  }
}
