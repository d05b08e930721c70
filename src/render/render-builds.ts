import { isDeclared } from '../model/deployment.ts';
import type { FileTree } from '../model/file-tree.ts';
import type { Build } from '../model/manifest.ts';
import type { ParsedFile } from '../model/parsed-file.ts';
import { codedReason, isLimit, type Reason } from '../model/reason.ts';
import type { UncheckedEntry } from '../model/report.ts';
import { deploymentOf } from './deployed/deployment-of.ts';
import { scriptedReleases } from './deployed/scripted/scripted-releases.ts';
import type { RenderEngines } from './engines.ts';
import { withChartEntries } from './entry-points/charts/chart-entries.ts';
import { clustersOf, type Clusters } from './entry-points/cluster-of.ts';
import { planBuilds, type Plan } from './entry-points/plan-builds.ts';
import { kroEntries } from './kro-entries.ts';
import { markEntryObjects } from './mark-entry-objects.ts';
import { openPlan } from './open-plan.ts';
import { plainBuilds } from './plain/plain-builds.ts';
import type { ScriptedRelease } from './releases/scripted/scripted-release.ts';
import type { RenderMemory } from './render-memory.ts';
import type { RenderSettings, SourcesOf } from './render-settings.ts';
import { skipFiles } from './skip-files.ts';
import { uniqueBuilds } from './unique-builds.ts';

/** What rendering gives: the builds, and the files with what rendering found out about their class. */
export interface Rendered {
  /** Sorted by id; ids are unique. */
  readonly builds: readonly Build[];
  /** The files given, in their order; those that are patches, or that nothing deploys, are skipped. */
  readonly files: readonly ParsedFile[];
  /** What entry objects deploy from elsewhere, or nobody can tell. */
  readonly uncheckedEntries: readonly UncheckedEntry[];
  /** Why a part of the run was not rendered, as a clause: nothing follows from what is not found. */
  readonly cut?: Reason;
}

/** What a Component refers to may come from the kustomization that will use it. */
const FRAGMENT = codedReason(
  'component',
  'it belongs to a Component that no kustomization in this repository uses',
);

/**
 * As written → as applied: every entry point of the tree as one build, each field still knowing where it came from. Entry points are what
 * the objects of Flux and Argo CD deploy, the kustomizations that nothing else deploys or lists, and the folders of manifests that no
 * kustomization has to do with. `memory`: what an earlier run rendered.
 */
export function renderBuilds(
  engines: RenderEngines,
  tree: FileTree,
  parsed: readonly ParsedFile[],
  settings: RenderSettings,
  sourcesOf: SourcesOf = () => [],
  memory?: RenderMemory,
): Rendered {
  const { files, patches, graph, ownCharts, planned, tools } = openPlan(
    engines,
    tree,
    parsed,
    settings,
    sourcesOf,
    memory,
  );
  const followed = planBuilds(planned, graph, tools);
  const released = new Set(
    followed.builds.flatMap(({ folder, inflates = [] }) => [
      ...(folder === undefined ? [] : [folder]),
      ...inflates.flatMap(({ found }) => found ?? []),
    ]),
  );
  const isHere = ({ id, folder = id }: Build): boolean => !followed.isOfOtherRevision(folder);
  const installed = ownCharts.scripted(scriptedBeside(tree, released)).filter(isHere);
  const own = ownCharts.folders
    .filter((folder) => !released.has(folder))
    .flatMap(ownCharts.at)
    .filter((build) => isHere(build) && !isInstalled(build, installed));
  const plan = withChartEntries(followed, own);
  const classified = skipFiles(files, graph, plan.builds, {
    tree,
    patches,
    limits: settings.limits,
  });
  const owned = new Set([...graph.listed, ...plan.builds.flatMap((build) => build.files)]);
  const plain = plainBuilds(classified.filter(({ path }) => !owned.has(path))).filter(isHere);
  const taken = new Set([...plain, ...plan.builds].map(({ id }) => id));
  const fragments = plainBuilds(classified.filter(({ path }) => graph.fragments.has(path)))
    .filter(({ id }) => !taken.has(id))
    .map((build) => ({ ...build, partial: [FRAGMENT] }));
  const all = [...plain, ...fragments, ...own, ...installed, ...plan.builds];
  const placed = placeBuilds(all, plan, clustersOf(settings.clusters));
  const uncheckedEntries = [...plan.uncheckedEntries, ...kroEntries(placed)];
  const builds = markEntryObjects(uniqueBuilds(placed), uncheckedEntries);
  const cut = cutOf(builds, { uncheckedEntries });
  return {
    builds,
    files: classified,
    uncheckedEntries,
    ...(cut !== undefined && { cut }),
  };
}

/** What scripts and lists install, but for charts that something else releases. */
function scriptedBeside(tree: FileTree, released: ReadonlySet<string>): readonly ScriptedRelease[] {
  const { releases } = scriptedReleases(tree);
  return releases.filter(({ chart }) => typeof chart !== 'string' || !released.has(chart));
}

/** Whether a script or list installs a chart with the values of a build, or with others than its defaults. */
function isInstalled({ id, folder }: Build, installed: readonly Build[]): boolean {
  return installed.some(
    (each) =>
      each.folder === folder &&
      each.objects.length > 0 &&
      (id === folder || each.id.startsWith(`${id} (`)),
  );
}

function cutOf(
  builds: readonly Build[],
  { uncheckedEntries }: Pick<Rendered, 'uncheckedEntries'>,
): Reason | undefined {
  const reasons = [
    ...uncheckedEntries.map(({ reason }) => reason),
    ...builds.flatMap(({ partial }) => partial),
  ];
  return reasons.find(isLimit);
}

/** All builds of a run, each with its deployment and its cluster, if anything says which. */
function placeBuilds(builds: readonly Build[], plan: Plan, clusters: Clusters): readonly Build[] {
  return builds.map((build) => {
    const deployment = deploymentOf(build, plan);
    const cluster = clusterOf(build, plan, clusters);
    return { ...build, deployment, ...(cluster !== undefined && { cluster }) };
  });
}

/**
 * The cluster of a build that no entry object deploys: that of the entry objects which it holds, else the one that the configuration declares for
 * its folder, unless entry objects deploy other folders of the same part.
 */
function clusterOf(
  build: Build,
  { starts, isDeployed }: Plan,
  { declaredFor }: Clusters,
): string | undefined {
  const { id, folder = id, cluster, deployedBy } = build;
  if (deployedBy !== undefined || (cluster !== undefined && isDeclared(build))) return cluster;
  return starts.get(id) ?? (isDeployed(folder) ? undefined : declaredFor(folder)) ?? cluster;
}
