import { PlainEntry, type Entry, type ScalarNode, type YamlNode } from '../../../model/node.ts';
import { isPlainString, resolveScalar } from '../../../model/scalars/resolve-scalar.ts';
import type { Span } from '../../../model/span.ts';

/** What keeps an object from being written as JSON, as Go says it. */
export interface Unwritable {
  readonly at: Span;
  readonly message: string;
  /** In plain words. */
  readonly words: string;
}

/**
 * The first thing for which kustomize cannot print an object: a scalar that is not what its tag says, NaN or infinity, or,
 * below the top, a key that is not a string (`8080: x`, `true: x`), which Go's JSON encoder refuses, or a control character.
 */
export function findUnwritable(object: YamlNode): Unwritable | undefined {
  if (object.kind !== 'map') return findIn(object);
  for (const { value } of object.entries) {
    const found = findIn(value);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** JSON leaves these as they are, and go-yaml, which turns it into YAML, does not read them. */
const CONTROL = /[\x7F-\x84\x86-\x9F\uFFFE\uFFFF]/;
const NO_CONTROLS = 'yaml: control characters are not allowed';
const NO_VALUE = 'kustomize cannot write this value';
const writable = new WeakSet<YamlNode>();

function findIn(node: YamlNode): Unwritable | undefined {
  if (node.kind === 'scalar') return invalidScalar(node);
  if (writable.has(node)) return undefined;
  const found = node.kind === 'map' ? findInMap(node) : findInItems(node.items);
  if (found === undefined) writable.add(node);
  return found;
}

function findInMap(map: Extract<YamlNode, { kind: 'map' }>): Unwritable | undefined {
  for (const each of map.entries) {
    const invalid = invalidKeyOf(each);
    if (invalid !== undefined) return invalid;
  }
  for (const { value } of map.entries) {
    const found = findIn(value);
    if (found !== undefined) return found;
  }
  return undefined;
}

function findInItems(items: readonly YamlNode[]): Unwritable | undefined {
  for (const item of items) {
    const found = findIn(item);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** What keeps one scalar from being written. */
export function invalidScalar(node: ScalarNode): Unwritable | undefined {
  const resolved = resolveScalar(node, 'kustomize');
  if (resolved.kind === 'invalid') return { at: node, message: resolved.reason, words: NO_VALUE };
  const hasControl = resolved.kind === 'string' && CONTROL.test(resolved.value);
  return hasControl ? { at: node, message: NO_CONTROLS, words: NO_VALUE } : undefined;
}

/** What keeps the key of an entry below the top from being written. */
export function invalidKeyOf(entry: Entry): Unwritable | undefined {
  if (!(entry instanceof PlainEntry)) return invalidKey(entry.key);
  const { name } = entry;
  if (writableNames.has(name)) return undefined;
  const isWritable = isPlainString(name) && !CONTROL.test(name);
  if (!isWritable) return invalidKey(entry.key);
  if (writableNames.size < MAX_NAMES) writableNames.add(name);
  return undefined;
}

/** Names of fields that can be written: all objects have the same few. */
const writableNames = new Set<string>();
const MAX_NAMES = 5000;

function invalidKey(key: ScalarNode): Unwritable | undefined {
  if (!isTextKey(key)) {
    const words = 'This key is not a string, and kustomize writes maps with string keys only';
    return { at: key, message: 'json: unsupported type: map[interface {}]interface {}', words };
  }
  return CONTROL.test(key.text) ? { at: key, message: NO_CONTROLS, words: NO_VALUE } : undefined;
}

/** A plain date is not a string either, but who writes one as a key? Go refuses it too. */
function isTextKey(key: ScalarNode): boolean {
  return resolveScalar(key, 'kustomize').kind === 'string';
}
