import type { YamlNode } from '../../../model/node.ts';
import type { Schema, Shape } from '../tree/schema.ts';
import type { Maybe, Merge } from '../tree/merge-context.ts';
import { memo } from '../../../model/memo.ts';

/**
 * Every patch makes kustomize walk the whole object, for it also tidies what the patch does not touch (nulls, elements
 * with the same key). Nodes that came out as they went in are remembered: an overlay costs what it changes.
 */
type Unchanged = WeakMap<YamlNode, Shape | 'unknown'>;

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
  const { prepend, append } = unchangedBySchema(schema);
  return options.listPrepend ? prepend : append;
}

const unchangedBySchema = memo((_schema: Schema) => ({
  prepend: new WeakMap<YamlNode, Shape | 'unknown'>(),
  append: new WeakMap<YamlNode, Shape | 'unknown'>(),
}));
