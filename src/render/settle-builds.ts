import { groupBy } from '../model/group-by.ts';
import type { Build, Manifest } from '../model/manifest.ts';
import { isSameTree } from './kustomize/tree/is-same-tree.ts';

/**
 * Builds that had to be rendered again, with the very objects that they had before wherever these are the same: what an object deploys, and all
 * that was found out about it, is known still.
 */
export function settleBuilds(before: readonly Build[], now: readonly Build[]): readonly Build[] {
  const olds = groupBy(
    before.flatMap(({ objects }) => objects),
    nameOf,
  );
  const known = new Map<object, object>();
  const settled = (object: Manifest): Manifest =>
    olds.get(nameOf(object))?.find((old) => isSameTree(old, object, known)) ?? object;
  return now.map((build) => Object.assign({}, build, { objects: build.objects.map(settled) }));
}

function nameOf({ apiVersion, kind, namespace, name }: Manifest): string {
  return [apiVersion, kind, namespace, name].join('\0');
}
