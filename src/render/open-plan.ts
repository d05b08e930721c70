import { withItems } from '../model/elsewhere/item-tree.ts';
import type { FileTree } from '../model/file-tree.ts';
import {
  mayLeadIn,
  perRepository,
  repositoryTrees,
  rootsIn,
  withDeclared,
  type RepositoryTree,
} from '../model/fleet/repository-trees.ts';
import { isApplicationSet } from '../model/kinds/deployer-kinds.ts';
import type { Manifest } from '../model/manifest.ts';
import { memo, once } from '../model/memo.ts';
import { manifestsIn, type ParsedFile } from '../model/parsed-file.ts';
import { NEWEST_KUBERNETES } from '../model/versions/kubernetes-version.ts';
import { appliedPaths } from './deployed/applied-paths.ts';
import { asideFolders } from './deployed/example-folders.ts';
import { isHelmfile } from './deployed/scripted/is-helmfile.ts';
import { hasCharts, type RenderEngines } from './engines.ts';
import { bootstrapSources, withoutBlankSources } from './entry-points/bootstrap-sources.ts';
import { chartsHolding } from './entry-points/charts/charts-holding.ts';
import { resolverWithCharts } from './entry-points/charts/resolver-with-charts.ts';
import { clustersOf, fluxClusterFolders } from './entry-points/cluster-of.ts';
import { entryPointsHere } from './entry-points/declared/declared-builds.ts';
import { deployedAddresses } from './entry-points/deployed-addresses.ts';
import { deployedSources, type DeployedSources } from './entry-points/deployed-sources.ts';
import { resolveElsewhere } from './entry-points/elsewhere/resolve-elsewhere.ts';
import { entryObjectOf, templateOf, type EntryObject } from './entry-points/entry-object.ts';
import { generatorsOf } from './entry-points/generators-of.ts';
import { repositoryResolver } from './entry-points/resolve-source-repository.ts';
import type { PlanTools } from './entry-points/walk-entries.ts';
import { fileParser } from './file-parser.ts';
import { fleetFolders } from './fleet-folders.ts';
import { controllerFacts } from './flux/controller-facts.ts';
import { fluxInstanceOf } from './flux/flux-instance-of.ts';
import { kustomizationsIn } from './kustomizations-in.ts';
import { kustomizationGraph, type KustomizationGraph } from './kustomize/kustomization-graph.ts';
import type { ContextOptions, KustomizeContext, ResultsByFlags } from './kustomize/load/context.ts';
import { trackedTree, openTrackedContext } from './kustomize/load/tracked-context.ts';
import { lazyCharts, lazyFinder } from './lazy-charts.ts';
import { looseFiles } from './loose-files.ts';
import { mayAppear } from './may-appear.ts';
import {
  findingEntries,
  renderingEntries,
  sourcesKept,
  type SharedByEntries,
} from './open-entries.ts';
import { plainPatches } from './plain/plain-patches.ts';
import type { Charts } from './releases/chart-library.ts';
import type { OwnCharts } from './releases/own-charts.ts';
import { factsOf, type RenderMemory } from './render-memory.ts';
import type { RenderSettings, SourcesOf } from './render-settings.ts';
import { lacksNames } from './replaced-files.ts';
import { restoreListedFiles } from './restore-listed-files.ts';
import { rememberedBuilds } from './reuse-objects.ts';
import { withoutTemplateTrees } from './template-trees.ts';
import { unusedContent } from './unused-content.ts';
import { runningVersions } from './versions/running-versions.ts';
import { writtenVersions } from './versions/written-versions.ts';
import { newAllowance } from './work/allowance.ts';

/** All that planning needs, before anything is rendered. */
interface OpenedPlan {
  readonly files: readonly ParsedFile[];
  /** Of these, what kustomizations use as patches or configuration, skipped. */
  readonly patches: ReadonlyMap<string, ParsedFile>;
  /** The ones that may hold entry objects. */
  readonly planned: readonly ParsedFile[];
  readonly graph: KustomizationGraph;
  /** The charts of the repository by themselves. */
  readonly ownCharts: OwnCharts;
  readonly tools: PlanTools;
}

/** Sorts the files out, and makes the tools that render them when they are asked to. `memory`: what an earlier run rendered. */
export function openPlan(
  engines: RenderEngines,
  all: FileTree,
  read: readonly ParsedFile[],
  settings: RenderSettings,
  sourcesOf: SourcesOf,
  memory?: RenderMemory,
): OpenedPlan {
  const { limits } = settings;
  memory?.dependencies.beginRun(factsOf(all));
  const files = withoutTemplateTrees(restoreListedFiles(read, all, limits), all);
  const graph = kustomizationGraph(files, mayLeadIn(all));
  const charts = lazyCharts(engines, all, settings, memory);
  const whole = withItems(all);
  const parsed = fileParser(whole, files, limits);
  const kubernetesVersion = versionOf(settings);
  const tree = memory === undefined ? whole : trackedTree(whole, { ...memory, place: 'all' });
  const findChart = lazyFinder(engines, tree, limits, charts, kubernetesVersion);
  const repositories = withDeclared(repositoryTrees(all), settings);
  const rootOf = rootsIn(all);
  const kustomize = openContexts(repositories, { ...settings, parsed, findChart }, memory);
  const written = files.flatMap(manifestsIn);
  const manifests = [...written, ...bootstrappedIn(written, engines, repositories, rootOf)];
  const exists = existenceIn(kustomize.contextOf);
  const deployed = deployedAddresses();
  const ofObject = sourcesKept(sourcesOf, memory);
  const sources = deployedSources(ofObject);
  const clusters = clustersOf(settings.clusters, rootOf, fluxClusterFolders(tree.paths));
  const named = withoutBlankSources(manifests, rootOf);
  const known = { manifests: named, entries: entriesIn(manifests), exists, clusters };
  const ownCharts = ownChartsOf(engines, tree, settings, charts, memory);
  const chartsWithEntries = once(() => chartsHolding(all, ownCharts.folders));
  const resolveHere = resolverWithCharts(
    known.entries,
    (entries) => repositoryResolver(repositories, { ...known, entries }, deployed.inCluster),
    () => entriesIn(objectsOf(ownCharts, chartsWithEntries())),
  );
  const resolveRepository = resolveElsewhere(resolveHere, named, all.vendor);
  const byEntries: SharedByEntries = {
    engines,
    tree,
    all,
    settings,
    repositories,
    ...kustomize,
    resolveRepository,
    exists,
  };
  const findEntries = findingEntries(byEntries, written, memory);
  const versions = runningVersions(settings, () => writtenIn(files), clusters.ofFolder);
  const controllers = controllerFacts(versions);
  const rendered = { parsed, charts, findChart, kubernetesVersion };
  const patches = plainPatches(files, mayLeadIn(all));
  const loose = looseFiles(files, graph, patches).flatMap(manifestsIn);
  const found = { manifests, loose, sourcesOf: ofObject, findDeployed: sources.find };
  const renderEntry = renderingEntries(
    { ...byEntries, ...rendered, ...found, clusters, controllers, versions },
    memory,
  );
  const allowance = newAllowance(all, limits, read);
  const tools: PlanTools = {
    findEntries,
    resolveRepository,
    rootOf,
    clusters,
    recordDeployed: recordingIn([controllers, versions, deployed, sources]),
    hasSource: foundIn(sources),
    ...kustomizationsBy({ ...byEntries, rootOf, memory, graph, allowance, versions }),
    renderEntry,
    appliedBy: appliedPaths(all),
    ...asideFolders(all),
    exists,
    ownCharts,
    entryPoints: entryPointsHere(settings.entryPoints, exists),
    chartsWithEntries,
    allowance: newAllowance(all, limits, read),
  };
  const planned = withoutUnused(tree, files, graph, patches);
  return { files, patches, planned, graph, ownCharts, tools };
}

/** What some charts make by themselves. */
function objectsOf({ at }: OwnCharts, folders: readonly string[]): readonly Manifest[] {
  return folders.flatMap(at).flatMap(({ objects }) => objects);
}

function kustomizationsBy(
  rendering: Parameters<typeof kustomizationsIn>[1],
): Pick<PlanTools, 'renderKustomizations' | 'renderLeft'> {
  return {
    renderKustomizations: (folders) => kustomizationsIn(folders, rendering),
    renderLeft: (folders) => kustomizationsIn(folders, rendering, true),
  };
}

function foundIn({ find }: DeployedSources): PlanTools['hasSource'] {
  return (placed, { kind, name }) =>
    find(placed, kind, placed.entry.manifest.namespace, name) !== undefined;
}

/** Tells all who have to know of each build that goes to a cluster. */
function recordingIn(
  recorders: readonly Pick<PlanTools, 'recordDeployed'>[],
): PlanTools['recordDeployed'] {
  return (build, cluster) => {
    for (const recorder of recorders) recorder.recordDeployed(build, cluster);
  };
}

/** The versions that the files of a run install, looked for once. */
const writtenIn = memo(writtenVersions);

const NO_CHARTS: OwnCharts = {
  folders: [],
  at: () => [],
  withPlaceholders: () => undefined,
  withGiven: () => undefined,
  release: () => undefined,
  scripted: () => [],
};

/** The charts by themselves, each as builds; what is known of one is not rendered again. */
function ownChartsOf(
  { deployers }: RenderEngines,
  tree: FileTree,
  settings: RenderSettings,
  charts: Charts,
  memory: RenderMemory | undefined,
): OwnCharts {
  const kubernetesVersion = versionOf(settings);
  if (!hasCharts(tree) && !tree.paths.some(isHelmfile)) return NO_CHARTS;
  const context = { tree, limits: settings.limits, charts, kubernetesVersion };
  return deployers.ownCharts(context, memory && rememberedBuilds(memory.ownCharts));
}

type Shared = Pick<ContextOptions, 'parsed' | 'limits' | 'loadRestrictor' | 'findChart'>;

/** kustomize on each repository, and what its contexts build for each other, by any path in it. */
function openContexts(
  repositories: readonly RepositoryTree[],
  shared: Shared,
  memory: RenderMemory | undefined,
): Pick<SharedByEntries, 'contextOf' | 'resultsOf'> {
  // What an earlier run has built is kept by the place that asked.
  const results = memory === undefined ? perRepository(repositories, () => new Map()) : undefined;
  const resultsOf = (path: string): ResultsByFlags | undefined => results?.(path);
  const contextOf = perRepository(repositories, ({ tree, root }) =>
    openTrackedContext(
      {
        ...shared,
        tree,
        mayAppear: mayAppear(tree),
        joined: fleetFolders(tree),
        results: resultsOf(root),
      },
      memory && { ...memory, place: `kustomize ${root}` },
    ),
  );
  return { contextOf, resultsOf };
}

/** Whether a file or folder is there. */
function existenceIn(contextOf: (path: string) => KustomizeContext): (path: string) => boolean {
  return (path) => {
    const { paths, folders } = contextOf(path);
    return paths.has(path) || folders.has(path);
  };
}

/** Entry objects as they are written, with what the sets among them name. */
function entriesIn(manifests: readonly Manifest[]): readonly EntryObject[] {
  const entries = manifests.flatMap((manifest) => entryObjectOf(manifest) ?? []);
  const sets = manifests.filter(isApplicationSet);
  return [...entries, ...sets.flatMap((set) => [templateOf(set), generatorsOf(set)])];
}

function withoutUnused(
  tree: FileTree,
  files: readonly ParsedFile[],
  { listed }: KustomizationGraph,
  patches: ReadonlyMap<string, ParsedFile>,
): readonly ParsedFile[] {
  const unused = unusedContent(files);
  return files.filter(
    (file) =>
      !patches.has(file.path) &&
      (listed.has(file.path) || (unused(file) === undefined && !lacksNames(tree, file))),
  );
}

/** What charts see. */
function versionOf({ namedKubernetes, kubernetesVersion }: RenderSettings): string {
  return `1.${namedKubernetes ?? kubernetesVersion ?? NEWEST_KUBERNETES}.0`;
}

/** What the FluxInstances of this repository start their clusters with. */
function bootstrappedIn(
  written: readonly Manifest[],
  engines: RenderEngines,
  repositories: readonly RepositoryTree[],
  rootOf: (path: string) => string,
): readonly Manifest[] {
  const made = written.map((each) => bootstrapped(each, engines));
  return bootstrapSources(written, made, repositories, rootOf);
}

/** What a FluxInstance starts its cluster with, the same objects each time. */
function bootstrapped(manifest: Manifest, { deployers }: RenderEngines): readonly Manifest[] {
  return fluxInstanceOf(manifest) === undefined ? [] : bootstrappedBy(manifest, deployers);
}

const bootstrappedBy = memo(
  (manifest: Manifest, deployers: RenderEngines['deployers']): readonly Manifest[] => {
    const instance = fluxInstanceOf(manifest);
    return instance === undefined ? [] : deployers.fluxInstanceSync(instance).objects;
  },
);
