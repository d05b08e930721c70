import { memo } from '../../../model/memo.ts';
import { valueAt } from '../../../model/node.ts';
import type { Span } from '../../../model/span.ts';
import type { Chart } from '../../helm/chart/chart.ts';
import type { Dependency } from '../../helm/chart/metadata.ts';
import type { Foreign } from '../../helm/output/rendered-file.ts';
import { isTable, type Table } from '../../helm/values/tables.ts';
import { isVersionFor } from '../is-version-for.ts';
import { STAND_IN, standInChart } from './stand-in.ts';

/**
 * A chart with stand-ins for the dependencies that are not here and that are nothing but their values (app-template); the same chart if there is no such
 * dependency. The library has no such shortcut: the templates of its user call it.
 */
export const withStandIns = memo((chart: Chart): Chart => {
  const here = new Set(chart.dependencies.map(({ metadata }) => metadata.name.text));
  const added = (chart.metadata.dependencies ?? []).flatMap((each): Chart[] =>
    each === undefined || here.has(each.name.text) ? [] : (standInFor(each) ?? []),
  );
  return added.length === 0 ? chart : { ...chart, dependencies: [...chart.dependencies, ...added] };
});

function standInFor({ name, version }: Dependency): Chart[] | undefined {
  if (name.text !== 'app-template') return undefined;
  const major = Number(/\d{1,9}/.exec(version.text)?.[0] ?? 0);
  const chart = standInChart(major === 1 ? 'app' : 'controllers', name.text, version.text);
  // Helm leaves out what does not fit.
  return isVersionFor(chart.metadata.version.text, version.text) ? [chart] : undefined;
}

/** What a stand-in writes leads to the values in it, as what the chart itself has from elsewhere does. */
export function foreignStandIns(foreign: Foreign | undefined, at: Span): Foreign {
  return {
    at: foreign?.at ?? at,
    isHidden: true,
    isForeign: (path) => path.startsWith(`${STAND_IN}/`) || foreign?.isForeign(path) === true,
  };
}

/** Whether values for a stand-in bring files of the chart, which it does not show. */
export function bringsObjects(chart: Chart, values: Table): boolean {
  const names = (chart.metadata.dependencies ?? []).flatMap((each) =>
    each?.name.text === 'app-template' ? [each.alias.text || each.name.text] : [],
  );
  return names.some((name) =>
    BRINGING.some((field) => {
      const given = values.entries.get(name);
      if (isTable(given) && given.entries.has(field)) return true;
      return chart.values.some((own) => valueAt(own, name, field) !== undefined);
    }),
  );
}

/** Values of app-template that bring files of the chart. */
export const BRINGING = ['configMapsFromFolder'];
