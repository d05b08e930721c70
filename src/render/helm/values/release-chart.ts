import { memo } from '../../../model/memo.ts';
import type { Chart } from '../chart/chart.ts';
import type { Metadata } from '../chart/metadata.ts';
import { mergeTables } from './merge-tables.ts';
import { nodeValue } from './node-value.ts';
import { isTable, newTable, type Table } from './tables.ts';

/**
 * A chart in one release: Helm renames it, takes subcharts away and writes into its values and metadata. Two aliases of one
 * chart share their subcharts, as they do in Helm 3.
 */
export interface ReleaseChart {
  readonly chart: Chart;
  metadata: Metadata;
  /** Its own values, those imported from subcharts included. Shared with other releases: copied before it is changed. */
  values: Table;
  dependencies: readonly ReleaseChart[];
  parent: ReleaseChart | undefined;
}

/** A chart for a new release, with charts of its own below. */
export function releaseChartOf(chart: Chart, parent?: ReleaseChart): ReleaseChart {
  const own: ReleaseChart = {
    chart,
    metadata: copyMetadata(chart.metadata),
    values: defaultsOf(chart),
    dependencies: [],
    parent,
  };
  own.dependencies = chart.dependencies.map((dependency) => releaseChartOf(dependency, own));
  return own;
}

/** Gives a chart its subcharts; they know it as their parent from now on. */
export function setDependencies(chart: ReleaseChart, dependencies: readonly ReleaseChart[]): void {
  chart.dependencies = dependencies;
  for (const dependency of dependencies) dependency.parent = chart;
}

/** The name a chart has in this release: its alias, if it has one. */
export function nameOf({ metadata }: ReleaseChart): string {
  return metadata.name.text;
}

/** `app/charts/db`: the start of the names of its templates. */
export function fullPathOf(chart: ReleaseChart): string {
  const { parent } = chart;
  return parent === undefined ? nameOf(chart) : `${fullPathOf(parent)}/charts/${nameOf(chart)}`;
}

/** Metadata whose dependencies can be changed without changing the chart's. */
export function copyMetadata(metadata: Metadata): Metadata {
  return { ...metadata, dependencies: metadata.dependencies?.map((each) => each && { ...each }) };
}

/** The content of values.yaml, read once per chart. */
const defaultsOf = memo((chart: Chart): Table => {
  let table = newTable();
  for (const document of chart.values) {
    const value = nodeValue(document, { by: 'value', secret: false });
    if (isTable(value)) table = mergeTables(table, value);
  }
  return table;
});
