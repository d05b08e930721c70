import { words } from '../../model/message.ts';
import { unknown } from '../../model/knowable.ts';
import type { Manifest } from '../../model/manifest.ts';
import type { SourceKey } from '../../model/source.ts';
import type { Span } from '../../model/span.ts';
import { holds, placeOfCondition } from './name-template.ts';
import type { Registry } from './registry.ts';

/** Keys that a ConfigMap or Secret has besides its own; `unknown` when only the controller knows them. */
export function gainedKeys(
  manifest: Manifest,
  registry: Registry,
): ReadonlyMap<string, SourceKey> | 'unknown' {
  const gained = new Map<string, SourceKey>();
  const { node: root, dialect } = manifest;
  for (const { adds = [] } of registry.rowsFor(manifest)) {
    for (const { keys, when } of adds) {
      const scope = { root, item: root, dialect };
      const condition = when.find((each) => holds(each, scope));
      if (condition === undefined) continue;
      if (keys === undefined) return 'unknown';
      const at = placeOfCondition(condition, scope);
      for (const key of keys) gained.set(key, gainedKey(key, at));
    }
  }
  return gained;
}

function gainedKey(key: string, at: Span): SourceKey {
  return { key, field: 'data', value: unknown(words('the cluster fills it in')), at };
}

/** The controller that copies the source that an object is or becomes to other namespaces; undefined if none does. */
export function copiesElsewhere(manifest: Manifest, registry: Registry): string | undefined {
  const { node: root, dialect } = manifest;
  const scope = { root, item: root, dialect };
  const row = registry
    .rowsFor(manifest)
    .find(({ copies = [] }) =>
      copies.some(({ when }) => when.some((condition) => holds(condition, scope))),
    );
  return row === undefined
    ? undefined
    : (/^[^(,]*[^(, ]/.exec(row.controller ?? '')?.[0] ?? row.group);
}
