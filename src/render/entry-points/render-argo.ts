import { deploymentBy } from '../../model/deployment.ts';
import { sourcesOfApplication } from '../../model/elsewhere/argo-application.ts';
import type { Build, ChartNeed, ChartUse, GivenValues, Manifest } from '../../model/manifest.ts';
import { words } from '../../model/message.ts';
import { deployerOf, isCopied } from '../../model/names/name-of.ts';
import { holdsPlaceholder, isPlaceholderName } from '../../model/names/placeholders.ts';
import { type MapNode, nameNodeOf, valueAt } from '../../model/node.ts';
import { distinctReasons, UNBUILDABLE } from '../../model/reason.ts';
import { stringOf } from '../../model/scalars/resolve-scalar.ts';
import type { DeployerVersion } from '../../model/versions/deployer-version.ts';
import { holdsFor } from '../argo/application-set/instances/holds-for.ts';
import type { ArgoContext } from '../argo/argo-context.ts';
import { buildArgoSource, type ArgoSourceBuild } from '../argo/build-argo-source.ts';
import type { ReferencedSource } from '../argo/helm/value-files.ts';
import { withoutZeroBlocks } from '../argo/source/zero-blocks.ts';
import {
  renderArgoRelease,
  type ArgoRelease,
  type ArgoReleaseContext,
} from '../releases/argo-release.ts';
import { argoChartSource, lackingValues } from './argo-chart-source.ts';
import type { Clusters } from './cluster-of.ts';
import type { EntrySource } from './entry-object.ts';
import { kustomizeOf } from './render-flux.ts';
import type { ResolveRepository } from './resolve-source-repository.ts';
import type { PlacedEntry } from './walk-entries.ts';

/** An installation sets what its kustomizations need; which options these are, no repository has to say. */
const BUILD_OPTIONS =
  '--enable-helm --enable-alpha-plugins --enable-exec --load-restrictor LoadRestrictionsNone';

export interface ArgoEntryContext {
  readonly argoCharts: ArgoReleaseContext;
  readonly version: DeployerVersion;
  /** By the folder that the repository is in. */
  readonly argoIn: (root: string) => ArgoContext;
  readonly resolveRepository: ResolveRepository;
  readonly kubernetesVersion: string;
  readonly clusters: Clusters;
}

/** An Application of which nothing is built here: the first of its charts, and the values for them. */
interface UnbuiltApplication {
  readonly need: ChartNeed | undefined;
  readonly unread: MapNode | undefined;
  /** The files of this repository that hold them. */
  readonly valueFiles: readonly string[];
}

/** What an Argo CD Application deploys from this repository, all of its sources as one build, unless it deploys nothing from here. */
export function renderArgo(
  placed: PlacedEntry,
  context: ArgoEntryContext,
): Build | UnbuiltApplication {
  const { entry, cluster, parent } = placed;
  const { manifest, sources } = entry;
  const refs = referencedSources(manifest, sources, context);
  const charts: ChartUse[] = [];
  const unread: MapNode[] = [];
  const valueFiles: string[] = [];
  let previewed = false;
  const ofCharts = { ...context, charts: context.argoCharts, refs };
  const built = sourceNodes(manifest).flatMap((node, index) => {
    const source = sources[index];
    const chart = argoChartSource(node, manifest, ofCharts);
    if (chart !== undefined) {
      const { need, release } = chart;
      charts.push({ ...need, found: 'rendered' in release ? release.found : undefined });
      if ('rendered' in release) {
        previewed ||= release.found === undefined;
        return [ofChart(release)];
      }
      if (release.unread !== undefined) unread.push(release.unread);
      valueFiles.push(...release.files);
    }
    const home = source && context.resolveRepository(source, manifest.node);
    if (home?.kind !== 'here' || home.folder === undefined)
      return lackingValues(node, manifest, ofCharts).map(ofChart);
    const argo = context.argoIn(home.root);
    const own = withChart(
      buildSource(node, manifest, { ...context, argo, refs }),
      manifest,
      context,
    );
    previewed ||=
      own.previewed === true || own.charts?.some((each) => each.previewed === true) === true;
    return [own];
  });
  const [first] = built;
  if (first === undefined) return { need: charts[0], unread: joined(unread), valueFiles };
  const folder = folderOf(first, entry);
  const deployedBy = deployerOf(manifest, parent);
  const [chart] = charts;
  const namespace = textAt(manifest, 'spec', 'destination', 'namespace');
  const filledIn = sources.some(isFilledIn);
  const destination = destinationOf(manifest);
  return {
    id: folder ?? deployedBy.name,
    ...(folder === undefined ? {} : { folder }),
    ...(chart === undefined ? {} : { chart }),
    ...(previewed ? { previewed: true } : {}),
    kind: 'argo-application',
    deployedBy,
    // Which cluster an ApplicationSet fills in is not known: it may be any.
    ...(destination.includes('{{')
      ? {}
      : { cluster: context.clusters.ofDestination(destination, cluster) }),
    ...(namespace === '' || namespace.includes('{{') ? {} : { namespace }),
    objects: built.flatMap(({ objects }) => objects),
    partial: distinctReasons([
      ...built.flatMap(({ partial }) => partial),
      ...(built.some(({ failed }) => failed) ? [UNBUILDABLE] : []),
      ...(built.length < sources.length && !isValuesOnly(manifest)
        ? [words('one of its sources is not available')]
        : []),
      ...(filledIn ? [words('the placeholders of its Application are still to be filled in')] : []),
    ]),
    failures: filledIn
      ? []
      : built.flatMap(({ findings }) => findings).filter((each) => holdsFor(entry, each)),
    ...(entry.isPossible && {
      deployment: deploymentBy({
        kind: entry.isRest === true ? 'rest' : 'possible',
        name: deployedBy.name,
      }),
    }),
    ...valuesOf(built, unread),
    ...listsOf(built),
    files: [...new Set([...built.flatMap(({ files }) => files), ...valueFiles])].sort(),
  };
}

/** A repository that a placeholder names, or a path that stands for one: the file is a template of Ansible or for people, and so are the values in it. */
function isFilledIn({ repository, folder = '' }: EntrySource): boolean {
  const isNamed =
    repository.kind === 'url' &&
    (holdsPlaceholder(repository.url) || isPlaceholderName(repository.url));
  return isNamed || /(?:^|\/)path\/to\//.test(folder);
}

/** Lists of all sources, without those that are empty. */
function listsOf(
  built: readonly BuiltSource[],
): Pick<Build, 'inflates' | 'needs' | 'patches' | 'differences'> {
  const inflates = built.flatMap(({ charts = [] }) => charts);
  const needs = built.flatMap((source) => source.needs ?? []);
  const patches = built.flatMap((source) => source.patches ?? []);
  const differences = built.flatMap((source) => source.differences ?? []);
  return {
    ...(inflates.length > 0 && { inflates }),
    ...(needs.length > 0 && { needs }),
    ...(patches.length > 0 && { patches }),
    ...(differences.length > 0 && { differences }),
  };
}

/** What all charts of an Application were given; `unread`: those that are not here. */
function valuesOf(
  built: readonly BuiltSource[],
  unread: readonly MapNode[],
): Pick<Build, 'values'> {
  const given = built.flatMap(({ values }) => values ?? []);
  const left = joined([...given.flatMap((each) => each.unread ?? []), ...unread]);
  if (given.length === 0 && left === undefined) return {};
  const files = [...new Set(given.flatMap((each) => each.files))].sort();
  const unused = given.flatMap((each) => each.unused);
  return { values: { files, unused, ...(left && { unread: left }) } };
}

/** The values of several charts as one map. */
function joined(all: readonly MapNode[]): MapNode | undefined {
  const [first, ...others] = all;
  if (first === undefined || others.length === 0) return first;
  return { ...first, entries: all.flatMap(({ entries }) => entries) };
}

interface SourceContext {
  readonly argo: ArgoContext;
  readonly refs: ReadonlyMap<string, ReferencedSource>;
  readonly kubernetesVersion: string;
  readonly version: DeployerVersion;
}

function buildSource(
  node: MapNode,
  manifest: Manifest,
  { argo, refs, kubernetesVersion, version }: SourceContext,
): ArgoSourceBuild {
  return buildArgoSource(argo, {
    source: node,
    dialect: manifest.dialect,
    appName: manifest.name ?? '',
    project: textAt(manifest, 'spec', 'project'),
    namespace: textAt(manifest, 'spec', 'destination', 'namespace'),
    revision: undefined,
    buildOptions: BUILD_OPTIONS,
    kustomize: kustomizeOf(version),
    kubeVersion: kubernetesVersion,
    refs,
  });
}

/** The part of a source that a build of several sources is made of. */
type BuiltSource = Pick<
  ArgoSourceBuild,
  'folder' | 'objects' | 'partial' | 'failed' | 'findings' | 'files'
> &
  Partial<Pick<ArgoSourceBuild, 'charts' | 'patches' | 'differences' | 'needs'>> & {
    readonly values?: GivenValues;
    readonly previewed?: true;
  };

function ofChart({ rendered, found = '' }: ArgoRelease): BuiltSource {
  const { objects, failures, partial, values, needs = [] } = rendered;
  const failed = failures.length > 0;
  return { folder: found, objects, partial, failed, findings: failures, values, files: [], needs };
}

/** Undefined where nothing of the repository is deployed but previews and values, and where the path is the copy of another field. */
function folderOf(
  { folder }: BuiltSource,
  { manifest, sources }: PlacedEntry['entry'],
): string | undefined {
  if (sourceNodes(manifest).some((each) => isCopied(each, 'path'))) return undefined;
  if (folder !== '') return folder;
  return sources.some(({ chart, lends }) => chart || lends === true) ? undefined : '.';
}

/** A source that is a chart, rendered. */
function withChart(
  source: ArgoSourceBuild,
  { node }: Manifest,
  { argoCharts }: ArgoEntryContext,
): BuiltSource {
  if (source.helm === undefined) return source;
  const at = nameNodeOf(node);
  const rendered = renderArgoRelease(source.helm, at, argoCharts);
  if (rendered === undefined) return source;
  const { objects, failures, partial, values, previewed, needs = [] } = rendered;
  return {
    ...source,
    ...(previewed && { previewed }),
    needs: [...source.needs, ...needs],
    objects,
    values,
    partial: [...source.partial, ...partial],
    failed: source.failed || failures.length > 0,
    findings: [...source.findings, ...failures],
  };
}

function referencedSources(
  manifest: Manifest,
  sources: readonly EntrySource[],
  { argoIn, resolveRepository }: ArgoEntryContext,
): ReadonlyMap<string, ReferencedSource> {
  const refs = new Map<string, ReferencedSource>();
  for (const [index, node] of sourceNodes(manifest).entries()) {
    const ref = stringOf(valueAt(node, 'ref'), manifest.dialect);
    const source = sources[index];
    if (ref === undefined || ref === '' || source === undefined) continue;
    const home = resolveRepository(source, manifest.node);
    const isHere = home.kind === 'here';
    refs.set(
      `$${ref}`,
      isHere ? { kind: 'known', tree: argoIn(home.root).tree } : { kind: 'unknown' },
    );
  }
  return refs;
}

/** The nodes of the sources, in the order of the entry object's. */
function sourceNodes({ node }: Manifest): readonly MapNode[] {
  return sourcesOfApplication(node).flatMap((each) =>
    each.kind === 'map' ? [withoutZeroBlocks(each)] : [],
  );
}

/** All sources but one only lend their files. */
function isValuesOnly(manifest: Manifest): boolean {
  return sourceNodes(manifest).filter((node) => valueAt(node, 'ref') === undefined).length <= 1;
}

/** The name, else the address, of the cluster that an Application goes to. */
function destinationOf(manifest: Manifest): string {
  const name = textAt(manifest, 'spec', 'destination', 'name');
  return name === '' ? textAt(manifest, 'spec', 'destination', 'server') : name;
}

function textAt({ node, dialect }: Manifest, ...path: readonly string[]): string {
  return stringOf(valueAt(node, ...path), dialect) ?? '';
}
