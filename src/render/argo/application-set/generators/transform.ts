import { isSpent } from '../../../../model/budget.ts';
import { entriesAt, valueAt, type MapNode, type YamlNode } from '../../../../model/node.ts';
import { charge } from '../../../helm/value/charge.ts';
import { valueText } from '../../../helm/value/format/print.ts';
import type { GoValue } from '../../../helm/value/go-value.ts';
import { refused } from '../../../kustomize/tree/build-refusal.ts';
import { sets, type Generated, type ParameterSet, type SetContext } from '../application-set.ts';
import { isUnknown } from '../template/uses-parameters.ts';
import { generateFromClusters } from './cluster-generator.ts';
import { flattenParams } from './flatten.ts';
import { generateFromGit } from './git/git-generator.ts';
import { interpolateGenerator } from './interpolate-generator.ts';
import { isSelected, readLabelSelector } from './label-selector.ts';
import { generateFromList } from './list-generator.ts';
import { generateFromMatrix } from './matrix-generator.ts';
import { generateFromMerge } from './merge-generator.ts';
import { standIn } from './stand-in.ts';

/** A generator of one kind within an item of `generators`. */
export interface KindOfGenerator {
  readonly name: string;
  readonly node: MapNode;
}

/** The generators in a decoded item of `generators`: one as a rule. */
export function kindsOf(item: YamlNode): readonly KindOfGenerator[] {
  return entriesAt(item).flatMap(({ name, value }): readonly KindOfGenerator[] =>
    name === 'selector' || value.kind !== 'map' ? [] : [{ name, node: value }],
  );
}

/**
 * The sets of parameters of one generator: filled in with the parameters of an elder generator of a matrix if it has one, generated,
 * and filtered by the selector of the item.
 */
export function transform(
  item: YamlNode,
  kind: KindOfGenerator,
  outer: ParameterSet | undefined,
  context: SetContext,
): Generated {
  if (isSpent(context.budget)) return sets([]);
  const selector = valueAt(item, 'selector');
  const read = selector === undefined ? undefined : readLabelSelector(selector, 'parameters');
  if (read?.kind === 'refused') {
    return refused(read.at, `error parsing label selector: ${read.message}`);
  }
  const interpolated = interpolate(kind, outer, context);
  if (interpolated.kind === 'refused') return interpolated;
  const made = generate({ ...kind, node: interpolated.value }, context);
  if (made.kind !== 'sets' || read === undefined) return made;
  if (charge(context.budget, made.sets.length, 0) !== undefined) return sets([]);
  const requirements = read.value;
  const selected = made.sets.filter(({ params }) => {
    const flat = flattenParams(params, true);
    return isSelected(requirements, (key) => labelText(flat?.get(key), context));
  });
  return sets(selected, made.isCut);
}

function interpolate(
  { name, node }: KindOfGenerator,
  outer: ParameterSet | undefined,
  context: SetContext,
): ReturnType<typeof interpolateGenerator> {
  if (outer === undefined || outer.params.entries.size === 0) return { kind: 'done', value: node };
  return interpolateGenerator(name, node, outer, context);
}

function generate({ name, node }: KindOfGenerator, context: SetContext): Generated {
  const child = (item: YamlNode, set: ParameterSet | undefined): Generated =>
    generateChild(item, set, context);
  switch (name) {
    case 'list':
      return generateFromList(node, context);
    case 'clusters':
      return context.clusters === undefined
        ? standIn(name, node, context)
        : generateFromClusters(node, context.clusters, context);
    case 'git':
      return generateFromGit(node, context);
    case 'matrix':
      return generateFromMatrix(node, context, child);
    case 'merge':
      return generateFromMerge(node, context, child);
    default:
      return standIn(name, node, context);
  }
}

/** A generator in a matrix or merge must be one, and of one kind. */
function generateChild(
  item: YamlNode,
  outer: ParameterSet | undefined,
  context: SetContext,
): Generated {
  const kinds = kindsOf(item);
  const [kind] = kinds;
  if (kind === undefined) return refused(item, 'child generator generated no parameters');
  for (const each of kinds) {
    const made = transform(item, each, outer, context);
    if (made.kind === 'refused') {
      const words = 'child generator returned an error on parameter generation: ';
      return refused(made.at, words + made.message);
    }
    if (kinds.length === 1) return made;
  }
  return refused(item, 'found more than one generator in matrix.Generators');
}

function labelText(
  value: GoValue | undefined,
  { budget }: SetContext,
): ReturnType<Parameters<typeof isSelected>[1]> {
  if (value === undefined) return undefined;
  const text = valueText(value, budget);
  return 'kind' in text || isUnknown(text) ? { kind: 'unknown' } : text.text;
}
