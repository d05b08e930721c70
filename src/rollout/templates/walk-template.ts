import type { YamlNode } from '../../model/node.ts';
import { printed, type Canonical } from '../compare/canonical.ts';

/** A step of the path to a part of a pod template. */
export type Step = string | { readonly item: string };
type Visit = (path: readonly Step[], was: Canonical | undefined, is: Canonical | undefined) => void;

/**
 * Calls back for the smallest parts that differ. Lists whose items have names are matched by them, and reported as reordered if only the
 * order differs.
 */
export function walkTemplate(
  was: Canonical | undefined,
  is: Canonical | undefined,
  path: readonly Step[],
  hashed: Hashed,
  visit: Visit,
): void {
  if (printed(was) === printed(is)) return;
  const isOneAlone = was === undefined || is === undefined;
  const kind = isOneAlone && !isCollection(path) ? undefined : kindOfBoth(was, is);
  if (kind === 'map') {
    const [olds, news] = [entriesOf(was), entriesOf(is)];
    for (const name of new Set([...olds.keys(), ...news.keys()])) {
      walkTemplate(olds.get(name), news.get(name), [...path, name], hashed, visit);
    }
  } else if (kind === 'list') {
    const [olds, news] = [itemsByName(itemsOf(was), hashed), itemsByName(itemsOf(is), hashed)];
    let isSame = true;
    for (const name of new Set([...olds.keys(), ...news.keys()])) {
      const [old, now] = [olds.get(name), news.get(name)];
      if (printed(old) !== printed(now)) isSame = false;
      walkTemplate(old, now, [...path, { item: name }], hashed, visit);
    }
    if (isSame && !isOneAlone) visit([...path, 'order'], was, is);
  } else visit(path, was, is);
}

/** The kind of both sides, or of the one that is there. */
function kindOfBoth(
  was: Canonical | undefined,
  is: Canonical | undefined,
): Canonical['kind'] | undefined {
  const kind = (was ?? is)?.kind;
  return (is ?? was)?.kind === kind ? kind : undefined;
}

/** One side may have an empty list: then each item is reported by itself. */
const COLLECTIONS = new Set(
  'annotations labels env envFrom volumeMounts initContainers'.split(' '),
);

function isCollection(path: readonly Step[]): boolean {
  const last = path.at(-1);
  return typeof last === 'string' && COLLECTIONS.has(last);
}

function entriesOf(part: Canonical | undefined): ReadonlyMap<string, Canonical> {
  return part?.kind === 'map' ? part.entries : new Map();
}

function itemsOf(part: Canonical | undefined): readonly Canonical[] {
  return part?.kind === 'list' ? part.items : [];
}

function itemsByName(items: readonly Canonical[], hashed: Hashed): ReadonlyMap<string, Canonical> {
  const named = new Map<string, Canonical>();
  for (const [at, item] of items.entries()) {
    const name = nameOfItem(item, hashed) ?? `${at}`;
    named.set(named.has(name) ? `${name} (${at})` : name, item);
  }
  return named;
}

function nameOfItem(item: Canonical, hashed: Hashed): string | undefined {
  if (item.kind !== 'map') return undefined;
  for (const field of ['mountPath', 'name', 'key', 'containerPort', 'topologyKey']) {
    const value = item.entries.get(field);
    if (value?.kind === 'scalar') return value.text.slice(2);
  }
  for (const field of ['configMapRef', 'secretRef', 'configMap', 'secret']) {
    const source = item.entries.get(field);
    const name = source?.kind === 'map' ? source.entries.get('name') : undefined;
    if (name?.kind === 'scalar') return `${field} ${hashed.get(name.at) ?? name.text.slice(2)}`;
  }
  return undefined;
}

/** Nodes that name a source, with its name without a hash. */
export type Hashed = ReadonlyMap<YamlNode, string>;
