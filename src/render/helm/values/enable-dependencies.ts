import { isCompatible } from '../chart/is-compatible.ts';
import type { Dependency } from '../chart/metadata.ts';
import type { Text } from '../text/text.ts';
import { valueOrigin } from '../value/value-origin.ts';
import { coalesceValues } from './coalesce-values.ts';
import type { DependencyOptions } from './import-values.ts';
import { copyMetadata, nameOf, setDependencies, type ReleaseChart } from './release-chart.ts';
import type { Table } from './tables.ts';
import { tableAt, valueAtPath } from './value-paths.ts';
import type { ValuesRefusal } from './values-refusal.ts';
import type { Warn } from './values-warning.ts';

/**
 * Decides which subcharts are in the release: declared ones by version, alias, condition and tags, undeclared ones
 * always. Changes the charts as Helm does. `path` is the path of the chart's values in `values`. Imitates
 * processDependencyEnabled of Helm 3.22 and 4.3.
 */
export function enableDependencies(
  chart: ReleaseChart,
  values: Table,
  path: string,
  options: DependencyOptions,
): ValuesRefusal | undefined {
  const declared = chart.metadata.dependencies;
  if (declared === undefined) return undefined;
  const dependencies = declared.filter((one) => one !== undefined);
  setDependencies(chart, [
    ...chart.dependencies.filter((one) => !isDeclared(one, dependencies)),
    ...takeDeclared(chart, dependencies, options.helm),
  ]);
  for (const dependency of dependencies) dependency.enabled = true;
  const coalesced = coalesceValues(chart, values, { ...options, nulls: 'coalesce' });
  if (coalesced.kind === 'refused') return coalesced;
  applyTags(dependencies, coalesced.values, options.warn);
  applyConditions(dependencies, coalesced.values, path, options.warn);
  const removed = new Set(
    dependencies.filter(({ enabled }) => !enabled).map(({ name }) => name.text),
  );
  const kept = chart.dependencies.filter((one) => !removed.has(nameOf(one)));
  for (const subchart of kept) {
    const below = `${path}${nameOf(subchart)}.`;
    const refusal = enableDependencies(subchart, coalesced.values, below, options);
    if (refusal !== undefined) return refusal;
  }
  const left = dependencies.filter(({ name }) => !removed.has(name.text));
  // Without any left Helm has no list at all, and imports nothing.
  chart.metadata.dependencies = left.length === 0 ? undefined : left;
  setDependencies(chart, kept);
  return undefined;
}

function isDeclared(chart: ReleaseChart, dependencies: readonly Dependency[]): boolean {
  return dependencies.some((one) => fits(chart, one));
}

function fits(chart: ReleaseChart, { name, version }: Dependency): boolean {
  return nameOf(chart) === name.text && isCompatible(version.text, chart.metadata.version.text);
}

/** The charts that the declarations mean, under their aliases; a declaration takes its alias for its name from then on. */
function takeDeclared(
  chart: ReleaseChart,
  dependencies: readonly Dependency[],
  helm: 3 | 4,
): readonly ReleaseChart[] {
  return dependencies.flatMap((dependency) => {
    const found = chart.dependencies.find((one) => fits(one, dependency));
    const { alias } = dependency;
    const taken = found === undefined ? [] : [renamed(found, alias, helm)];
    if (alias.text !== '') dependency.name = alias;
    return taken;
  });
}

/** A copy under another name. In Helm 3 the copies of one chart share their declarations and subcharts. */
function renamed(chart: ReleaseChart, alias: Text, helm: 3 | 4): ReleaseChart {
  const metadata = helm === 3 ? { ...chart.metadata } : copyMetadata(chart.metadata);
  if (alias.text !== '') metadata.name = alias;
  const copy: ReleaseChart = { ...chart, metadata };
  if (helm === 4)
    setDependencies(
      copy,
      chart.dependencies.map((one) => ({ ...one })),
    );
  return copy;
}

/** Any tag that is true enables, else any that is false disables. */
function applyTags(dependencies: readonly Dependency[], values: Table, warn: Warn): void {
  const found = tableAt(values, 'tags');
  if (found.kind === 'none') return;
  for (const dependency of dependencies) {
    const set: boolean[] = [];
    for (const { text } of dependency.tags) {
      const value = found.table.entries.get(text);
      if (value?.kind === 'bool') {
        set.push(value.value);
      } else if (value !== undefined) {
        const message = `Warning: Tag '${text}' for chart ${dependency.name.text} returned non-bool value`;
        warn(message, valueOrigin(value)?.span);
      }
    }
    dependency.enabled = set.length === 0 || set.includes(true);
  }
}

/** The first path of a condition that holds a boolean decides. */
function applyConditions(
  dependencies: readonly Dependency[],
  values: Table,
  path: string,
  warn: Warn,
): void {
  for (const dependency of dependencies) {
    for (const condition of dependency.condition.text.trim().split(',')) {
      if (condition === '') continue;
      const value = valueAtPath(values, path + condition);
      if (value?.kind === 'bool') {
        dependency.enabled = value.value;
        break;
      }
      if (value === undefined) continue;
      const message = `Warning: Condition path '${condition}' for chart ${dependency.name.text} returned non-bool value`;
      warn(message, valueOrigin(value)?.span);
    }
  }
}
