import { IN_CLUSTER } from '../../model/elsewhere/argo-application.ts';
import { addTo } from '../../model/group-by.ts';
import type { DeclaredCluster } from '../../model/settings.ts';
import { pathBelow, pathIn } from '../kustomize/load/paths.ts';

/** Folders whose children are clusters or environments, each a place of its own; below `cluster` there may be the parts of one. */
const CLUSTERS =
  /(?:^|\/)(?:cluster(?!\/(?:apps?|base|bootstrap|charts?|clusters|config|core|crds|flux|infra|infrastructure|manifests)(?:\/|$))|clusters|environments?|envs?|fleets?|sites?|regions?|stages?|hosts?)\/[^/]+/;
const ENVIRONMENT =
  /(?:^|\/)(?:dev|develop|development|test|testing|qa|uat|stage|staging|stg|preprod|pre-prod|prod|prd|production|live|sandbox|lab|homelab)(?=\/|$)/;
/** The cluster that Argo CD itself runs in. */
const HERE: ReadonlySet<string> = new Set([...Object.values(IN_CLUSTER), '']);
/** How Cluster API names the Secret with the kubeconfig of a cluster. */
const KUBECONFIG = /-kubeconfig$/;

/** Which cluster things go to: a declared one by its name, else by what folders and destinations are called. */
export interface Clusters {
  /** The declared cluster that a folder belongs to, whatever is in it. */
  readonly declaredFor: (folder: string) => string | undefined;
  /** The cluster of the entry objects in a folder. */
  readonly ofFolder: (folder: string) => string;
  /** The cluster of an environment that a values file of a chart in the folder is named after. */
  readonly ofEnvironment: (name: string, folder: string) => string;
  /** Whether a cluster or an environment has the folder, or one above it, for its own. */
  readonly isNamed: (folder: string) => boolean;
  /** The cluster that a name or an address of Argo CD means, as seen from the cluster that Argo CD runs in. */
  readonly ofDestination: (target: string, from: string) => string;
  /** The cluster that a source with a kubeconfig leads to, by its name, as seen from the cluster that Flux runs in. */
  readonly ofKubeConfig: (source: string, from: string) => string;
}

/**
 * Clusters as the configuration declares them; undefined: it declares none. `rootOf`: the folder of the repository that a path is in.
 * `ownFolders`: folders that are each a cluster whatever they are called.
 */
export function clustersOf(
  declared: readonly DeclaredCluster[] = [],
  rootOf: (path: string) => string = () => '',
  ownFolders: ReadonlySet<string> = new Set(),
): Clusters {
  const byFolder = new Map(
    declared.flatMap(({ name, folders }) => folders.map((folder) => [folder, name])),
  );
  const byTarget = new Map(
    declared.flatMap(({ name, server }) => [
      [name, name],
      ...(server === undefined ? [] : [[addressText(server), name] as const]),
    ]),
  );
  const own = new Set(
    declared.flatMap(({ name, server }) => (server === IN_CLUSTER.server ? [name] : [])),
  );
  const declaredFor = (folder: string): string | undefined => {
    for (let at = folder; ; at = at.slice(0, at.lastIndexOf('/'))) {
      const name = byFolder.get(at);
      if (name !== undefined || !at.includes('/')) return name ?? byFolder.get('.');
    }
  };
  const ownFolderOf = (folder: string): string | undefined => folderAmong(ownFolders, folder);
  return {
    declaredFor,
    ofFolder: (folder) =>
      declaredFor(folder) ?? ownFolderOf(folder) ?? clusterIn(rootOf(folder), folder),
    ofEnvironment: (name, folder) => pathIn(rootOf(folder), name),
    isNamed: (folder) =>
      declaredFor(folder) !== undefined ||
      ownFolderOf(folder) !== undefined ||
      clusterOfFolder(pathBelow(rootOf(folder), folder)) !== '.',
    ofDestination(target, from) {
      if (HERE.has(target) || own.has(target)) return from;
      return byTarget.get(addressText(target)) ?? registered(target, from);
    },
    ofKubeConfig(source, from) {
      const named = byTarget.get(source) ?? byTarget.get(source.replace(KUBECONFIG, ''));
      return named ?? registered(source, from);
    },
  };
}

const ARROW = ' → ';

/**
 * The cluster that another one knows by a name or an address. What is deployed there and deploys further may know itself by the same name,
 * and its neighbours by theirs: in one repository, a name is one cluster however far from the first one it is used.
 */
function registered(target: string, from: string): string {
  const [first = from] = from.split(ARROW);
  return `${first}${ARROW}${target}`;
}

/**
 * The cluster that a folder of entry objects belongs to, by the convention of every repository with several: `clusters/<name>`,
 * `environments/<name>`, a folder named for an environment. `.` for a repository that says nothing: it has one cluster.
 */
function clusterOfFolder(folder: string): string {
  const found = CLUSTERS.exec(folder) ?? ENVIRONMENT.exec(folder);
  return found === null ? '.' : folder.slice(0, found.index + found[0].length);
}

/** The folder, or the nearest one above it, that is in the set. */
function folderAmong(folders: ReadonlySet<string>, folder: string): string | undefined {
  if (folders.size === 0) return undefined;
  for (let at = folder; ; at = at.slice(0, at.lastIndexOf('/'))) {
    if (folders.has(at)) return at;
    if (!at.includes('/')) return undefined;
  }
}

/** What a folder's own repository says; that of another may call another cluster the same. */
function clusterIn(root: string, folder: string): string {
  return pathIn(root, clusterOfFolder(pathBelow(root, folder)));
}

/** Argo CD compares addresses without the slash at their end. */
function addressText(server: string): string {
  return server.replace(/\/$/, '');
}

/** What `flux bootstrap` and the usual templates of repositories put below the folder of each cluster. */
const INSTALLATION =
  /^(?:(.*)\/)?([^/]+)\/(?:flux\/(?:cluster|config|meta|repositories|vars)\/|flux-system\/gotk-sync\.yaml$)/;

/**
 * Folders that are each a cluster because Flux is installed from each of them: `kubernetes/main/flux/config`, `kubernetes/storage/flux/config`.
 * Only where several are beside each other: the one folder of a repository with one cluster says nothing.
 */
export function fluxClusterFolders(paths: readonly string[]): ReadonlySet<string> {
  const beside = new Map<string, Set<string>>();
  for (const path of paths) {
    if (!path.includes('flux')) continue;
    const [, parent, name] = INSTALLATION.exec(path) ?? [];
    if (name !== undefined) addTo(beside, parent ?? '', name);
  }
  const folders = [...beside].flatMap(([parent, names]) =>
    names.size < 2 ? [] : [...names].map((name) => (parent === '' ? name : `${parent}/${name}`)),
  );
  return new Set(folders);
}
