import { fileSpan } from '../../../model/span.ts';
import { lfsContentOf } from '../../../text/lfs-pointer.ts';
import type { ChartFile } from './chart-file.ts';
import type { Chart, ChartRefusal, LoadedChart } from './chart.ts';
import type { LoadBudget } from './load-budget.ts';

/** A subchart as it is in `charts/`: an archive, or the files of a folder. */
type Subchart =
  | { readonly path: string; readonly bytes: Uint8Array }
  | { readonly path: string; readonly files: readonly ChartFile[] };

export type LoadSubchart = (subchart: Subchart, budget: LoadBudget) => LoadedChart;

type LoadedSubcharts =
  | { readonly kind: 'charts'; readonly charts: readonly Chart[] }
  | ChartRefusal;

interface Parent {
  readonly name: string;
  /** Its folder or archive. */
  readonly path: string;
}

/**
 * Loads the charts in `charts/`, grouped by the first part of their paths. Names that begin with `.` or `_` are skipped;
 * a plain file counts as a chart without Chart.yaml, so Helm refuses it. An archive of which only Git LFS has the content is left out, like one
 * that is not there.
 */
export function loadSubcharts(
  subcharts: ReadonlyMap<string, readonly ChartFile[]>,
  parent: Parent,
  load: LoadSubchart,
  budget: LoadBudget,
): LoadedSubcharts {
  if (subcharts.size > 0 && budget.depth === 0) {
    const message = `charts lie too deep in charts, in ${parent.name}`;
    return { kind: 'refused', message, at: fileSpan(parent.path) };
  }
  const inner = budgetBelow(budget);
  const charts: Chart[] = [];
  for (const [name, files] of subcharts) {
    if (/^[_.]/.test(name) || isElsewhere(files)) continue;
    const loaded = loadOne(name, files, parent, (subchart) => load(subchart, inner));
    if (loaded.kind === 'refused') return loaded;
    charts.push(loaded.chart);
  }
  return { kind: 'charts', charts };
}

function isElsewhere([first]: readonly ChartFile[]): boolean {
  return first !== undefined && lfsContentOf(first.bytes) !== undefined;
}

/** The same counters, one level deeper. */
function budgetBelow(budget: LoadBudget): LoadBudget {
  return {
    depth: budget.depth - 1,
    left: budget.left,
  };
}

function loadOne(
  name: string,
  files: readonly ChartFile[],
  parent: Parent,
  load: (subchart: Subchart) => LoadedChart,
): LoadedChart {
  const [first] = files;
  if (name.endsWith('.tgz') && first !== undefined) {
    if (first.name !== name) {
      const message = `error unpacking subchart tar in ${parent.name}: expected ${name}, got ${first.name}`;
      return { kind: 'refused', message, at: fileSpan(first.path) };
    }
    return explained(load({ path: first.path, bytes: first.bytes }), name, parent);
  }
  const below = files.flatMap((file) => {
    const slash = file.name.indexOf('/');
    return slash === -1 ? [] : [{ ...file, name: file.name.slice(slash + 1) }];
  });
  return explained(load({ path: pathOf(name, files, parent), files: below }), name, parent);
}

/** The subchart's folder, or the file that is not one. */
function pathOf(name: string, [first]: readonly ChartFile[], parent: Parent): string {
  if (first?.name === name) return first.path;
  const end = first === undefined ? -1 : first.path.length - first.name.length;
  return first === undefined ? parent.path : first.path.slice(0, end + name.length);
}

function explained(loaded: LoadedChart, name: string, parent: Parent): LoadedChart {
  if (loaded.kind === 'chart') return loaded;
  return {
    ...loaded,
    message: `error unpacking subchart ${name} in ${parent.name}: ${loaded.message}`,
  };
}
