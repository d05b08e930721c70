import { entryOf, type SequenceNode, type YamlNode } from '../../../model/node.ts';
import {
  CLEARED,
  isMissingOrNull,
  stop,
  valueText,
  type Maybe,
  type Merge,
  type Walked,
} from '../tree/merge-context.ts';
import {
  findElement,
  isEmptyMap,
  keyValues,
  setElement,
  withKeys,
  wrongKind,
} from '../tree/merge-elements.ts';
import { withItems } from '../tree/nodes.ts';
import type { Shape } from '../tree/schema.ts';
import { listDirective } from './merge-directive.ts';
import { mergeRegularList } from './merge-regular-list.ts';

/** Irregular lists merge in quadratic time, as in kustomize; no real list comes near this. */
const MAX_IRREGULAR = 4000;
const NAME_KEYS = ['name'];

/** The keys by which the elements of a list merge; undefined: the list is replaced as a whole. */
export function associativeKeys(
  merge: Merge,
  target: Maybe,
  patch: Maybe,
  shape: Shape | undefined,
): readonly string[] | undefined {
  if (shape !== undefined) return shape.mergeKeys;
  if (!merge.options.inferAssociativeLists) return undefined;
  return [target, patch].some((list) => hasNames(list)) ? NAME_KEYS : undefined;
}

function hasNames(list: Maybe): boolean {
  return (
    list?.kind === 'sequence' &&
    list.items.length > 0 &&
    list.items.every((item) => entryOf(item, 'name') !== undefined)
  );
}

/** kyaml's walkAssociativeSequence: null clears, `$patch` replaces or clears, else elements merge one by one. */
export function mergeList(
  merge: Merge,
  target: Maybe,
  patch: Maybe,
  shape: Shape | undefined,
  keys: readonly string[],
): Walked {
  if (isMissingOrNull(target)) {
    if (patch?.kind !== 'sequence') return CLEARED;
    return { node: mergeElements(merge, patch, patch, shape, keys), inPlace: false };
  }
  if (target?.kind !== 'sequence') return CLEARED;
  if (patch === undefined) {
    return { node: mergeElements(merge, target, undefined, shape, keys), inPlace: true };
  }
  if (patch.kind !== 'sequence') return CLEARED;
  const directive = listDirective(patch);
  if (directive.kind === 'unknown') return stop(merge, patch, directive.message);
  if (directive.kind === 'delete') return CLEARED;
  const { rest } = directive;
  if (directive.kind === 'replace') {
    return { node: mergeElements(merge, rest, rest, shape, keys), inPlace: false };
  }
  // A list merged with itself stays one list, also when it loses its directive.
  const ours = patch === target ? rest : target;
  return { node: mergeElements(merge, ours, rest, shape, keys), inPlace: true };
}

function mergeElements(
  merge: Merge,
  target: SequenceNode,
  patch: SequenceNode | undefined,
  shape: Shape | undefined,
  keys: readonly string[],
): YamlNode | undefined {
  const merged = mergeAll(merge, target, patch, shape, keys);
  if (keys.length > 0 || merged?.kind !== 'sequence') return merged;
  return withItems(merged, merged.items.map(withoutType));
}

/** kyaml writes the elements of a set of scalars again, with their texts and quotes but without their tags. */
function withoutType(item: YamlNode): YamlNode {
  if (item.kind !== 'scalar' || item.untyped === true || item.text === '') return item;
  const { tag: _tag, ...rest } = item;
  return { ...rest, untyped: true };
}

function mergeAll(
  merge: Merge,
  target: SequenceNode,
  patch: SequenceNode | undefined,
  shape: Shape | undefined,
  keys: readonly string[],
): YamlNode | undefined {
  const elements = shape?.elements();
  const regular = mergeRegularList(merge, target, patch, elements, keys);
  if (regular !== undefined) return withItems(target, regular);
  if (target.items.length + (patch?.items.length ?? 0) > MAX_IRREGULAR) {
    stop(
      merge,
      patch ?? target,
      `a list of more than ${MAX_IRREGULAR} elements without merge keys`,
    );
    return target;
  }
  return mergeIrregularList(merge, target, patch, elements, keys.length === 0 ? [''] : keys);
}

/** The general case, step by step as kyaml does it (setAssociativeSequenceElements). */
function mergeIrregularList(
  merge: Merge,
  target: SequenceNode,
  patch: SequenceNode | undefined,
  elements: Shape | undefined,
  keys: readonly string[],
): YamlNode | undefined {
  const lists = new ElementLists(merge, target, patch);
  const valuesList = lists.allValues(keys);
  if (keys.length > 1) unifyValues(valuesList);
  const used = keys.filter((_, index) => valuesList.some((values) => values[index] !== ''));
  const validKeys = used.length === 0 ? keys : used;
  for (const all of valuesList) {
    const values = all.filter((_, index) => validKeys.includes(keys[index] ?? ''));
    lists.mergeOne(validKeys, values, elements);
  }
  return withItems(target, valuesList.length === 0 ? target.items : lists.joined(validKeys));
}

/** The lists kyaml changes while it merges: the target's, the patch's, and the elements to be added. */
class ElementLists {
  readonly #merge: Merge;
  readonly #same: boolean;
  #target: readonly YamlNode[];
  #patch: readonly YamlNode[] | undefined;
  #added: readonly YamlNode[] = [];

  constructor(merge: Merge, target: SequenceNode, patch: SequenceNode | undefined) {
    this.#merge = merge;
    this.#same = target === patch;
    this.#target = target.items;
    this.#patch = patch?.items;
  }

  /** The values of the keys over all elements, each once; the patch's first when it should be prepended. */
  allValues(keys: readonly string[]): (readonly string[])[] {
    const found = new Map<string, readonly string[]>();
    const both = [this.#target, this.#patch ?? []];
    if (this.#merge.options.listPrepend) both.reverse();
    for (const item of both.flat()) {
      const values = keys[0] === '' ? [valueText(item)] : keyValues(item, keys);
      const id = JSON.stringify(values);
      if (!found.has(id)) found.set(id, values);
    }
    return [...found.values()];
  }

  mergeOne(keys: readonly string[], values: readonly string[], shape: Shape | undefined): void {
    const known = keys.filter((_, index) => values[index] !== '');
    const [byKeys, byValues] =
      known.length === 0 ? [keys, values] : [known, values.filter((value) => value !== '')];
    const old = findElement(this.#target, byKeys, byValues);
    const theirs =
      this.#patch === undefined ? undefined : findElement(this.#patch, byKeys, byValues);
    const { node, inPlace, left } = this.#merge.walk(old, theirs, shape);
    const isGone = node === undefined || isMissingOrNull(node) || isEmptyMap(node);
    const isOne = old !== undefined && old === theirs;
    const complete = isGone ? (node ?? (isOne ? left : undefined)) : withKeys(node, keys, values);
    if (old !== undefined && complete !== undefined && (inPlace || isOne)) {
      this.#setTarget(this.#target.with(this.#target.indexOf(old), complete));
    }
    if (theirs !== undefined && left !== undefined && !isOne && this.#patch !== undefined) {
      this.#patch = this.#patch.with(this.#patch.indexOf(theirs), left);
    }
    if (isGone) this.#setTarget(this.#set(this.#target, keys, values, undefined));
    else this.#added = this.#set(this.#added, keys, values, complete);
  }

  /** The merged list: the added elements with the target's written over them, or the other way round. */
  joined(keys: readonly string[]): readonly YamlNode[] {
    const { listPrepend } = this.#merge.options;
    const [base, written] = listPrepend ? [this.#added, this.#target] : [this.#target, this.#added];
    let result = base;
    for (const item of written) result = this.#append(result, item, keys);
    return result;
  }

  #append(list: readonly YamlNode[], item: YamlNode, keys: readonly string[]): readonly YamlNode[] {
    if (keys[0] === '') return this.#set(list, keys, [valueText(item)], item);
    const values: string[] = [];
    const result = [...list];
    for (const key of keys) {
      const wrong = wrongKind(item, 'map');
      if (wrong !== undefined) {
        this.#merge.refused ??= wrong;
        return list;
      }
      const field = entryOf(item, key);
      // An element without one of the keys is added for each that it lacks.
      if (field === undefined) result.push(item);
      else values.push(valueText(field.value));
    }
    const others = keys.length > 1 ? this.#set(result, keys, values, undefined) : result;
    return this.#set(others, keys, values, item);
  }

  #setTarget(items: readonly YamlNode[]): void {
    this.#target = items;
    if (this.#same) this.#patch = items;
  }

  #set(
    list: readonly YamlNode[],
    keys: readonly string[],
    values: readonly string[],
    element: Maybe,
  ): readonly YamlNode[] {
    const outcome = setElement(list, keys, values, element);
    if (outcome.kind === 'done') return outcome.value;
    this.#merge.refused ??= outcome;
    return list;
  }
}

/** Values that differ only where one is missing are the same element: port 80 is port 80/TCP. */
function unifyValues(valuesList: (readonly string[])[]): void {
  for (let left = 0; left < valuesList.length; left++) {
    // What the inner loop makes of these values is not looked at before the next round, as in kyaml.
    const values = valuesList[left] ?? [];
    for (let right = 0; right < valuesList.length; right++) {
      const same = unified(values, valuesList[right] ?? []);
      if (same === undefined) continue;
      valuesList[left] = same;
      valuesList[right] = same;
    }
  }
}

function unified(left: readonly string[], right: readonly string[]): readonly string[] | undefined {
  const compatible = left.every((value, index) => {
    const other = right[index] ?? '';
    return value === other || value === '' || other === '';
  });
  if (!compatible || !left.some((value, index) => value === right[index])) return undefined;
  return left.map((value, index) => (value === '' ? (right[index] ?? '') : value));
}
