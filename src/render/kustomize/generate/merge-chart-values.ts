import {
  scalarsIn,
  entryOf,
  entryWith,
  type Entry,
  type MapNode,
  type ScalarNode,
  type YamlNode,
} from '../../../model/node.ts';
import { mapDone } from '../../../model/result.ts';
import type { Trail } from '../../../model/trail.ts';
import { mergeStrategic } from '../merge/merge-strategic.ts';
import type { BuildResult } from '../tree/build-refusal.ts';
import { withChildren, mapOf, withEntries, withoutEntry } from '../tree/nodes.ts';
import type { Schema } from '../tree/schema.ts';

const AS_VALUES = { inferAssociativeLists: false, listPrepend: false };

/** Two maps of values, as kustomize has been through YAML with them. */
interface ValuesToMerge {
  /** What is merged into. */
  readonly target: MapNode;
  /** What wins. */
  readonly patch: MapNode;
  /** Whether the target still has aliases, as a file does. */
  readonly aliases: 'lost' | 'none';
}

/**
 * Values for a chart as kustomize merges them (kyaml's merge2). Unlike in objects, a scalar of the patch keeps its type, whatever quotes
 * stood in its place; and what an alias stands for in a map of the target is lost, also where the patch has the same key.
 */
export function mergeChartValues(
  { target, patch, aliases }: ValuesToMerge,
  schema: Schema,
  trail: Trail,
): BuildResult<MapNode> {
  const [ours, theirs] = aliases === 'lost' ? withoutAliases(target, patch) : [target, patch];
  const merged = mergeStrategic(ours, theirs, schema, trail, AS_VALUES);
  const written = new Map(scalarsIn(theirs).map((scalar) => [placeOf(scalar), scalar]));
  return mapDone(merged, (node) =>
    node === undefined ? mapOf([], patch, trail) : ownStyles(node, written),
  );
}

/** Both maps without the keys under which the first has an alias, or what `<<` brought. */
function withoutAliases(target: MapNode, patch: MapNode): readonly [MapNode, MapNode] {
  const entries: Entry[] = [];
  let rest = patch;
  for (const entry of target.entries) {
    const { key, name, value } = entry;
    const other = entryOf(rest, name);
    if (value.start < key.start || key.start < target.start) {
      rest = withoutEntry(rest, name);
    } else if (value.kind === 'map' && other?.value.kind === 'map') {
      const [own, theirs] = withoutAliases(value, other.value);
      entries.push(entryWith(entry, own));
      rest = withValue(rest, other, theirs);
    } else {
      entries.push(
        value.kind === 'map' ? entryWith(entry, withoutAliases(value, value)[0]) : entry,
      );
    }
  }
  return [withEntries(target, entries), rest];
}

function withValue(map: MapNode, entry: Entry, value: YamlNode): MapNode {
  const entries = map.entries.map((each) => (each === entry ? entryWith(each, value) : each));
  return withEntries(map, entries);
}

type Scalars = ReadonlyMap<string, ScalarNode>;

function placeOf({ file, start }: ScalarNode): string {
  return `${start} ${file.path}`;
}

/** Scalars of the patch as they were before they took over the quotes of what they replaced. */
function ownStyles<Node extends YamlNode>(node: Node, written: Scalars): Node;
function ownStyles(node: YamlNode, written: Scalars): YamlNode {
  if (node.kind === 'scalar') {
    const own = written.get(placeOf(node));
    return own === undefined || own.text !== node.text ? node : own;
  }
  return withChildren(node, (child) => ownStyles(child, written));
}
