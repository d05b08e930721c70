import type { Dialect } from '../../model/manifest.ts';
import type { MapNode, YamlNode } from '../../model/node.ts';
import { entryOf } from '../../model/node.ts';
import { isNull } from '../../model/resolve-scalar.ts';

/** An item of a list of structs, with its path from the object. A null item is an empty struct, as for Go's decoder. */
export interface StructItem {
  readonly node: MapNode;
  readonly index: number;
  readonly path: string;
}

interface KnownItems {
  readonly parentPath: string;
  readonly field: string;
  readonly dialect: Dialect;
  readonly items: readonly StructItem[];
}

const NONE: readonly StructItem[] = [];
const itemsOf = new WeakMap<YamlNode, KnownItems>();

/**
 * The items of a list under `parent`; an item that is not a map is left out (a problem of its own). Made once per list, because many rules
 * ask.
 */
export function structItems(
  parent: MapNode,
  field: string,
  parentPath: string,
  dialect: Dialect,
): readonly StructItem[] {
  const list = entryOf(parent, field)?.value;
  if (list?.kind !== 'sequence') return NONE;
  const known = itemsOf.get(list);
  if (known?.parentPath === parentPath && known.field === field && known.dialect === dialect) {
    return known.items;
  }
  const found: StructItem[] = [];
  const listPath = `${parentPath}.${field}[`;
  for (const [index, item] of list.items.entries()) {
    const node = structOf(item, dialect);
    if (node !== undefined) found.push({ node, index, path: `${listPath}${index}]` });
  }
  // Exact room: an array that grew by pushing keeps some for more.
  const items = found.slice();
  itemsOf.set(list, { parentPath, field, dialect, items });
  return items;
}

function structOf(item: YamlNode, dialect: Dialect): MapNode | undefined {
  if (item.kind === 'map') return item;
  if (!isNull(item, dialect)) return undefined;
  return { kind: 'map', entries: [], file: item.file, start: item.start, end: item.end };
}
