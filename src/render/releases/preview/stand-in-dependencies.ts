import { memo } from '../../../model/memo.ts';
import { valueAt } from '../../../model/node.ts';
import type { Span } from '../../../model/span.ts';
import type { Chart } from '../../helm/chart/chart.ts';
import type { Dependency } from '../../helm/chart/metadata.ts';
import type { ThirdParty } from '../../helm/output/rendered-file.ts';
import { isTable, type Table } from '../../helm/values/tables.ts';
import { satisfiesRequest } from '../satisfies-request.ts';
import { STAND_IN, standInChart, type Library, type StandInKind } from './stand-in.ts';

/**
 * A chart with stand-ins for the dependencies that are not here, its own and those of its dependencies: app-template, which is nothing but its
 * values, and the common library of bjw-s or k8s-at-home, which the templates of its user call. The same chart if there is no such dependency.
 */
export const withStandIns = memo((chart: Chart): Chart => {
  const dependencies = chart.dependencies.map((each) => withStandIns(each));
  const added = missingOf(chart).flatMap((each) => standInFor(each) ?? []);
  const isSame = dependencies.every((each, at) => each === chart.dependencies[at]);
  return added.length === 0 && isSame
    ? chart
    : { ...chart, dependencies: [...dependencies, ...added] };
});

function missingOf({ metadata, dependencies }: Chart): readonly Dependency[] {
  const here = new Set(dependencies.map((each) => each.metadata.name.text));
  return (metadata.dependencies ?? []).flatMap((each) =>
    each === undefined || here.has(each.name.text) ? [] : [each],
  );
}

interface StandInDependency {
  readonly kind: StandInKind;
  readonly library?: Library;
}

function standInFor(dependency: Dependency): Chart[] | undefined {
  const { name, version } = dependency;
  const found = standInOf(dependency);
  if (found === undefined) return undefined;
  const chart = standInChart(found.kind, name.text, version.text, found.library);
  // Helm leaves out what does not fit.
  return satisfiesRequest(chart.metadata.version.text, version.text) ? [chart] : undefined;
}

function standInOf({ name, version, repository }: Dependency): StandInDependency | undefined {
  const major = Number(/\d{1,9}/.exec(version.text)?.[0] ?? 0);
  const kind = major === 1 ? 'app' : 'controllers';
  if (name.text === 'app-template') return { kind };
  if (name.text !== 'common') return undefined;
  if (/\bbjw-s\b/.test(repository.text)) return { kind, library: 'bjw-s' };
  return repository.text.includes('k8s-at-home')
    ? { kind: 'app', library: 'k8s-at-home' }
    : undefined;
}

/** What a stand-in writes leads to the values in it, as what the chart itself has from elsewhere does. */
export function thirdPartyStandIns(thirdParty: ThirdParty | undefined, at: Span): ThirdParty {
  return {
    at: thirdParty?.at ?? at,
    isHidden: true,
    isThirdParty: (path) =>
      path.startsWith(`${STAND_IN}/`) || thirdParty?.isThirdParty(path) === true,
  };
}

/** Whether what stands in for a dependency of a chart may not show each ConfigMap and Secret: values bring more of it, or it is that of k8s-at-home. */
export function bringsObjects(chart: Chart, values: Table | undefined): boolean {
  const own = missingOf(chart).some((each) => {
    const found = standInOf(each);
    if (found === undefined) return false;
    if (found.library === 'k8s-at-home') return true;
    const key = found.library === undefined ? keyOf(each) : undefined;
    return BRINGING[found.kind].some((field) => hasValue(chart, values, key, field));
  });
  if (own) return true;
  return chart.dependencies.some((dependency) => {
    const declared = chart.metadata.dependencies?.find(
      (each) => each?.name.text === dependency.metadata.name.text,
    );
    const key = declared === undefined ? dependency.metadata.name.text : keyOf(declared);
    const given = values?.entries.get(key);
    return bringsObjects(dependency, isTable(given) ? given : undefined);
  });
}

function keyOf({ alias, name }: Dependency): string {
  return alias.text || name.text;
}

function hasValue(
  { values: own }: Chart,
  values: Table | undefined,
  key: string | undefined,
  field: string,
): boolean {
  const given = key === undefined ? values : values?.entries.get(key);
  if (isTable(given) && given.entries.has(field)) return true;
  const path = key === undefined ? [field] : [key, field];
  return own.some((document) => valueAt(document, ...path) !== undefined);
}

/** Values of app-template with which it makes more than the stand-in: of files of the chart, or for containers that are added. */
export const BRINGING: Readonly<Record<StandInKind, readonly string[]>> = {
  controllers: ['configMapsFromFolder'],
  app: ['addons'],
};
