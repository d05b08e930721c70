import type { SequenceNode, YamlNode } from '../../../model/node.ts';
import { isMissingOrNull, valueText, type Merge } from '../tree/merge-context.ts';
import { isEmptyMap, keyValues, withKeys } from '../tree/merge-elements.ts';
import type { Shape } from '../tree/schema.ts';

interface Keyed {
  readonly item: YamlNode;
  readonly values: readonly string[];
  readonly id: string;
}

/**
 * The elements of a merged list where every element has all its merge keys (or is a scalar, for a set of scalars): what
 * kyaml's procedure comes to, in linear time. Undefined when an element has not, or elements are appended.
 * The patch's elements come first; of elements that share their keys in the target the last one stays, unmerged.
 */
export function mergeRegularList(
  merge: Merge,
  target: SequenceNode,
  patch: SequenceNode | undefined,
  elements: Shape | undefined,
  keys: readonly string[],
): readonly YamlNode[] | undefined {
  if (!merge.options.listPrepend) return undefined;
  const all = [...target.items, ...(patch?.items ?? [])];
  if (all.length === 0) return target.items;
  const used = keys.filter((key) => all.some((item) => keyValues(item, [key])[0] !== ''));
  if (used.length === 0 && keys.length > 0) return undefined;
  const ours = keyed(target.items, used);
  const theirs = target === patch ? ours : keyed(patch?.items ?? [], used);
  if (ours === undefined || theirs === undefined) return undefined;
  return ordered(mergeKeyed(merge, ours, theirs, elements, used), ours, used.length > 1);
}

function keyed(items: readonly YamlNode[], keys: readonly string[]): readonly Keyed[] | undefined {
  const found: Keyed[] = [];
  for (const item of items) {
    if (isMissingOrNull(item) || item.kind !== (keys.length === 0 ? 'scalar' : 'map')) {
      return undefined;
    }
    const values = keys.length === 0 ? [valueText(item)] : keyValues(item, keys);
    if (values.includes('')) return undefined;
    found.push({
      item,
      values,
      id: values.length === 1 ? (values[0] ?? '') : JSON.stringify(values),
    });
  }
  return found;
}

/** The merged elements by their keys, the patch's first. */
function mergeKeyed(
  merge: Merge,
  ours: readonly Keyed[],
  theirs: readonly Keyed[],
  shape: Shape | undefined,
  keys: readonly string[],
): ReadonlyMap<string, YamlNode> {
  const first = firstById(ours);
  const last = new Map(ours.map((each) => [each.id, each]));
  const patches = firstById(theirs);
  const merged = new Map<string, YamlNode>();
  for (const { id, values } of [...patches.values(), ...first.values()]) {
    if (merged.has(id)) continue;
    const old = first.get(id)?.item;
    const patch = patches.get(id)?.item;
    const { node, inPlace } = merge.walk(old, patch, shape);
    if (node === undefined || isMissingOrNull(node) || isEmptyMap(node)) continue;
    // kyaml writes the target's elements over the merged ones in the end: what is not the same node is lost.
    const isTargets = inPlace || old === patch;
    const stays = last.get(id)?.item;
    if (old !== stays && stays !== undefined) merged.set(id, stays);
    else if (old !== undefined && !isTargets) merged.set(id, old);
    else merged.set(id, withKeys(node, keys, values));
  }
  return merged;
}

function firstById(list: readonly Keyed[]): ReadonlyMap<string, Keyed> {
  const found = new Map<string, Keyed>();
  for (const each of list) if (!found.has(each.id)) found.set(each.id, each);
  return found;
}

/** With several keys, the target's elements go behind those that only the patch has. */
function ordered(
  merged: ReadonlyMap<string, YamlNode>,
  ours: readonly Keyed[],
  severalKeys: boolean,
): readonly YamlNode[] {
  if (!severalKeys) return [...merged.values()];
  const result = new Map(merged);
  for (const { id } of ours) {
    const node = result.get(id);
    if (node === undefined) continue;
    result.delete(id);
    result.set(id, node);
  }
  return [...result.values()];
}
