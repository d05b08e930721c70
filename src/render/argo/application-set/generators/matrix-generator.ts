import { itemsAt, type MapNode, type YamlNode } from '../../../../model/node.ts';
import { fileSpan } from '../../../../model/span.ts';
import { charge } from '../../../helm/value/charge.ts';
import { valueText } from '../../../helm/value/format/print.ts';
import type { GoValue, MapValue } from '../../../helm/value/go-value.ts';
import { mapValue, stringValue } from '../../../helm/value/make-value.ts';
import { refused } from '../../../kustomize/tree/build-refusal.ts';
import {
  MAX_SETS,
  sets,
  type Generated,
  type ParameterSet,
  type SetContext,
} from '../application-set.ts';
import { mergeParams } from './merge-params.ts';

/** Gives the parameters of a generator in a generator, filled in with those of its elder brother. */
export type GenerateChild = (child: YamlNode, elder: ParameterSet | undefined) => Generated;

/** The matrix generator: every set of the first generator with every set of the second, which sees the first one's parameters. */
export function generateFromMatrix(
  matrix: MapNode,
  context: SetContext,
  generateChild: GenerateChild,
): Generated {
  const [first, second, third] = itemsAt(matrix, 'generators');
  if (first === undefined || second === undefined) {
    return refused(matrix, 'found less than two generators, Matrix support only two');
  }
  if (third !== undefined) {
    return refused(third, 'found more than two generators, Matrix support only two');
  }
  const outer = generateChild(first, undefined);
  if (outer.kind === 'refused') {
    const words = 'error failed to get params for first generator in matrix generator: ';
    return refused(outer.at, words + outer.message);
  }
  if (outer.kind === 'unknown') return outer;
  const made: ParameterSet[] = [];
  let { isCut } = outer;
  for (const left of outer.sets) {
    const inner = generateChild(second, left);
    if (inner.kind === 'refused') {
      const words = 'failed to get params for second generator in the matrix generator: ';
      return refused(inner.at, words + inner.message);
    }
    if (inner.kind === 'unknown') return inner;
    isCut ||= inner.isCut;
    if (charge(context.budget, 1 + inner.sets.length, 0) !== undefined) return sets(made);
    for (const right of inner.sets) {
      const both = combine(left, right, context);
      if ('kind' in both) return both;
      if (made.length === MAX_SETS) return sets(made, true);
      made.push(both);
    }
  }
  return sets(made, isCut);
}

function combine(
  left: ParameterSet,
  right: ParameterSet,
  context: SetContext,
): ParameterSet | Generated {
  const params = context.goTemplate
    ? mergedParams(left.params, right.params)
    : joinedTexts(left.params, right.params, context);
  if (typeof params === 'string') return refused(right.at[0] ?? left.at[0] ?? NOWHERE, params);
  return {
    params,
    at: [...left.at, ...right.at],
    standsFor: [...left.standsFor, ...right.standsFor],
  };
}

const NOWHERE = fileSpan('');

/** The first generator's parameters win, but maps are merged. */
function mergedParams(left: MapValue, right: MapValue): MapValue | string {
  const merged = mapValue(new Map<string, GoValue>(), left.origin);
  return mergeParams(merged, right) ?? mergeParams(merged, left) ?? merged;
}

/** Without Go templates all are texts, and one name must not have two. */
function joinedTexts(left: MapValue, right: MapValue, { budget }: SetContext): MapValue | string {
  const texts = new Map<string, GoValue>();
  for (const [name, value] of [...left.entries, ...right.entries]) {
    const text = valueText(value, budget);
    if ('kind' in text) return text.message;
    const old = texts.get(name);
    if (old?.kind === 'string' && old.text.text !== text.text) {
      const words = 'failed to combine string maps with merging params for the matrix generator: ';
      return `${words}found duplicate key ${name} with different value, a: ${old.text.text} ,b: ${text.text}`;
    }
    texts.set(name, stringValue(text));
  }
  return mapValue(texts, left.origin);
}
