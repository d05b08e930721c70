import type { Dialect } from '../../model/manifest.ts';
import { memoBy } from '../../model/memo.ts';
import { type Entry, entryOf, type YamlNode } from '../../model/node.ts';
import { stringOf } from '../../model/scalars/resolve-scalar.ts';
import type { Span } from '../../model/span.ts';

/** A text that an object gives, and the place that decides it. */
export interface DerivedName {
  readonly name: string;
  readonly at: Span;
}

type Step =
  | { readonly kind: 'field'; readonly name: string }
  /** `[*]`: the items of a list. `*`: the values of a map. `~`: its keys. `**`: everything below. */
  | { readonly kind: 'items' | 'values' | 'keys' | 'below' };

/** Nodes that one path may reach: strangers write what is read here. */
const MAX_NODES = 10_000;
const STEP = /\['([^']*)'\]|\[\*\]|\*\*|\*|~|[^.[\]]+/g;

/**
 * The texts at a path, empty ones left out:
 *
 *     spec.secretName      spec.tls[*].secretName      spec.users.~      metadata.annotations['a.b/c']      spec.secrets.*.name
 */
export function textsAt(root: YamlNode, path: string, dialect: Dialect): readonly DerivedName[] {
  const steps = stepsOf(path);
  const last = steps.at(-1)?.kind === 'keys' ? steps.length - 1 : steps.length;
  const nodes = follow(root, steps.slice(0, last));
  if (last < steps.length) {
    return nodes.flatMap((node) =>
      node.kind === 'map' ? node.entries.map(({ name, key }) => ({ name, at: key })) : [],
    );
  }
  return nodes.flatMap((node) => {
    const name = stringOf(node, dialect);
    return name === undefined || name === '' ? [] : [{ name, at: node }];
  });
}

export function nodesAt(root: YamlNode, path: string): readonly YamlNode[] {
  return follow(root, stepsOf(path));
}

const stepsOf = memoBy((path: string) => withOneDescent([...path.matchAll(STEP)].map(stepOf)));

/** A second `**` would reach nothing new, many times over. */
function withOneDescent(steps: readonly Step[]): readonly Step[] {
  const first = steps.findIndex(({ kind }) => kind === 'below');
  return steps.filter(({ kind }, at) => kind !== 'below' || at === first);
}

function stepOf([text, quoted]: RegExpMatchArray): Step {
  if (quoted !== undefined) return { kind: 'field', name: quoted };
  switch (text) {
    case '[*]':
      return { kind: 'items' };
    case '*':
      return { kind: 'values' };
    case '**':
      return { kind: 'below' };
    case '~':
      return { kind: 'keys' };
    default:
      return { kind: 'field', name: text };
  }
}

function follow(root: YamlNode, steps: readonly Step[]): readonly YamlNode[] {
  let from = root;
  let at = 0;
  // Most steps are fields, and each of them leads to one node.
  for (let step = steps[at]; step?.kind === 'field'; step = steps[++at]) {
    const entry = entryOf(from, step.name);
    if (entry === undefined) return [];
    from = entry.value;
  }
  let nodes: readonly YamlNode[] = [from];
  for (const step of steps.slice(at)) nodes = reached(nodes, step);
  return nodes;
}

function reached(from: readonly YamlNode[], step: Step): readonly YamlNode[] {
  const nodes: YamlNode[] = [];
  for (const node of from) {
    if (step.kind === 'below') addEverythingIn(node, nodes);
    else {
      for (const each of below(node, step)) {
        if (nodes.length === MAX_NODES) return nodes;
        nodes.push(each);
      }
    }
  }
  return nodes;
}

function below(node: YamlNode, step: Step): readonly YamlNode[] {
  switch (step.kind) {
    case 'field':
      return valuesOf(entryOf(node, step.name));
    case 'items':
      return node.kind === 'sequence' ? node.items : [];
    case 'values':
      return node.kind === 'map' ? node.entries.map(({ value }) => value) : [];
    default:
      return [];
  }
}

function valuesOf(entry: Entry | undefined): readonly YamlNode[] {
  return entry === undefined ? [] : [entry.value];
}

/** Adds a node and all maps and lists below it, from top to bottom, as long as there is room. */
function addEverythingIn(node: YamlNode, nodes: YamlNode[]): void {
  const open = [node];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    if (nodes.length === MAX_NODES) return;
    nodes.push(next);
    if (next.kind === 'scalar') continue;
    const size = next.kind === 'map' ? next.entries.length : next.items.length;
    for (let at = size - 1; at >= 0; at -= 1) {
      const child = next.kind === 'map' ? next.entries[at]?.value : next.items[at];
      if (child !== undefined && child.kind !== 'scalar') open.push(child);
    }
  }
}
