import { groupBy } from '../model/group-by.ts';
import type { Build, Manifest } from '../model/manifest.ts';
import { isSameTree, newComparing } from './kustomize/tree/is-same-tree.ts';

/**
 * Builds that had to be rendered again, with the very objects that they had before wherever these are the same: what an object deploys, and all
 * that was found out about it, is known still. Of several objects of one name the first is compared with the first, and so on.
 */
export function settleBuilds(before: readonly Build[], now: readonly Build[]): readonly Build[] {
  const named = groupBy(
    before.flatMap(({ objects }) => objects),
    nameOf,
  );
  const olds = new Map([...named].map(([name, objects]) => [name, objects.values()]));
  const comparing = newComparing();
  const settled = (object: Manifest): Manifest => {
    const old = olds.get(nameOf(object))?.next().value;
    return old !== undefined && isSameTree(old, object, comparing) ? old : object;
  };
  return now.map((build) => Object.assign({}, build, { objects: build.objects.map(settled) }));
}

function nameOf({ apiVersion, kind, namespace, name }: Manifest): string {
  return [apiVersion, kind, namespace, name].join('\0');
}
