import type { FileTree } from '../model/file-tree.ts';
import { perRepository, type RepositoryTree } from '../model/fleet/repository-trees.ts';
import { isApplicationSet } from '../model/kinds/deployer-kinds.ts';
import type { Manifest } from '../model/manifest.ts';
import { getOrMake, memo, memoBy, once } from '../model/memo.ts';
import { words } from '../model/message.ts';
import { entriesIn } from '../model/node.ts';
import type { ParsedFile } from '../model/parsed-file.ts';
import { hostSpan, type SourceFile, type Span } from '../model/span.ts';
import type { ArgoCluster, GitSource } from './argo/application-set/application-set.ts';
import type { RenderEngines } from './engines.ts';
import type { Clusters } from './entry-points/cluster-of.ts';
import type { DeployedSources } from './entry-points/deployed-sources.ts';
import { entryFinder, type Expand } from './entry-points/find-entries.ts';
import type { EntryContext } from './entry-points/render-entry.ts';
import type { ResolveRepository } from './entry-points/resolve-source-repository.ts';
import { sourceFinder } from './entry-points/source-finder.ts';
import { sourceObjects } from './entry-points/source-objects.ts';
import { trackedEntries, trackedRepositories } from './entry-points/tracked-entries.ts';
import type { PlanTools, RenderedEntry } from './entry-points/walk-entries.ts';
import type { ControllerFacts } from './flux/controller-facts.ts';
import { isOfOperator } from './flux/resource-set/resource-set.ts';
import type { KustomizeContext, ResultsByFlags } from './kustomize/load/context.ts';
import type { FindChart } from './kustomize/load/inflate.ts';
import { trackedTree } from './kustomize/load/tracked-context.ts';
import { mayAppear } from './may-appear.ts';
import type { Charts } from './releases/chart-library.ts';
import type { RenderMemory } from './render-memory.ts';
import type { RenderSettings, SourcesOf } from './render-settings.ts';
import { reuseUnchangedObjects } from './reuse-objects.ts';
import type { RunningVersions } from './versions/running-versions.ts';

/** What finding entry objects and rendering them share. */
export interface SharedByEntries {
  readonly engines: RenderEngines;
  /** The files, tracking what is asked of them. */
  readonly tree: FileTree;
  readonly all: FileTree;
  readonly settings: RenderSettings;
  readonly repositories: readonly RepositoryTree[];
  readonly contextOf: (path: string) => KustomizeContext;
  /** What the contexts over one repository build for each other, by any path in it; undefined: nothing. */
  readonly resultsOf: (path: string) => ResultsByFlags | undefined;
  readonly resolveRepository: ResolveRepository;
  readonly exists: (path: string) => boolean;
}

/** Finds the entry objects among objects. */
export function findingEntries(
  { engines, settings, repositories, resolveRepository, all }: SharedByEntries,
  written: readonly Manifest[],
  memory: RenderMemory | undefined,
): PlanTools['findEntries'] {
  const treeOf = perRepository(repositories, ({ tree, root }) => {
    const kept = { ...tree, read: memoBy(tree.read) };
    return memory === undefined ? kept : trackedTree(kept, { ...memory, place: `sets ${root}` });
  });
  // A question of an earlier run can only be asked where it was opened.
  if (memory !== undefined) for (const { root } of repositories) treeOf(root);
  const homes =
    memory === undefined
      ? resolveRepository
      : trackedRepositories(resolveRepository, memory.entryQueries);
  const newGitFileGlobbing = hasNewGlobbing(written);
  const providers = written.filter((each) => isOfOperator(each, 'ResourceSetInputProvider'));
  return entryFinder(
    {
      limits: settings.limits,
      identify: identifyGit(homes, treeOf),
      clusters: registeredClusters(settings),
      newGitFileGlobbing,
      includeHiddenDirectories: false,
      providers,
    },
    engines.deployers.makeEntries,
    memory && expandOnce(memory, all, providers, newGitFileGlobbing),
  );
}

/** Expands again only what depends on something that changed. */
function expandOnce(
  memory: RenderMemory,
  all: FileTree,
  providers: readonly Manifest[],
  newGlobbing: boolean,
): Expand {
  const list = listing(all, memory);
  return (manifest, given, work) => {
    const { file, start } = hostSpan(manifest.node);
    const key = JSON.stringify([manifest.namespace, manifest.name, file.path, start, newGlobbing]);
    const facts = [manifest, given.steps, given.characters, ...providers];
    return memory.makers.getOrCompute(key, facts, () => {
      if (isApplicationSet(manifest) && entriesIn(manifest.node).some(({ name }) => name === 'git'))
        list();
      return work();
    });
  };
}

/** Asks which files there are: what generators find in them is worked out once for all. */
function listing(all: FileTree, { queries, dependencies }: RenderMemory): () => void {
  const list = once(() => [all.paths, all.excluded, all.around?.()]);
  const ask = queries.list.register('all', list);
  const listed = once(() => dependencies.record(ask)[1]);
  return () => dependencies.include(listed());
}

/** What renders entry objects needs besides what finds them. */
interface UsedByEntries extends SharedByEntries {
  readonly manifests: readonly Manifest[];
  /** Of these, what no kustomization has to do with. */
  readonly loose: readonly Manifest[];
  readonly findDeployed: DeployedSources['find'];
  readonly sourcesOf: SourcesOf;
  readonly parsed: (path: string) => ParsedFile;
  readonly charts: Charts;
  readonly findChart: FindChart;
  readonly clusters: Clusters;
  readonly controllers: ControllerFacts;
  readonly versions: RunningVersions;
  readonly kubernetesVersion: string;
}

/** Renders what entry objects deploy; opened for the first of them. */
export function renderingEntries(
  used: UsedByEntries,
  memory: RenderMemory | undefined,
): PlanTools['renderEntry'] {
  const opened = once(() => {
    const context = entryContext(used, memory);
    const { entryRenderer } = used.engines.deployers;
    return memory === undefined
      ? entryRenderer(context)
      : rememberingEntries(entryRenderer(trackedEntries(context, memory.entryQueries)), memory);
  });
  return (placed) => opened()(placed);
}

/** Renders again only what depends on something that changed. */
function rememberingEntries(
  render: PlanTools['renderEntry'],
  { entries }: RenderMemory,
): PlanTools['renderEntry'] {
  return (placed) => {
    const { entry, cluster, parent, byHand, undeployed } = placed;
    const { kind, manifest, made } = entry;
    // Nothing is rendered for what was made already.
    if (made !== undefined) return render(placed);
    const { file, start } = hostSpan(manifest.node);
    const key = JSON.stringify([
      kind,
      manifest.namespace,
      manifest.name,
      file.path,
      start,
      cluster,
    ]);
    const work = (): RenderedEntry => render(placed);
    return entries.getOrCompute(key, [manifest, parent, byHand, undeployed], work, reused);
  };
}

function reused(before: RenderedEntry, now: RenderedEntry): RenderedEntry {
  if (before.kind !== 'builds' || now.kind !== 'builds') return now;
  return { ...now, builds: reuseUnchangedObjects(before.builds, now.builds) };
}

function entryContext(used: UsedByEntries, memory: RenderMemory | undefined): EntryContext {
  const { openArgo, openFlux } = used.engines.deployers;
  const { tree, all, repositories, contextOf, resultsOf, parsed, findChart, manifests, clusters } =
    used;
  const { limits } = used.settings;
  const { resolveRepository, exists, controllers, kubernetesVersion } = used;
  const { charts, versions } = used;
  const inCluster = ({ tree: own, root }: RepositoryTree, place: string) => {
    const tracking = memory && { ...memory, place: `${place} ${root}` };
    return { tree: own, parsed, limits, mayAppear: mayAppear(own, 'pushed'), tracking };
  };
  const fluxIn = perRepository(repositories, (own) => openFlux(inCluster(own, 'flux')));
  const argoIn = perRepository(repositories, (own) =>
    openArgo({
      ...inCluster(own, 'argo'),
      findChart,
      results: resultsOf(own.root),
    }),
  );
  if (memory !== undefined) {
    for (const { root } of repositories) [contextOf, fluxIn, argoIn].map((open) => open(root));
    for (const helm of [3, 4] as const) charts(helm);
  }
  return {
    resolveRepository,
    isFleet: all.repositories !== undefined,
    exists,
    fluxIn,
    findSource: sourceFinder(used.loose, used.sourcesOf, clusters, used.findDeployed),
    kubernetesVersion,
    clusters,
    controllers,
    argoIn,
    versions,
    charts,
    chartContext: { tree, limits },
    releases: {
      tree,
      limits,
      findRepository: sourceObjects(manifests),
      kustomizeIn: contextOf,
      kubernetesVersion,
    },
  };
}

/** The very same sources of the same object in each run. */
export function sourcesKept(sourcesOf: SourcesOf, memory: RenderMemory | undefined): SourcesOf {
  if (memory === undefined) return sourcesOf;
  const { sources } = memory;
  return (manifest) => getOrMake(sources, manifest, sourcesOf);
}

/** The clusters that Argo CD knows: those with an address. Undefined where none has one: then nobody says which they are. */
function registeredClusters({ clusters = [] }: RenderSettings): readonly ArgoCluster[] | undefined {
  const registered = clusters.flatMap(({ server, ...cluster }) =>
    server === undefined ? [] : [{ ...cluster, server, at: undefined }],
  );
  return registered.length === 0 ? undefined : registered;
}

/**
 * Whether an installation of Argo CD reads `**` and `*` in a git generator's `files` as doublestar does: a parameter of the ConfigMap
 * argocd-cmd-params-cm, a flag of the controller (of the resource ArgoCD, too), or a variable. Of values of a chart, those in a manifest count.
 */
function hasNewGlobbing(manifests: readonly Manifest[]): boolean {
  return manifests.some(({ node }) => turnsOn(hostSpan(node).file));
}

const SETTING =
  /^[^#\n]{0,200}\benable[._-]new[._-]git[._-]file[._-]globbing\b["']?[ \t]*([:=][ \t]*["']?\w+|\n[ \t]*value:[ \t]*["']?\w+)?/gim;

/** In nearly no file: asked first. */
const WORD = /globbing/i;

const turnsOn = memo(
  ({ text }: SourceFile): boolean =>
    WORD.test(text) &&
    [...text.matchAll(SETTING)].some(([, value]) => value === undefined || /true$/i.test(value)),
);

/** What the generators of ApplicationSets ask: which repository at hand a URL means. */
function identifyGit(
  resolveRepository: ResolveRepository,
  treeOf: (root: string) => FileTree,
): (url: string, folder: string | undefined, at: Span) => GitSource {
  return (url, folder, at) => {
    const repository = { kind: 'url', url } as const;
    const home = resolveRepository({ folder, repository, chart: false, revision: undefined }, at);
    if (home.kind === 'here') return { kind: 'known', tree: treeOf(home.root) };
    const reason =
      home.kind === 'other'
        ? 'one of its generators reads another repository'
        : 'it is not known whether one of its generators reads this repository';
    return { kind: 'unknown', reason: words(reason) };
  };
}
