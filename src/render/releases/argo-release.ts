import type { FileTree } from '../../model/file-tree.ts';
import type { Limits } from '../../model/limits.ts';
import type { ChartNeed } from '../../model/manifest.ts';
import { message, words } from '../../model/message.ts';
import type { MapNode } from '../../model/node.ts';
import type { Reason } from '../../model/reason.ts';
import { hostSpan, type Span } from '../../model/span.ts';
import type { FileParameter, HelmRequest } from '../argo/helm/helm-request.ts';
import { valuesObject, valuesText } from '../argo/helm/open-values.ts';
import type { HelmFile } from '../argo/helm/value-files.ts';
import { sourceOf, type ChartFile } from '../helm/chart/chart-file.ts';
import type { LoadedChart } from '../helm/chart/chart.ts';
import { releaseNameFault } from '../helm/objects/release.ts';
import { originOf } from '../helm/text/origin.ts';
import type { SetExpression } from '../helm/values/set-expression.ts';
import type { ChartLibrary } from './chart-library.ts';
import { otherVersion, withVersion } from './chart-need.ts';
import { knownReleaseName } from './known-release-name.ts';
import { noChart } from './no-chart.ts';
import { previewRelease } from './preview/preview-release.ts';
import {
  folderAsValuesFile,
  missingValuesFile,
  valuesFileOutside,
} from './refused-values-files.ts';
import { layeredValues, setFileReader, valuesFileAt, type ValuesLayer } from './release-values.ts';
import {
  NOT_LOADED,
  NOT_RENDERED,
  notLoaded,
  nothingRendered,
  renderRelease,
  valuesNotRead,
  type RenderedObjects,
  type RenderingHelm,
} from './render-release.ts';
import { thirdPartyFiles } from './third-party-files.ts';
import { unreadValues } from './unread-values.ts';
import { withPartial } from './with-partial.ts';

export interface ArgoReleaseContext {
  readonly tree: FileTree;
  readonly limits: Limits;
  readonly charts: ChartLibrary;
  readonly helm: RenderingHelm;
}

/** A chart, rendered or previewed. */
export interface ArgoRelease {
  readonly rendered: RenderedObjects;
  /** The chart's folder or archive; undefined for a preview. */
  readonly found: string | undefined;
}

/** The values of a chart of which nothing else is known. */
export interface UnreadValues {
  readonly unread: MapNode | undefined;
  /** The files of the repository that hold them. */
  readonly files: readonly string[];
}

/** What Argo CD's call of helm gives for a chart of the repository; undefined when it cannot be read. `at` is the Application. */
export function renderArgoRelease(
  request: HelmRequest,
  at: Span,
  context: ArgoReleaseContext,
): RenderedObjects | undefined {
  const loaded = context.charts.at(request.folder === '' ? '.' : request.folder);
  return loaded === undefined
    ? noChart(request.folder, context.tree, at)
    : renderLoaded(request, loaded, at, context);
}

/** The same for a chart from elsewhere; only its values, as far as they are known, when it is not at hand and they do not say what it makes. */
export function renderArgoChart(
  request: HelmRequest,
  need: ChartNeed,
  at: Span,
  context: ArgoReleaseContext,
): ArgoRelease | UnreadValues {
  const loaded = context.charts.named(need.name, need.version, need.repository);
  if (loaded !== undefined) {
    const found = loaded.kind === 'refused' ? loaded.at.file.path : loaded.chart.path;
    const rendered = renderLoaded(request, loaded, at, context);
    return { found, rendered: withVersion(rendered, otherVersion(need, loaded)) };
  }
  const { limits, tree, helm } = context;
  const missing = missingValuesFile(request, tree);
  if (missing !== undefined) return { found: undefined, rendered: missing };
  const outside = valuesFileOutside(request, tree);
  if (outside !== undefined) return { found: undefined, rendered: outside };
  const { layers, partial } = layersOf(request, tree, []);
  const composed = layeredValues(layers, setFileReader(tree), { limits, helm: helm.major });
  const files = request.valueFiles.flatMap((file) => (file.kind === 'file' ? file.path : []));
  if (composed.kind === 'refused') return { unread: undefined, files };
  const release = { ...releaseOf(request, at), namespace: request.namespace };
  const preview = previewRelease(
    {
      ...factsOf(request),
      helm,
      values: composed.values,
      release,
      at,
      need,
      isWhole: partial.length === 0,
    },
    limits,
  );
  if (preview === undefined) {
    // A file that is not here may replace any of them.
    return { unread: partial.length === 0 ? unreadValues(composed.values, at) : undefined, files };
  }
  return {
    found: undefined,
    rendered: { ...preview, partial: [...preview.partial, ...partial] },
  };
}

function renderLoaded(
  request: HelmRequest,
  loaded: LoadedChart,
  at: Span,
  { tree, limits, charts, helm }: ArgoReleaseContext,
): RenderedObjects {
  if (loaded.kind === 'refused') return nothingRendered([notLoaded(loaded, at)], [NOT_LOADED]);
  const refused = folderAsValuesFile(request, tree) ?? missingValuesFile(request, tree);
  if (refused !== undefined) return refused;
  const release = releaseOf(request, at);
  const fault = releaseNameFault(release.name);
  if (fault !== undefined) return nameRefused(request.releaseNameAt ?? at, fault);
  const { layers, partial } = layersOf(request, tree, loaded.chart.files);
  const composed = layeredValues(layers, setFileReader(tree), { limits, helm: helm.major });
  if (composed.kind === 'refused') return nothingRendered([valuesNotRead(composed, at)], partial);
  const rendered = renderRelease(
    {
      ...factsOf(request),
      helm,
      chart: loaded.chart,
      values: composed.values,
      release,
      skipSchemaValidation: request.skipSchemaValidation,
      skipTests: request.skipTests,
      at,
      thirdParty: thirdPartyFiles(loaded.chart, at, charts.isPulled),
      isOffline: true,
      wantsRest: true,
    },
    limits,
  );
  return withPartial(rendered, partial);
}

/** Argo CD gives the name to helm, as long as it may be. */
function nameRefused(at: Span, fault: string): RenderedObjects {
  const failure = {
    at,
    message: message`The chart cannot be rendered. Helm: ${fault}`,
    help: words('Set `helm.releaseName` to a name that Helm takes.'),
  };
  return nothingRendered([failure], [NOT_RENDERED]);
}

function factsOf({ kubeVersion, apiVersions }: HelmRequest) {
  return { kubernetesVersion: kubeVersion, apiVersions };
}

function releaseOf({ releaseName, releaseNameAt, namespace }: HelmRequest, at: Span) {
  const named = knownReleaseName(releaseName, originOf('release', releaseNameAt ?? at));
  return { name: named.text, namespace: namespace || 'default', nameOrigin: named.origin };
}

interface Layers {
  readonly layers: readonly ValuesLayer[];
  readonly partial: readonly Reason[];
}

/** Values files in order, the inline values, then the sets. */
function layersOf(request: HelmRequest, tree: FileTree, chartFiles: readonly ChartFile[]): Layers {
  const partial: Reason[] = [];
  const layers = request.valueFiles.flatMap((file) => {
    const layer = fileLayer(file, tree, chartFiles);
    if ('kind' in layer) return [layer];
    partial.push(layer);
    return [];
  });
  const { inline } = request;
  if (inline?.kind === 'object') {
    layers.push({ kind: 'node', node: valuesObject(inline.node), secret: false });
  }
  if (inline?.kind === 'text')
    layers.push({ kind: 'file', file: { file: valuesText(inline.node) } });
  for (const { kind, expression, unknown } of request.parameters) {
    if (unknown !== undefined)
      partial.push(message`the variable \`${unknown}\` is known to Argo CD only`);
    layers.push({ kind: 'set', set: { kind, file: expression } });
  }
  for (const parameter of request.fileParameters) {
    const { file } = parameter;
    const isHere = file.kind === 'file' && tree.read(file.path).kind === 'bytes';
    if (!isHere)
      partial.push(message`the file of parameter \`${parameter.name}\` is not available`);
    layers.push({ kind: 'set', set: fileExpression(parameter, isHere ? file.path : undefined) });
  }
  return { layers, partial };
}

/** A `--set-file`; without its file the value is unknown. */
function fileExpression({ name, file }: FileParameter, path: string | undefined): SetExpression {
  const host = { spanOf: () => file.at };
  const written = (text: string) => ({ path: hostSpan(file.at).file.path, text, host });
  if (path === undefined) {
    const unknowable = `file of parameter ${name}`;
    return { kind: 'set-string', unknowable, file: written(`${name}=<${unknowable}>`) };
  }
  return { kind: 'set-file', file: written(`${name}=${path.replaceAll(',', String.raw`\,`)}`) };
}

function fileLayer(
  file: HelmFile,
  tree: FileTree,
  chartFiles: readonly ChartFile[],
): ValuesLayer | Reason {
  switch (file.kind) {
    case 'remote':
      return message`the values of ${file.url} are not fetched`;
    case 'unknown': {
      const own = chartFiles.find(({ name }) => name === file.text);
      if (own !== undefined) return { kind: 'file', file: { file: sourceOf(own) } };
      return message`the values file \`${file.text}\` is not available`;
    }
    default: {
      const read = valuesFileAt(file.path, tree);
      return read === undefined
        ? message`the values file \`${file.path}\` is not available`
        : { kind: 'file', file: read };
    }
  }
}
