/** Whether a cluster is that of a repository which says nothing of clusters: `.`, in a fleet `repository/.`. */
export function isNameless(cluster: string): boolean {
  return cluster === '.' || cluster.endsWith('/.');
}
