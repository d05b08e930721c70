import type { Limits } from '../../model/limits.ts';
import type { Manifest } from '../../model/manifest.ts';
import type { FileTree } from '../../model/file-tree.ts';
import { mapAt, scalarAt, valueAt } from '../../model/node.ts';
import { stringOf } from '../../model/resolve-scalar.ts';
import type { FindSource } from '../flux/find-source.ts';
import { composeReleaseValues } from '../flux/helm-release/compose-release-values.ts';
import { releaseNames } from '../flux/helm-release/release-names.ts';
import type { LoadedChart } from '../helm/chart/chart.ts';
import { originOf } from '../helm/text/origin.ts';
import { refusalFindings } from '../kustomize/tree/refusal-findings.ts';
import type { ChartLibrary } from './chart-library.ts';
import { renderRelease, type RenderedObjects } from './render-release.ts';

export interface FluxReleaseContext {
  readonly tree: FileTree;
  readonly limits: Limits;
  readonly charts: ChartLibrary;
  readonly findSource: FindSource;
  /** The folder of a chart that a source object of this repository holds; undefined for charts of elsewhere. */
  readonly ownFolder: (release: Manifest, chart: string) => string | undefined;
  /** The OCI repository that a `chartRef` names. */
  readonly findRepository: (
    kind: string,
    name: string,
    namespace: string | undefined,
  ) => Manifest | undefined;
  readonly kubernetesVersion: string;
}

export type FluxRelease =
  | {
      readonly kind: 'rendered';
      readonly chart: string;
      readonly namespace: string | undefined;
      readonly rendered: RenderedObjects;
    }
  | { readonly kind: 'no-chart' };

/** What a Flux HelmRelease installs, as helm-controller composes its values: what it references in order, its own on top. */
export function renderFluxRelease(release: Manifest, context: FluxReleaseContext): FluxRelease {
  const loaded = chartOf(release, context);
  if (loaded === undefined) return { kind: 'no-chart' };
  const { releaseName, releaseNamespace } = releaseNames(release);
  const namespace = releaseNamespace || undefined;
  const at = scalarAt(release.node, 'metadata', 'name') ?? release.node;
  if (loaded.kind === 'refused') {
    const failures = [
      { at, message: `The chart cannot be loaded. Helm: ${loaded.message}`, of: 'chart' as const },
    ];
    const rendered = { objects: [], failures, partial: ['its chart cannot be loaded'] };
    return { kind: 'rendered', chart: '', namespace, rendered };
  }
  const composed = composeReleaseValues(release, { ...context, missing: 'leave-out' });
  if (composed.kind === 'refused') {
    const failures = refusalFindings([composed], 'Flux').map((finding) => ({
      ...finding,
      of: 'chart' as const,
    }));
    const rendered = { objects: [], failures, partial: ['its values cannot be read'] };
    return { kind: 'rendered', chart: loaded.chart.path, namespace, rendered };
  }
  const { values, partial } = composed.value;
  const rendered = renderRelease(
    {
      chart: loaded.chart,
      values,
      release: {
        name: releaseName,
        namespace: namespace ?? 'default',
        nameOrigin: originOf('release', at),
      },
      kubernetesVersion: context.kubernetesVersion,
      apiVersions: [],
      skipSchemaValidation: false,
      at,
    },
    context.limits,
  );
  const all = [...rendered.partial, ...partial];
  return {
    kind: 'rendered',
    chart: loaded.chart.path,
    namespace,
    rendered: { ...rendered, partial: all },
  };
}

function chartOf(release: Manifest, context: FluxReleaseContext): LoadedChart | undefined {
  const { charts, ownFolder, findRepository } = context;
  const spec = mapAt(release.node, 'spec', 'chart', 'spec');
  if (spec !== undefined) {
    const chart = stringOf(valueAt(spec, 'chart'), release.dialect);
    if (chart === undefined) return undefined;
    const folder = ownFolder(release, chart);
    if (folder !== undefined) return charts.at(folder === '' ? '.' : folder);
    const version = stringOf(valueAt(spec, 'version'), release.dialect);
    return charts.named(lastPart(chart), version);
  }
  const reference = mapAt(release.node, 'spec', 'chartRef');
  if (reference === undefined) return undefined;
  const text = (name: string): string | undefined =>
    stringOf(valueAt(reference, name), release.dialect);
  const repository = findRepository(
    text('kind') ?? '',
    text('name') ?? '',
    text('namespace') ?? release.namespace,
  );
  const url = repository === undefined ? undefined : textAt(repository, 'spec', 'url');
  if (repository === undefined || url === undefined) return undefined;
  return charts.named(lastPart(url), textAt(repository, 'spec', 'ref', 'tag'));
}

function lastPart(path: string): string {
  const trimmed = path.replace(/\/+$/, '');
  return trimmed.slice(trimmed.lastIndexOf('/') + 1);
}

function textAt({ node, dialect }: Manifest, ...path: readonly string[]): string | undefined {
  return stringOf(valueAt(node, ...path), dialect) || undefined;
}
