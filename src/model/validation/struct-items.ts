import type { Road } from '../manifest.ts';
import type { MapNode, YamlNode } from '../node.ts';
import { itemsAt } from '../node.ts';
import { isNull } from '../resolve-scalar.ts';

/** An item of a list of structs, with its path from the object. A null item is an empty struct, as for Go's decoder. */
export interface StructItem {
  readonly node: MapNode;
  readonly index: number;
  readonly path: string;
}

/** The items of a list under `parent`; what is no map is left out (a problem of its own). */
export function structItems(
  parent: MapNode,
  field: string,
  parentPath: string,
  road: Road,
): readonly StructItem[] {
  return itemsAt(parent, field).flatMap((item, index) => {
    const node = structOf(item, road);
    return node === undefined ? [] : [{ node, index, path: `${parentPath}.${field}[${index}]` }];
  });
}

function structOf(item: YamlNode, road: Road): MapNode | undefined {
  if (item.kind === 'map') return item;
  if (!isNull(item, road)) return undefined;
  return { kind: 'map', entries: [], file: item.file, start: item.start, end: item.end };
}
