import { posix } from 'node:path';
import { sourceOf, type ChartFile } from '../chart/chart-file.ts';
import type { TemplateFile } from '../template/render-templates.ts';
import type { GoType, GoValue, MapValue } from '../value/go-value.ts';
import { mapValue } from '../value/make-value.ts';
import { fullPathOf, nameOf, type ReleaseChart } from '../values/release-chart.ts';
import { isTable, newTable, type Table } from '../values/tables.ts';
import { chartObject } from './chart-object.ts';
import { filesObject } from './files-object.ts';

/** The objects that all charts of a release share. */
interface SharedObjects {
  readonly release: MapValue;
  readonly capabilities: GoValue;
  readonly helm: 3 | 4;
  /** The type of `.Values` and of the dot. */
  readonly valuesType: GoType;
}

/**
 * The templates of a chart and its subcharts, each with the dot it is executed with. A later file of the same name takes
 * the place of an earlier one. Imitates allTemplates of Helm 3.22 and 4.3.
 */
export function templateFiles(
  chart: ReleaseChart,
  values: Table,
  shared: SharedObjects,
): readonly TemplateFile[] {
  const files = new Map<string, TemplateFile>();
  collect(chart, values, shared, files);
  return [...files.values()];
}

/** Adds the templates of a chart; returns its dot, which is the parent's `.Subcharts.NAME`. */
function collect(
  chart: ReleaseChart,
  values: Table,
  shared: SharedObjects,
  files: Map<string, TemplateFile>,
): MapValue {
  const { helm, valuesType, release, capabilities } = shared;
  const subcharts = new Map<string, GoValue>();
  const isRoot = chart.parent === undefined;
  const entries = new Map<string, GoValue>([
    ['Chart', chartObject(chart.metadata, isRoot, helm)],
    ['Files', filesObject(chart.chart.files)],
    ['Release', release],
    ['Capabilities', capabilities],
    ['Values', { ...values, type: valuesType }],
    ['Subcharts', mapValue(subcharts)],
  ]);
  for (const child of chart.dependencies) {
    subcharts.set(nameOf(child), collect(child, valuesOf(child, values), shared, files));
  }
  const home = fullPathOf(chart);
  const dot = mapValue(entries, undefined, valuesType);
  for (const file of chart.chart.templates) {
    if (!isTemplate(chart, file)) continue;
    const name = posix.join(home, file.name);
    const basePath = posix.join(home, 'templates');
    files.set(name, { name, file: sourceOf(file), values: dot, basePath });
  }
  return mapValue(entries);
}

/** The subchart's own table; a name with a dot is looked for as a path, and so is not found. */
function valuesOf(child: ReleaseChart, values: Table): Table {
  const name = nameOf(child);
  const found = name.includes('.') ? undefined : values.entries.get(name);
  return isTable(found) ? found : newTable();
}

/** Of a library only what other charts can include. */
function isTemplate({ metadata }: ReleaseChart, { name }: ChartFile): boolean {
  const isLibrary = metadata.type.text.toLowerCase() === 'library';
  return !isLibrary || name.slice(name.lastIndexOf('/') + 1).startsWith('_');
}
