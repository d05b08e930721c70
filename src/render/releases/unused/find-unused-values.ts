import type { UnusedValue } from '../../../model/manifest.ts';
import { entryOf, mapAt, type MapNode } from '../../../model/node.ts';
import { hostSpan, type Span } from '../../../model/span.ts';
import { nearestName } from '../../../text/nearest-name.ts';
import type { Chart } from '../../helm/chart/chart.ts';
import { mentionsOfText } from '../../helm/template/mentions.ts';
import type { GoValue } from '../../helm/value/go-value.ts';
import { isTrue } from '../../helm/value/is-true.ts';
import { valueOrigin } from '../../helm/value/value-origin.ts';
import { isTable, type Table } from '../../helm/values/tables.ts';
import { chartValues, type ChartValues } from './chart-values.ts';
import { valueTree, type ValueTree } from './value-tree.ts';

/** A table of values, and those who read it. */
interface Level {
  readonly path: readonly string[];
  readonly trees: readonly ValueTree[];
  /** Charts whose own values the table is. */
  readonly charts: readonly ChartValues[];
}

/** Keys that nobody expects to be read: notes, and anchors for other values. */
const NOTE = /^(?:x-|_|\.)/;
const ANCHOR = /(?:^|[\s:])&[^\s&]/;

/** So many unused values of a release get a name that may be meant: each is compared with all that the templates read. */
const MAX_ASKED = 300;

/**
 * The values among `given` that no template of the chart or its subcharts names in any branch: the outermost key of each. Silent below
 * what is read as a whole (`toYaml`, `range`, an argument of a function), and for what only holds an anchor for other values.
 */
export function findUnusedValues(chart: Chart, given: Table): readonly UnusedValue[] {
  const root = chartValues(chart);
  // A value may itself be a template.
  const texts = valueTree(textsIn(given).flatMap((text) => mentionsOfText(text).values));
  const found: UnusedValue[] = [];
  look(given, { path: [], trees: [root.tree, texts], charts: [root] }, root, found);
  return found.map((value) => {
    const { at, nearest: meant } = value;
    if (meant === undefined) return value;
    const { path } = hostSpan(at).file;
    const own = originIn(given, meant);
    const places = [own, ...chart.values.map((root) => keyIn(root, meant))];
    // What the same file sets, too, is not what the key should have been; nor is what a release sets over a leftover of the chart's defaults.
    const isSet = places.some((place) => place !== undefined && hostSpan(place).file.path === path);
    const isLeftover = chart.values.some((root) => hostSpan(root).file.path === path);
    return isSet || (isLeftover && own !== undefined) ? { ...value, nearest: undefined } : value;
  });
}

/** Where the key at the end of a path was written, in a table. */
function originIn(given: Table, path: readonly string[]): Span | undefined {
  let table: Table | undefined = given;
  let at: Span | undefined;
  for (const name of path) {
    at = table?.keyOrigins?.get(name)?.span;
    const value: GoValue | undefined = table?.entries.get(name);
    table = value !== undefined && isTable(value) ? value : undefined;
  }
  return at;
}

/** The same in a map of YAML. */
function keyIn(root: MapNode, path: readonly string[]): Span | undefined {
  const map = path.length === 1 ? root : mapAt(root, ...path.slice(0, -1));
  return entryOf(map, path.at(-1) ?? '')?.key;
}

function look(table: Table, level: Level, root: ChartValues, found: UnusedValue[]): void {
  if (level.trees.some(({ whole }) => whole)) return;
  for (const [key, value] of table.entries) {
    const below = levelBelow(level, key, root);
    if (below === undefined || value.kind === 'nil' || NOTE.test(key)) continue;
    if (below.trees.length === 0) {
      const at = table.keyOrigins?.get(key)?.span;
      if (at !== undefined && !holdsAnchor(at, value)) {
        const isText = value.kind === 'string' && { isText: true as const };
        const isEmpty = isEmptyList(value) && { isEmpty: true as const };
        found.push({
          at,
          path: below.path,
          nearest: found.length < MAX_ASKED ? nearest(level, key, root) : undefined,
          ...isText,
          ...isEmpty,
        });
      }
    } else if (isTable(value)) look(value, below, root, found);
  }
}

/** Of a list or a map. */
function isEmptyList(value: GoValue): boolean {
  return (value.kind === 'list' || isTable(value)) && !isTrue(value);
}

/** What reads an entry of a table; undefined where nobody can tell, for its chart is not here. */
function levelBelow(
  { path, trees, charts }: Level,
  key: string,
  root: ChartValues,
): Level | undefined {
  const named = trees.flatMap((tree) => tree.below.get(key) ?? []);
  const below = { path: [...path, key], trees: named, charts: [] };
  if (charts.length === 0) return below;
  if (key === 'global') {
    const all = allCharts(root).flatMap(({ tree }) => tree.below.get(key) ?? []);
    // The charts share one table, which Helm makes where nobody gives it.
    return { ...below, trees: [{ below: new Map(), whole: false }, ...all] };
  }
  const isSubchart = charts.some(({ subcharts }) => subcharts.has(key));
  if (!isSubchart) return below;
  const own = charts.flatMap(({ subcharts }) => subcharts.get(key) ?? []);
  if (own.length === 0) return undefined;
  return { ...below, trees: [...named, ...own.map(({ tree }) => tree)], charts: own };
}

function allCharts(chart: ChartValues): readonly ChartValues[] {
  return [chart, ...[...chart.subcharts.values()].flatMap((each) => (each ? allCharts(each) : []))];
}

/** The sibling that a person most likely meant, else the only other place where the key is read. */
function nearest(
  { path, trees, charts }: Level,
  key: string,
  root: ChartValues,
): UnusedValue['nearest'] {
  const siblings = [
    ...trees.flatMap((tree) => [...tree.below.keys()]),
    ...charts.flatMap(({ subcharts }) => [...subcharts.keys()]),
  ];
  const name = nearestName(key, siblings);
  if (name !== undefined) return [...path, name];
  const [elsewhere, ...others] = suffixPaths(pathsTo(root, key), [...path, key]);
  return others.length > 0 ? undefined : elsewhere;
}

function holdsAnchor(key: Span, value: GoValue): boolean {
  const start = hostSpan(key);
  const span = valueOrigin(value)?.span;
  const end = span === undefined ? start : hostSpan(span);
  if (end.file !== start.file) return false;
  return ANCHOR.test(start.file.text.slice(start.start, end.end));
}

/** Texts among values that may be templates. */
function textsIn(value: GoValue): readonly string[] {
  if (value.kind === 'string') return value.text.text.includes('{{') ? [value.text.text] : [];
  if (value.kind === 'list') return value.items.flatMap(textsIn);
  return value.kind === 'map' ? [...value.entries.values()].flatMap(textsIn) : [];
}

const MAX_PATHS = 50;

/** The places where a chart, or a subchart of it, reads a value under a key. */
function pathsTo(chart: ChartValues, key: string): readonly (readonly string[])[] {
  const found = new Map<string, readonly string[]>();
  inChart(chart, key, [], found);
  return [...found.values()];
}

/** Those of the paths that another path may have been meant to be: all its keys, further in or further out, and elsewhere. */
function suffixPaths(
  paths: readonly (readonly string[])[],
  written: readonly string[],
): readonly (readonly string[])[] {
  return paths.filter(
    (path) =>
      (endsWith(path, written) || endsWith(written, path)) &&
      !path.every((key, index) => key === written[index]),
  );
}

type Found = Map<string, readonly string[]>;

function inChart(chart: ChartValues, key: string, at: readonly string[], found: Found): void {
  inTree(chart.tree, key, at, found);
  for (const [name, below] of chart.subcharts) {
    if (below !== undefined) inChart(below, key, [...at, name], found);
  }
}

function inTree(tree: ValueTree, key: string, at: readonly string[], found: Found): void {
  for (const [name, below] of tree.below) {
    if (found.size >= MAX_PATHS) return;
    const path = [...at, name];
    if (name === key) found.set(path.join('\n'), path);
    inTree(below, key, path, found);
  }
}

function endsWith(long: readonly string[], short: readonly string[]): boolean {
  const skipped = long.length - short.length;
  return skipped > 0 && short.every((key, index) => key === long[skipped + index]);
}
