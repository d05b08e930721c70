import { entryOf, type YamlNode } from '../../../model/node.ts';
import { isNull, stringOf } from '../../../model/scalars/resolve-scalar.ts';
import type { Dependency } from '../chart/metadata.ts';
import { coalesceTables } from './coalesce-tables.ts';
import { coalesceValues } from './coalesce-values.ts';
import { formatValue } from './format-value.ts';
import { nodeValue } from './node-value.ts';
import type { ReleaseChart } from './release-chart.ts';
import { copyTable, newTable, setEntry, type Table } from './tables.ts';
import { tableAt } from './value-paths.ts';
import type { ValuesRefusal } from './values-refusal.ts';
import type { Warn } from './values-warning.ts';

export interface DependencyOptions {
  readonly helm: 3 | 4;
  readonly warn: Warn;
}

/**
 * Gives charts the values of subcharts that they import (`import-values`, `exports`), from the leaves up: the chart's own
 * values win. Imitates processDependencyImportValues of Helm 3.22.
 */
export function importValues(
  chart: ReleaseChart,
  options: DependencyOptions,
): ValuesRefusal | undefined {
  for (const dependency of chart.dependencies) {
    const refusal = importValues(dependency, options);
    if (refusal !== undefined) return refusal;
  }
  const { dependencies } = chart.metadata;
  if (dependencies === undefined) return undefined;
  const merged = coalesceValues(chart, newTable(), { ...options, nulls: 'merge' });
  if (merged.kind === 'refused') return merged;
  const imported = newTable();
  for (const dependency of dependencies) {
    if (dependency !== undefined) importFrom(dependency, merged.values, imported, options.warn);
  }
  chart.values = coalesceTables(options.warn, copyTable(merged.values), imported, '', 'merge');
  return undefined;
}

function importFrom(dependency: Dependency, values: Table, imported: Table, warn: Warn): void {
  const name = dependency.name.text;
  for (const item of dependency.importValues) {
    if (item.kind === 'map') {
      const child = wordAt(item, 'child');
      const found = tableAt(values, `${name}.${child}`);
      if (found.kind === 'none') {
        warn(`Warning: ImportValues missing table from chart ${name}: ${missing(found.key)}`, item);
      } else {
        coalesceTables(
          warn,
          imported,
          below(wordAt(item, 'parent'), taken(found.table)),
          '',
          'merge',
        );
      }
      continue;
    }
    const exported = stringOf(item, 'kubectl');
    if (exported === undefined) continue;
    const found = tableAt(values, `${name}.exports.${exported}`);
    if (found.kind === 'none')
      warn(`Warning: ImportValues missing table: ${missing(found.key)}`, item);
    else coalesceTables(warn, imported, taken(found.table), '', 'merge');
  }
  // Aliases of one chart share the declaration: only the first of them imports.
  dependency.importValues = [];
}

/** The table itself, which later imports may change; of an empty one a new table (helm: Values.AsMap in pkg/chartutil/values.go). */
function taken(table: Table): Table {
  return table.entries.size === 0 ? newTable(table.origin) : table;
}

function missing(key: string): string {
  return `${JSON.stringify(key)} is not a table`;
}

/** `child` and `parent` as `%v` prints them. */
function wordAt(item: YamlNode, key: string): string {
  const value = entryOf(item, key)?.value;
  if (value === undefined || isNull(value, 'kubectl')) return '<nil>';
  return formatValue(nodeValue(value, { by: 'chart', secret: false }));
}

/** A table at the end of a path of tables. */
function below(path: string, table: Table): Table {
  if (path === '.') return table;
  return path.split('.').reduceRight((inner, key) => {
    const outer = newTable(table.origin);
    setEntry(outer, key, inner, undefined);
    return outer;
  }, table);
}
