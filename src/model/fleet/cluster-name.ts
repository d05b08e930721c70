import type { Build } from '../manifest.ts';

/** Whether a cluster is that of a repository without clusters: `.`, in a fleet `repository/.`. */
export function isNameless(cluster: string): boolean {
  return cluster === '.' || cluster.endsWith('/.');
}

/** The word for builds that belong to no cluster, and for files of no build. */
export const NO_CLUSTER = 'none';

/** The clusters of some builds, sorted, then `none`: what each of them gets, together, is everything. */
export function clustersIn(builds: readonly Pick<Build, 'cluster'>[]): readonly string[] {
  return [...namedClusters(builds), NO_CLUSTER];
}

/** The clusters of some builds, sorted. */
export function namedClusters(builds: readonly Pick<Build, 'cluster'>[]): readonly string[] {
  return [...new Set(builds.flatMap(({ cluster }) => cluster ?? []))].sort();
}
