import { posix } from 'node:path';
import type { Manifest } from '../../model/manifest.ts';
import { message, userText } from '../../model/message.ts';
import {
  entryOf,
  entryWith,
  itemsAt,
  valueAt,
  type MapNode,
  type YamlNode,
} from '../../model/node.ts';
import { done } from '../../model/result.ts';
import { stringOf } from '../../model/scalars/resolve-scalar.ts';
import { isTrue } from '../../model/scalars/scalar-text.ts';
import { nearestPath } from '../../text/nearest-name.ts';
import { sourceOf, withoutMark, type ChartFile } from '../helm/chart/chart-file.ts';
import type { Chart } from '../helm/chart/chart.ts';
import { readValuesFile } from '../helm/chart/read-values-file.ts';
import type { KustomizeContext } from '../kustomize/load/context.ts';
import { refused, type BuildResult } from '../kustomize/tree/build-refusal.ts';

/** Where the values files of a release are looked for. */
export interface ValuesFilesContext {
  readonly limits: KustomizeContext['limits'];
  /** The repository of a path in the run. */
  readonly filesIn: (path: string) => Pick<KustomizeContext, 'tree' | 'mayAppear'>;
  /** The path, in the run, of a file of the source that holds the chart as a folder; undefined for charts of chart repositories. */
  readonly pathOf: ((path: string) => string | undefined) | undefined;
}

/** `undefined`: it does not exist. */
type FindFile = (path: string) => ChartFile | { readonly is: 'defaults' | 'unknown' } | undefined;

interface ChartWithFiles {
  readonly chart: Chart;
  /** Why its values are not known. */
  readonly unknown: string | undefined;
}

/**
 * The chart with the values of `valuesFiles` of a HelmRelease in place of its own: the files are merged in their order, and `values.yaml` is among
 * them only if it is listed (source-controller: mergeFileValues in internal/helm/chart/builder_local.go, mergeChartValues in
 * builder_remote.go). A file that does not exist means that Flux makes no chart, unless `ignoreMissingValuesFiles`.
 */
export function withValuesFiles(
  chart: Chart,
  { node, dialect }: Manifest,
  context: ValuesFilesContext,
): BuildResult<ChartWithFiles> {
  const spec = valueAt(node, 'spec', 'chart', 'spec');
  const items = itemsAt(spec, 'valuesFiles');
  if (items.length === 0) return done({ chart, unknown: undefined });
  const ignoresMissing = isTrue(valueAt(spec, 'ignoreMissingValuesFiles'), dialect);
  const find =
    context.pathOf === undefined ? inChart(chart) : inSource(context.pathOf, context.filesIn);
  let merged: MapNode | undefined;
  let unknown: string | undefined;
  for (const item of items) {
    const path = stringOf(item, dialect) ?? '';
    const file = find(path);
    if (file === undefined) {
      if (ignoresMissing) continue;
      return missing(item, path, chart, context);
    }
    const read = 'is' in file ? chart.values[0] : valuesOf(file, item, context);
    if ('is' in file && file.is === 'unknown') {
      unknown = `values file ${path}`;
      continue;
    }
    if (read !== undefined && 'message' in read) return read;
    if (read !== undefined) merged = merged === undefined ? read : mergeMaps(merged, read);
  }
  return done({ chart: { ...chart, values: merged === undefined ? [] : [merged] }, unknown });
}

function inChart({ files }: Chart): FindFile {
  return (path) => {
    const clean = posix.normalize(path);
    if (clean === 'values.yaml') return { is: 'defaults' };
    return files.find(({ name }) => name === clean);
  };
}

/** securejoin: no path leads out of the source. */
function inSource(
  pathOf: (path: string) => string | undefined,
  filesIn: ValuesFilesContext['filesIn'],
): FindFile {
  return (name) => {
    const path = pathOf(posix.normalize(`/${name}`).slice(1));
    if (path === undefined) return { is: 'unknown' };
    const { tree, mayAppear } = filesIn(path);
    const content = tree.read(path);
    if (content.kind !== 'bytes') {
      const isKnown = content.cause === 'missing' || content.cause === 'folder';
      return isKnown && mayAppear(path) === undefined ? undefined : { is: 'unknown' };
    }
    return { name, path, bytes: withoutMark(content.bytes) };
  };
}

function valuesOf(
  file: ChartFile,
  at: YamlNode,
  { limits }: ValuesFilesContext,
): MapNode | Refusal | undefined {
  const read = readValuesFile(sourceOf(file), limits, 3);
  if (read.kind === 'done') return read.value[0];
  return refused(at, `unmarshaling values from '${file.name}' failed: ${read.message}`, {
    message: message`The values file \`${userText(file.name, at)}\` cannot be read`,
    related: [{ at: read.at, message: message`the reason is here` }],
  });
}

type Refusal = ReturnType<typeof refused>;

/** Maps are merged, anything else is replaced: fluxcd/pkg runtime/transform MergeMaps. */
function mergeMaps(under: MapNode, over: MapNode): MapNode {
  const entries = under.entries.map((entry) => {
    const other = entryOf(over, entry.name);
    if (other === undefined) return entry;
    const { value } = other;
    return entry.value.kind === 'map' && value.kind === 'map'
      ? entryWith(entry, mergeMaps(entry.value, value))
      : other;
  });
  const more = over.entries.filter(({ name }) => entryOf(under, name) === undefined);
  return { ...over, entries: [...entries, ...more] };
}

function missing(
  at: YamlNode,
  path: string,
  chart: Chart,
  { filesIn, pathOf }: ValuesFilesContext,
): BuildResult<never> {
  const isRemote = pathOf === undefined;
  const wanted = isRemote ? path : (pathOf(posix.normalize(`/${path}`).slice(1)) ?? path);
  const { paths, root } = isRemote
    ? { paths: chart.files.map(({ name }) => name), root: undefined }
    : filesIn(wanted).tree;
  const found = nearestPath(wanted, paths);
  const nearest = found?.slice(root === undefined ? 0 : root.length + 1);
  const words = isRemote ? '' : ` (reference '${path}')`;
  const shown = isRemote ? path : posix.normalize(`/${path}`);
  return refused(at, `no values file found at path '${shown}'${words}`, {
    code: 'missing-path',
    message: isRemote
      ? message`The chart \`${userText(chart.path)}\` has no values file \`${userText(path, at)}\`, so Flux cannot package the chart of this release`
      : message`The values file \`${userText(path, at)}\` does not exist in the source of the chart, so Flux cannot package the chart of this release`,
    help:
      nearest === undefined
        ? message`Name a file relative to the root of the ${isRemote ? 'chart' : 'source'}, or set \`ignoreMissingValuesFiles\`.`
        : message`Did you mean \`${nearest}\`?`,
  });
}
