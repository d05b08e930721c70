import { NEWEST_HELM, type HelmMajor } from '../../model/versions/deployer-version.ts';
import { words } from '../../model/message.ts';
import type { FileTree } from '../../model/file-tree.ts';
import type { Limits } from '../../model/limits.ts';
import { OWN_CHART_NAMESPACE, type Build } from '../../model/manifest.ts';
import type { Span } from '../../model/span.ts';
import { codedReason, OVER } from '../../model/reason.ts';
import type { Charts } from './chart-library.ts';
import type { MemoTable } from '../../dependencies/memo-table.ts';
import type { Chart } from '../helm/chart/chart.ts';
import { withFilledDefaults, type Filled } from './fill-empty-defaults.ts';
import { ENVIRONMENT_VALUES, WITH } from './environment-of.ts';
import { foreignFiles } from './foreign-files.ts';
import { layeredValues, setFileReader, valuesFileAt } from './release-values.ts';
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
  const render = (folder: string): readonly Build[] => {
    if (allowance.isSpent()) return [{ ...chartOf(folder, undefined), ...NOT_RENDERED }];
    const builds = remember(folder, [], () =>
      containCrash(
        () => ownChart(folder, context),
        (message) => [crashedBuild(chartOf(folder, undefined), chartFile(folder), message)],
      ),
    );
    for (const build of builds) allowance.take(build);
    return builds;
  };
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

/** What the newest Helm makes of a chart; where that fails and an older one does not, nobody says which installs it. */
function chartByAnyHelm(folder: string, file: string | undefined, context: OwnChartContext): Build {
  const newest = chartBuild(folder, file, NEWEST_HELM, context);
  if (newest.failures.length === 0) return newest;
  const older = chartBuild(folder, file, 3, context);
  return older.failures.length === 0 ? older : newest;
}

function chartFile(folder: string): Span {
  const path = folder === '.' ? 'Chart.yaml' : `${folder}/Chart.yaml`;
  return { file: { path, text: '' }, start: 0, end: 0 };
}

function chartBuild(
  folder: string,
  file: string | undefined,
  helm: HelmMajor,
  { tree, limits, charts, kubernetesVersion }: OwnChartContext,
  change: (chart: Chart) => Chart = (chart) => chart,
): Build {
  const build = chartOf(folder, file);
  const loaded = charts(helm).at(folder);
  if (loaded?.kind !== 'chart')
    return { ...build, objects: [], failures: [], partial: [words('it cannot be loaded')] };
  const chart = change(loaded.chart);
  const read = file === undefined ? undefined : valuesFileAt(file, tree);
  const layers = read === undefined ? [] : [{ kind: 'file' as const, file: read }];
  const values = layeredValues(layers, setFileReader(tree), { limits, helm });
  const at = chartFile(folder);
  if (values.kind === 'refused') {
    return { ...build, objects: [], failures: [], partial: [words('its values cannot be read')] };
  }
  const rendered = renderRelease(
    {
      chart,
      values: values.values,
      // As most people call it, and as short as a helper for names expects.
      release: {
        name: chart.metadata.name.text.slice(0, LONGEST_NAME),
        namespace: OWN_CHART_NAMESPACE,
      },
      helm: { major: helm, noteDifference: () => undefined },
      kubernetesVersion,
      apiVersions: [],
      skipSchemaValidation: false,
      at,
      foreign: foreignFiles(chart, at, charts(helm).isPulled),
    },
    limits,
  );
  const failures = rendered.failures.filter(({ cause }) => cause === 'syntax');
  const { objects, partial, values: given, previewed, needs } = rendered;
  return {
    ...build,
    objects,
    partial,
    failures,
    values: given,
    ...(previewed && { previewed }),
    ...(needs && { needs }),
  };
}
