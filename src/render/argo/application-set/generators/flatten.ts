import type { GoValue, MapValue } from '../../../helm/value/go-value.ts';

/** How deep and how wide parameters may be. */
const MAX = 100_000;

/**
 * The values at the ends of a tree of maps and lists, by their path: `a.b.0`. Empty maps and lists are gone. `deep`: maps of texts
 * are looked into as well. Undefined when there are too many. See github.com/jeremywohl/flatten.
 */
export function flattenParams(
  params: MapValue,
  deep: boolean,
): ReadonlyMap<string, GoValue> | undefined {
  const flat = new Map<string, GoValue>();
  const open: (readonly [path: string, value: GoValue])[] = [['', params]];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    const [path, value] = next;
    if (flat.size + open.length > MAX) return undefined;
    const children = childrenOf(value, deep);
    if (children === undefined) flat.set(path, value);
    else {
      const prefix = value === params ? '' : `${path}.`;
      const listed = [...children].map(([name, child]) => [prefix + name, child] as const);
      // The last one first, so that of equal paths the later one is kept.
      open.push(...listed.reverse());
    }
  }
  return flat;
}

function childrenOf(
  value: GoValue,
  deep: boolean,
): Iterable<readonly [string, GoValue]> | undefined {
  if (value.kind === 'map') {
    return deep || value.type.elem?.kind === 'interface' ? value.entries : undefined;
  }
  if (value.kind !== 'list' || value.type.elem?.kind !== 'interface') return undefined;
  return value.items.map((item, index) => [String(index), item] as const);
}
