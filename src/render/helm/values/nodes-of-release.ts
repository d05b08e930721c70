import { memo } from '../../../model/memo.ts';
import type { GoValue } from '../value/go-value.ts';
import type { ReleaseChart } from './release-chart.ts';
import type { Table } from './tables.ts';

/** A chart costs as much even without values: its metadata, and a table in the values of each chart above it. */
const OF_CHART = 20;

/**
 * The nodes of the values that a release is composed of, before it is composed: each subchart counts once for every alias of it, and once more for
 * every chart that it is in, since values are copied from the leaves up.
 */
export function nodesOfRelease(chart: ReleaseChart, depth = 1): number {
  const declared = chart.metadata.dependencies ?? [];
  let nodes = depth * (OF_CHART + nodesOfTable(chart.values));
  for (const dependency of chart.dependencies) {
    const { text } = dependency.metadata.name;
    const aliases = declared.filter((each) => each?.name.text === text).length;
    nodes += Math.max(1, aliases) * nodesOfRelease(dependency, depth + 1);
  }
  return nodes;
}

const nodesOfTable = memo((table: Table): number => nodesOf(table));

function nodesOf(value: GoValue): number {
  if (value.kind === 'map') {
    let nodes = 1;
    for (const inner of value.entries.values()) nodes += nodesOf(inner);
    return nodes;
  }
  if (value.kind !== 'list') return 1;
  return value.items.reduce((sum, item) => sum + nodesOf(item), 1);
}
