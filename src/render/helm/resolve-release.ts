import type { Limits } from '../../model/limits.ts';
import { memo } from '../../model/memo.ts';
import { fileSpan } from '../../model/span.ts';
import type { Chart } from './chart/chart.ts';
import { SPENT } from './value/charge.ts';
import type { GoValue } from './value/go-value.ts';
import { coalesceValues } from './values/coalesce-values.ts';
import { enableDependencies } from './values/enable-dependencies.ts';
import { importValues } from './values/import-values.ts';
import { releaseChartOf, nameOf, type ReleaseChart } from './values/release-chart.ts';
import { newTable, takeEntry, type Table } from './values/tables.ts';
import { validateSchemas } from './values/validate-schemas.ts';
import type { ValuesRefusal } from './values/values-refusal.ts';
import type { Warn } from './values/values-warning.ts';

/** Nodes of values in one release, those of subcharts once for each alias and each chart above: all of them are copied several times. */
const MAX_NODES = 250_000;

interface ResolveOptions {
  readonly limits: Limits;
  readonly helm: 3 | 4;
  /** A dependency that is declared and not there: Helm refuses the chart; leaving it out gives all the rest. */
  readonly missing: 'refuse' | 'leave-out';
  readonly skipSchemaValidation: boolean;
  readonly warn: Warn;
}

type ResolvedRelease =
  | {
      readonly kind: 'resolved';
      /** The chart with the subcharts that are in the release. */
      readonly own: ReleaseChart;
      /** The values of the chart, in them those of the subcharts. */
      readonly values: Table;
      /** Dependencies that would be in the release, and are not at hand. */
      readonly partial: readonly string[];
      /** The values for those that the chart itself declares. */
      readonly unread: Table;
    }
  | ValuesRefusal;

/** A chart and the values of the user → the charts and values of the release, checked; templates are not rendered. */
export function resolveRelease(
  chart: Chart,
  given: Table,
  options: ResolveOptions,
): ResolvedRelease {
  const { limits, helm, missing, skipSchemaValidation, warn } = options;
  const own = releaseChartOf(chart);
  const refusal = kindFault(own) ?? (missing === 'refuse' ? missingFault(own, helm) : undefined);
  if (refusal !== undefined) return refusal;
  if (nodesOfRelease(own) > MAX_NODES) {
    return { kind: 'refused', message: SPENT.message, at: undefined, isStopped: true };
  }
  const unresolved = enableDependencies(own, given, '', options) ?? importValues(own, options);
  if (unresolved !== undefined) return helm === 4 ? asDependencyFault(unresolved) : unresolved;
  const coalesced = coalesceValues(own, given, { ...options, nulls: 'coalesce' });
  if (coalesced.kind === 'refused') return coalesced;
  const { values } = coalesced;
  const misfit = skipSchemaValidation ? undefined : validateSchemas(own, values, limits, warn);
  if (misfit !== undefined) return misfit;
  const partial = [...new Set(lackingIn(own))];
  return { kind: 'resolved', own, values, partial, unread: valuesOfLacking(own, values) };
}

/** The dependencies that a resolved chart, or one below it, declares and does not have. */
function lackingIn({ metadata, dependencies }: ReleaseChart): readonly string[] {
  const here = new Set(dependencies.map(nameOf));
  const lacking = (metadata.dependencies ?? []).flatMap((one) =>
    one === undefined || here.has(one.name.text) ? [] : [one.name.text],
  );
  return [...lacking, ...dependencies.flatMap(lackingIn)];
}

/** Of the values of a chart, those for the dependencies that it declares and does not have. */
function valuesOfLacking({ metadata, dependencies }: ReleaseChart, values: Table): Table {
  const here = new Set(dependencies.map(nameOf));
  const unread = newTable();
  for (const one of metadata.dependencies ?? []) {
    if (one === undefined || here.has(one.name.text)) continue;
    const name = one.alias.text || one.name.text;
    const own = values.entries.get(name);
    if (own !== undefined) takeEntry(unread, name, values, own);
  }
  return unread;
}

const PROCESSING = 'chart dependencies processing failed: ';

/** The refusal in the words of Helm 4. */
function asDependencyFault({ message, discreet, at }: ValuesRefusal): ValuesRefusal {
  const shown = discreet === undefined ? {} : { discreet: PROCESSING + discreet };
  return { kind: 'refused', message: PROCESSING + message, ...shown, at };
}

function kindFault({ metadata: { type }, chart }: ReleaseChart): ValuesRefusal | undefined {
  if (type.text === '' || type.text === 'application') return undefined;
  const at = type.pieces[0]?.origin?.span ?? fileSpan(chart.path);
  return { kind: 'refused', message: `${type.text} charts are not installable`, at };
}

const CHECKING = {
  3: 'An error occurred while checking for chart dependencies. You may need to run `helm dependency build` to fetch missing dependencies',
  4: "an error occurred while checking for chart dependencies. You may need to run 'helm dependency build' to fetch missing dependencies",
} as const;

/** Helm wants every declared dependency, those that conditions switch off too; versions play no part here. */
function missingFault(
  { metadata, dependencies }: ReleaseChart,
  helm: 3 | 4,
): ValuesRefusal | undefined {
  const here = new Set(dependencies.map(nameOf));
  const missing = (metadata.dependencies ?? []).filter(
    (one) => one !== undefined && !here.has(one.name.text),
  );
  if (missing.length === 0) return undefined;
  const names = missing.map((one) => one?.name.text ?? '').join(', ');
  const message = `${CHECKING[helm]}: found in Chart.yaml, but missing in charts/ directory: ${names}`;
  return { kind: 'refused', message, at: missing[0]?.node };
}

/** A chart costs as much even without values: its metadata, and a table in the values of each chart above it. */
const OF_CHART = 20;

/**
 * The nodes of the values that a release is composed of, before it is composed: each subchart counts once for every alias of it, and once more for
 * every chart that it is in, since values are copied from the leaves up.
 */
function nodesOfRelease(chart: ReleaseChart, depth = 1): number {
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
