import type { MemoTable } from '../../dependencies/memo-table.ts';
import type { TrackedQuery } from '../../dependencies/tracked-query.ts';
import { plainUrl, type AskedItem } from '../../model/elsewhere/asked-item.ts';
import { withItems } from '../../model/elsewhere/item-tree.ts';
import { itemAt, itemFor } from '../../model/elsewhere/vendor.ts';
import type { FileTree } from '../../model/file-tree.ts';
import type { Limits } from '../../model/limits.ts';
import { getOrMake } from '../../model/memo.ts';
import { folderOf } from '../../model/names/folder-of.ts';
import { fileSpan } from '../../model/span.ts';
import type { HelmMajor } from '../../model/versions/deployer-version.ts';
import { unusedFolders } from '../../parse/unused-folders.ts';
import { chartFilesOfFolder } from '../helm/chart/chart-files-of-folder.ts';
import type { Chart, LoadedChart } from '../helm/chart/chart.ts';
import { loadArchive, loadChart, type LoadOptions } from '../helm/chart/load-chart.ts';
import { compareVersions, parseVersion } from '../helm/functions/semver/version.ts';
import type { FileQueries } from '../kustomize/load/tracked-context.ts';
import {
  MAX_IN_CHART,
  MAX_IN_RUN,
  weightOf,
  withDependencies,
  type DependencySources,
} from './chart-dependencies.ts';
import { linkedPaths, type LinkedPaths } from './linked-paths.ts';
import { satisfiesRequest } from './satisfies-request.ts';
import { topCharts } from './top-charts.ts';

/** The charts that a run has at hand; each is loaded once. */
export interface ChartLibrary {
  /** Folders that hold a Chart.yaml and are no part of another chart, sorted. */
  readonly folders: readonly string[];
  /** The chart of a folder; undefined where there is none. */
  readonly at: (folder: string) => LoadedChart | undefined;
  /** The same, also where the folder is not part of what is checked: a kustomization may lead there. */
  readonly anywhere: (folder: string) => LoadedChart | undefined;
  /** A chart by name, the version, or range, that is asked for, and the repository it is from; undefined where none at hand fits. */
  readonly named: (
    name: string,
    version: string | undefined,
    repository?: string,
  ) => LoadedChart | undefined;
  /** Whether someone pulled a chart, or a file of one, for this tool. */
  readonly isPulled: (path: string) => boolean;
}

const CHART_FILE = /(?:^|\/)Chart\.yaml$/;
const ARCHIVE = /\.tgz$/;
/** Dependencies of dependencies are completed down to here. */
const DEEPEST = 20;
/** Folders that hold charts which someone pulled for this tool, next to the repository's own. */
const PULLED_CHARTS: readonly string[] = ['.envfrom/charts'];

/** What may be asked about charts, and what one is made of. */
export interface ChartQueries {
  readonly at: TrackedQuery<[folder: string], LoadedChart | undefined>;
  readonly anywhere: TrackedQuery<[folder: string], LoadedChart | undefined>;
  readonly named: TrackedQuery<
    [name: string, version: string | undefined, repository?: string],
    LoadedChart | undefined
  >;
  readonly read: FileQueries['read'];
  readonly list: TrackedQuery<[folder: string], readonly string[]>;
}

/** For a run that another one may follow. */
interface ChartTracking {
  readonly queries: ChartQueries;
  readonly loaded: MemoTable<LoadedChart>;
}

interface ChartSettings {
  readonly limits: Limits;
  /** The version of Helm that loads them. */
  readonly helm: HelmMajor;
  /** Folders of pulled charts; undefined: the usual ones. */
  readonly folders: readonly string[] | undefined;
  /** Another version may stand in for the one that is asked for. */
  readonly anyVersion: boolean;
  readonly tracking?: ChartTracking | undefined;
}

/** The charts of a tree, as a version of Helm loads them. */
export type Charts = (helm: HelmMajor) => ChartLibrary;

/** Opens the charts of a tree: its chart folders, the archives and folders that were pulled for it, and what is ready next to it. */
export function openCharts(
  tree: FileTree,
  { limits, helm, folders: pulled = PULLED_CHARTS, anyVersion, tracking }: ChartSettings,
): ChartLibrary {
  const place = `charts of Helm ${helm}`;
  const isPulled = pulledBelow(pulled, rootsOf(tree));
  const unused = unusedFolders(tree.paths, tree.named);
  const isCounted = (path: string): boolean => isPulled(path) || unused(path) === undefined;
  const shelf = new Set(tree.charts?.paths ?? []);
  const paths = [...new Set([...tree.paths, ...shelf])];
  const { vendor } = tree;
  const read = readerOf(tree, shelf);
  const charts = paths.filter((path) => CHART_FILE.test(path));
  // What nobody lists, a release may name by its path: a copy of another project, for example.
  const named = new Set(charts.map(folderOf));
  const counted = charts.filter(isCounted);
  const known = new Set(counted.map(folderOf));
  const tops = topCharts(counted, tree.paths);
  const loaded = new Map<string, LoadedChart>();
  const asked = tracking?.queries.read.register(place, read) ?? read;
  const { below, target, key } = filesOfCharts(tree, paths);
  const listed = tracking?.queries.list.register(place, below) ?? below;
  const loadNow = (path: string): LoadedChart =>
    ARCHIVE.test(path)
      ? loadArchiveAt(path, asked, { limits, helm })
      : loadFolder(path, listed(path), asked, { limits, helm }, target);
  const load = (path: string): LoadedChart => {
    const now = (): LoadedChart => loadNow(path);
    const kept = () => tracking?.loaded.getOrCompute(`${helm} ${path}`, [key(path)], now);
    return getOrMake(loaded, path, () => kept() ?? now());
  };
  const elsewhere = (folder: string): LoadedChart | undefined => {
    const has = itemAt(vendor, folder)?.files()?.includes(`${folder}/Chart.yaml`) === true;
    return has ? load(folder) : undefined;
  };
  const beside = (folder: string): LoadedChart | undefined => {
    const own = filesBelow(folder, tree.around?.() ?? []);
    if (!own.includes(folder === '.' ? 'Chart.yaml' : `${folder}/Chart.yaml`)) return undefined;
    return getOrMake(loaded, folder, () => loadFolder(folder, own, read, { limits, helm }));
  };
  const archives = paths.filter((path) => ARCHIVE.test(path) && isPulled(path));
  const find = (name: string, version: string | undefined, folders = tops) => {
    // As Helm names what it pulls; any other archive may still hold the chart.
    const isLikely = (path: string): boolean => path.includes(`/${name}-`);
    const likely = [...archives.filter(isLikely), ...folders].map(load);
    const others = (): readonly LoadedChart[] =>
      archives.filter((path) => !isLikely(path) && !path.startsWith('$')).map(load);
    return (
      newestOf(likely.filter((chart) => fits(chart, name, version))) ??
      newestOf(others().filter((chart) => fits(chart, name, version))) ??
      (anyVersion ? newestOf(likely.filter((chart) => fits(chart, name, '*'))) : undefined)
    );
  };
  const findLocked = (name: string, version: string | undefined, url: string | undefined) => {
    const path = url === undefined ? undefined : lockedArchive(tree, { name, version, url });
    return path === undefined ? undefined : load(path);
  };
  const isElsewhere = (one: string, other: string): boolean =>
    itemAt(vendor, one)?.root !== itemAt(vendor, other)?.root;
  const complete = completing((chart) => ({
    at: (folder) =>
      folder === undefined || isElsewhere(folder, chart.path) ? undefined : anywhere(folder || '.'),
    named: (name, version, isOpen, url) =>
      findLocked(name, version, url) ?? find(name, version, isOpen ? tops.filter(isPulled) : tops),
  }));
  const anywhere = (folder: string): LoadedChart | undefined =>
    known.has(folder) ? load(folder) : (elsewhere(folder) ?? beside(folder));
  const library: ChartLibrary = {
    folders: tops.filter((folder) => !isPulled(folder)),
    isPulled,
    at: (folder) => complete(named.has(folder) ? load(folder) : elsewhere(folder)),
    anywhere: (folder) => complete(anywhere(folder)),
    named: (name, version, repository) =>
      complete(findLocked(name, version, repository) ?? find(name, version)),
  };
  return tracking === undefined ? library : trackedLibrary(library, tracking.queries, place);
}

/** Adds to charts the dependencies that are at hand, once; each is completed in turn. */
function completing(
  sourcesFor: (chart: Chart) => DependencySources,
): (loaded: LoadedChart | undefined) => LoadedChart | undefined {
  const wholes = new Map<LoadedChart, LoadedChart>();
  const underway = new Set<LoadedChart>();
  let left = MAX_IN_RUN;
  const complete = (loaded: LoadedChart | undefined): LoadedChart | undefined => {
    if (loaded?.kind !== 'chart' || ARCHIVE.test(loaded.chart.path)) return loaded;
    const before = wholes.get(loaded);
    if (before !== undefined) return before;
    if (underway.has(loaded) || underway.size === DEEPEST) return undefined;
    underway.add(loaded);
    const { at, named } = sourcesFor(loaded.chart);
    const sources: DependencySources = {
      at: (folder) => complete(at(folder)),
      named: (...wanted) => complete(named(...wanted)),
    };
    const whole = withDependencies(loaded, sources, Math.min(left, MAX_IN_CHART));
    if (whole !== loaded) left -= weightOf(whole.chart);
    underway.delete(loaded);
    wholes.set(loaded, whole);
    return whole;
  };
  return complete;
}

/** A function of its own: what a chart made keeps it, and must not keep the library alive. */
function pulledBelow(
  folders: readonly string[],
  roots: readonly string[],
): (path: string) => boolean {
  const all = [...folders, ...roots].map((folder) => `${folder}/`);
  return (path) => path.startsWith('$') || all.some((folder) => path.startsWith(folder));
}

/** Reads files of the tree, of its shelf of charts, and of items. */
function readerOf(tree: FileTree, shelf: ReadonlySet<string>): FileTree['read'] {
  const { charts } = tree;
  const { read } = withItems(tree);
  return (path) => (shelf.has(path) && charts !== undefined ? charts.read(path) : read(path));
}

function rootsOf({ vendor }: FileTree): readonly string[] {
  return (vendor?.items ?? []).map(({ root }) => root);
}

/** The archive of a chart that was fetched for exactly this. */
function lockedArchive(
  { vendor }: FileTree,
  asked: Pick<AskedItem, 'name' | 'version' | 'url'>,
): string | undefined {
  const item = itemFor(vendor, { type: 'chart', ...asked, url: plainUrl(asked.url) });
  return item?.files()?.[0];
}

function trackedLibrary(library: ChartLibrary, queries: ChartQueries, place: string): ChartLibrary {
  return {
    ...library,
    at: queries.at.register(place, library.at),
    anywhere: queries.anywhere.register(place, library.anywhere),
    named: queries.named.register(place, library.named),
  };
}

/** The files of a chart's folder, with those that symlinks lead to. */
function filesOfCharts(tree: FileTree, paths: readonly string[]): LinkedPaths {
  const linked = linkedPaths(tree);
  const below = (folder: string): readonly string[] => {
    const files = itemAt(tree.vendor, folder)?.files() ?? paths;
    return [...filesBelow(folder, files), ...linked.below(folder)];
  };
  return { ...linked, below };
}

function filesBelow(folder: string, paths: readonly string[]): readonly string[] {
  return folder === '.' ? paths : paths.filter((path) => path.startsWith(`${folder}/`));
}

function loadFolder(
  folder: string,
  paths: readonly string[],
  read: FileTree['read'],
  options: LoadOptions,
  target?: (path: string) => string,
): LoadedChart {
  const files = chartFilesOfFolder(folder, paths, read, target);
  if (files.kind === 'refused') return files;
  return loadChart(folder, files.files, options);
}

function loadArchiveAt(path: string, read: FileTree['read'], options: LoadOptions): LoadedChart {
  const content = read(path);
  if (content.kind === 'unreadable') {
    return { kind: 'refused', message: content.reason, at: fileSpan(path) };
  }
  return loadArchive(path, content.bytes, options);
}

/** Of charts that fit alike, the newest; the first of equals. */
function newestOf(charts: readonly LoadedChart[]): LoadedChart | undefined {
  return charts.reduce<LoadedChart | undefined>((best, chart) => {
    if (best === undefined) return chart;
    const [one, other] = [versionOf(best), versionOf(chart)];
    if (typeof other === 'string') return best;
    return typeof one === 'string' || compareVersions(other, one) > 0 ? chart : best;
  }, undefined);
}

function versionOf(loaded: LoadedChart): ReturnType<typeof parseVersion> {
  return parseVersion(loaded.kind === 'chart' ? loaded.chart.metadata.version.text : '');
}

function fits(loaded: LoadedChart, name: string, version: string | undefined): boolean {
  if (loaded.kind === 'refused' || loaded.chart.metadata.name.text !== name) return false;
  return satisfiesRequest(loaded.chart.metadata.version.text, version);
}
