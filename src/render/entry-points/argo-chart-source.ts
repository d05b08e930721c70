import type { ChartNeed, Manifest } from '../../model/manifest.ts';
import { type MapNode, nameNodeOf, scalarAt, valueAt } from '../../model/node.ts';
import { stringOf } from '../../model/scalars/resolve-scalar.ts';
import { scalarText } from '../../model/scalars/scalar-text.ts';
import { helmRequest, type HelmRequest } from '../argo/helm/helm-request.ts';
import type { ReferencedSource } from '../argo/helm/value-files.ts';
import { argoEnv } from '../argo/source/argo-env.ts';
import type { BuildResult } from '../kustomize/tree/build-refusal.ts';
import {
  renderArgoChart,
  type ArgoReleaseContext,
  type ArgoRelease,
  type UnreadValues,
} from '../releases/argo-release.ts';
import { missingValuesFile } from '../releases/refused-values-files.ts';

/** A source of an Application that is a chart of a chart repository. */
interface ArgoChartSource {
  readonly need: ChartNeed;
  /** When the chart is not here, and its values have no shape that says what it makes: these values. */
  readonly release: ArgoRelease | UnreadValues;
}

interface ChartSourceContext {
  readonly charts: ArgoReleaseContext;
  readonly kubernetesVersion: string;
  readonly refs: ReadonlyMap<string, ReferencedSource>;
}

/** What Argo CD makes of a chart from elsewhere; undefined for a source that names none. */
export function argoChartSource(
  source: MapNode,
  manifest: Manifest,
  { charts, kubernetesVersion, refs }: ChartSourceContext,
): ArgoChartSource | undefined {
  const need = needOf(source, manifest);
  if (need === undefined) return undefined;
  const request = requestOf(source, manifest, { kubernetesVersion, refs });
  if (request.kind === 'refused') return { need, release: { unread: undefined, files: [] } };
  const at = nameNodeOf(manifest.node);
  return { need, release: renderArgoChart(request.value, need, at, charts) };
}

/** The release of a source in another repository that fails whatever its chart is; none if nothing is known against it. */
export function lackingValues(
  source: MapNode,
  manifest: Manifest,
  context: ChartSourceContext,
): readonly ArgoRelease[] {
  if (context.refs.size === 0 || valueAt(source, 'helm') === undefined) return [];
  const request = requestOf(source, manifest, context);
  if (request.kind === 'refused') return [];
  const rendered = missingValuesFile(request.value, context.charts.tree);
  return rendered === undefined ? [] : [{ rendered, found: undefined }];
}

/** How Argo CD calls helm for a chart that is not here. */
function requestOf(
  source: MapNode,
  manifest: Manifest,
  { kubernetesVersion, refs }: Omit<ChartSourceContext, 'charts'>,
): BuildResult<HelmRequest> {
  const field = (name: string): string => scalarText(scalarAt(source, name), manifest.dialect);
  const namespace = stringOf(
    valueAt(manifest.node, 'spec', 'destination', 'namespace'),
    manifest.dialect,
  );
  const appName = manifest.name ?? '';
  return helmRequest({
    tree: undefined,
    folder: '',
    refs,
    env: argoEnv({
      appName,
      project: stringOf(valueAt(manifest.node, 'spec', 'project'), manifest.dialect) ?? '',
      namespace: namespace ?? '',
      revision: undefined,
      repoUrl: field('repoURL'),
      path: '',
      targetRevision: field('targetRevision'),
    }),
    source,
    appName,
    namespace: namespace ?? '',
    kubeVersion: kubernetesVersion,
  });
}

/** Argo CD writes registries without their scheme. */
function needOf(source: MapNode, { dialect }: Manifest): ChartNeed | undefined {
  const text = (name: string): string | undefined =>
    stringOf(valueAt(source, name), dialect) || undefined;
  const chart = text('chart');
  if (chart === undefined) return undefined;
  const url = text('repoURL')?.replace(/(?<!\/)\/+$/, '');
  const isHttp = url !== undefined && /^https?:\/\//.test(url);
  const oci = url?.startsWith('oci://') === true ? url : `oci://${url ?? ''}`;
  return {
    name: chart.slice(chart.lastIndexOf('/') + 1),
    version: text('targetRevision'),
    repository: url === undefined || isHttp ? url : `${oci}/${chart}`,
  };
}
