import type { ScalarNode, YamlNode } from '../../../model/node.ts';
import type { Span } from '../../../model/span.ts';
import type { Resource } from '../object/resource.ts';
import { refused, type Refused } from '../tree/outcome.ts';

/** What one build may still do, in units of work: a node made, or a few characters. */
export interface WorkBudget {
  left: number;
}

/** A build of ten thousand objects through ten steps of five overlays stays below. */
const MOST_WORK = 50_000_000;
/** What a kustomization costs by itself, and what a generator does. */
export const KUSTOMIZATION = 10_000;
export const GENERATOR = 1_000;
/** Nodes of one object: the API server takes none of more than 3 MiB. */
const MOST_NODES = 5_000_000;
/** Texts whose length is no matter. */
const SHORT = 256;
/** Kustomizations that may lead to one another. */
export const MOST_NESTED = 250;
const CHARACTERS_PER_UNIT = 4;

export function workBudget(): WorkBudget {
  return { left: MOST_WORK };
}

/** Takes work from a budget; refused when it is spent. */
export function spend(budget: WorkBudget, work: number, at: Span): Refused | undefined {
  budget.left -= work;
  return budget.left >= 0 ? undefined : tooMuch(at);
}

export function tooMuch(at: Span): Refused {
  return refused(at, 'the build makes more than can be built here', {
    message: 'This build makes so much out of little that it is given up here',
    help: 'Look for bases and components that come in many times, or for text that replacements and patches double.',
  });
}

/** The work of objects that a step made or changed; endless for one that shares its parts until it is larger than any object may be. */
export function workOf(after: readonly Resource[], before: readonly Resource[]): number {
  let work = after.length / 16;
  const same = after.length === before.length;
  for (const [index, { node }] of after.entries()) {
    if (!same || before[index]?.node !== node) work += workOfNode(node);
  }
  return work;
}

/** The work of one object, parts of it that were counted before left out. */
export function workOfNode(node: YamlNode): number {
  const work = newWork(node);
  return weightOf(node) > MOST_NODES ? Number.POSITIVE_INFINITY : work;
}

/** Nodes of a tree by identity, shared ones as often as they are found. */
const weights = new WeakMap<YamlNode, number>();
/** Long texts that were counted. */
const counted = new WeakSet<YamlNode>();

function weightOf(node: YamlNode): number {
  return weights.get(node) ?? 1;
}

function newWork(node: YamlNode): number {
  if (node.kind === 'scalar') return textWork(node);
  if (weights.has(node)) return 0;
  let weight = 1;
  let work = 1;
  const children = node.kind === 'sequence' ? node.items : node.entries.map(({ value }) => value);
  for (const child of children) {
    work += newWork(child);
    weight += weightOf(child);
  }
  weights.set(node, weight);
  return work;
}

function textWork(node: ScalarNode): number {
  const { length } = node.text;
  if (length <= SHORT) return 1;
  if (counted.has(node)) return 1;
  counted.add(node);
  return 1 + length / CHARACTERS_PER_UNIT;
}
