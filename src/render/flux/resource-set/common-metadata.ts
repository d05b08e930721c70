import type { Manifest } from '../../../model/manifest.ts';
import { entriesAt, mapAt } from '../../../model/node.ts';
import { setMetadata } from '../../kustomize/object/resource.ts';
import { mapOf, scalarOf, withEntry } from '../../kustomize/tree/nodes.ts';

/** Labels and annotations of the set on every object; they take the place of its own. */
export function withCommonMetadata(object: Manifest, { node: set }: Manifest): Manifest {
  let { node } = object;
  for (const field of ['labels', 'annotations']) {
    const common = entriesAt(set, 'spec', 'commonMetadata', field);
    for (const { key, value } of common) {
      node = setMetadata(
        node,
        (metadata) => {
          const old = mapAt(metadata, field) ?? mapOf([], key, undefined);
          const name = scalarOf(field, key, undefined);
          return withEntry(metadata, name, withEntry(old, key, value));
        },
        key,
      );
    }
  }
  return node === object.node ? object : { ...object, node };
}
