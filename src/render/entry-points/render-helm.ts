import { posix } from 'node:path';
import type { ItemNeed } from '../../model/elsewhere/asked-item.ts';
import { isInItem } from '../../model/elsewhere/vendor.ts';
import type { Build, BuildFailure, Manifest } from '../../model/manifest.ts';
import { message, userText } from '../../model/message.ts';
import { deployerOf } from '../../model/names/name-of.ts';
import { itemsAt, scalarAt, valueAt } from '../../model/node.ts';
import { stringOf } from '../../model/scalars/resolve-scalar.ts';
import type { Span } from '../../model/span.ts';
import type { DeployerVersion } from '../../model/versions/deployer-version.ts';
import type { FindSource } from '../flux/find-source.ts';
import type { Charts } from '../releases/chart-library.ts';
import { renderFluxRelease, type FluxReleaseContext } from '../releases/flux-release.ts';
import type { RenderingHelm } from '../releases/render-release.ts';
import type { Clusters } from './cluster-of.ts';
import { needOfSource } from './elsewhere/needs-of-entry.ts';
import type { EntrySource } from './entry-object.ts';
import { NO_CHART } from './followed-all.ts';
import { targetCluster } from './render-flux.ts';
import type { ResolveRepository } from './resolve-source-repository.ts';
import type { PlacedEntry, RenderedEntry } from './walk-entries.ts';

export interface HelmEntryContext {
  readonly resolveRepository: ResolveRepository;
  readonly clusters: Clusters;
  readonly releases: Omit<
    FluxReleaseContext,
    'findSource' | 'ownFolder' | 'charts' | 'helm' | 'version'
  >;
  readonly charts: Charts;
  readonly helm: RenderingHelm;
  readonly version: DeployerVersion;
  /** Whether a file or folder is there. */
  readonly exists: (path: string) => boolean;
}

/** What a Flux HelmRelease installs, or which chart is not at hand for it. */
export function renderHelm(
  placed: PlacedEntry,
  context: HelmEntryContext,
  findSource: FindSource,
): RenderedEntry {
  const { resolveRepository, releases, charts, helm, version, clusters } = context;
  const { manifest } = placed.entry;
  const ownFolder = (release: Manifest, chart: string): string | undefined =>
    ownChartFolder(release, chart, resolveRepository);
  const release = renderFluxRelease(manifest, {
    ...releases,
    charts: charts(helm.major),
    helm,
    version,
    findSource,
    ownFolder,
  });
  const { need } = release;
  const ofSource = needsOfRelease(manifest, resolveRepository);
  if (release.kind === 'no-chart') {
    const failure = missingFolder(manifest, ownFolder(manifest, chartText(manifest)), context);
    if (failure !== undefined) {
      const nothing = { objects: [], failures: [failure], partial: [], files: [] };
      return { kind: 'builds', builds: [{ ...ofRelease(placed, clusters), ...nothing }] };
    }
    const { unread } = release;
    const known = { ...(need && { need }), ...(unread && { unread }) };
    return { kind: 'unknown', reason: NO_CHART, ...known, ...needing(ofSource) };
  }
  const { objects, failures, partial, values, previewed } = release.rendered;
  const found = release.kind === 'previewed' ? undefined : release.chart;
  const build: Build = {
    ...ofRelease(placed, clusters),
    ...(found === undefined ? {} : { folder: found }),
    ...(found === undefined || previewed ? { previewed: true } : {}),
    ...(need === undefined ? {} : { chart: { ...need, found } }),
    ...(release.namespace === undefined ? {} : { namespace: release.namespace }),
    objects,
    failures,
    partial,
    values,
    ...needing([...ofSource, ...(release.rendered.needs ?? [])]),
    files: [],
  };
  return { kind: 'builds', builds: [build] };
}

/** What a build of a release has whatever comes of its chart. */
function ofRelease(
  placed: PlacedEntry,
  clusters: Clusters,
): Pick<Build, 'id' | 'deployedBy' | 'cluster'> & { readonly kind: 'helm-release' } {
  const { manifest } = placed.entry;
  const deployedBy = deployerOf(manifest, placed.parent);
  return {
    id: deployedBy.name,
    kind: 'helm-release',
    deployedBy,
    cluster: targetCluster(placed, clusters),
  };
}

/** The failure of a release whose chart is a folder of this very repository that is not there, and that nothing here would put there. */
function missingFolder(
  release: Manifest,
  folder: string | undefined,
  { exists, releases }: HelmEntryContext,
): BuildFailure | undefined {
  if (folder === undefined || exists(folder)) return undefined;
  if (releases.kustomizeIn(folder).mayAppear(folder) !== undefined) return undefined;
  const text = chartText(release);
  if (/[${}]/.test(text)) return undefined;
  const at = chartPlace(release);
  return {
    at,
    message: isInItem(folder)
      ? message`The chart \`${userText(text, at)}\` does not exist in the repository of its source.`
      : message`The chart \`${userText(text, at)}\` does not exist in this repository.`,
    of: 'chart',
    isOfAbsence: true,
  };
}

const FOLDERS = new Set(['GitRepository', 'Bucket', 'ExternalArtifact']);

/** The folder of a chart that is in the repository itself, as a source of it is named. */
function ownChartFolder(
  release: Manifest,
  chart: string,
  resolveRepository: ResolveRepository,
): string | undefined {
  const source = chartSource(release, chart);
  if (source === undefined) return undefined;
  const home = resolveRepository(source, release.node);
  return home.kind === 'here' && home.revision === undefined ? home.folder : undefined;
}

/** The folder of its chart and its values files, if they come from a source that lies outside the repository. */
function needsOfRelease(
  release: Manifest,
  resolveRepository: ResolveRepository,
): readonly ItemNeed[] {
  const files = itemsAt(release.node, 'spec', 'chart', 'spec', 'valuesFiles').map((at) => ({
    path: posix.normalize(`/${stringOf(at, release.dialect) ?? ''}`),
    at,
  }));
  const wanted = [{ path: chartText(release), at: chartPlace(release) }, ...files];
  return wanted.flatMap(({ path, at }) => {
    const source = chartSource(release, path);
    const need = source && needOfSource(source, release.node, resolveRepository);
    return need === undefined ? [] : [{ ...need, at }];
  });
}

function needing(needs: readonly ItemNeed[]): Pick<Build, 'needs'> {
  return needs.length === 0 ? {} : { needs };
}

/** What names the chart, for places. */
function chartPlace({ node }: Manifest): Span {
  return (
    scalarAt(node, 'spec', 'chart', 'spec', 'chart') ?? valueAt(node, 'spec', 'chartRef') ?? node
  );
}

function chartText({ node, dialect }: Manifest): string {
  return stringOf(valueAt(node, 'spec', 'chart', 'spec', 'chart'), dialect) ?? '';
}

/** The place that a chart comes from, if that is the folder of a source. */
function chartSource(release: Manifest, chart: string): EntrySource | undefined {
  const named =
    valueAt(release.node, 'spec', 'chart', 'spec', 'sourceRef') ??
    valueAt(release.node, 'spec', 'chartRef');
  const text = (name: string): string | undefined =>
    stringOf(valueAt(named, name), release.dialect) || undefined;
  const sourceKind = text('kind') ?? '';
  if (!FOLDERS.has(sourceKind)) return undefined;
  const folder = chart.replace(/^(?:\.?\/)+|(?<!\/)\/+$/g, '');
  const repository = {
    kind: 'flux-source',
    sourceKind,
    name: text('name') ?? '',
    namespace: text('namespace') ?? release.namespace,
  } as const;
  return { folder, repository, chart: false, revision: undefined };
}
