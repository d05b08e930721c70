import type { FileTree } from '../../model/file-tree.ts';
import { mayBeSameCluster } from '../../model/fleet/cluster-name.ts';
import type { Build } from '../../model/manifest.ts';
import { memoBy } from '../../model/memo.ts';
import { environmentOf } from './environment-word.ts';
import { scopesAcross } from './scopes-across.ts';

/**
 * How one build sees what another makes, nearest first. `cluster`: both go to one cluster. `open`: the cluster of one
 * of them is not known. `other`: another cluster or environment, whose sources never help. `unrelated`: another part of the repository, which
 * shares only the repository with it: two teams may use one name.
 */
export type Scope = 'build' | 'cluster' | 'open' | 'other' | 'unrelated';

/** The scope of a build's objects as seen from another build; both by id. */
export type ScopeOf = (from: string, to: string) => Scope;

/** Whether what another build makes may help: another cluster's or an unrelated part's never does. */
export function isInReach(scope: Scope): boolean {
  return scope === 'build' || scope === 'cluster' || scope === 'open';
}

type Place = Pick<Build, 'id' | 'folder' | 'cluster'>;

/** Scopes between the builds of a run. The paths of the tree show which folders are units of their own. */
export function scopesBetween(
  builds: readonly Place[],
  { paths, repositories = [] }: Pick<FileTree, 'paths' | 'repositories'>,
): ScopeOf {
  const byId = new Map(builds.map((build) => [build.id, build]));
  const units = unitsIn(paths);
  const scopeAcross = scopesAcross(repositories.map(({ name }) => name));
  const scopesFrom = memoBy((from: string) =>
    memoBy((to: string) => {
      const [here, there] = [byId.get(from), byId.get(to)];
      return scopeAcross(here, there) ?? scopeBetween(here, there, units);
    }),
  );
  return (from, to) => (from === to ? 'build' : scopesFrom(from)(to));
}

function scopeBetween(
  from: Place | undefined,
  to: Place | undefined,
  units: ReadonlySet<string>,
): Scope {
  const [here, there] = [from?.cluster, to?.cluster];
  if (here !== undefined && there !== undefined) {
    if (here === there) return 'cluster';
    if (!mayBeSameCluster(here, there)) return 'other';
  }
  if (from === undefined || to === undefined) return 'open';
  return scopeOfFolders(folderOf(from), folderOf(to), units);
}

function folderOf({ folder, id }: Place): string {
  const path = folder ?? id;
  return path === '.' ? '' : path;
}

/** Folders that are each named for an environment are applied to different places; folders that are units of their own share nothing. */
function scopeOfFolders(a: string, b: string, units: ReadonlySet<string>): Scope {
  const [here, there] = [foldersOf(a), foldersOf(b)];
  let depth = 0;
  while (depth < here.length && here[depth] === there[depth]) depth += 1;
  const [mine, theirs] = [here[depth], there[depth]];
  if (mine === undefined || theirs === undefined) return 'open';
  if (environmentOf(mine) !== undefined && environmentOf(theirs) !== undefined) return 'other';
  const above = here.slice(0, depth);
  const stands = (name: string): boolean => units.has([...above, name].join('/'));
  return stands(mine) && stands(theirs) ? 'unrelated' : 'open';
}

function foldersOf(path: string): readonly string[] {
  return path === '' ? [] : path.split('/');
}

/** Files that make a folder a thing of its own: a tutorial, a service with its sources, a chart. */
const UNIT_FILE =
  /^(?:readme(?:\.\w+)?|go\.mod|package\.json|cargo\.toml|pom\.xml|build\.gradle(?:\.kts)?|pyproject\.toml|requirements\.txt|gemfile|makefile|justfile|taskfile\.ya?ml|skaffold\.ya?ml|dockerfile|chart\.yaml)$/i;

function unitsIn(paths: readonly string[]): ReadonlySet<string> {
  const units = new Set<string>();
  for (const path of paths) {
    const slash = path.lastIndexOf('/');
    if (slash !== -1 && UNIT_FILE.test(path.slice(slash + 1))) units.add(path.slice(0, slash));
  }
  return units;
}
