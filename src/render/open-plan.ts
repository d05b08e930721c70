import { NEWEST_KUBERNETES } from '../model/kubernetes-version.ts';
import type { FileTree } from '../model/file-tree.ts';
import { groupBy } from '../model/group-by.ts';
import type { Limits } from '../model/limits.ts';
import type { Build, Manifest } from '../model/manifest.ts';
import { manifestsIn, type ParsedFile } from '../model/parsed-file.ts';
import type { Settings } from '../model/settings.ts';
import type { Source } from '../model/source.ts';
import type { SourceFile } from '../model/span.ts';
import type { ArgoCluster } from './argo/application-set/application-set.ts';
import { clustersOf } from './entry-points/cluster-of.ts';
import {
  entryObjectOf,
  isApplicationSet,
  templateOf,
  type EntryObject,
} from './entry-points/entry-object.ts';
import { generatorsOf } from './entry-points/generators-of.ts';
import { deployedAddresses } from './entry-points/deployed-addresses.ts';
import { entryFinder } from './entry-points/find-entries.ts';
import { identifyGit } from './entry-points/identify-git.ts';
import type { PlacedEntry, PlanTools, RenderedEntry } from './entry-points/walk-entries.ts';
import { sourceHomes } from './entry-points/source-homes.ts';
import { sourceObjects } from './entry-points/source-objects.ts';
import { writtenSources } from './entry-points/written-sources.ts';
import { fileParser } from './file-parser.ts';
import { controllerFacts } from './flux/controller-facts.ts';
import { isOfOperator } from './flux/resource-set/resource-set.ts';
import { kustomizationGraph, type KustomizationGraph } from './kustomize/kustomization-graph.ts';
import {
  openContext,
  sourceAt,
  type ContextOptions,
  type KustomizeContext,
} from './kustomize/load/context.ts';
import { pathIn } from './kustomize/load/paths.ts';
import type { FindChart } from './kustomize/load/inflate.ts';
import type { ChartLibrary } from './releases/chart-library.ts';
import { deployers, kustomize } from './parts.ts';
import { fleetFolders } from './fleet-folders.ts';
import { mayAppear } from './may-appear.ts';
import {
  mayLeadIn,
  perRepository,
  repositoryTrees,
  rootsIn,
  type RepositoryTree,
} from '../model/fleet/repository-trees.ts';
import { reviveListed } from './revive-listed.ts';
import { plainPatches } from './plain/plain-patches.ts';
import { withoutTemplateTrees } from './template-trees.ts';
import { unusedContent } from './unused-content.ts';

export type RenderSettings = Pick<
  Settings,
  'limits' | 'loadRestrictor' | 'build' | 'repositoryUrls' | 'clusters'
> &
  Partial<Pick<Settings, 'kubernetesVersion' | 'charts' | 'anyChartVersion'>>;

/** What rendering asks of the stages after it: the ConfigMaps and Secrets that an object is or becomes. */
export type SourcesOf = (manifest: Manifest) => readonly Source[];

/** All that planning needs, before anything is rendered. */
export interface OpenedPlan {
  readonly files: readonly ParsedFile[];
  /** Of these, what kustomizations use as patches or configuration, skipped. */
  readonly patches: ReadonlyMap<string, ParsedFile>;
  /** The ones that may hold entry objects. */
  readonly planned: readonly ParsedFile[];
  readonly graph: KustomizationGraph;
  readonly charts: () => ChartLibrary;
  readonly kubernetesVersion: string;
  readonly parsed: (path: string) => ParsedFile;
  /** The text of a file that a kustomization reads, the same object each time. */
  readonly sourceAt: (path: string) => SourceFile | undefined;
  /** kustomize on the repository of a path. */
  readonly kustomizeIn: (path: string) => KustomizeContext;
  readonly tools: PlanTools;
}

/** Changes how a plan renders, never what. */
export type PreparePlan = (plan: OpenedPlan) => OpenedPlan;

/** Those of Argo CD as it comes. */
const CONTROLLER_FLAGS = { newGitFileGlobbing: false, includeHiddenDirectories: false } as const;

/** Sorts the files out, and makes the tools that render them when they are asked to. */
export function openPlan(
  tree: FileTree,
  read: readonly ParsedFile[],
  settings: RenderSettings,
  sourcesOf: SourcesOf,
): OpenedPlan {
  const { limits, loadRestrictor } = settings;
  const files = withoutTemplateTrees(reviveListed(read, tree, limits));
  const graph = kustomizationGraph(files, mayLeadIn(tree));
  const charts = lazyCharts(tree, settings);
  const parsed = fileParser(tree, files, limits);
  const kubernetesVersion = versionOf(settings);
  const findChart = lazyFinder(tree, limits, charts, kubernetesVersion);
  const repositories = withDeclared(repositoryTrees(tree), settings);
  const contextOf = contextsOf(repositories, { parsed, limits, loadRestrictor, findChart });
  const written = files.flatMap(manifestsIn);
  const manifests = [...written, ...written.flatMap(bootstrapped)];
  const exists = existenceIn(contextOf);
  const deployed = deployedAddresses();
  const found = { manifests, entries: entriesIn(manifests), exists };
  const homeOf = sourceHomes(repositories, found, deployed.inCluster);
  const findEntries = entryFinder(
    {
      limits,
      identify: identifyGit(homeOf, (root) => contextOf(root).tree),
      clusters: registeredClusters(settings),
      ...CONTROLLER_FLAGS,
      exists: (path) => repositories.some(({ root }) => exists(pathIn(root, path))),
      providers: written.filter((each) => isOfOperator(each, 'ResourceSetInputProvider')),
    },
    (manifest, maker) => deployers.get().makeEntries(manifest, maker),
  );
  const rootOf = rootsIn(tree);
  const clusters = clustersOf(settings.clusters, rootOf);
  const controllers = controllerFacts();
  const renderEntry = openedOnce(() => {
    const { entryRenderer, openArgo, openFlux } = deployers.get();
    const library = charts();
    const inCluster = ({ tree: own }: RepositoryTree) => {
      return { tree: own, parsed, limits, mayAppear: mayAppear(own, 'pushed') };
    };
    return entryRenderer({
      homeOf,
      isFleet: tree.repositories !== undefined,
      exists,
      fluxIn: perRepository(repositories, (own) => openFlux(inCluster(own))),
      findSource: writtenSources(manifests, sourcesOf, clusters),
      kubernetesVersion,
      clusters,
      controllers,
      argoIn: perRepository(repositories, (own) => openArgo({ ...inCluster(own), findChart })),
      charts: { tree, limits, charts: library },
      releases: {
        tree,
        limits,
        charts: library,
        findRepository: sourceObjects(manifests),
        kustomizeIn: contextOf,
        kubernetesVersion,
      },
    });
  });
  const tools: PlanTools = {
    findEntries,
    homeOf,
    rootOf,
    clusters,
    learn: (build, cluster) => {
      controllers.learn(build, cluster);
      deployed.learn(build, cluster);
    },
    renderKustomizations: (folders) => kustomizationsIn(folders, rootOf, contextOf),
    renderEntry,
  };
  const patches = plainPatches(files, mayLeadIn(tree));
  const sorted = { files, patches, planned: withoutUnused(files, graph, patches), graph, parsed };
  return { ...sorted, charts, kubernetesVersion, ...readersOf(contextOf), tools };
}

function readersOf(
  kustomizeIn: OpenedPlan['kustomizeIn'],
): Pick<OpenedPlan, 'kustomizeIn' | 'sourceAt'> {
  return { kustomizeIn, sourceAt: (path) => sourceAt(kustomizeIn(path), path) };
}

function lazyCharts(tree: FileTree, settings: RenderSettings): () => ChartLibrary {
  let opened: ChartLibrary | undefined;
  return () => {
    opened ??= deployers.get().openCharts(tree, {
      limits: settings.limits,
      folders: settings.charts,
      anyVersion: settings.anyChartVersion === true,
    });
    return opened;
  };
}

/** The builds of kustomizations, each in its repository. */
function kustomizationsIn(
  folders: readonly string[],
  rootOf: (path: string) => string,
  contextOf: (path: string) => KustomizeContext,
): readonly Build[] {
  return [...groupBy(folders, rootOf)].flatMap(([root, own]) =>
    kustomize.get().kustomizationBuilds(own, contextOf(root)),
  );
}

/** A renderer that is opened for the first entry. */
function openedOnce(
  open: () => (placed: PlacedEntry) => RenderedEntry,
): (placed: PlacedEntry) => RenderedEntry {
  let opened: ReturnType<typeof open> | undefined;
  return (placed) => {
    opened ??= open();
    return opened(placed);
  };
}

type Shared = Pick<ContextOptions, 'parsed' | 'limits' | 'loadRestrictor' | 'findChart'>;

/** kustomize on each repository, by any path in it. */
function contextsOf(
  repositories: readonly RepositoryTree[],
  shared: Shared,
): (path: string) => KustomizeContext {
  return perRepository(repositories, ({ tree }) =>
    openContext({ ...shared, tree, mayAppear: mayAppear(tree), joined: fleetFolders(tree) }),
  );
}

/** Whether a file or folder is there. */
function existenceIn(contextOf: (path: string) => KustomizeContext): (path: string) => boolean {
  return (path) => {
    const { paths, folders } = contextOf(path);
    return paths.has(path) || folders.has(path);
  };
}

/** With the URLs that the user gave the only repository of a run. */
function withDeclared(
  repositories: readonly RepositoryTree[],
  { repositoryUrls = [] }: RenderSettings,
): readonly RepositoryTree[] {
  return repositories.map((each) =>
    each.root === '' ? { ...each, declared: repositoryUrls } : each,
  );
}

/** Entry objects as they are written, with what the sets among them name. */
function entriesIn(manifests: readonly Manifest[]): readonly EntryObject[] {
  const entries = manifests.flatMap((manifest) => entryObjectOf(manifest) ?? []);
  const sets = manifests.filter(isApplicationSet);
  return [...entries, ...sets.flatMap((set) => [templateOf(set), generatorsOf(set)])];
}

function withoutUnused(
  files: readonly ParsedFile[],
  { listed }: KustomizationGraph,
  patches: ReadonlyMap<string, ParsedFile>,
): readonly ParsedFile[] {
  const unused = unusedContent(files);
  return files.filter(
    (file) => !patches.has(file.path) && (listed.has(file.path) || unused(file) === undefined),
  );
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
