import type { Build } from '../manifest.ts';

/** Whether a cluster is that of a repository without clusters: `.`, in a fleet `repository/.`. */
export function isNameless(cluster: string): boolean {
  return cluster === '.' || cluster.endsWith('/.');
}

/** Whether two names of clusters or namespaces, which may not be known, may be the same. */
export function mayBeSame(one: string | undefined, other: string | undefined): boolean {
  return one === undefined || other === undefined || one === other;
}

/**
 * Whether what goes to one cluster may be in another one. Nothing names the cluster of a repository without clusters: it may be any of them, but
 * none that Argo CD deploys to from there. Undefined: a cluster that is not known.
 */
export function mayBeSameCluster(one: string | undefined, other: string | undefined): boolean {
  if (one === undefined || other === undefined || one === other) return true;
  return isUnnamed(one, other) || isUnnamed(other, one);
}

function isUnnamed(cluster: string, other: string): boolean {
  return isNameless(cluster) && !other.startsWith(`${cluster} → `);
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
