import type { FileTree } from '../../model/file-tree.ts';
import type { Limits } from '../../model/limits.ts';
import type { ChartNeed, Manifest } from '../../model/manifest.ts';
import { words } from '../../model/message.ts';
import { itemsAt, type MapNode, nameNodeOf, valueAt } from '../../model/node.ts';
import type { Reason } from '../../model/reason.ts';
import { stringOf } from '../../model/scalars/resolve-scalar.ts';
import { hostSpan } from '../../model/span.ts';
import type { DeployerRow } from '../../model/versions/deployer-version.ts';
import type { FindSource } from '../flux/find-source.ts';
import { composeReleaseValues } from '../flux/helm-release/compose-release-values.ts';
import { releaseNames } from '../flux/helm-release/release-names.ts';
import type { LoadedChart } from '../helm/chart/chart.ts';
import { originOf } from '../helm/text/origin.ts';
import type { Table } from '../helm/values/tables.ts';
import type { KustomizeContext } from '../kustomize/load/context.ts';
import type { BuildRefusal } from '../kustomize/tree/build-refusal.ts';
import { refusalFindings } from '../kustomize/tree/refusal-findings.ts';
import type { ChartLibrary } from './chart-library.ts';
import { fluxChartNeed, otherVersion, withVersion, type FindRepository } from './chart-need.ts';
import { withValuesFiles, type ValuesFilesContext } from './chart-values-files.ts';
import { postRendered } from './post-render.ts';
import { previewRelease } from './preview/preview-release.ts';
import {
  NOT_LOADED,
  NOT_READ,
  notLoaded,
  nothingRendered,
  renderRelease,
  type RenderedObjects,
  type RenderingHelm,
} from './render-release.ts';
import { thirdPartyFiles } from './third-party-files.ts';
import { withUnknownDefaults, withUnknownVariables } from './unknown-defaults.ts';
import { unreadValues } from './unread-values.ts';
import { withPartial } from './with-partial.ts';

export interface FluxReleaseContext {
  readonly tree: FileTree;
  readonly limits: Limits;
  readonly charts: ChartLibrary;
  readonly helm: RenderingHelm;
  readonly version: Pick<DeployerRow, 'postRendersHooks'>;
  readonly findSource: FindSource;
  /** The folder of a chart that a source object of this repository holds; undefined for charts from elsewhere. */
  readonly ownFolder: (release: Manifest, chart: string) => string | undefined;
  readonly findRepository: FindRepository;
  readonly kubernetesVersion: string;
  /** By a path in the repository. */
  readonly kustomizeIn: (path: string) => KustomizeContext;
}

type FluxRelease =
  | {
      readonly kind: 'rendered';
      readonly chart: string;
      /** What it asks for, where that is not a folder of this repository. */
      readonly need: ChartNeed | undefined;
      readonly namespace: string | undefined;
      readonly rendered: RenderedObjects;
    }
  /** Its chart is not here; its values say what it is likely to be. */
  | {
      readonly kind: 'previewed';
      readonly need: ChartNeed;
      readonly namespace: string | undefined;
      readonly rendered: RenderedObjects;
    }
  | {
      readonly kind: 'no-chart';
      readonly need: ChartNeed | undefined;
      /** Its values, where not all of them are written in it. */
      readonly unread?: MapNode | undefined;
    };

/** What a Flux HelmRelease installs, as helm-controller composes its values: what it references in order, its own on top. */
export function renderFluxRelease(release: Manifest, context: FluxReleaseContext): FluxRelease {
  const { loaded, need } = chartOf(release, context);
  if (loaded === undefined && need === undefined) return { kind: 'no-chart', need };
  const { releaseName, releaseNamespace } = releaseNames(release);
  const namespace = releaseNamespace || undefined;
  const at = nameNodeOf(release.node);
  const kustomize = context.kustomizeIn(hostSpan(release.node).file.path);
  const installed = (chart: string, rendered: RenderedObjects): FluxRelease => {
    return { kind: 'rendered', chart, need, namespace, rendered };
  };
  if (loaded?.kind === 'refused') {
    return installed('', nothingRendered([notLoaded(loaded, at)], [NOT_LOADED]));
  }
  const listed = loaded && withValuesFiles(loaded.chart, release, filesOf(release, need, context));
  if (listed?.kind === 'refused')
    return installed('', refusedBy(listed, words('one of its values files cannot be read')));
  const composed = composeReleaseValues(release, { ...context, missing: 'leave-out' });
  if (composed.kind === 'refused') {
    if (loaded === undefined) return { kind: 'no-chart', need };
    return installed(loaded.chart.path, refusedBy(composed, NOT_READ));
  }
  const { values, partial } = composed.value;
  const unknownFile = composed.value.unknownFile ?? listed?.value.unknown;
  const request = {
    values,
    release: {
      name: releaseName,
      namespace: namespace ?? 'default',
      nameOrigin: originOf('release', at),
    },
    helm: context.helm,
    kubernetesVersion: context.kubernetesVersion,
    apiVersions: [],
    at,
  };
  if (loaded === undefined || listed === undefined) {
    if (need === undefined) return { kind: 'no-chart', need };
    const own = { ...request.release, namespace: namespace ?? '' };
    const isWhole = partial.length === 0;
    const preview = previewRelease({ ...request, need, release: own, isWhole }, context.limits);
    if (preview === undefined) {
      const isAllInline = itemsAt(release.node, 'spec', 'valuesFrom').length === 0;
      return { kind: 'no-chart', need, unread: isAllInline ? undefined : unreadValues(values, at) };
    }
    const whole = postRendered(release, withPartial(preview, partial), kustomize, context.version);
    return { kind: 'previewed', need, namespace, rendered: whole };
  }
  const chart =
    unknownFile === undefined
      ? listed.value.chart
      : withUnknownDefaults(listed.value.chart, unknownFile);
  const whole = {
    ...request,
    chart,
    skipSchemaValidation: false,
    thirdParty: thirdPartyFiles(chart, at, context.charts.isPulled),
    wantsRest: true as const,
  };
  const render = (given: Table): RenderedObjects =>
    renderRelease({ ...whole, values: given }, context.limits);
  const known = render(values);
  const rendered = unknownFile === undefined ? known : withUnknownVariables(known, unknownFile);
  const renderWithout = (): RenderedObjects | undefined =>
    unknownFile === undefined ? renderKnown(release, context, render) : undefined;
  const versioned = withVersion(rendered, otherVersion(need, loaded));
  const objects = withPartial(versioned, partial, renderWithout);
  return installed(chart.path, postRendered(release, objects, kustomize, context.version));
}

/** The release without the values at a path that are not known. */
function renderKnown(
  release: Manifest,
  context: FluxReleaseContext,
  render: (values: Table) => RenderedObjects,
): RenderedObjects | undefined {
  const options = { ...context, missing: 'leave-out', unknown: 'leave-out' } as const;
  const known = composeReleaseValues(release, options);
  return known.kind === 'done' ? render(known.value.values) : undefined;
}

/** Values files are in the source of a chart that is a folder there, else in the chart. */
function filesOf(
  release: Manifest,
  need: ChartNeed | undefined,
  { ownFolder, limits, kustomizeIn: filesIn }: FluxReleaseContext,
): ValuesFilesContext {
  const pathOf = (path: string): string | undefined => ownFolder(release, path);
  return { limits, filesIn, pathOf: need === undefined ? pathOf : undefined };
}

function refusedBy(refusal: BuildRefusal, reason: Reason): RenderedObjects {
  return nothingRendered(refusalFindings([refusal], 'Flux'), [reason]);
}

interface FoundChart {
  readonly loaded: LoadedChart | undefined;
  /** What it asks for, where that is not a folder of this repository. */
  readonly need: ChartNeed | undefined;
}

function chartOf(release: Manifest, context: FluxReleaseContext): FoundChart {
  const { charts, ownFolder, findRepository } = context;
  const named = stringOf(valueAt(release.node, 'spec', 'chart', 'spec', 'chart'), release.dialect);
  // `chartRef` to an ExternalArtifact: its root is the chart.
  const chart = named ?? (valueAt(release.node, 'spec', 'chartRef') === undefined ? undefined : '');
  const folder = chart === undefined ? undefined : ownFolder(release, chart);
  if (folder !== undefined) {
    return { loaded: charts.at(folder === '' ? '.' : folder), need: undefined };
  }
  const need = fluxChartNeed(release, findRepository);
  return { need, loaded: need && charts.named(need.name, need.version, need.repository) };
}
