import { memo } from '../../../model/memo.ts';
import type { Entry, MapNode, YamlNode } from '../../../model/node.ts';
import type { Maybe, Merge } from '../tree/merge-context.ts';
import type { Schema, Shape } from '../tree/schema.ts';

/**
 * Every patch makes kustomize walk the whole object, for it also tidies what the patch does not touch (nulls, elements
 * with the same key). Nodes that came out as they went in are remembered: an overlay costs what it changes.
 */
interface Unchanged {
  readonly nodes: WeakMap<YamlNode, Shape | 'unknown'>;
  /** Of large maps, the entries that a walk may still change: thousands of patches on one map cost what they touch. */
  readonly open: WeakMap<MapNode, Open>;
}

interface Open {
  readonly shape: Shape | 'unknown';
  readonly entries: readonly Entry[];
}

/** Entries from which on a map is worth remembering. */
const LARGE = 32;

export function isKnownUnchanged(merge: Merge, node: Maybe, shape: Shape | undefined): boolean {
  if (node === undefined || node.kind === 'scalar') return false;
  return unchangedIn(merge)?.nodes.get(node) === (shape ?? 'unknown');
}

export function noteUnchanged(merge: Merge, node: Maybe, shape: Shape | undefined): void {
  if (node === undefined || node.kind === 'scalar' || merge.refused !== undefined) return;
  unchangedIn(merge)?.nodes.set(node, shape ?? 'unknown');
}

/** The entries that a walk without a patch may change, where those of the rest of the map are known to stay. */
export function openEntries(
  merge: Merge,
  map: MapNode,
  shape: Shape | undefined,
): readonly Entry[] | undefined {
  if (map.entries.length < LARGE) return undefined;
  const known = unchangedIn(merge)?.open.get(map);
  return known?.shape === (shape ?? 'unknown') ? known.entries : undefined;
}

/** Remembers that a walk may change nothing in a map but some entries; not for so many of them that it would not pay. */
export function noteOpen(
  merge: Merge,
  map: MapNode,
  shape: Shape | undefined,
  entries: readonly Entry[],
): void {
  if (map.entries.length < LARGE || entries.length > map.entries.length / 4) return;
  if (merge.refused !== undefined) return;
  unchangedIn(merge)?.open.set(map, { shape: shape ?? 'unknown', entries });
}

function unchangedIn({ schema, options }: Merge): Unchanged | undefined {
  if (options.inferAssociativeLists) return undefined;
  const { prepend, append } = unchangedBySchema(schema);
  return options.listPrepend ? prepend : append;
}

const unchangedBySchema = memo((_schema: Schema) => ({
  prepend: unchanged(),
  append: unchanged(),
}));

function unchanged(): Unchanged {
  return { nodes: new WeakMap(), open: new WeakMap() };
}
