import { compareText } from '../../../go/compare-text.ts';
import {
  entryOf,
  type Entry,
  type MapNode,
  type ScalarNode,
  type YamlNode,
} from '../../../model/node.ts';
import { withChildren } from '../tree/nodes.ts';

/** An object after a change, and which of its scalars stand in it in several places at once. */
export interface SharedChange {
  readonly node: MapNode;
  readonly shared: readonly ScalarNode[];
}

/**
 * kustomize puts a label that it adds into all its places as one and the same node, so that a later change in one of them
 * changes them all: a label of an overlay that is meant for `metadata` reaches the selectors that got it from a base. Does the
 * same: what was written to one place of a shared scalar is written to all; the last writing counts.
 */
export function writeToAll(
  before: MapNode,
  after: MapNode,
  shared: readonly ScalarNode[],
): SharedChange {
  const written = new Map<YamlNode, ScalarNode>();
  collectWritten(before, after, new Set<YamlNode>(shared), written);
  if (written.size === 0) return { node: after, shared };
  const node = replaceAll(after, written);
  return {
    node: node.kind === 'map' ? node : after,
    shared: shared.map((each) => lastOf(each, written)),
  };
}

function collectWritten(
  before: YamlNode,
  after: YamlNode,
  shared: ReadonlySet<YamlNode>,
  written: Map<YamlNode, ScalarNode>,
): void {
  if (before === after) return;
  if (before.kind === 'scalar') {
    if (after.kind !== 'scalar' || !shared.has(before)) return;
    const earlier = written.get(before);
    if (earlier !== undefined) written.set(earlier, after);
    written.set(before, after);
  } else if (before.kind === 'map' && after.kind === 'map') {
    for (const { name, key, value } of sorted(before)) {
      const now = entryOf(after, name);
      // Another key is another map that came in this one's place: nothing was written to the old scalars.
      if (now?.key === key) collectWritten(value, now.value, shared, written);
    }
  } else if (before.kind === 'sequence' && after.kind === 'sequence') {
    before.items.forEach((item, index) => {
      const now = after.items[index];
      if (now !== undefined) collectWritten(item, now, shared, written);
    });
  }
}

function sorted({ entries }: MapNode): readonly Entry[] {
  return entries.toSorted((left, right) => compareText(left.name, right.name));
}

function lastOf(node: ScalarNode, written: ReadonlyMap<YamlNode, ScalarNode>): ScalarNode {
  let last = node;
  for (let next = written.get(last); next !== undefined; next = written.get(last)) last = next;
  return last;
}

/** Every place of the old scalars, and of what was written in their stead, gets what was written last. */
function replaceAll(node: YamlNode, written: ReadonlyMap<YamlNode, ScalarNode>): YamlNode {
  if (node.kind === 'scalar') return lastOf(node, written);
  return withChildren(node, (child) => replaceAll(child, written));
}
