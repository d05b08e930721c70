import { groupBy } from '../../model/group-by.ts';
import type { Build } from '../../model/manifest.ts';
import type { Report } from '../../model/report.ts';
import { entryPointOf } from '../text/entry-point-line.ts';
import { count } from '../text/words.ts';
import { fetchOf, isFetchable, type NotChecked } from './not-checked-words.ts';

/** The builds of the repository's own charts that made nothing. */
export function unrenderedCharts({ builds }: Report): readonly Build[] {
  const lacking = builds.filter(({ kind, partial }) => kind === 'chart' && partial.length > 0);
  return [...groupBy(lacking, chartFolder).values()]
    .filter((some) => some.every(({ objects }) => objects.length === 0))
    .flat();
}

/** The repository's own charts of which nothing could be rendered. */
export function chartsNotChecked(report: Report): readonly NotChecked[] {
  const toFetch = chartsToFetch(report);
  const folders = new Set(unrenderedCharts(report).map(chartFolder));
  const unknown = [...folders].filter((folder) => !toFetch.has(folder));
  return [...lackingDependencies(toFetch.size), ...lackingValues(unknown)];
}

/** Those of which nothing could be rendered without charts that `envfrom dependencies` lists. */
export function chartsToFetch(report: Report): ReadonlySet<string> {
  return new Set(unrenderedCharts(report).filter(isFetchable).map(chartFolder));
}

function lackingDependencies(entries: number): readonly NotChecked[] {
  if (entries === 0) return [];
  const reason = `the charts that ${entries === 1 ? 'it depends' : 'they depend'} on are not available`;
  return [{ entries, what: count(entries, 'chart'), reason, remedy: fetchOf(entries) }];
}

function lackingValues(folders: readonly string[]): readonly NotChecked[] {
  const entries = folders.length;
  const [first] = folders;
  if (first === undefined) return [];
  const what = count(entries, 'chart');
  const remedy = `\`envfrom build CHART\` says why. If ${entries === 1 ? 'it needs' : 'they need'} the values of a release, declare that in .envfrom.yaml: \`${entryPointOf(first)}\`.`;
  return [{ entries, what, reason: 'nothing could be rendered', remedy }];
}

/** Charts that lack dependencies, or values that only a release gives. */
export function chartParts(report: Report): readonly NotChecked[] {
  const unrendered = new Set(unrenderedCharts(report).map(chartFolder));
  const folders = report.builds.flatMap((build) =>
    build.kind === 'chart' && build.partial.length > 0 ? [chartFolder(build)] : [],
  );
  const { size } = new Set(folders.filter((folder) => !unrendered.has(folder)));
  if (size === 0) return [];
  const remedy = '`--verbose` says why.';
  return [{ entries: 0, what: `parts of ${count(size, 'chart')}`, remedy }];
}

/** The folder of a chart, however many files of values it is rendered with. */
export function chartFolder({ id, folder }: Build): string {
  return folder ?? id;
}
