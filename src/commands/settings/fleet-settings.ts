import { repositoryOf } from '../../model/fleet/repository-trees.ts';
import { groupBy } from '../../model/group-by.ts';
import { withoutEndSlashes } from '../../model/names/folder-of.ts';
import type { ProducerRow } from '../../model/producer-row.ts';
import type {
  DeclaredCluster,
  DeclaredEntryPoint,
  RuleOverride,
  Settings,
} from '../../model/settings.ts';

/** What the configuration of one repository of a fleet says; paths are relative to its root. */
interface RepositorySettings {
  readonly name: string;
  readonly settings: Settings;
}

const USUAL_CHARTS = ['.envfrom/charts'];

/**
 * The settings of a fleet: those of the run (flags, `--config`), and of each repository what is about its own files. What the run says of
 * paths counts more than what a repository does, and a rule that a flag names has one severity everywhere (`flagged`).
 */
export function fleetSettings(
  run: Settings,
  repositories: readonly RepositorySettings[],
  flagged: ReadonlySet<string>,
): Settings {
  const overrides = [
    ...repositories.flatMap((each) => overridesOf(each, flagged)),
    ...(run.overrides ?? []),
  ];
  const clusters = joined([...(run.clusters ?? []), ...clustersOf(repositories)]);
  const producers = repositories.flatMap(({ name, settings }) =>
    (settings.producers ?? []).map((row) => (isOfOperator(row) ? row : { ...row, within: name })),
  );
  const entryPoints = [...(run.entryPoints ?? []), ...repositories.flatMap(entryPointsOf)];
  return {
    ...run,
    ...(entryPoints.length > 0 && { entryPoints }),
    ...(overrides.length > 0 && { overrides }),
    ...(clusters.length > 0 && { clusters }),
    ...(producers.length > 0 && { producers: [...(run.producers ?? []), ...producers] }),
    externals: [
      ...run.externals,
      ...repositories.flatMap(({ name, settings }) =>
        settings.externals.map((each) => ({ ...each, within: name })),
      ),
    ],
    charts: [
      ...(run.charts ?? []),
      ...repositories.flatMap(({ name, settings: { charts = USUAL_CHARTS } }) =>
        charts.map((folder) => `${name}/${folder}`),
      ),
    ],
  };
}

/**
 * Whether a row is about custom resources that it names, which may be in any repository. What a row says of Kubernetes' own kinds, of any kind, or
 * that nothing else is made would change what counts in all others.
 */
function isOfOperator({ group, kinds, complete = false }: ProducerRow): boolean {
  const isCustom = group.includes('.') && !group.endsWith('.k8s.io');
  return isCustom && !complete && ![group, ...kinds].some((name) => name.includes('*'));
}

/** The repository's `rules` hold below its folder, its `overrides` there too. */
function overridesOf(
  { name, settings: { rules, overrides = [] } }: RepositorySettings,
  flagged: ReadonlySet<string>,
): readonly RuleOverride[] {
  const all = [
    ...(rules.size === 0 ? [] : [{ paths: [`/${name}`], rules }]),
    ...overrides.map((each) => ({
      ...each,
      paths: each.paths.map((glob) => globBelow(name, glob)),
    })),
  ];
  return all.map((each) => ({
    ...each,
    rules: new Map([...each.rules].filter(([id]) => !flagged.has(id))),
  }));
}

function entryPointsOf({
  name,
  settings: { entryPoints = [] },
}: RepositorySettings): readonly DeclaredEntryPoint[] {
  const pathBelow = (path: string): string => (path === '.' ? name : `${name}/${path}`);
  return entryPoints.map((each) => ({
    ...each,
    path: pathBelow(each.path),
    values: each.values.map(pathBelow),
  }));
}

/** A glob without a slash matches at any depth. */
function globBelow(name: string, glob: string): string {
  const path = withoutEndSlashes(glob.replace(/^\.?\//, ''));
  const isAnywhere = !path.includes('/') && !glob.startsWith('/') && !glob.startsWith('./');
  return isAnywhere ? `${name}/**/${path}` : `${name}/${path}`;
}

/** A cluster that is named as a folder of another repository is only that one if the other declares it too. */
function clustersOf(repositories: readonly RepositorySettings[]): readonly DeclaredCluster[] {
  const declared = new Map(
    repositories.map((each) => [each.name, new Set(each.settings.clusters?.map(nameOf))]),
  );
  const isClaimed = (cluster: string): boolean =>
    cluster.includes('/') && declared.get(repositoryOf(cluster))?.has(cluster) === false;
  return repositories.flatMap(({ name, settings: { clusters = [] } }) =>
    clusters
      .filter((each) => !isClaimed(each.name))
      .map((each) => ({
        ...each,
        folders: each.folders.map((folder) => (folder === '.' ? name : `${name}/${folder}`)),
      })),
  );
}

function nameOf({ name }: DeclaredCluster): string {
  return name;
}

/** A cluster that several repositories declare is one; the first says how it is registered. */
function joined(clusters: readonly DeclaredCluster[]): readonly DeclaredCluster[] {
  return [...groupBy(clusters, nameOf).values()].flatMap((same) => {
    const [first] = same;
    const registered = same.find(({ server }) => server !== undefined) ?? first;
    if (registered === undefined) return [];
    return [{ ...registered, folders: [...new Set(same.flatMap(({ folders }) => folders))] }];
  });
}
