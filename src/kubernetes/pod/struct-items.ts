import type { Dialect } from '../../model/manifest.ts';
import { entryOf, type MapNode, type YamlNode } from '../../model/node.ts';
import { isNull } from '../../model/scalars/resolve-scalar.ts';
import type { StructItem } from '../../model/workload.ts';

const NONE: readonly StructItem[] = [];

/** The items of a list under `parent`; an item that is not a map is left out (a problem of its own). */
export function structItems(
  parent: MapNode,
  field: string,
  parentPath: string,
  dialect: Dialect,
): readonly StructItem[] {
  return structItemsOf(entryOf(parent, field)?.value, `${parentPath}.${field}`, dialect);
}

/** The same for a list and its own path. */
export function structItemsOf(
  list: YamlNode | undefined,
  path: string,
  dialect: Dialect,
): readonly StructItem[] {
  if (list?.kind !== 'sequence') return NONE;
  const found: StructItem[] = [];
  for (let index = 0; index < list.items.length; index += 1) {
    const item = list.items[index];
    const node = item === undefined ? undefined : structOf(item, dialect);
    if (node !== undefined) found.push({ node, index, path: `${path}[${index}]` });
  }
  return found;
}

function structOf(item: YamlNode, dialect: Dialect): MapNode | undefined {
  if (item.kind === 'map') return item;
  if (!isNull(item, dialect)) return undefined;
  return { kind: 'map', entries: [], file: item.file, start: item.start, end: item.end };
}
