import type { YamlNode } from '../../../model/node.ts';
import type { Schema, Shape } from '../tree/schema.ts';
import type { Maybe, Merge } from '../tree/merge-context.ts';

/**
 * Every patch makes kustomize walk the whole object, for it also tidies what the patch does not touch (nulls, elements
 * with the same key). Nodes that came out as they went in are remembered: an overlay costs what it changes.
 */
type Settled = WeakMap<YamlNode, Shape | 'unknown'>;

const settledBySchema = new WeakMap<Schema, { prepend: Settled; append: Settled }>();

export function isSettled(merge: Merge, node: Maybe, shape: Shape | undefined): boolean {
  if (node === undefined || node.kind === 'scalar') return false;
  return settledIn(merge)?.get(node) === (shape ?? 'unknown');
}

export function settle(merge: Merge, node: Maybe, shape: Shape | undefined): void {
  if (node === undefined || node.kind === 'scalar' || merge.refused !== undefined) return;
  settledIn(merge)?.set(node, shape ?? 'unknown');
}

function settledIn({ schema, options }: Merge): Settled | undefined {
  if (options.inferAssociativeLists) return undefined;
  let settled = settledBySchema.get(schema);
  if (settled === undefined) {
    settled = { prepend: new WeakMap(), append: new WeakMap() };
    settledBySchema.set(schema, settled);
  }
  return options.listPrepend ? settled.prepend : settled.append;
}
