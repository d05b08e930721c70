import type { GoValue } from '../value/go-value.ts';
import { valueOrigin } from '../value/value-origin.ts';
import { coalesceTables, isNil, joinPath, removeNulls, type NullMode } from './coalesce-tables.ts';
import { formatAsBool } from './format-value.ts';
import { nameOf, type ReleaseChart } from './release-chart.ts';
import {
  copyTable,
  isTable,
  newTable,
  setEntry,
  takeEntry,
  type Table,
  shallowCopy,
} from './tables.ts';
import type { ValuesRefusal } from './values-refusal.ts';
import type { Warn } from './values-warning.ts';

interface CoalesceOptions {
  readonly helm: 3 | 4;
  readonly nulls: NullMode;
  readonly warn: Warn;
}

type Coalesced = { readonly kind: 'values'; readonly values: Table } | ValuesRefusal;

/**
 * The values of a chart and its subcharts: what is given wins over the chart's own, parents over children, globals flow
 * down. The given table is not changed. Imitates CoalesceValues and MergeValues of Helm 3.22 and 4.3.
 */
export function coalesceValues(
  chart: ReleaseChart,
  given: Table,
  options: CoalesceOptions,
): Coalesced {
  const values = copyTable(given);
  const refusal = coalesceInto(chart, values, '', options);
  return refusal ?? { kind: 'values', values };
}

function coalesceInto(
  chart: ReleaseChart,
  values: Table,
  prefix: string,
  options: CoalesceOptions,
): ValuesRefusal | undefined {
  addDefaults(chart, values, prefix, options);
  return coalesceSubcharts(chart, values, prefix, options);
}

/** Gives each subchart its table, with the globals. */
function coalesceSubcharts(
  chart: ReleaseChart,
  values: Table,
  prefix: string,
  options: CoalesceOptions,
): ValuesRefusal | undefined {
  const path = joinPath(prefix, nameOf(chart));
  for (const subchart of chart.dependencies) {
    const name = nameOf(subchart);
    if (!values.entries.has(name)) setEntry(values, name, newTable(), undefined);
    const table = values.entries.get(name);
    if (!isTable(table)) return mismatch(name, table);
    coalesceGlobals(options.warn, table, values, path);
    const refusal = coalesceInto(subchart, table, path, options);
    if (refusal !== undefined) return refusal;
  }
  return undefined;
}

/** Adds the chart's own values that the given values do not have. */
function addDefaults(
  chart: ReleaseChart,
  values: Table,
  prefix: string,
  options: CoalesceOptions,
): void {
  const { warn, nulls, helm } = options;
  const path = joinPath(prefix, nameOf(chart));
  const own = copyTable(chart.values);
  for (const [key, value] of own.entries) {
    const given = values.entries.get(key);
    if (given === undefined) {
      addDefault(values, key, own, value, options);
    } else if (isNil(given) && nulls === 'coalesce') {
      values.entries.delete(key);
    } else if (isTable(given)) {
      const name = joinPath(path, key);
      if (isTable(value)) {
        // Values for a subchart keep their nulls, which remove the subchart's own values later.
        const mode = chart.dependencies.some((one) => nameOf(one) === key) ? 'merge' : nulls;
        if (helm === 4 && mode === 'coalesce') removeNulls(value);
        coalesceTables(warn, given, value, name, mode);
      } else if (!isNil(value)) {
        warn(`warning: skipped value for ${name}: Not a table.`, valueOrigin(given)?.span);
      }
    }
  }
}

function addDefault(
  values: Table,
  key: string,
  own: Table,
  value: GoValue,
  { helm, nulls }: CoalesceOptions,
): void {
  if (helm === 4 && nulls === 'coalesce') {
    if (isNil(value)) return;
    if (isTable(value)) removeNulls(value);
  }
  takeEntry(values, key, own, value);
}

function mismatch(name: string, value: GoValue | undefined): ValuesRefusal {
  const message = `type mismatch on ${name}: ${value === undefined ? '' : formatAsBool(value)}`;
  return { kind: 'refused', message, at: value && valueOrigin(value)?.span };
}

const GLOBAL = 'global';

/**
 * Copies the globals of a chart's values into those of a subchart: the parent's win, leaf by leaf. The subchart gets a table of
 * globals in any case. Imitates coalesceGlobals of Helm 3.22.
 */
function coalesceGlobals(warn: Warn, dest: Table, src: Table, path: string): void {
  const into = dest.entries.get(GLOBAL) ?? newTable();
  const from = src.entries.get(GLOBAL) ?? newTable();
  if (!isTable(into)) {
    warn(
      'warning: skipping globals because destination global is not a table.',
      valueOrigin(into)?.span,
    );
    return;
  }
  if (!isTable(from)) {
    warn(
      'warning: skipping globals because source global is not a table.',
      valueOrigin(from)?.span,
    );
    return;
  }
  for (const [key, value] of from.entries) {
    const before = into.entries.get(key);
    if (!isTable(value)) {
      if (isTable(before)) warn(`key ${key} is table. Skipping`, valueOrigin(value)?.span);
      else takeEntry(into, key, from, value);
      continue;
    }
    const copy = shallowCopy(value);
    if (before === undefined) {
      takeEntry(into, key, from, copy);
    } else if (isTable(before)) {
      coalesceTables(warn, copy, before, joinPath(path, key), 'merge');
      takeEntry(into, key, from, copy);
    } else {
      warn(
        `Conflict: cannot merge map onto non-map for ${JSON.stringify(key)}. Skipping.`,
        valueOrigin(before)?.span,
      );
    }
  }
  setEntry(dest, GLOBAL, into, src.keyOrigins?.get(GLOBAL));
}
