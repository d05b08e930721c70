import { goQuote } from '../../../../go/go-quote.ts';
import {
  entryOf,
  itemsAt,
  type Entry,
  type MapNode,
  type YamlNode,
  entryWith,
} from '../../../../model/node.ts';
import { done, mapDone, mapResults } from '../../../../model/result.ts';
import { refused, type BuildResult } from '../../../kustomize/tree/build-refusal.ts';
import { withEntries, withItems } from '../../../kustomize/tree/nodes.ts';
import type { ParameterSet, SetContext } from '../application-set.ts';
import { filledScalar } from '../template/filled-scalar.ts';
import { JSON_WORDS, renderEntry, renderNode, type FillScalar } from '../template/render-node.ts';
import { fillerFor } from '../template/uses-parameters.ts';

/** Generators whose `values` may also speak of parameters that come later. */
const WITH_VALUES = new Set([
  'clusters',
  'git',
  'scmProvider',
  'clusterDecisionResource',
  'pullRequest',
  'plugin',
]);

/** A generator of a matrix with the parameters of its elder brother filled in, `values` only as far as they go. */
export function interpolateGenerator(
  kind: string,
  generator: MapNode,
  elder: ParameterSet,
  context: SetContext,
): BuildResult<MapNode> {
  const filler = fillerFor(elder, context);
  const fill: FillScalar = (scalar) => filledScalar(scalar, filler(scalar), context.id);
  const early: FillScalar = (scalar) => {
    const filled = filledScalar(scalar, filler(scalar, true), context.id);
    return filled.kind === 'refused' && isMissingKey(filled.message) ? done(scalar) : filled;
  };
  const made = interpolateKind(kind, generator, fill, early);
  if (made.kind === 'done') return made;
  return refused(made.at, `failed to replace parameters in generator: ${made.message}`);
}

function isMissingKey(message: string): boolean {
  return message.includes('map has no entry for key') || message.includes("can't evaluate field");
}

function interpolateKind(
  kind: string,
  generator: MapNode,
  fill: FillScalar,
  early: FillScalar,
): BuildResult<MapNode> {
  const made = mapResults(generator.entries, (one) => interpolateEntry(kind, one, fill, early));
  return mapDone(made, (entries) => withEntries(generator, entries));
}

function interpolateEntry(
  kind: string,
  one: Entry,
  fill: FillScalar,
  early: FillScalar,
): BuildResult<Entry> {
  if (one.name === 'values' && WITH_VALUES.has(kind)) {
    return interpolateValues(one, early);
  }
  if (one.name === 'generators' && (kind === 'matrix' || kind === 'merge')) {
    const value = interpolateChildren(one.value, fill, early);
    return mapDone(value, (children) => entryWith(one, children));
  }
  if (kind !== 'list' || one.name !== 'elements') return renderEntry(one, fill);
  const made = renderEntry(one, fill);
  if (made.kind === 'done') return made;
  return refused(made.at, JSON_WORDS + made.message);
}

function interpolateValues(one: Entry, early: FillScalar): BuildResult<Entry> {
  if (one.value.kind !== 'map') return done(one);
  const { value: map } = one;
  const made = mapResults(map.entries, (entry) => {
    const value = renderNode(entry.value, early);
    if (value.kind === 'done') return done(entryWith(entry, value.value));
    const words = `failed to pre-resolve Values key ${goQuote(entry.name)}: `;
    return refused(value.at, words + value.message);
  });
  return mapDone(made, (entries) => entryWith(one, withEntries(map, entries)));
}

function interpolateChildren(
  list: YamlNode,
  fill: FillScalar,
  early: FillScalar,
): BuildResult<YamlNode> {
  if (list.kind !== 'sequence') return done(list);
  const maps = itemsAt(list).filter((item) => item.kind === 'map');
  const made = mapResults(maps, (item) => {
    const entries = mapResults(item.entries, (one) => childEntry(one, fill, early));
    return mapDone(entries, (all) => withEntries(item, all));
  });
  return mapDone(made, (items) => withItems(list, items));
}

function childEntry(one: Entry, fill: FillScalar, early: FillScalar): BuildResult<Entry> {
  if (one.value.kind !== 'map' || entryOf(one.value, 'matchLabels') !== undefined) {
    return renderEntry(one, fill);
  }
  const made = interpolateKind(one.name, one.value, fill, early);
  return mapDone(made, (value) => entryWith(one, value));
}
