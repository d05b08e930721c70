import type { ChartValues } from './chart-values.ts';
import type { ValueTree } from './value-tree.ts';

const MOST_PATHS = 50;

/** The places where a chart, or a subchart of it, reads a value under a key. */
export function pathsTo(chart: ChartValues, key: string): readonly (readonly string[])[] {
  const found = new Map<string, readonly string[]>();
  inChart(chart, key, [], found);
  return [...found.values()];
}

/** Those of the paths that another path may have been meant to be: all its keys, further in or further out, and elsewhere. */
export function suffixPaths(
  paths: readonly (readonly string[])[],
  written: readonly string[],
): readonly (readonly string[])[] {
  return paths.filter(
    (path) =>
      (endsWith(path, written) || endsWith(written, path)) &&
      !path.every((key, index) => key === written[index]),
  );
}

type Found = Map<string, readonly string[]>;

function inChart(chart: ChartValues, key: string, at: readonly string[], found: Found): void {
  inTree(chart.tree, key, at, found);
  for (const [name, below] of chart.subcharts) {
    if (below !== undefined) inChart(below, key, [...at, name], found);
  }
}

function inTree(tree: ValueTree, key: string, at: readonly string[], found: Found): void {
  for (const [name, below] of tree.below) {
    if (found.size >= MOST_PATHS) return;
    const path = [...at, name];
    if (name === key) found.set(path.join('\n'), path);
    inTree(below, key, path, found);
  }
}

function endsWith(long: readonly string[], short: readonly string[]): boolean {
  const skipped = long.length - short.length;
  return skipped > 0 && short.every((key, index) => key === long[skipped + index]);
}
