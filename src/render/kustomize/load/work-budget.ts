import { newBudget, spend as take, spentOf, type Budget } from '../../../model/budget.ts';
import { DEEPEST } from '../../../model/limits.ts';
import { message } from '../../../model/message.ts';
import type { Entry, ScalarNode, YamlNode } from '../../../model/node.ts';
import type { Span } from '../../../model/span.ts';
import type { Resource } from '../object/resource.ts';
import { refused, type BuildRefusal } from '../tree/build-refusal.ts';

/** How large a tree is. */
interface TreeSize {
  /** Its nodes, shared ones as often as they are found. */
  readonly weight: number;
  /** How many collections are in one another; perhaps too many if the tree was changed. */
  readonly depth: number;
}

/** What one build may still do, in units of work: a node made, or a few characters. */
export interface WorkBudget {
  readonly budget: Budget;
  /** Trees that were counted. */
  readonly sizes: WeakMap<YamlNode, TreeSize>;
  /** Long texts that were counted. */
  readonly texts: Set<YamlNode>;
}

/** A build of ten thousand objects through ten steps of five overlays stays below. */
const MAX_WORK = 50_000_000;
/** What a kustomization costs by itself, and what a generator does. */
export const KUSTOMIZATION = 10_000;
export const GENERATOR = 1_000;
/** What a key of a generated object costs: nodes for itself and its value, and its place among the others. */
export const KEY = 100;
/** Objects of one build: more than the largest repositories apply at once. */
const MAX_OBJECTS = 30_000;
/** What an object that a step changes costs besides its nodes: its former names, its place among the others. */
const OBJECT = 20;
/** Nodes of one object: the API server takes none of more than 3 MiB, and what is that large is text. */
const MAX_NODES = 500_000;
/** Texts whose length is no matter. */
const SHORT = 256;
/** Kustomizations that may lead to one another. */
export const MAX_NESTED = 250;
const CHARACTERS_PER_UNIT = 4;

/** A fresh budget: what is counted in it depends on nothing that was built before. */
export function workBudget(): WorkBudget {
  return {
    budget: newBudget({ units: MAX_WORK }),
    sizes: new WeakMap(),
    texts: new Set(),
  };
}

/** What was taken from a fresh budget: all of it at most, however much the step that ended the build asked for. */
export function workDone({ budget }: WorkBudget): number {
  return spentOf(budget, 'units');
}

/** Takes work from a budget; refused when it is spent. */
export function spend({ budget }: WorkBudget, work: number, at: Span): BuildRefusal | undefined {
  return take(budget, 'units', work) ? undefined : tooMuch(at);
}

/** Takes the work of putting objects together; refused, too, for more of them than a build may have. */
export function spendObjects(
  budget: WorkBudget,
  count: number,
  at: Span,
): BuildRefusal | undefined {
  return count > MAX_OBJECTS ? tooMuch(at) : spend(budget, 4 * count, at);
}

export function tooMuch(at: Span): BuildRefusal {
  const refusal = refused(at, 'the build is far larger than its input', {
    message: message`The build was stopped: it is far larger than its input`,
    help: message`Look for bases and components that are included many times, or for text that replacements and patches double.`,
  });
  return { ...refusal, isTooMuch: true };
}

/**
 * The work of objects that a step made or changed; endless for more objects than a build may have, and for one that shares its parts until it
 * is larger than any object may be.
 */
export function workOf(
  budget: WorkBudget,
  after: readonly Resource[],
  before: readonly Resource[],
): number {
  if (after.length > MAX_OBJECTS) return Number.POSITIVE_INFINITY;
  let work = after.length / 16;
  const same = after.length === before.length;
  for (const [index, { node }] of after.entries()) {
    const was = same ? before[index]?.node : undefined;
    if (was !== node) work += OBJECT + workOfNode(budget, node, was);
  }
  return work;
}

/** The work of a step that writes a few small texts into each of the objects. */
export function workOfSmall(after: readonly Resource[]): number {
  return after.length > MAX_OBJECTS ? Number.POSITIVE_INFINITY : 2 * OBJECT * after.length;
}

/** The work of one object, parts of it that were counted before left out, and those that it shares with what it was `before`. */
export function workOfNode(budget: WorkBudget, node: YamlNode, before?: YamlNode): number {
  const work = newWork(budget, node, before);
  const { weight, depth } = treeSize(budget, node);
  return weight > MAX_NODES || depth > DEEPEST ? Number.POSITIVE_INFINITY : work;
}

/** The work of copying a node with all that is in it; endless where that is larger than any object may be. */
export function workOfCopy(budget: WorkBudget, node: YamlNode): number {
  newWork(budget, node, undefined);
  const weight = node.kind === 'scalar' ? textWork(budget, node) : treeSize(budget, node).weight;
  return weight > MAX_NODES ? Number.POSITIVE_INFINITY : weight;
}

const OF_SCALAR: TreeSize = { weight: 1, depth: 0 };

function treeSize({ sizes }: WorkBudget, node: YamlNode): TreeSize {
  return node.kind === 'scalar' ? OF_SCALAR : (sizes.get(node) ?? OF_SCALAR);
}

function newWork(budget: WorkBudget, node: YamlNode, before: YamlNode | undefined): number {
  if (node.kind === 'scalar') return textWork(budget, node);
  const { sizes } = budget;
  if (sizes.has(node)) return 0;
  const was = before?.kind === node.kind && sizes.has(before) ? before : undefined;
  const [start, end] = was === undefined ? [0, 0] : sharedEnds(node, was);
  const size = partsOf(node).length;
  // What was there before is copied and compared all the same.
  let work = 1 + start + end;
  let { weight, depth } = was === undefined ? { weight: 1, depth: 1 } : treeSize(budget, was);
  if (was !== undefined) {
    for (let at = start; at < partsOf(was).length - end; at += 1) {
      const child = childAt(was, at);
      if (child !== undefined) weight -= treeSize(budget, child).weight;
    }
  }
  for (let at = start; at < size - end; at += 1) {
    const child = childAt(node, at);
    if (child === undefined) continue;
    work += newWork(budget, child, childAt(was, at));
    const inner = treeSize(budget, child);
    weight += inner.weight;
    depth = Math.max(depth, 1 + inner.depth);
  }
  sizes.set(node, { weight, depth });
  return work;
}

/** How many of their first children two nodes share, and how many of their last. */
function sharedEnds(one: YamlNode, other: YamlNode): readonly [number, number] {
  // Entries are compared first: most are the same objects, and reading what is in thousands of them takes its time.
  const [ones, others] = [partsOf(one), partsOf(other)];
  const isShared = (at: number, otherAt: number): boolean =>
    ones[at] === others[otherAt] || childAt(one, at) === childAt(other, otherAt);
  const shortest = Math.min(ones.length, others.length);
  let start = 0;
  while (start < shortest && isShared(start, start)) start += 1;
  let end = 0;
  while (end < shortest - start && isShared(ones.length - 1 - end, others.length - 1 - end)) {
    end += 1;
  }
  return [start, end];
}

function partsOf(node: YamlNode): readonly (YamlNode | Entry)[] {
  if (node.kind === 'scalar') return [];
  return node.kind === 'sequence' ? node.items : node.entries;
}

function childAt(node: YamlNode | undefined, at: number): YamlNode | undefined {
  if (node === undefined || node.kind === 'scalar') return undefined;
  return node.kind === 'sequence' ? node.items[at] : node.entries[at]?.value;
}

function textWork({ texts }: WorkBudget, node: ScalarNode): number {
  const { length } = node.text;
  if (length <= SHORT) return 1;
  if (texts.has(node)) return 1;
  texts.add(node);
  return 1 + length / CHARACTERS_PER_UNIT;
}
