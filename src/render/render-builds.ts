import { NEWEST_KUBERNETES } from '../model/kubernetes-version.ts';
import type { FileTree } from '../model/file-tree.ts';
import type { Limits } from '../model/limits.ts';
import type { Build, Manifest } from '../model/manifest.ts';
import type { ParsedFile } from '../model/parsed-file.ts';
import type { NotLookedAt } from '../model/report.ts';
import type { Settings } from '../model/settings.ts';
import type { Source } from '../model/source.ts';
import type { ArgoCluster } from './argo/application-set/application-set.ts';
import { clustersOf } from './entry-points/cluster-of.ts';
import { entryObjectOf, isApplicationSet, templateOf } from './entry-points/entry-object.ts';
import { generatorsOf } from './entry-points/generators-of.ts';
import { entryFinder } from './entry-points/find-entries.ts';
import { identifyBy, ownSources, type IsOwn } from './entry-points/own-sources.ts';
import { placeBuilds } from './entry-points/place-builds.ts';
import {
  planBuilds,
  type Plan,
  type PlacedEntry,
  type RenderedEntry,
} from './entry-points/plan-builds.ts';
import { sourceObjects } from './entry-points/source-objects.ts';
import { writtenSources } from './entry-points/written-sources.ts';
import { fileParser } from './file-parser.ts';
import { controllerFacts } from './flux/controller-facts.ts';
import { isOfOperator } from './flux/resource-set/resource-set.ts';
import { kustomizationGraph, type KustomizationGraph } from './kustomize/kustomization-graph.ts';
import { openContext } from './kustomize/load/context.ts';
import type { FindChart } from './kustomize/load/inflate.ts';
import type { ChartLibrary } from './releases/chart-library.ts';
import { deployers, hasCharts, kustomize } from './parts.ts';
import { plainBuilds } from './plain/plain-builds.ts';
import { fleetFolders } from './fleet-folders.ts';
import { mayAppear } from './may-appear.ts';
import { reviveListed } from './revive-listed.ts';
import { skipFiles } from './skip-files.ts';
import { withoutTemplateTrees } from './template-trees.ts';
import { uniqueBuilds } from './unique-builds.ts';
import { unusedContent } from './unused-content.ts';

/** What rendering gives: the builds, and the files with what rendering found out about their class. */
export interface Rendered {
  /** Sorted by id; ids are unique. */
  readonly builds: readonly Build[];
  /** The files given, in their order; those that are patches, or that nothing deploys, are skipped. */
  readonly files: readonly ParsedFile[];
  /** What entry objects deploy from elsewhere, or nobody can tell. */
  readonly notLookedAt: readonly NotLookedAt[];
}

export type RenderSettings = Pick<
  Settings,
  'limits' | 'loadRestrictor' | 'build' | 'repositoryUrls' | 'clusters'
> &
  Partial<Pick<Settings, 'kubernetesVersion' | 'charts' | 'anyChartVersion'>>;

/** What rendering asks of the stages after it: the ConfigMaps and Secrets that an object is or becomes. */
export type SourcesOf = (manifest: Manifest) => readonly Source[];

/** What a Component refers to may come from the kustomization that will use it. */
const FRAGMENT = 'it belongs to a Component that no kustomization here uses';

/**
 * As written → as applied: every entry point of the tree as one build, each field still knowing where it came from. Entry points are what
 * the objects of Flux and Argo CD deploy, the kustomizations that nothing else deploys or lists, and the folders of manifests that no
 * kustomization has to do with.
 */
export function renderBuilds(
  tree: FileTree,
  parsed: readonly ParsedFile[],
  settings: RenderSettings,
  sourcesOf: SourcesOf = () => [],
): Rendered {
  const files = withoutTemplateTrees(reviveListed(parsed, tree, settings.limits));
  const graph = kustomizationGraph(files);
  const { limits } = settings;
  let opened: ChartLibrary | undefined;
  const charts = (): ChartLibrary => {
    opened ??= deployers.get().openCharts(tree, {
      limits,
      folders: settings.charts,
      anyVersion: settings.anyChartVersion === true,
    });
    return opened;
  };
  const plan = planOf(tree, files, graph, settings, sourcesOf, charts);
  const released = new Set(
    plan.builds.flatMap(({ folder, inflates = [] }) => [
      ...(folder === undefined ? [] : [folder]),
      ...inflates.flatMap(({ found }) => found ?? []),
    ]),
  );
  const kubernetesVersion = versionOf(settings);
  const own = hasCharts(tree)
    ? deployers.get().ownCharts(released, { tree, limits, charts: charts(), kubernetesVersion })
    : [];
  const classified = skipFiles(files, graph, plan.builds, tree);
  const owned = new Set([...graph.listed, ...plan.builds.flatMap((build) => build.files)]);
  const plain = plainBuilds(classified.filter(({ path }) => !owned.has(path)));
  const taken = new Set([...plain, ...plan.builds].map(({ id }) => id));
  const fragments = plainBuilds(classified.filter(({ path }) => graph.fragments.has(path)))
    .filter(({ id }) => !taken.has(id))
    .map((build) => ({ ...build, partial: [FRAGMENT] }));
  const all = [...plain, ...fragments, ...own, ...plan.builds];
  const builds = uniqueBuilds(placeBuilds(all, plan, clustersOf(settings.clusters)));
  const only = settings.build;
  return {
    builds: builds.filter(({ id, folder }) => only === undefined || id === only || folder === only),
    files: classified,
    notLookedAt: plan.notLookedAt,
  };
}

function planOf(
  tree: FileTree,
  files: readonly ParsedFile[],
  graph: KustomizationGraph,
  settings: RenderSettings,
  sourcesOf: SourcesOf,
  charts: () => ChartLibrary,
): Plan {
  const { limits, loadRestrictor } = settings;
  const parsed = fileParser(tree, files, limits);
  const kubernetesVersion = versionOf(settings);
  const findChart = lazyFinder(tree, limits, charts, kubernetesVersion);
  const context = openContext({
    tree,
    parsed,
    limits,
    loadRestrictor,
    findChart,
    mayAppear: mayAppear(tree),
    joined: fleetFolders(tree),
  });
  const written = files.flatMap(manifestsIn);
  const manifests = [...written, ...written.flatMap(bootstrapped)];
  const exists = (path: string): boolean => context.paths.has(path) || context.folders.has(path);
  const isOwn = ownSourcesOf(manifests, tree, settings, exists);
  const findEntries = entryFinder(
    {
      tree,
      limits,
      identify: (url, folder) => identifyBy(isOwn, url, folder),
      clusters: registeredClusters(settings),
      newGitFileGlobbing: false,
      includeHiddenDirectories: false,
      exists,
      providers: written.filter((each) => isOfOperator(each, 'ResourceSetInputProvider')),
    },
    (manifest, maker) => deployers.get().makeEntries(manifest, maker),
  );
  const clusters = clustersOf(settings.clusters);
  const controllers = controllerFacts();
  const openRenderer = (): ((placed: PlacedEntry) => RenderedEntry) => {
    const { entryRenderer, openArgo, openFlux } = deployers.get();
    const library = charts();
    return entryRenderer({
      isOwn,
      exists,
      flux: openFlux({ tree, parsed, limits }),
      findSource: writtenSources(manifests, sourcesOf, clusters),
      kubernetesVersion,
      clusters,
      controllers,
      argo: openArgo({ tree, parsed, limits, findChart }),
      charts: { tree, limits, charts: library },
      releases: {
        tree,
        limits,
        charts: library,
        findRepository: sourceObjects(manifests),
        kustomize: context,
        kubernetesVersion,
      },
    });
  };
  let renderEntry: ReturnType<typeof openRenderer> | undefined;
  return planBuilds(withoutUnused(files, graph), graph, {
    findEntries,
    isOwn,
    clusters,
    learn: controllers.learn,
    renderKustomizations: (folders) =>
      folders.length === 0 ? [] : kustomize.get().kustomizationBuilds(folders, context),
    renderEntry: (placed) => {
      renderEntry ??= openRenderer();
      return renderEntry(placed);
    },
  });
}

function ownSourcesOf(
  manifests: readonly Manifest[],
  { remotes = [] }: FileTree,
  { repositoryUrls = [] }: RenderSettings,
  exists: (path: string) => boolean,
): IsOwn {
  const entries = manifests.flatMap((manifest) => entryObjectOf(manifest) ?? []);
  const sets = manifests.filter(isApplicationSet);
  const all = [...entries, ...sets.flatMap((set) => [templateOf(set), generatorsOf(set)])];
  return ownSources(manifests, all, { remotes, declared: repositoryUrls }, exists);
}

function withoutUnused(
  files: readonly ParsedFile[],
  { listed }: KustomizationGraph,
): readonly ParsedFile[] {
  const unused = unusedContent(files);
  return files.filter((file) => listed.has(file.path) || unused(file) === undefined);
}

/** The clusters that Argo CD knows: those with an address. Undefined where none has one: then nobody says which they are. */
function registeredClusters({ clusters = [] }: RenderSettings): readonly ArgoCluster[] | undefined {
  const registered = clusters.flatMap(({ server, ...cluster }) =>
    server === undefined ? [] : [{ ...cluster, server, at: undefined }],
  );
  return registered.length === 0 ? undefined : registered;
}

/** Charts are looked for when the first kustomization asks for one. */
function lazyFinder(
  tree: FileTree,
  limits: Limits,
  charts: () => ChartLibrary,
  kubernetesVersion: string,
): FindChart {
  let find: FindChart | undefined;
  return (wanted) => {
    const { chartFinder } = deployers.get();
    find ??= chartFinder({ tree, limits, charts: charts(), kubernetesVersion });
    return find(wanted);
  };
}

function versionOf({ kubernetesVersion }: RenderSettings): string {
  return `1.${kubernetesVersion ?? NEWEST_KUBERNETES}.0`;
}

/** What a FluxInstance starts its cluster with. */
function bootstrapped(manifest: Manifest): readonly Manifest[] {
  return isOfOperator(manifest, 'FluxInstance')
    ? deployers.get().fluxInstanceSync(manifest).objects
    : [];
}

function manifestsIn({ class: each, documents }: ParsedFile): readonly Manifest[] {
  return each.kind === 'manifests' ? documents.flatMap(({ manifests }) => manifests) : [];
}
