import { unknown } from '../../model/knowable.ts';
import type { Manifest } from '../../model/manifest.ts';
import { words } from '../../model/message.ts';
import type { SourceKey } from '../../model/source.ts';
import type { Span } from '../../model/span.ts';
import { holds, placeOfCondition } from './name-template.ts';
import { textsAt } from './path.ts';
import type { Registry } from './registry.ts';

/** Keys that a ConfigMap or Secret has besides its own; `unknown` when only the controller knows them. */
export function gainedKeys(
  manifest: Manifest,
  registry: Registry,
): ReadonlyMap<string, SourceKey> | 'unknown' {
  let gained: Map<string, SourceKey> | undefined;
  const { node: root, dialect } = manifest;
  const scope = { root, item: root, dialect };
  for (const { adds } of registry.rowsFor(manifest)) {
    if (adds === undefined) continue;
    for (const { keys, when } of adds) {
      const condition = when.find((each) => holds(each, scope));
      if (condition === undefined) continue;
      if (keys === undefined) return 'unknown';
      const at = placeOfCondition(condition, scope);
      gained ??= new Map();
      for (const key of keys) gained.set(key, gainedKey(key, at));
    }
  }
  return gained ?? NONE;
}

const NONE: ReadonlyMap<string, SourceKey> = new Map();

function gainedKey(key: string, at: Span): SourceKey {
  return { key, field: 'data', value: unknown(words('the cluster fills it in')), at };
}

/** The copies of a source that a controller makes in other namespaces. */
interface Copies {
  readonly controller: string;
  /** The names of all namespaces that get one; undefined: any may. */
  readonly namespaces: readonly string[] | undefined;
}

/** Who copies the source that an object is or becomes to other namespaces; undefined if nobody does. */
export function copiesElsewhere(manifest: Manifest, registry: Registry): Copies | undefined {
  const { node: root, dialect } = manifest;
  const scope = { root, item: root, dialect };
  for (const { copies, controller = '', group } of registry.rowsFor(manifest)) {
    const copy = copies?.find(({ when }) => when.some((condition) => holds(condition, scope)));
    if (copy === undefined) continue;
    const isOpen = copy.anywhereIf?.some((condition) => holds(condition, scope)) === true;
    const paths = isOpen ? [] : (copy.namespaces ?? []);
    const lists = paths.flatMap((path) => textsAt(root, path, dialect));
    return {
      controller: /^[^(,]*[^(, ]/.exec(controller)?.[0] ?? group,
      namespaces: plainNames(lists.map(({ name }) => name)),
    };
  }
  return undefined;
}

const NAMESPACE = /^[a-z0-9](?:[-a-z0-9]*[a-z0-9])?$/;
/** Namespaces that one annotation may list. */
const MAX_NAMESPACES = 200;

/** The names in lists, if they are nothing but names; with several lists, those in all of them. */
function plainNames(lists: readonly string[]): readonly string[] | undefined {
  let names: readonly string[] | undefined;
  for (const list of lists) {
    const listed = list.split(',').map((each) => each.trim());
    if (listed.length > MAX_NAMESPACES || !listed.every((each) => NAMESPACE.test(each))) continue;
    names = names?.filter((each) => listed.includes(each)) ?? listed;
  }
  return names;
}
