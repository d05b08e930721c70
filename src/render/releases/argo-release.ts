import type { FileTree } from '../../model/file-tree.ts';
import type { Limits } from '../../model/limits.ts';
import type { Span } from '../../model/span.ts';
import type { HelmFile } from '../argo/helm/value-files.ts';
import type { HelmRequest } from '../argo/helm/helm-request.ts';
import { embedText } from '../kustomize/tree/embed-text.ts';
import type { ChartLibrary } from './chart-library.ts';
import { foreignFiles } from './foreign-files.ts';
import { layeredValues, setFileReader, valuesFileAt, type ValuesLayer } from './release-values.ts';
import { renderRelease, type RenderedObjects } from './render-release.ts';

export interface ArgoReleaseContext {
  readonly tree: FileTree;
  readonly limits: Limits;
  readonly charts: ChartLibrary;
}

/** What Argo CD's call of helm gives; undefined when the chart is not at hand. `at` is the Application. */
export function renderArgoRelease(
  request: HelmRequest,
  at: Span,
  { tree, limits, charts }: ArgoReleaseContext,
): RenderedObjects | undefined {
  const loaded = charts.at(request.folder === '' ? '.' : request.folder);
  if (loaded === undefined) return undefined;
  if (loaded.kind === 'refused') {
    const failures = [
      { at, message: `The chart cannot be loaded. Helm: ${loaded.message}`, of: 'chart' as const },
    ];
    return { objects: [], failures, partial: ['its chart cannot be loaded'] };
  }
  const { layers, partial } = layersOf(request, tree);
  const composed = layeredValues(layers, setFileReader(tree), limits);
  if (composed.kind === 'refused') {
    const message = `The values cannot be read. Helm: ${composed.discreet ?? composed.message}`;
    return {
      objects: [],
      failures: [{ at: composed.at ?? at, message, of: 'chart' as const }],
      partial,
    };
  }
  const rendered = renderRelease(
    {
      chart: loaded.chart,
      values: composed.values,
      release: { name: request.releaseName, namespace: request.namespace || 'default' },
      kubernetesVersion: request.kubeVersion,
      apiVersions: request.apiVersions,
      skipSchemaValidation: request.skipSchemaValidation,
      at,
      foreign: foreignFiles(loaded.chart, at, charts.isPulled),
    },
    limits,
  );
  return { ...rendered, partial: [...rendered.partial, ...partial] };
}

interface Layers {
  readonly layers: readonly ValuesLayer[];
  readonly partial: readonly string[];
}

/** Values files in order, the inline values, then the sets. */
function layersOf(request: HelmRequest, tree: FileTree): Layers {
  const partial: string[] = [];
  const layers = request.valueFiles.flatMap((file) => {
    const layer = fileLayer(file, tree);
    if (typeof layer !== 'string') return [layer];
    partial.push(layer);
    return [];
  });
  const { inline } = request;
  if (inline?.kind === 'object') layers.push({ kind: 'node', node: inline.node, secret: false });
  if (inline?.kind === 'text')
    layers.push({ kind: 'file', file: { file: embedText(inline.node, false) } });
  for (const { kind, expression, unknown } of request.parameters) {
    if (unknown !== undefined) partial.push(`the variable \`${unknown}\` is known to Argo CD only`);
    layers.push({ kind: 'set', set: { kind, file: expression } });
  }
  if (request.fileParameters.length > 0) partial.push('a file parameter is not read');
  return { layers, partial };
}

function fileLayer(file: HelmFile, tree: FileTree): ValuesLayer | string {
  switch (file.kind) {
    case 'remote':
      return `the values of ${file.url} are not fetched`;
    case 'unknown':
      return `the values file \`${file.text}\` is not here`;
    default: {
      const read = valuesFileAt(file.path, tree);
      return read === undefined
        ? `the values file \`${file.path}\` is not here`
        : { kind: 'file', file: read };
    }
  }
}
