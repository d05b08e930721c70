import type { MemoTable } from '../dependencies/memo-table.ts';
import { groupBy } from '../model/group-by.ts';
import type { Build, Manifest } from '../model/manifest.ts';
import { isSameTree, newComparing } from './kustomize/tree/is-same-tree.ts';

/**
 * Builds that had to be rendered again, with the very objects of the builds before if these are the same, so that everything already known about
 * an object stays valid. Among several objects of one name the first is compared with the first, and so on.
 */
export function reuseUnchangedObjects(
  before: readonly Build[],
  now: readonly Build[],
): readonly Build[] {
  const named = groupBy(
    before.flatMap(({ objects }) => objects),
    nameOf,
  );
  const olds = new Map([...named].map(([name, objects]) => [name, objects.values()]));
  const comparing = newComparing();
  const reused = (object: Manifest): Manifest => {
    const old = olds.get(nameOf(object))?.next().value;
    return old !== undefined && isSameTree(old, object, comparing) ? old : object;
  };
  return now.map((build) => Object.assign({}, build, { objects: build.objects.map(reused) }));
}

/** The builds that the run before made of the same, or those of `render` with its objects. */
export function rememberedBuilds({
  getOrCompute,
}: MemoTable<readonly Build[]>): (
  key: string,
  given: readonly unknown[],
  render: () => readonly Build[],
) => readonly Build[] {
  return (key, given, render) => getOrCompute(key, given, render, reuseUnchangedObjects);
}

function nameOf({ apiVersion, kind, namespace, name }: Manifest): string {
  return [apiVersion, kind, namespace, name].join('\0');
}
