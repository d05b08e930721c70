import type { MemoTable } from '../../dependencies/memo-table.ts';
import { OWN_CHART_NAMESPACE, type Build } from '../../model/manifest.ts';
import { memoBy } from '../../model/memo.ts';
import { folderPrefix } from '../../model/names/folder-of.ts';
import { codedReason, OVER } from '../../model/reason.ts';
import type { DeclaredEntryPoint } from '../../model/settings.ts';
import { fileSpan, hostSpan, type Span } from '../../model/span.ts';
import { NEWEST_HELM, type HelmMajor } from '../../model/versions/deployer-version.ts';
import type { Chart } from '../helm/chart/chart.ts';
import { newAllowance } from '../work/allowance.ts';
import { containCrash, crashedBuild } from '../work/contain-crash.ts';
import { measured } from '../work/meter.ts';
import { withWork } from '../work/work-of-build.ts';
import { byAnyHelm, chartBuildOf, type ChartContext } from './chart-build.ts';
import type { ChartLibrary } from './chart-library.ts';
import { ENVIRONMENT_VALUES, WITH } from './environment-of.ts';
import { withFilledDefaults, withGiven, type Filled } from './fill-empty-defaults.ts';
import { isNoYaml } from './no-yaml.ts';
import { valuesFileAt, type ValuesLayer } from './release-values.ts';
import { scriptedBuilds } from './scripted/scripted-builds.ts';
import type { ScriptedRelease } from './scripted/scripted-release.ts';
import { valuesToChoose } from './values-beside.ts';
import { valuesLacking, valuesNeverGiven } from './values-never-given.ts';

/** Values files of a chart that are tried, besides its defaults. */
const MAX_FILES = 500;
/** Units of work after which no more values of a chart are tried. */
const MAX_WORK = 20_000_000;
/** Values of tests (`ct install`): they name sources that the test makes. */
const TEST_VALUES = /^ci\/[^/]*-?values[^/]*\.ya?ml$/;

/** The charts of a repository by themselves, each rendered when it is asked for, once in a run. */
export interface OwnCharts {
  readonly folders: readonly string[];
  readonly at: (folder: string) => readonly Build[];
  /**
   * The build with the chart's defaults, where a placeholder stands for each that is empty, and for each value that the templates print and that
   * nobody gives or that a file beside it sets (`dev-values.yaml`); undefined if the chart cannot be rendered so.
   */
  readonly withPlaceholders: (folder: string) => Build | undefined;
  /**
   * The builds with the values files of environments, where a placeholder stands for each value that the templates print and that none of
   * the files gives; undefined where all are given, and the builds of the chart are these.
   */
  readonly withGiven: (folder: string) => readonly Build[] | undefined;
  /** A release of a chart that the configuration declares; undefined if there is no such chart. */
  readonly release: (declared: DeclaredEntryPoint) => Build | undefined;
  /** What scripts and lists of releases install, each as a build. */
  readonly scripted: (releases: readonly ScriptedRelease[]) => readonly Build[];
}

/**
 * Each chart once with its defaults, and once with every values file next to it; where none of these renders, with those of its tests below
 * `ci/`. What needs values that nobody gives here is partial, not wrong; a template that no values can fix is a failure. `remember`: what an
 * earlier run rendered.
 */
export function ownCharts(
  context: ChartContext,
  remember: MemoTable<readonly Build[]>['getOrCompute'] = (_folder, _given, render) => render(),
): OwnCharts {
  const allowance = newAllowance(context.tree, context.limits);
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
  return {
    get folders() {
      return context.charts(NEWEST_HELM).folders;
    },
    at: memoBy((folder) =>
      renderAs(folder, chartOf(folder, undefined), () => ownChart(folder, context)),
    ),
    withPlaceholders(folder) {
      const builds = remember(`${folder}${WITH}placeholders`, [], () =>
        FILLINGS.map((filled) =>
          chartBuild(folder, undefined, NEWEST_HELM, context, (chart) =>
            withGiven(withFilledDefaults(chart, filled), valuesToChoose(chart, folder, context)),
          ),
        ),
      );
      return builds.find(({ objects, failures }) => objects.length > 0 && failures.length === 0);
    },
    withGiven(folder) {
      const loaded = context.charts(NEWEST_HELM).at(folder);
      if (loaded?.kind !== 'chart') return undefined;
      const files = environmentFiles(folder, context);
      const texts = files.map((file) => valuesFileAt(file, context.tree)?.file.text ?? '');
      const names = valuesNeverGiven(loaded.chart, texts);
      if (names.length === 0) return undefined;
      return remember(`${folder}${WITH}what nobody gives`, [], () =>
        files.map((file) =>
          chartBuild(folder, file, NEWEST_HELM, context, (each) => withGiven(each, names)),
        ),
      );
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
    scripted: (releases) => scriptedBuilds(releases, context),
  };
}

const FILLINGS: readonly Filled[] = ['texts and nulls', 'texts'];
const NOT_RENDERED = { objects: [], failures: [], partial: [OVER] } as const;
const TOO_MANY = {
  objects: [],
  failures: [],
  partial: [codedReason('full', `its chart has more than ${MAX_FILES} values files, the limit`)],
};

function ownChart(folder: string, context: ChartContext): readonly Build[] {
  const loaded = context.charts(NEWEST_HELM).at(folder);
  if (loaded === undefined) return [];
  if (loaded.kind === 'refused') {
    const given = { files: [], namespace: OWN_CHART_NAMESPACE };
    return isNoYaml(loaded)
      ? [renderedChart(chartOf(folder, undefined), given, NEWEST_HELM, context)]
      : [];
  }
  if (loaded.chart.metadata.type.text === 'library') return [];
  return chartBuilds(folder, context);
}

function chartBuilds(folder: string, context: ChartContext): Build[] {
  let left = MAX_WORK;
  const build = (file: string | undefined): Build => {
    if (left < 0) return { ...chartOf(folder, file), ...NOT_RENDERED };
    const [made, work] = measured(() => chartByAnyHelm(folder, file, context));
    left -= work;
    return withWork(made, work);
  };
  const buildsWith = (values: RegExp): readonly Build[] => {
    const files = valuesFiles(folder, values, context);
    const [first] = files.slice(MAX_FILES);
    const more = first === undefined ? [] : [{ ...chartOf(folder, first), ...TOO_MANY }];
    return [...files.slice(0, MAX_FILES).map(build), ...more];
  };
  const usual = [build(undefined), ...buildsWith(ENVIRONMENT_VALUES)];
  const isRendered = usual.some(({ objects }) => objects.length > 0);
  const builds = isRendered ? usual : [...usual, ...buildsWith(TEST_VALUES)];
  // With values that the chart itself offers as an example, defaults that do not render say nothing, unless no values make up for it.
  return builds.length > 1
    ? builds.filter(
        ({ objects, failures }, at) =>
          at > 0 || objects.length > 0 || failures.some(({ cause }) => cause === 'syntax'),
      )
    : builds;
}

function valuesFiles(folder: string, values: RegExp, { tree }: ChartContext): readonly string[] {
  const prefix = folderPrefix(folder);
  return tree.paths.filter(
    (path) => path.startsWith(prefix) && values.test(path.slice(prefix.length)),
  );
}

function environmentFiles(folder: string, context: ChartContext): readonly string[] {
  return valuesFiles(folder, ENVIRONMENT_VALUES, context).slice(0, MAX_FILES);
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
  const prefix = folderPrefix(folder);
  const names = values.map((path) => (path.startsWith(prefix) ? path.slice(prefix.length) : path));
  const id = names.length === 0 ? folder : `${folder}${WITH}${names.join(', ')}`;
  return { id, folder, kind: 'helm-release', files: [] };
}

/** As `chartByAnyHelm`, but all that fails is wrong: the values are known. */
function declaredRelease(start: ChartStart, given: GivenToChart, context: ChartContext): Build {
  return byAnyHelm((helm) => renderedChart(start, given, helm, context));
}

function chartByAnyHelm(folder: string, file: string | undefined, context: ChartContext): Build {
  return byAnyHelm((helm) => chartBuild(folder, file, helm, context));
}

function chartFile(folder: string): Span {
  return fileSpan(`${folderPrefix(folder)}Chart.yaml`);
}

/** What a chart by itself is rendered with: failures that other values might not have say nothing. */
function chartBuild(
  folder: string,
  file: string | undefined,
  helm: HelmMajor,
  context: ChartContext,
  change?: (chart: Chart) => Chart,
): Build {
  const given = { files: file === undefined ? [] : [file], namespace: OWN_CHART_NAMESPACE };
  const rendered = (as: typeof change): Build =>
    renderedChart(chartOf(folder, file), given, helm, context, as);
  const kept = ({ failures }: Build): Build['failures'] =>
    failures.filter(
      ({ cause, lacksTemplate }) =>
        cause === 'syntax' ||
        (lacksTemplate === true && !isDependency(folder, context.charts(helm))),
    );
  const build = rendered(change);
  const failures = [...kept(build), ...spoilt(build, rendered, change)];
  const isWhole = failures.length > 0 || build.failures.length === 0;
  const loaded = isWhole ? undefined : context.charts(helm).at(folder);
  if (loaded?.kind !== 'chart' || loaded.chart.schema === undefined) return { ...build, failures };
  // The schema may ask for values that whoever installs the chart gives; they do not correct its templates.
  return { ...build, failures: kept(rendered(withoutSchema)) };
}

/**
 * Output that is no YAML, in the same place with what whoever installs the chart may give: with anything for each empty default, and for what
 * the templates print and nobody gives.
 */
function spoilt(
  { failures }: Build,
  rendered: (as: (chart: Chart) => Chart) => Build,
  change: ((chart: Chart) => Chart) | undefined,
): Build['failures'] {
  const [failure] = failures;
  if (failure?.isOfOutput !== true || change !== undefined) return [];
  const isSame = (other: Build['failures'][number] | undefined): boolean =>
    other?.isOfOutput === true && startOf(other.at) === startOf(failure.at);
  const isAlike = ([...FILLINGS, 'texts, maps and lists'] as const).every((filled) => {
    const [other] = rendered((chart) =>
      withGiven(withFilledDefaults(chart, filled), valuesNeverGiven(chart, [])),
    ).failures;
    return isSame(other);
  });
  if (!isAlike) return [];
  // `printf "%s" .Values.name` prints what is no YAML where nobody gives the name.
  const [left] = rendered((chart) => withGiven(chart, valuesLacking(chart))).failures;
  return left !== undefined && (left.isOfOutput !== true || isSame(left)) ? [failure] : [];
}

function startOf(at: Span): string {
  const { file, start } = hostSpan(at);
  return `${file.path}:${start}`;
}

function withoutSchema(chart: Chart): Chart {
  return { ...chart, schema: undefined };
}

/** Whether another chart here depends on a chart, and may define its templates. */
function isDependency(folder: string, { folders, at }: ChartLibrary): boolean {
  const loaded = at(folder);
  const name = loaded?.kind === 'chart' ? loaded.chart.metadata.name.text : undefined;
  return folders.some((each) => {
    const other = at(each);
    const declared = other?.kind === 'chart' ? other.chart.metadata.dependencies : undefined;
    return declared?.some((one) => one?.name.text === name) === true;
  });
}

interface GivenToChart {
  /** Values files, in their order. */
  readonly files: readonly string[];
  readonly namespace: string;
  /** Absent: as most people call it, and as short as a helper for names expects. */
  readonly release?: string | undefined;
}

function renderedChart(
  start: ChartStart,
  { files, namespace, release }: GivenToChart,
  helm: HelmMajor,
  context: ChartContext,
  change: (chart: Chart) => Chart = (chart) => chart,
): Build {
  const loaded = context.charts(helm).at(start.folder);
  const layers = files.flatMap((path): readonly ValuesLayer[] => {
    const file = valuesFileAt(path, context.tree);
    return file === undefined ? [] : [{ kind: 'file', file }];
  });
  const given = { layers, namespace, release, at: chartFile(start.folder) };
  const changed = loaded?.kind === 'chart' ? { ...loaded, chart: change(loaded.chart) } : loaded;
  return chartBuildOf(start, changed, given, helm, context);
}
