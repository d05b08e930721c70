import { memo } from '../../model/memo.ts';
import { someScalar, type YamlNode } from '../../model/node.ts';
import { isNull } from '../../model/scalars/resolve-scalar.ts';
import { allFunctions } from '../helm/all-functions.ts';
import { sourceOf } from '../helm/chart/chart-file.ts';
import type { Chart } from '../helm/chart/chart.ts';
import type { GoValue } from '../helm/value/go-value.ts';
import type { Table } from '../helm/values/tables.ts';

/** Functions that only one version has, and facts that differ: `.Capabilities.HelmVersion`, the KubeVersion of a vendor, `.Chart` as a whole. */
const OLD = allFunctions(3);
const NEW_WORDS = [...allFunctions(4).keys()].filter((name) => !OLD.has(name));
const VERSIONED = new RegExp(
  `\\b(?:${NEW_WORDS.join('|')}|HelmVersion|normalizedVersion)\\b|(?:^|\\n)[ \\t]+---|toYaml \\.Chart\\b`,
);

/**
 * Whether Helm 3 and Helm 4 may render a release differently: nulls among defaults, several documents in values.yaml, what only one of them
 * has. A cheap look, so that few releases are rendered twice.
 */
export function mayDiffer(chart: Chart, values: Table): boolean {
  return isVersioned(chart) || holdsNil(values);
}

const isVersioned = memo((chart: Chart): boolean => {
  return (
    chart.values.length > 1 ||
    chart.values.some(holdsNull) ||
    chart.templates.some((file) => VERSIONED.test(sourceOf(file).text)) ||
    chart.dependencies.some((each) => isVersioned(each))
  );
});

function holdsNull(node: YamlNode): boolean {
  return someScalar(node, (scalar) => isNull(scalar, 'kubectl'));
}

function holdsNil(value: GoValue): boolean {
  if (value.kind === 'map') return [...value.entries.values()].some(holdsNil);
  if (value.kind === 'list') return value.items.some(holdsNil);
  return value.kind === 'nil';
}
