import { NEWEST_HELM, type HelmMajor } from '../../model/versions/deployer-version.ts';
import { message, words } from '../../model/message.ts';
import type { FileTree } from '../../model/file-tree.ts';
import type { Limits } from '../../model/limits.ts';
import { OWN_CHART_NAMESPACE, type Build, type BuildFailure } from '../../model/manifest.ts';
import type { DeclaredEntryPoint } from '../../model/settings.ts';
import type { Span } from '../../model/span.ts';
import { codedReason, OVER } from '../../model/reason.ts';
import type { Charts } from './chart-library.ts';
import type { MemoTable } from '../../dependencies/memo-table.ts';
import type { Chart, LoadedChart } from '../helm/chart/chart.ts';
import { withFilledDefaults, type Filled } from './fill-empty-defaults.ts';
import { ENVIRONMENT_VALUES, WITH } from './environment-of.ts';
import { foreignFiles } from './foreign-files.ts';
import { layeredValues, setFileReader, valuesFileAt, type ValuesLayer } from './release-values.ts';
import { renderRelease } from './render-release.ts';
import { newAllowance } from '../work/allowance.ts';
import { measured } from '../work/meter.ts';
import { containCrash, crashedBuild } from '../work/contain-crash.ts';
import { withWork } from '../work/work-of-build.ts';

/** Values files of a chart that are tried, besides its defaults. */
const MOST_FILES = 500;
/** Units of work after which no more values of a chart are tried. */
const MOST_WORK = 20_000_000;
const LONGEST_NAME = 53;
/** Values of tests (`ct install`): they name sources that the test makes. */
const TEST_VALUES = /^ci\/[^/]*-?values[^/]*\.ya?ml$/;

export interface OwnChartContext {
  readonly tree: FileTree;
  readonly limits: Limits;
  readonly charts: Charts;
  readonly kubernetesVersion: string;
}

/** The charts of a repository by themselves, each rendered when it is asked for, once in a run. */
export interface OwnCharts {
  readonly folders: readonly string[];
  readonly at: (folder: string) => readonly Build[];
  /** The build with the chart's defaults, where a placeholder stands for each that is empty; undefined if the chart cannot be rendered so. */
  readonly withPlaceholders: (folder: string) => Build | undefined;
  /** A release of a chart that the configuration declares; undefined if there is no such chart. */
  readonly release: (declared: DeclaredEntryPoint) => Build | undefined;
}

/**
 * Each chart once with its defaults, and once with every values file next to it; where none of these renders, with those of its tests below
 * `ci/`. What needs values that nobody gives here is partial, not wrong; a template that no values can fix is a failure. `remember`: what an
 * earlier run rendered.
 */
export function ownCharts(
  context: OwnChartContext,
  remember: MemoTable<readonly Build[]>['getOrCompute'] = (_folder, _given, render) => render(),
): OwnCharts {
  const allowance = newAllowance(context.tree, context.limits);
  const rendered = new Map<string, readonly Build[]>();
  const renderAs = (
    key: string,
    start: ChartStart,
    work: () => readonly Build[],
  ): readonly Build[] => {
    if (allowance.isSpent()) return [{ ...start, ...NOT_RENDERED }];
    const builds = remember(key, [], () =>
      containCrash(work, (message) => [crashedBuild(start, chartFile(start.folder), message)]),
    );
    for (const build of builds) allowance.take(build);
    return builds;
  };
  const render = (folder: string): readonly Build[] =>
    renderAs(folder, chartOf(folder, undefined), () => ownChart(folder, context));
  return {
    get folders() {
      return context.charts(NEWEST_HELM).folders;
    },
    at(folder) {
      const builds = rendered.get(folder) ?? render(folder);
      rendered.set(folder, builds);
      return builds;
    },
    withPlaceholders(folder) {
      const builds = remember(`${folder}${WITH}placeholders`, [], () =>
        FILLINGS.map((filled) =>
          chartBuild(folder, undefined, NEWEST_HELM, context, (chart) =>
            withFilledDefaults(chart, filled),
          ),
        ),
      );
      return builds.find(({ objects, failures }) => objects.length > 0 && failures.length === 0);
    },
    release(declared) {
      const { path, values, namespace = OWN_CHART_NAMESPACE, release } = declared;
      if (context.charts(NEWEST_HELM).at(path) === undefined) return undefined;
      const given = { files: values, namespace, release };
      const start = { ...releaseOf(path, values), namespace };
      const key = `${path}${WITH}${JSON.stringify(given)}`;
      const [build] = renderAs(key, start, () => [declaredRelease(start, given, context)]);
      return build;
    },
  };
}

const FILLINGS: readonly Filled[] = ['texts and nulls', 'texts'];
const NOT_RENDERED = { objects: [], failures: [], partial: [OVER] } as const;
const TOO_MANY = {
  objects: [],
  failures: [],
  partial: [codedReason('full', `its chart has more than ${MOST_FILES} values files, the limit`)],
};

function ownChart(folder: string, context: OwnChartContext): readonly Build[] {
  const loaded = context.charts(NEWEST_HELM).at(folder);
  if (loaded === undefined || loaded.kind === 'refused') return [];
  if (loaded.chart.metadata.type.text === 'library') return [];
  return chartBuilds(folder, context);
}

function chartBuilds(folder: string, context: OwnChartContext): Build[] {
  const prefix = folder === '.' ? '' : `${folder}/`;
  const own = context.tree.paths.filter((path) => path.startsWith(prefix));
  let left = MOST_WORK;
  const build = (file: string | undefined): Build => {
    if (left < 0) return { ...chartOf(folder, file), ...NOT_RENDERED };
    const [made, work] = measured(() => chartByAnyHelm(folder, file, context));
    left -= work;
    return withWork(made, work);
  };
  const buildsWith = (values: RegExp): readonly Build[] => {
    const files = own.filter((path) => values.test(path.slice(prefix.length)));
    const [first] = files.slice(MOST_FILES);
    const more = first === undefined ? [] : [{ ...chartOf(folder, first), ...TOO_MANY }];
    return [...files.slice(0, MOST_FILES).map(build), ...more];
  };
  const usual = [build(undefined), ...buildsWith(ENVIRONMENT_VALUES)];
  const isRendered = usual.some(({ objects }) => objects.length > 0);
  const builds = isRendered ? usual : [...usual, ...buildsWith(TEST_VALUES)];
  // With values that the chart itself offers as an example, defaults that do not render say nothing.
  return builds.length > 1
    ? builds.filter(({ objects }, at) => at > 0 || objects.length > 0)
    : builds;
}

/** A build of a chart, with a values file or its defaults. */
function chartOf(folder: string, file: string | undefined) {
  const id =
    file === undefined ? folder : `${folder}${WITH}${file.slice(file.lastIndexOf('/') + 1)}`;
  return { id, folder, kind: 'chart', files: [] } as const;
}

type ChartStart = Pick<Build, 'id' | 'kind' | 'files'> & { readonly folder: string };

/** A declared release of a chart, before it is rendered; its id names the values files, those in the chart as seen from there. */
function releaseOf(folder: string, values: readonly string[]): ChartStart {
  const prefix = folder === '.' ? '' : `${folder}/`;
  const names = values.map((path) => (path.startsWith(prefix) ? path.slice(prefix.length) : path));
  const id = names.length === 0 ? folder : `${folder}${WITH}${names.join(', ')}`;
  return { id, folder, kind: 'helm-release', files: [] };
}

/** As `chartByAnyHelm`, but all that fails is wrong: the values are known. */
function declaredRelease(start: ChartStart, given: GivenToChart, context: OwnChartContext): Build {
  return byAnyHelm((helm) => renderedChart(start, given, helm, context));
}

/** What the newest Helm makes of a chart; where that fails and an older one does not, nobody says which installs it. */
function byAnyHelm(render: (helm: HelmMajor) => Build): Build {
  const newest = render(NEWEST_HELM);
  if (newest.failures.length === 0) return newest;
  const older = render(3);
  return older.failures.length === 0 ? older : newest;
}

function chartByAnyHelm(folder: string, file: string | undefined, context: OwnChartContext): Build {
  return byAnyHelm((helm) => chartBuild(folder, file, helm, context));
}

function chartFile(folder: string): Span {
  const path = folder === '.' ? 'Chart.yaml' : `${folder}/Chart.yaml`;
  return { file: { path, text: '' }, start: 0, end: 0 };
}

/** What a chart by itself is rendered with: failures that other values might not have say nothing. */
function chartBuild(
  folder: string,
  file: string | undefined,
  helm: HelmMajor,
  context: OwnChartContext,
  change?: (chart: Chart) => Chart,
): Build {
  const given = { files: file === undefined ? [] : [file], namespace: OWN_CHART_NAMESPACE };
  const build = renderedChart(chartOf(folder, file), given, helm, context, change);
  return { ...build, failures: build.failures.filter(({ cause }) => cause === 'syntax') };
}

/** What a chart is given. */
interface GivenToChart {
  /** Values files, in their order. */
  readonly files: readonly string[];
  readonly namespace: string;
  /** Absent: as most people call it, and as short as a helper for names expects. */
  readonly release?: string | undefined;
}

function notLoaded({ at, message: why }: Extract<LoadedChart, { kind: 'refused' }>): BuildFailure {
  return { at, message: message`The chart cannot be loaded. Helm: ${why}`, of: 'chart' };
}

function renderedChart(
  start: ChartStart,
  { files, namespace, release }: GivenToChart,
  helm: HelmMajor,
  { tree, limits, charts, kubernetesVersion }: OwnChartContext,
  change: (chart: Chart) => Chart = (chart) => chart,
): Build {
  const loaded = charts(helm).at(start.folder);
  if (loaded?.kind !== 'chart') {
    const partial = [words('it cannot be loaded')];
    return {
      ...start,
      objects: [],
      failures: loaded === undefined ? [] : [notLoaded(loaded)],
      partial,
    };
  }
  const chart = change(loaded.chart);
  const layers = files.flatMap((path): readonly ValuesLayer[] => {
    const file = valuesFileAt(path, tree);
    return file === undefined ? [] : [{ kind: 'file', file }];
  });
  const values = layeredValues(layers, setFileReader(tree), { limits, helm });
  const at = chartFile(start.folder);
  if (values.kind === 'refused') {
    const failure: BuildFailure = {
      at: values.at ?? at,
      message: message`The values cannot be read. Helm: ${values.discreet ?? values.message}`,
      of: 'chart',
    };
    const partial = [words('its values cannot be read')];
    return { ...start, objects: [], failures: [failure], partial };
  }
  const name = release ?? chart.metadata.name.text.slice(0, LONGEST_NAME);
  const rendered = renderRelease(
    {
      chart,
      values: values.values,
      release: { name, namespace },
      helm: { major: helm, noteDifference: () => undefined },
      kubernetesVersion,
      apiVersions: [],
      skipSchemaValidation: false,
      at,
      foreign: foreignFiles(chart, at, charts(helm).isPulled),
    },
    limits,
  );
  const { objects, partial, failures, values: given, previewed, needs } = rendered;
  return {
    ...start,
    objects,
    partial,
    failures,
    values: given,
    ...(previewed && { previewed }),
    ...(needs && { needs }),
  };
}
