import { entryWith, type MapNode, type ScalarNode, type YamlNode } from '../../model/node.ts';
import { isNull } from '../../model/scalars/resolve-scalar.ts';
import type { Chart } from '../helm/chart/chart.ts';

/** Which empty values of a chart are filled in: texts without a character; or nulls too; or maps and lists too. */
export type Filled = 'texts' | 'texts and nulls' | 'texts, maps and lists';

/** The text that stands for what whoever installs the chart gives. */
const PLACEHOLDER = 'to-be-given';

/**
 * The chart with a placeholder for each default value that is empty, and one value more than it has: whoever installs it must give those that
 * count, and may give others, which show where all values are passed on.
 */
export function withFilledDefaults(chart: Chart, filled: Filled): Chart {
  const values = chart.values.length > 0 ? chart.values : [EMPTY];
  const given = values.map((each) => withMore(filledMap(each, filled), MORE));
  return { ...chart, values: given, schema: undefined };
}

/** The chart with a placeholder for values that it does not have. */
export function withGiven(chart: Chart, names: readonly string[]): Chart {
  const values = chart.values.length > 0 ? chart.values : [EMPTY];
  return { ...chart, values: values.map((each) => withMore(each, names)), schema: undefined };
}

const NOWHERE = { file: { path: 'values.yaml', text: '' }, start: 0, end: 0 };
const EMPTY: MapNode = { ...NOWHERE, kind: 'map', entries: [] };
const GIVEN: ScalarNode = {
  ...NOWHERE,
  kind: 'scalar',
  text: PLACEHOLDER,
  style: 'double-quoted',
};
const MORE: readonly string[] = ['toBeGiven'];

function withMore(map: MapNode, names: readonly string[]): MapNode {
  const more = names.map((name) => ({ key: { ...GIVEN, text: name }, name, value: GIVEN }));
  return { ...map, entries: [...map.entries, ...more] };
}

function filledMap(map: MapNode, filled: Filled): MapNode {
  return {
    ...map,
    entries: map.entries.map((entry) => entryWith(entry, filledNode(entry.value, filled))),
  };
}

function filledNode(node: YamlNode, filled: Filled): YamlNode {
  const isWide = filled === 'texts, maps and lists';
  if (node.kind === 'map')
    return isWide && node.entries.length === 0 ? withMore(node, MORE) : filledMap(node, filled);
  if (node.kind === 'sequence')
    return isWide && node.items.length === 0 ? { ...node, items: [GIVEN] } : node;
  const isEmpty = node.text === '' && node.style !== 'plain';
  const isFilled = isEmpty || (filled === 'texts and nulls' && isNull(node, 'kustomize'));
  return isFilled ? { ...node, text: PLACEHOLDER, style: 'double-quoted' } : node;
}
