import { memo } from '../../model/memo.ts';
import { sourceOf } from '../helm/chart/chart-file.ts';
import type { Chart } from '../helm/chart/chart.ts';

/** An action that prints a value at the top of the values as it is. */
const PRINTED = /\{\{-?\s*\$?\.Values\.(\w+)\s*(?:\|\s*s?quote\s*)?-?\}\}/g;
const MENTIONED = /\.Values\.(\w+)/g;

/**
 * The values at the top that the templates of a chart only ever print, and that neither its defaults nor the values files of any environment
 * give: whoever installs the chart gives them. A value that some template tests, or has a default for, may be left out; so may one that
 * another environment gives.
 */
export function valuesNeverGiven(chart: Chart, valuesFiles: readonly string[]): readonly string[] {
  const given = new Set(
    valuesFiles.flatMap((text) => [...text.matchAll(KEY)].map(([, name = '']) => name)),
  );
  return withoutDefault(chart).filter((name) => !given.has(name));
}

const KEY = /^["']?(\w+)["']?\s*:/gm;

/** Those that its defaults do not give. */
const withoutDefault = memo((chart: Chart): readonly string[] => {
  const texts = chart.templates.map((file) => sourceOf(file).text);
  const mentioned = countOf(texts, MENTIONED);
  const given = new Set(chart.values.flatMap(({ entries }) => entries.map(({ name }) => name)));
  return [...countOf(texts, PRINTED)].flatMap(([name, count]) =>
    mentioned.get(name) === count && !given.has(name) ? [name] : [],
  );
});

/** The values at the top that the templates print with `printf`, and that the defaults of a chart do not have: whoever installs it may give them. */
export function valuesLacking(chart: Chart): readonly string[] {
  const texts = chart.templates.flatMap((file) => sourceOf(file).text.match(PRINTF) ?? []);
  const given = new Set(chart.values.flatMap(({ entries }) => entries.map(({ name }) => name)));
  const maps = countOf(texts, PARENTS);
  return [...countOf(texts, MENTIONED).keys()].filter(
    (name) => !given.has(name) && !maps.has(name),
  );
}

const PRINTF = /\{\{[^{}]{0,200}\bprintf\b[^{}]{0,500}\}\}/g;
const PARENTS = /\.Values\.(\w+)\./g;

function countOf(texts: readonly string[], pattern: RegExp): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const [, name = ''] of texts.flatMap((text) => [...text.matchAll(pattern)]))
    counts.set(name, (counts.get(name) ?? 0) + 1);
  return counts;
}
