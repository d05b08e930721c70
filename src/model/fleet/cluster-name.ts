/** Whether a cluster is that of a repository without clusters: `.`, in a fleet `repository/.`. */
export function isNameless(cluster: string): boolean {
  return cluster === '.' || cluster.endsWith('/.');
}
