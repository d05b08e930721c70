import type { UnusedValue } from '../../../model/manifest.ts';
import type { Chart } from '../../helm/chart/chart.ts';
import type { RenderedChart, RenderedRelease } from '../../helm/render-chart.ts';
import { copyTable, isTable, type Table } from '../../helm/values/tables.ts';
import { findUnusedValues } from './find-unused-values.ts';

/** More are not proved one by one. */
const MAX_PROOFS = 5;

/**
 * The values that a release gives in vain: no template names them in any branch, and without them every template renders to the same
 * text. None where a dependency is missing, for it may read them.
 */
export function unusedValues(
  chart: Chart,
  given: Table,
  rendered: RenderedRelease,
  render: (values: Table) => RenderedChart,
): readonly UnusedValue[] {
  if (rendered.partial.length > 0) return [];
  const found = findUnusedValues(chart, given);
  const isInVain = (values: readonly UnusedValue[]): boolean =>
    isSame(rendered, render(without(given, values)));
  if (found.length === 0 || isInVain(found)) return found;
  return found.length > MAX_PROOFS ? [] : found.filter((each) => isInVain([each]));
}

/** The values without some of them. */
function without(given: Table, unused: readonly UnusedValue[]): Table {
  const rest = copyTable(given);
  for (const { path } of unused) {
    let table: Table = rest;
    for (const key of path.slice(0, -1)) {
      const next = table.entries.get(key);
      if (isTable(next)) table = next;
    }
    table.entries.delete(path.at(-1) ?? '');
  }
  return rest;
}

function isSame({ templates }: RenderedRelease, other: RenderedChart): boolean {
  if (other.kind === 'refused' || other.templates.length !== templates.length) return false;
  const texts = new Map(other.templates.map(({ name, text }) => [name, text.text]));
  return templates.every(({ name, text }) => texts.get(name) === text.text);
}
