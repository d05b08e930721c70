import type { YamlNode } from '../../../model/node.ts';
import type { Schema, Shape } from '../tree/schema.ts';
import type { Maybe, Merge } from '../tree/merge-context.ts';

/**
 * Every patch makes kustomize walk the whole object, for it also tidies what the patch does not touch (nulls, elements
 * with the same key). Nodes that came out as they went in are remembered: an overlay costs what it changes.
 */
type Unchanged = WeakMap<YamlNode, Shape | 'unknown'>;

const unchangedBySchema = new WeakMap<Schema, { prepend: Unchanged; append: Unchanged }>();

export function isKnownUnchanged(merge: Merge, node: Maybe, shape: Shape | undefined): boolean {
  if (node === undefined || node.kind === 'scalar') return false;
  return unchangedIn(merge)?.get(node) === (shape ?? 'unknown');
}

export function noteUnchanged(merge: Merge, node: Maybe, shape: Shape | undefined): void {
  if (node === undefined || node.kind === 'scalar' || merge.refused !== undefined) return;
  unchangedIn(merge)?.set(node, shape ?? 'unknown');
}

function unchangedIn({ schema, options }: Merge): Unchanged | undefined {
  if (options.inferAssociativeLists) return undefined;
  let unchanged = unchangedBySchema.get(schema);
  if (unchanged === undefined) {
    unchanged = { prepend: new WeakMap(), append: new WeakMap() };
    unchangedBySchema.set(schema, unchanged);
  }
  return options.listPrepend ? unchanged.prepend : unchanged.append;
}
