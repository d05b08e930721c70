import type { Evidence } from '../../src/model/evidence.ts';
import { once } from '../../src/model/memo.ts';
import { folderOf } from '../../src/model/names/folder-of.ts';

/**
 * Whether a build is a kustomization that nothing deploys, in a folder of one that is deployed: the kustomization above it lists others and not this
 * one, so no cluster has its objects.
 */
export function unlistedFolders({
  builds,
  buildOf,
}: Pick<Evidence, 'builds' | 'buildOf'>): (build: string) => boolean {
  const deployed = once(() => {
    const found = builds.filter(({ deployedBy }) => deployedBy !== undefined);
    return new Set(found.map(({ folder }) => folder));
  });
  return (id) => {
    const { kind, folder = id, deployedBy } = buildOf(id) ?? {};
    const isAside = kind === 'kustomization' && deployedBy === undefined;
    return isAside && deployed().has(folderOf(folder));
  };
}
