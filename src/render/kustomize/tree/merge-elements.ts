import { entryOf, type ScalarNode, type YamlNode } from '../../../model/node.ts';
import { done } from '../../../model/result.ts';
import { refused, type BuildResult } from './build-refusal.ts';
import {
  isEmptyValue,
  isMissingOrNull,
  KIND_NAMES,
  valueText,
  type Maybe,
} from './merge-context.ts';
import { scalarOf, withEntry } from './nodes.ts';

/**
 * kyaml's ElementSetter, with all its habits: elements that hold the keys with these values are replaced by `element` (or
 * taken out), and `element` goes to the end when there is none; null and `{}` elements are dropped; an empty value
 * matches whatever has the key; without values every other element is lost.
 */
export function setElement(
  items: readonly YamlNode[],
  keys: readonly string[],
  values: readonly string[],
  element: Maybe,
): BuildResult<readonly YamlNode[]> {
  const ofMaps = (keys[0] ?? '') !== '' && (values[0] ?? '') !== '';
  const kept: YamlNode[] = [];
  let found = false;
  for (const item of items) {
    if (isMissingOrNull(item) || (item.kind === 'map' && item.entries.length === 0)) continue;
    if (item.kind !== 'map' && ofMaps) {
      kept.push(item);
      continue;
    }
    const matches = matchesAll(item, keys, values);
    if (matches.kind === 'refused') return matches;
    if (matches.value) {
      found = true;
      if (element !== undefined) kept.push(element);
    } else if (values.length > 0) kept.push(item);
  }
  if (element !== undefined && !isMissingOrNull(element) && !found) kept.push(element);
  return done(kept);
}

function matchesAll(
  item: YamlNode,
  keys: readonly string[],
  values: readonly string[],
): BuildResult<boolean> {
  let matched = false;
  for (const [index, key] of keys.entries()) {
    const value = values[index];
    // A key without a value counts as the one before it did.
    if (value !== undefined) {
      const wrong = wrongKind(item, key === '' ? 'scalar' : 'map');
      if (wrong !== undefined) return wrong;
      matched = matchesOne(item, key, value);
    }
    if (!matched) return done(false);
  }
  return done(matched);
}

function matchesOne(item: YamlNode, key: string, value: string): boolean {
  if (key === '') return valueText(item) === value;
  const field = entryOf(item, key);
  if (field === undefined) return false;
  return value === '' || valueText(field.value) === value;
}

/** kyaml's ElementMatcher: the first map whose fields have exactly these values; for `''`, the first scalar. */
export function findElement(
  items: readonly YamlNode[],
  keys: readonly string[],
  values: readonly string[],
): YamlNode | undefined {
  if (keys[0] === '') return items.find((item) => valueText(item) === values[0]);
  return items.find((item) =>
    keys.every((key, index) => {
      const field = entryOf(item, key);
      return field !== undefined && valueText(field.value) === values[index];
    }),
  );
}

/** The text of each key of an element; empty where it is missing or empty. */
export function keyValues(item: YamlNode, keys: readonly string[]): readonly string[] {
  return keys.map((key) => {
    const value = entryOf(item, key)?.value;
    return isEmptyValue(value) ? '' : valueText(value);
  });
}

export function isEmptyMap(node: YamlNode): boolean {
  return node.kind === 'map' && isEmptyValue(node);
}

/** An element gets the keys it was found by without having them: a port's `protocol`. */
export function withKeys(
  node: YamlNode,
  keys: readonly string[],
  values: readonly string[],
): YamlNode {
  // A scalar is its own key: it is rewritten, without a tag.
  if (node.kind === 'scalar' && node.tag !== undefined && node.text !== '') return untagged(node);
  if (node.kind !== 'map') return node;
  let result = node;
  for (const [index, key] of keys.entries()) {
    const value = values[index] ?? '';
    if (key === '' || value === '' || entryOf(result, key) !== undefined) continue;
    const made = scalarOf(value, node, node.trail);
    result = withEntry(result, scalarOf(key, node, node.trail), made);
  }
  return result;
}

function untagged({ tag: _tag, ...node }: ScalarNode): ScalarNode {
  return node;
}

/** kyaml's refusal of a node of another kind; undefined when the node may stand there. */
export function wrongKind(
  node: YamlNode,
  kind: YamlNode['kind'],
): ReturnType<typeof refused> | undefined {
  if (node.kind === kind || isMissingOrNull(node)) return undefined;
  return refused(
    node,
    `wrong node kind: expected ${KIND_NAMES[kind]} but got ${KIND_NAMES[node.kind]}`,
  );
}
