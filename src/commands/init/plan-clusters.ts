import { groupBy } from '../../model/group-by.ts';
import { fileNameOf } from '../../model/names/folder-of.ts';
import type { Report } from '../../model/report.ts';
import type { Settings } from '../../model/settings.ts';

/** What tells two places apart in the name of a cluster that an object of another cluster deploys to. */
const ELSEWHERE = ' → ';

/** A cluster to declare: its folder by a name. */
interface FoundCluster {
  readonly name: string;
  readonly folders: readonly string[];
}

/**
 * The clusters that folders of the repository stand for (`clusters/prod`), by the last part of the folder where that is a name of its own,
 * without those that are declared, or that declared entry points name. What a destination of Argo CD leads to is left out: declared with an address, it would be taken for
 * all that is registered there.
 */
export function planClusters(
  { builds }: Report,
  { clusters = [], entryPoints = [] }: Pick<Settings, 'clusters' | 'entryPoints'>,
): readonly FoundCluster[] {
  const names = new Set([
    ...clusters.map(({ name }) => name),
    ...entryPoints.flatMap(({ cluster }) => cluster ?? []),
  ]);
  const found = [...new Set(builds.flatMap(({ cluster }) => cluster ?? []))]
    .filter((cluster) => cluster !== '.' && !names.has(cluster) && !cluster.includes(ELSEWHERE))
    .sort();
  return [...groupBy(found, fileNameOf)].flatMap(([name, folders]) => {
    const isOwnName = folders.length === 1 && !names.has(name);
    return folders.map((folder) => ({ name: isOwnName ? name : folder, folders: [folder] }));
  });
}
