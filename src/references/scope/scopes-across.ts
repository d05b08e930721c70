import { isNameless } from '../../model/fleet/cluster-name.ts';
import { repositoryOf } from '../../model/fleet/repository-trees.ts';
import type { Build } from '../../model/manifest.ts';
import { environmentOf } from './environment-word.ts';

/** As in `Scope`. Builds of two repositories are never one build, and never unrelated. */
type Across = 'cluster' | 'open' | 'other';

type Place = Pick<Build, 'id' | 'folder' | 'cluster'>;

/** The scope of a build as seen from one of another repository; undefined for two of the same, which other evidence decides. */
type ScopeAcross = (from: Place | undefined, to: Place | undefined) => Across | undefined;

/**
 * How builds of the repositories of a fleet see each other. The repositories name their clusters themselves: `clusters/prod` of one is
 * not `clusters/dev` of another, but it may be the other's `clusters/prod`. Only the repository that an entry object lives in
 * names a cluster; what it deploys from others goes there too.
 */
export function scopesAcross(names: readonly string[]): ScopeAcross {
  const repositories = new Set(names);
  if (repositories.size === 0) return () => undefined;
  const clusterOf = (cluster: string): NamedCluster => {
    const repository = repositoryOf(cluster);
    const isOwn = repositories.has(repository) && cluster !== repository;
    return isOwn
      ? { repository, path: cluster.slice(repository.length + 1) }
      : { repository: undefined, path: cluster };
  };
  return (from, to) => {
    if (from === undefined || to === undefined) return undefined;
    if (from.cluster !== undefined && to.cluster !== undefined) {
      if (from.cluster === to.cluster) return 'cluster';
      const [here, there] = [clusterOf(from.cluster), clusterOf(to.cluster)];
      if (here.repository === there.repository) return undefined;
      return scopeOfClusters(here.path, there.path);
    }
    const [mine, theirs] = [from, to].map(({ id, folder }) => folder ?? id);
    if (mine === undefined || theirs === undefined) return undefined;
    return repositoryOf(mine) === repositoryOf(theirs)
      ? undefined
      : scopeOfEnvironments(mine.split('/').slice(1), theirs.split('/').slice(1));
  };
}

interface NamedCluster {
  /** The repository that names it; undefined for one that the configuration declares. */
  readonly repository: string | undefined;
  readonly path: string;
}

/** Clusters by the names that two repositories give them. */
function scopeOfClusters(here: string, there: string): Across {
  const [target, other] = [addressIn(here), addressIn(there)];
  if (target !== undefined && other !== undefined) return target === other ? 'cluster' : 'other';
  if (target !== undefined || other !== undefined) return 'open';
  if (isNameless(here) || isNameless(there)) return 'open';
  const [mine, theirs] = [here.split('/'), there.split('/')];
  const [name = '', otherName = ''] = [mine.at(-1), theirs.at(-1)];
  const isOneKind = mine.length > 1 && mine.at(-2) === theirs.at(-2);
  const isSame = (environmentOf(name) ?? name) === (environmentOf(otherName) ?? otherName);
  if (isOneKind) return isSame ? 'open' : 'other';
  return scopeOfEnvironments(mine, theirs);
}

/** The address that a destination of Argo CD ends with: the same cluster from wherever it is seen. */
function addressIn(cluster: string): string | undefined {
  return / → (https?:\/\/\S+)$/.exec(cluster)?.[1];
}

/** Folders that are named for different environments are applied to different places; all others may go to the same one. */
function scopeOfEnvironments(mine: readonly string[], theirs: readonly string[]): Across {
  const [here, there] = [mine, theirs].map((folders) =>
    folders.map(environmentOf).find((each) => each !== undefined),
  );
  return here !== undefined && there !== undefined && here !== there ? 'other' : 'open';
}
