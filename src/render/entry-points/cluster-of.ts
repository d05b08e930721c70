/** Folders whose children are clusters or environments, each a place of its own. */
const CLUSTERS =
  /(?:^|\/)(?:clusters?|environments?|envs?|fleets?|sites?|regions?|stages?|hosts?)\/[^/]+/;
const ENVIRONMENT =
  /(?:^|\/)(?:dev|develop|development|test|testing|qa|uat|stage|staging|stg|preprod|pre-prod|prod|prd|production|live|sandbox|lab|homelab)(?=\/|$)/;

/**
 * The cluster that a folder of entry objects belongs to, by the convention of every repository with several: `clusters/<name>`,
 * `environments/<name>`, a folder named for an environment. `.` for a repository that says nothing: it has one cluster.
 */
export function clusterOfFolder(folder: string): string {
  const found = CLUSTERS.exec(folder) ?? ENVIRONMENT.exec(folder);
  return found === null ? '.' : folder.slice(0, found.index + found[0].length);
}
