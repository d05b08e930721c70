import type { Dialect } from '../../model/manifest.ts';
import { memoBy } from '../../model/memo.ts';
import type { YamlNode } from '../../model/node.ts';
import { scalarText } from '../../model/scalars/scalar-text.ts';
import type { Span } from '../../model/span.ts';
import { type DerivedName, nodesAt, textsAt } from './path.ts';

/** What a template is filled in from: an object, and the node in it that `each` names. */
export interface Scope {
  readonly root: YamlNode;
  /** Where paths start that begin with a dot. */
  readonly item: YamlNode;
  readonly dialect: Dialect;
}

/** Names that one template may give: a product of two lists grows fast. */
const MAX_NAMES = 1000;

/**
 * The names a template gives for an object. `{a.b}` is the text at that path, `{a|b}` for the first of two that is
 * there, `{.a}` for one below the node of `each`. A path that leads nowhere gives no name.
 *
 *     {metadata.name}-ca        {spec.target.name|metadata.name}        {spec.tls[*].secretName}
 */
export function namesFrom(template: string, scope: Scope): readonly DerivedName[] {
  let names: readonly (DerivedName | { readonly name: string; readonly at: undefined })[] = [
    { name: '', at: undefined },
  ];
  for (const part of template.split(/(\{[^}]*\})/)) {
    if (!part.startsWith('{')) {
      names = names.map(({ name, at }) => ({ name: name + part, at }));
      continue;
    }
    const values = firstOf(part.slice(1, -1).split('|'), scope).slice(0, MAX_NAMES);
    const enough = Math.ceil(MAX_NAMES / Math.max(1, values.length));
    names = names
      .slice(0, enough)
      .flatMap(({ name, at }) =>
        values.map((value) => ({ name: name + value.name, at: at ?? value.at })),
      );
  }
  return names.flatMap(({ name, at }) => (name === '' ? [] : [{ name, at: at ?? scope.item }]));
}

function firstOf(paths: readonly string[], scope: Scope): readonly DerivedName[] {
  for (const path of paths) {
    const values = textsAt(startOf(path, scope), path, scope.dialect);
    if (values.length > 0) return values;
  }
  return [];
}

/** Whether a condition holds: `path` when there is anything, `path=text` when one of the texts there is this one. */
export function holds(condition: string, scope: Scope): boolean {
  const { path, text } = partsOf(condition);
  const nodes = nodesAt(startOf(path, scope), path);
  if (text === undefined) return nodes.length > 0;
  return nodes.some((node) => scalarText(node, scope.dialect) === text);
}

/** The place that a condition asks about: the first node there, else the object. */
export function placeOfCondition(condition: string, scope: Scope): Span {
  const { path } = partsOf(condition);
  return nodesAt(startOf(path, scope), path)[0] ?? scope.item;
}

interface Condition {
  readonly path: string;
  readonly text: string | undefined;
}

/** The conditions of all rows are asked about each object. */
const partsOf = memoBy((condition: string): Condition => {
  const cut = condition.lastIndexOf('=');
  if (cut === -1) return { path: condition, text: undefined };
  return { path: condition.slice(0, cut), text: condition.slice(cut + 1) };
});

function startOf(path: string, { root, item }: Scope): YamlNode {
  return path.startsWith('.') ? item : root;
}
