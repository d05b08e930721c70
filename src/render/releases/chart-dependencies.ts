import { plainUrl, type ItemNeed } from '../../model/elsewhere/asked-item.ts';
import { memo } from '../../model/memo.ts';
import { message } from '../../model/message.ts';
import { withoutEndSlashes } from '../../model/names/folder-of.ts';
import type { Reason } from '../../model/reason.ts';
import type { Span } from '../../model/span.ts';
import type { Chart, LoadedChart } from '../helm/chart/chart.ts';
import type { Dependency } from '../helm/chart/metadata.ts';
import { resolvePath } from '../kustomize/load/paths.ts';
import { satisfiesRequest } from './satisfies-request.ts';

/** Where a dependency may be that is not below `charts/`. */
export interface DependencySources {
  /** The chart of a folder (`` for the root); undefined for one outside the repository too. */
  readonly at: (folder: string | undefined) => LoadedChart | undefined;
  /** A chart that fits a name and a version or range, of a repository; `isOpen`: the range has no end, so a chart of the repository proves little. */
  readonly named: (
    name: string,
    version: string,
    isOpen: boolean,
    repository: string,
  ) => LoadedChart | undefined;
}

type FoundChart = Extract<LoadedChart, { kind: 'chart' }>;

/** Charts, with those below them, that one chart may come to: each is in the release as often as something depends on it. */
export const MAX_IN_CHART = 100;
/** The same of all charts of a run together. */
export const MAX_IN_RUN = 10_000;
const FILE = 'file://';
/** Fits a range that has no end. */
const FAR_AHEAD = '99999.0.0';

/**
 * A chart with the dependencies that it declares and that are not below its `charts/`: the folder that `file://` names, or a chart at hand
 * of the name and version. For a chart in git, Argo CD and Flux fetch them as `helm dependency build` does: in the version that Chart.lock
 * says, for which another one stands in that the chart allows. What is not at hand, or more than `most` charts in all, stays missing. The same object while chart and dependencies are the same.
 */
export function withDependencies(
  loaded: FoundChart,
  sources: DependencySources,
  most: number,
): FoundChart {
  const { chart } = loaded;
  const here = new Set(chart.dependencies.map(({ metadata }) => metadata.name.text));
  const found: Chart[] = [];
  let weight = weightOf(chart);
  for (const declared of chart.metadata.dependencies ?? []) {
    if (declared === undefined || here.has(declared.name.text)) continue;
    const dependency = dependencyOf(chart, declared, sources);
    if (dependency === undefined) continue;
    weight += weightOf(dependency);
    if (weight > most) break;
    here.add(declared.name.text);
    found.push(dependency);
  }
  return found.length === 0 ? loaded : completed(loaded, found);
}

function dependencyOf(
  chart: Chart,
  { name, version: range, repository }: Dependency,
  { at, named }: DependencySources,
): Chart | undefined {
  if (repository.text === '') return undefined;
  const isFolder = repository.text.startsWith(FILE);
  const locked = chart.locked.get(name.text);
  const url = chartUrl(repository.text, name.text);
  const found = isFolder
    ? at(resolvePath(chart.path === '.' ? '' : chart.path, repository.text.slice(FILE.length)))
    : ((locked === undefined ? undefined : named(name.text, locked, false, url)) ??
      named(name.text, range.text, satisfiesRequest(FAR_AHEAD, range.text), url));
  // Helm takes what is below `charts/` only where it fits what is declared.
  return found?.kind === 'chart' && isFor(found.chart, name.text, range.text)
    ? found.chart
    : undefined;
}

/** The address of a chart as a need has it: of a registry, with its name. */
function chartUrl(repository: string, name: string): string {
  const url = withoutEndSlashes(repository);
  return url.startsWith('oci://') ? `${url}/${name}` : url;
}

/** What a chart, or one below it, declares that has to come from elsewhere, whether it is here or not. */
export function dependencyNeeds(chart: Chart, at: Span): readonly ItemNeed[] {
  const below = chart.path === '.' ? 'charts/' : `${chart.path}/`;
  const own = (chart.metadata.dependencies ?? []).flatMap((declared) => {
    if (declared === undefined || !FETCHED.test(declared.repository.text)) return [];
    const { name, version, repository } = declared;
    const found = chart.dependencies.find(({ metadata }) => metadata.name.text === name.text);
    // Part of the chart, or of its archive.
    if (found?.path.startsWith(below) === true || ARCHIVE.test(chart.path)) return [];
    const asked = {
      type: 'chart' as const,
      url: plainUrl(chartUrl(repository.text, name.text)),
      name: name.text,
      version: chart.locked.get(name.text) ?? version.text,
    };
    return [{ ...asked, at: declared.node ?? at, found: found?.path }];
  });
  return [...own, ...chart.dependencies.flatMap((each) => dependencyNeeds(each, at))];
}

/** Said where a dependency of a chart, or of one below it, has another version than its Chart.lock says: that one is not here. */
export function otherDependency(chart: Chart): Reason | undefined {
  const below = chart.path === '.' ? 'charts/' : `${chart.path}/`;
  for (const dependency of chart.dependencies) {
    const { name, version } = dependency.metadata;
    const locked = chart.locked.get(name.text);
    const isOther = locked !== undefined && locked !== version.text;
    if (isOther && !dependency.path.startsWith(below))
      return message`version ${version.text} of \`${name.text}\`, a dependency of its chart, stands in for ${locked}, which is not available`;
    const other = otherDependency(dependency);
    if (other !== undefined) return other;
  }
  return undefined;
}

const ARCHIVE = /\.tgz(?:$|!)/;
const FETCHED = /^(?:https?|oci):/;

function isFor({ metadata }: Chart, name: string, range: string): boolean {
  return metadata.name.text === name && satisfiesRequest(metadata.version.text, range);
}

/** How many charts it is, with all below it. */
export const weightOf = memo((chart: Chart): number =>
  chart.dependencies.reduce((sum, each) => sum + weightOf(each), 1),
);

interface Completed {
  readonly found: readonly Chart[];
  readonly whole: FoundChart;
}

/** Of each chart, what it last came to: whoever compares charts of two runs finds the same. */
const known = new WeakMap<FoundChart, Completed>();

function completed(loaded: FoundChart, found: readonly Chart[]): FoundChart {
  const before = known.get(loaded);
  if (before?.found.length === found.length && found.every((each, at) => each === before.found[at]))
    return before.whole;
  const { chart } = loaded;
  const dependencies = [...chart.dependencies, ...found];
  const whole: FoundChart = { kind: 'chart', chart: { ...chart, dependencies } };
  known.set(loaded, { found, whole });
  return whole;
}
