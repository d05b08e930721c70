import { appendTo, firstOf } from '../../../model/group-by.ts';
import type { Limits } from '../../../model/limits.ts';
import { fileSpan, type Span } from '../../../model/span.ts';
import { textOf } from '../text/text.ts';
import { sourceOf, type ChartFile } from './chart-file.ts';
import type { Chart, ChartRefusal, LoadedChart } from './chart.ts';
import { newLoadBudget, type LoadBudget } from './load-budget.ts';
import { loadSubcharts, type LoadSubchart } from './load-subcharts.ts';
import type { Metadata } from './metadata.ts';
import { readChartYaml } from './read-chart-yaml.ts';
import { readLock } from './read-lock.ts';
import { newMetadata, readMetadata } from './read-metadata.ts';
import { readValuesFile } from './read-values-file.ts';
import { unpackArchive } from './unpack-archive.ts';
import { validateMetadata } from './validate-metadata.ts';

export interface LoadOptions {
  readonly limits: Limits;
  /** Major version of Helm that is imitated. */
  readonly helm: 3 | 4;
}

/** A chart that is being put together. */
interface Loading {
  readonly path: string;
  readonly options: LoadOptions;
  metadata: Metadata | undefined;
  values: Chart['values'];
  schema: ChartFile | undefined;
  locked: Chart['locked'];
  readonly templates: ChartFile[];
  readonly files: ChartFile[];
  /** The files below `charts/`, by the name behind it; their names as in there. */
  readonly subcharts: Map<string, ChartFile[]>;
  readonly warnings: string[];
}

const OLD_DEPENDENCIES =
  'Warning: Dependencies are handled in Chart.yaml since apiVersion "v2". We recommend migrating dependencies to Chart.yaml.';
const OLD_LOCK =
  'Warning: Dependency locking is handled in Chart.lock since apiVersion "v2". We recommend migrating to Chart.lock.';

/**
 * The files of a chart → the chart with its subcharts, folders and archives, as LoadFiles of Helm 3.22 reads them: what it
 * refuses is refused with its words. `path` is the chart's folder or archive, for positions.
 */
export function loadChart(
  path: string,
  files: readonly ChartFile[],
  options: LoadOptions,
  budget: LoadBudget = newLoadBudget(),
): LoadedChart {
  const loading = newLoading(path, options);
  const refusal = readOwnFiles(loading, files);
  if (refusal !== undefined) return refusal;
  const { metadata } = loading;
  if (metadata === undefined) return refused(loading, 'Chart.yaml file is missing');
  const fault = validateMetadata(metadata);
  if (fault !== undefined) return refused(loading, fault.message, fault.at);
  const load: LoadSubchart = (below, inner) =>
    'bytes' in below
      ? loadArchive(below.path, below.bytes, options, inner)
      : loadChart(below.path, below.files, options, inner);
  const parent = { name: metadata.name.text, path };
  const loaded = loadSubcharts(loading.subcharts, parent, load, budget);
  if (loaded.kind === 'refused') return loaded;
  return { kind: 'chart', chart: finish(loading, metadata, loaded.charts) };
}

/** An archive's bytes → the chart in it. */
export function loadArchive(
  path: string,
  bytes: Uint8Array,
  options: LoadOptions,
  budget: LoadBudget = newLoadBudget(),
): LoadedChart {
  const unpacked = unpackArchive(bytes, path, budget);
  if (unpacked.kind === 'done') return loadChart(path, unpacked.value, options, budget);
  return { ...unpacked, at: fileSpan(path) };
}

function newLoading(path: string, options: LoadOptions): Loading {
  return {
    path,
    options,
    metadata: undefined,
    values: [],
    schema: undefined,
    locked: new Map(),
    templates: [],
    files: [],
    subcharts: new Map(),
    warnings: [],
  };
}

function finish(
  { path, values, schema, locked, templates, files, warnings }: Loading,
  metadata: Metadata,
  dependencies: readonly Chart[],
): Chart {
  const all = [...warnings, ...dependencies.flatMap((chart) => chart.warnings)];
  return { path, metadata, values, schema, locked, templates, files, dependencies, warnings: all };
}

function refused(
  loading: Loading,
  message: string,
  at: Span = fileSpan(loading.path),
): ChartRefusal {
  return { kind: 'refused', message, at };
}

/** Chart.yaml first, wherever it is: what other files mean depends on it. */
function readOwnFiles(loading: Loading, files: readonly ChartFile[]): ChartRefusal | undefined {
  const own = files.filter(({ name }) => name === 'Chart.yaml');
  const others = files.filter(({ name }) => name !== 'Chart.yaml');
  return firstOf([...own, ...others], (file) => readOwnFile(loading, file));
}

function readOwnFile(loading: Loading, file: ChartFile): ChartRefusal | undefined {
  switch (file.name) {
    case 'Chart.yaml':
      return readMetadataFile(loading, file);
    case 'Chart.lock':
      return takeLock(loading, file);
    case 'values.yaml':
      return readValues(loading, file);
    case 'values.schema.json':
      loading.schema = file;
      return undefined;
    case 'requirements.yaml':
      return readMetadataFile(loading, file) ?? keepOld(loading, file, OLD_DEPENDENCIES);
    case 'requirements.lock':
      return takeLock(loading, file) ?? keepOld(loading, file, OLD_LOCK);
    default:
      return sortFile(loading, file);
  }
}

function sortFile(loading: Loading, file: ChartFile): undefined {
  const { name } = file;
  if (name.startsWith('templates/')) {
    loading.templates.push(file);
  } else if (name.startsWith('charts/') && !name.endsWith('.prov')) {
    const below = { ...file, name: name.slice('charts/'.length) };
    const [chart = ''] = below.name.split('/', 1);
    appendTo(loading.subcharts, chart, below);
  } else {
    loading.files.push(file);
  }
}

function readMetadataFile(loading: Loading, file: ChartFile): ChartRefusal | undefined {
  const read = readChartYaml(sourceOf(file), loading.options.limits);
  if (read.kind === 'refused') {
    return refused(loading, `cannot load ${file.name}: ${read.message}`, read.at);
  }
  loading.metadata ??= newMetadata();
  const fault = read.value && readMetadata(read.value, loading.metadata);
  if (fault !== undefined) {
    const message = `cannot load ${file.name}: error unmarshaling JSON: while decoding JSON: ${fault.message}`;
    return refused(loading, message, fault.at);
  }
  // Helm 2 took charts without apiVersion; Helm 3 takes them for its charts.
  if (file.name === 'Chart.yaml' && loading.metadata.apiVersion.text === '') {
    loading.metadata.apiVersion = textOf('v1');
  }
  return undefined;
}

/** requirements.yaml and requirements.lock stay in `.Files` of a v1 chart; for any other chart Helm logs a warning. */
function keepOld(loading: Loading, file: ChartFile, warning: string): undefined {
  loading.metadata ??= newMetadata();
  if (loading.metadata.apiVersion.text === 'v1') loading.files.push(file);
  else loading.warnings.push(warning);
}

function takeLock(loading: Loading, file: ChartFile): ChartRefusal | undefined {
  const read = readLock(sourceOf(file), loading.options.limits);
  if (read.kind === 'refused') {
    return refused(loading, `cannot load ${file.name}: ${read.message}`, read.at);
  }
  loading.locked = read.value;
  return undefined;
}

function readValues(loading: Loading, file: ChartFile): ChartRefusal | undefined {
  const { limits, helm } = loading.options;
  const read = readValuesFile(sourceOf(file), limits, helm);
  if (read.kind === 'refused') {
    return refused(loading, `cannot load values.yaml: ${read.message}`, read.at);
  }
  loading.values = read.value;
  return undefined;
}
