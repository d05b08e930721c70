import { goFloatJson } from '../../../../go/go-number.ts';
import { itemsAt, type MapNode } from '../../../../model/node.ts';
import { done } from '../../../../model/result.ts';
import { scalarText } from '../../../../model/scalars/scalar-text.ts';
import type { Text } from '../../../helm/text/text.ts';
import type { GoValue } from '../../../helm/value/go-value.ts';
import { refused, type BuildResult } from '../../../kustomize/tree/build-refusal.ts';
import { goJsonObject, goJsonString } from '../../../kustomize/tree/go-json.ts';
import {
  sets,
  TOO_MANY,
  unknown,
  type Generated,
  type ParameterSet,
  type SetContext,
} from '../application-set.ts';
import { bindParameters, placeholderName, type Bindings } from './bind-parameters.ts';
import type { GenerateChild } from './matrix-generator.ts';
import { mergeParams } from './merge-params.ts';

const BY_KEY = 'error getting param sets by merge key: ';

/**
 * The merge generator: the sets of the first generator, each with what the sets of the others say that are equal to it in all merge
 * keys. Sets that match nothing are ignored.
 */
export function generateFromMerge(
  merge: MapNode,
  context: SetContext,
  generateChild: GenerateChild,
): Generated {
  const children = itemsAt(merge, 'generators');
  if (children.length < 2) {
    return refused(merge, 'found less than two generators, Merge requires two or more');
  }
  const lists: (readonly ParameterSet[])[] = [];
  for (const [index, child] of children.entries()) {
    const made = generateChild(child, undefined);
    if (made.kind === 'refused') {
      const place = `error getting params from generator ${index + 1} of ${children.length}: `;
      return refused(made.at, `error getting param sets from generators: ${place}${made.message}`);
    }
    if (made.kind === 'unknown') return made;
    if (made.isCut) return unknown(child, TOO_MANY);
    const [symbol] = made.sets.flatMap(({ standsFor }) => standsFor);
    if (symbol !== undefined && index > 0) return { kind: 'unknown', ...symbol };
    lists.push(made.sets);
  }
  return mergeLists(merge, withNamed(lists, keysOf(merge)), context);
}

function keysOf(merge: MapNode): readonly string[] {
  return [...new Set(itemsAt(merge, 'mergeKeys').map((key) => scalarText(key, 'kubectl')))].sort();
}

/**
 * The lists with a set of its own for each that a later list names and a set of the first one may stand for: of clusters that nobody knows, those whose
 * names are written in a list. What stands for all others stays behind them.
 */
function withNamed(
  lists: readonly (readonly ParameterSet[])[],
  keys: readonly string[],
): readonly (readonly ParameterSet[])[] {
  const [base = [], ...others] = lists;
  if (base.every(({ standsFor }) => standsFor.length === 0)) return lists;
  const known = new Set(base.flatMap((set) => (set.standsFor.length > 0 ? [] : keyOf(set, keys))));
  const made = base.flatMap((set) => {
    if (set.standsFor.length === 0) return [set];
    const named = others.flat().flatMap((other) => {
      const bindings = bindingsTo(set, other, keys);
      if (bindings === undefined || known.has(keyOf(other, keys))) return [];
      known.add(keyOf(other, keys));
      return [{ ...set, params: bindParameters(set.params, bindings) }];
    });
    return named.length === 0 ? [set] : [...named, { ...set, isRest: true as const }];
  });
  return [made, ...others];
}

/** What the placeholders of a set are, if it is the one that another means by the merge keys; undefined if it cannot be. */
function bindingsTo(
  { params }: ParameterSet,
  other: ParameterSet,
  keys: readonly string[],
): Bindings | undefined {
  const bindings = new Map<string, Text>();
  for (const key of keys) {
    const given = other.params.entries.get(key);
    const own = params.entries.get(key);
    const name = placeholderName(own);
    if (name === undefined) {
      if (valueJson(own) !== valueJson(given)) return undefined;
    } else if (given?.kind === 'string') bindings.set(name, given.text);
    else return undefined;
  }
  return bindings;
}

function mergeLists(
  merge: MapNode,
  lists: readonly (readonly ParameterSet[])[],
  { goTemplate }: SetContext,
): Generated {
  const [base, ...others] = lists.map((list) => byKey(list, keysOf(merge), merge));
  if (base === undefined || base.kind === 'refused') return base ?? sets([]);
  for (const other of others) {
    if (other.kind === 'refused') return other;
    for (const [key, set] of base.value) {
      const over = other.value.get(key);
      if (over === undefined) continue;
      if (goTemplate) {
        const panic = mergeParams(set.params, over.params);
        if (panic !== undefined) return refused(over.at[0] ?? merge, panic);
      } else {
        for (const [name, value] of over.params.entries) set.params.entries.set(name, value);
      }
      base.value.set(key, { ...set, at: [...set.at, ...over.at] });
    }
  }
  return sets([...base.value.values()]);
}

function byKey(
  list: readonly ParameterSet[],
  keys: readonly string[],
  merge: MapNode,
): BuildResult<Map<string, ParameterSet>> {
  if (keys.length === 0) {
    return refused(merge, `${BY_KEY}no merge keys were specified, Merge requires at least one`);
  }
  const found = new Map<string, ParameterSet>();
  for (const set of list) {
    const key = keyOf(set, keys);
    if (found.has(key)) {
      const words =
        'the parameters from a generator were not unique by the given mergeKeys, Merge requires all param sets to be unique';
      return refused(set.at[0] ?? merge, `${BY_KEY}${words}. Duplicate key was ${key}`);
    }
    found.set(key, set);
  }
  return done(found);
}

function keyOf({ params }: ParameterSet, keys: readonly string[]): string {
  const parts = keys.map((key) => `${JSON.stringify(key)}:${valueJson(params.entries.get(key))}`);
  return `{${parts.join(',')}}`;
}

/** A parameter as Go's encoding/json writes it; nothing is null. */
function valueJson(value: GoValue | undefined): string {
  switch (value?.kind) {
    case 'string':
      return goJsonString(value.text.text);
    case 'bool':
    case 'int':
    case 'uint':
      return String(value.value);
    case 'float':
      return goFloatJson(value.value);
    case 'list':
      return `[${value.items.map(valueJson).join(',')}]`;
    case 'map':
      return goJsonObject(Array.from(value.entries, ([key, each]) => [key, valueJson(each)]));
    default:
      return 'null';
  }
}
