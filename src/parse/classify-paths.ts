import type { FileClass } from '../model/parsed-file.ts';

const CHART = /^((?:.*\/)?)Chart\.yaml$/;
const VALUES = /^(?:[^/]*[-_.])?values(?:[-_.][^/]*)?\.ya?ml$/;

/**
 * The kinds of files that follow from their place in the tree: the parts of a Helm chart that only Helm can read. Files that their own text
 * classifies are not in the result.
 */
export function classifyPaths(paths: readonly string[]): ReadonlyMap<string, FileClass> {
  const charts = new Set(paths.flatMap((path) => CHART.exec(path)?.[1] ?? []));
  const classes = new Map<string, FileClass>();
  if (charts.size === 0) return classes;
  for (const path of paths) {
    const found = chartPart(path, charts);
    if (found !== undefined) classes.set(path, found);
  }
  return classes;
}

function chartPart(path: string, charts: ReadonlySet<string>): FileClass | undefined {
  for (let slash = path.lastIndexOf('/'); ; slash = path.lastIndexOf('/', slash - 1)) {
    const folder = path.slice(0, slash + 1);
    if (charts.has(folder)) {
      const found = partOf(path.slice(folder.length), folder);
      if (found !== undefined) return found;
    }
    if (slash <= 0) return undefined;
  }
}

/** A file's part in a chart, by its path within the chart. `crds/` holds ordinary manifests. */
function partOf(path: string, folder: string): FileClass | undefined {
  const chart = folder === '' ? 'this folder' : `\`${folder.slice(0, -1)}\``;
  if (path.startsWith('templates/')) {
    const reason = `a template of the Helm chart in ${chart}`;
    return { kind: 'skipped', as: 'helm-template', reason };
  }
  if (!VALUES.test(path)) return undefined;
  return { kind: 'skipped', as: 'chart-values', reason: `values of the Helm chart in ${chart}` };
}
