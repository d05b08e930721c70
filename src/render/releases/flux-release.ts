import { createHash } from 'node:crypto';
import type { Limits } from '../../model/limits.ts';
import type { Manifest } from '../../model/manifest.ts';
import type { FileTree } from '../../model/file-tree.ts';
import { itemsAt, mapAt, scalarAt, valueAt, type YamlNode } from '../../model/node.ts';
import { resolveScalar, stringOf } from '../../model/resolve-scalar.ts';
import type { FindSource } from '../flux/find-source.ts';
import type { LoadedChart } from '../helm/chart/chart.ts';
import { originOf } from '../helm/text/origin.ts';
import { embedText } from '../kustomize/tree/embed-text.ts';
import type { ChartLibrary } from './chart-library.ts';
import { layeredValues, setFileReader, textOfNode, type ValuesLayer } from './release-values.ts';
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
  const namespace = textAt(release, 'spec', 'targetNamespace') ?? release.namespace;
  const at = scalarAt(release.node, 'metadata', 'name') ?? release.node;
  if (loaded.kind === 'refused') {
    const failures = [
      { at, message: `The chart cannot be loaded. Helm: ${loaded.message}`, of: 'chart' as const },
    ];
    const rendered = { objects: [], failures, partial: ['its chart cannot be loaded'] };
    return { kind: 'rendered', chart: '', namespace, rendered };
  }
  const { layers, partial } = layersOf(release, context);
  const composed = layeredValues(layers, setFileReader(context.tree), context.limits);
  if (composed.kind === 'refused') {
    const message = `The values cannot be read. Helm: ${composed.discreet ?? composed.message}`;
    const rendered = {
      objects: [],
      failures: [{ at: composed.at ?? at, message, of: 'chart' as const }],
      partial,
    };
    return { kind: 'rendered', chart: loaded.chart.path, namespace, rendered };
  }
  const rendered = renderRelease(
    {
      chart: loaded.chart,
      values: composed.values,
      release: {
        name: releaseNameOf(release),
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

interface Layers {
  readonly layers: readonly ValuesLayer[];
  readonly partial: readonly string[];
}

function layersOf(release: Manifest, context: FluxReleaseContext): Layers {
  const layers: ValuesLayer[] = [];
  const partial: string[] = [];
  for (const item of itemsAt(release.node, 'spec', 'valuesFrom')) {
    const found = referencedLayer(item, release, context);
    if (typeof found === 'string') partial.push(found);
    else if (found !== undefined) layers.push(found);
  }
  const own = valueAt(release.node, 'spec', 'values');
  if (own !== undefined) layers.push({ kind: 'node', node: own, secret: false });
  return { layers, partial };
}

/** The values that an item of `valuesFrom` brings; a clause where nobody can tell; undefined where it is optional and not there. */
function referencedLayer(
  item: YamlNode,
  release: Manifest,
  { findSource }: FluxReleaseContext,
): ValuesLayer | string | undefined {
  const text = (name: string): string => stringOf(valueAt(item, name), release.dialect) ?? '';
  const kind = text('kind') === 'Secret' ? 'Secret' : 'ConfigMap';
  const name = text('name');
  const found = findSource(kind, release.namespace, name);
  const unknown = `the values in ${kind} \`${name}\` are not known`;
  if (found.kind !== 'found') return isOptional(item, release) ? undefined : unknown;
  const { keys } = found.source;
  const key =
    keys.kind === 'known' ? keys.value.get(text('valuesKey') || 'values.yaml') : undefined;
  if (key?.value.kind !== 'known' || key.value.value.kind !== 'text') {
    return isOptional(item, release) ? undefined : unknown;
  }
  const value = key.value.value.text;
  const secret = kind === 'Secret';
  const home = key.node ?? item;
  const target = text('targetPath');
  if (target !== '') {
    const file = textOfNode(home, `${target}=${value}`);
    return { kind: 'set', set: { kind: 'set', file, secret } };
  }
  const isWritten = home.kind === 'scalar' && home.text === value;
  const file = isWritten ? embedText(home, false) : textOfNode(home, value);
  return { kind: 'file', file: { file, secret } };
}

function isOptional(item: YamlNode, { dialect }: Manifest): boolean {
  const node = scalarAt(item, 'optional');
  const resolved = node === undefined ? undefined : resolveScalar(node, dialect);
  return resolved?.kind === 'bool' && resolved.value;
}

const LONGEST_NAME = 53;
const KEPT = 40;

/** helm-controller's name of a release: `releaseName`, else with the target namespace before it; long names end in a hash. */
export function releaseNameOf(release: Manifest): string {
  const given = textAt(release, 'spec', 'releaseName');
  const target = textAt(release, 'spec', 'targetNamespace');
  const own = release.name ?? '';
  const name = given ?? (target === undefined ? own : `${target}-${own}`);
  if (name.length <= LONGEST_NAME) return name;
  const hash = createHash('sha256').update(name).digest('hex').slice(0, 12);
  return `${name.slice(0, KEPT)}-${hash}`;
}

function textAt({ node, dialect }: Manifest, ...path: readonly string[]): string | undefined {
  return stringOf(valueAt(node, ...path), dialect) || undefined;
}
