import type { Manifest } from '../../../model/manifest.ts';
import { entryOf, mapAt, valueAt, type Entry, type MapNode } from '../../../model/node.ts';
import { stringOf } from '../../../model/scalars/resolve-scalar.ts';
import type { Trail } from '../../../model/trail.ts';
import { manifestOf } from '../../kustomize/object/manifest-of.ts';
import { setMetadata } from '../../kustomize/object/resource.ts';
import { entry, mapOf, withEntries, withEntry, scalarOf } from '../../kustomize/tree/nodes.ts';

/**
 * The objects that kustomize-controller applies of those it built: lists taken apart, kustomizations left out, the Flux object's
 * `commonMetadata` on all of them.
 */
export function appliedObjects(
  objects: readonly Manifest[],
  flux: Manifest,
  build: string,
): readonly Manifest[] {
  const read = objects.flatMap(readObject);
  const common = mapAt(flux.node, 'spec', 'commonMetadata');
  if (common === undefined) return read;
  return read.map((object) => {
    const node = withCommon(
      withCommon(object.node, common, 'labels', build),
      common,
      'annotations',
      build,
    );
    return node === object.node ? object : manifestOf(node);
  });
}

/** An object with a list of `items` counts as a list, whatever its kind. */
function readObject(object: Manifest): readonly Manifest[] {
  const items = valueAt(object.node, 'items');
  if (items?.kind === 'sequence') {
    return items.items.flatMap((item) => (item.kind === 'map' ? manifestOf(item) : []));
  }
  return isKustomization(object) || object.name === undefined ? [] : [object];
}

function isKustomization({ kind, group }: Manifest): boolean {
  return kind.toLowerCase() === 'kustomization' && group === 'kustomize.config.k8s.io';
}

type Field = 'labels' | 'annotations';

function withCommon(node: MapNode, common: MapNode, field: Field, build: string): MapNode {
  const added = mapAt(common, field)?.entries ?? [];
  if (added.length === 0) return node;
  return setMetadata(
    node,
    (metadata) => {
      const old = mapAt(metadata, field);
      const map = old === undefined || !isOfTexts(old) ? mapOf([], common, undefined) : old;
      return withEntry(metadata, scalarOf(field, common, undefined), merged(map, added, build));
    },
    common,
  );
}

/** A map with anything but strings in it is lost: Go reads it as none. */
function isOfTexts({ entries }: MapNode): boolean {
  return entries.every(({ value }) => stringOf(value, 'kustomize') !== undefined);
}

function merged(map: MapNode, added: readonly Entry[], build: string): MapNode {
  let result = map;
  for (const { key, name, value } of added) {
    const trail: Trail = { step: { kind: 'transformer', at: key, in: build }, before: undefined };
    const made = { ...value, trail };
    const old = entryOf(result, name);
    result =
      old === undefined
        ? withEntries(result, [...result.entries, entry({ ...key, trail }, made)])
        : withEntry(result, old.key, made);
  }
  return result;
}
