import type { Dialect } from '../../model/manifest.ts';
import type { MapNode, YamlNode } from '../../model/node.ts';
import { entryOf } from '../../model/node.ts';
import { stringOf } from '../../model/resolve-scalar.ts';
import type { Span } from '../../model/span.ts';

/** A name that a controller derives from an object, and the place that decides it. */
export interface DerivedName {
  readonly name: string;
  readonly at: Span;
}

/**
 * The names a template gives for an object. `{a.b}` stands for the string at that path, `{a|b}` for the first of two that is
 * there; `[*]` in a path goes through a list, `{a.~}` through the keys of a map. A path that leads nowhere gives no name.
 *
 *     {metadata.name}-ca        {spec.target.name|metadata.name}        {spec.tls[*].secretName}
 */
export function namesFrom(
  template: string,
  root: MapNode,
  dialect: Dialect,
): readonly DerivedName[] {
  let names: readonly (DerivedName | { readonly name: string; readonly at: undefined })[] = [
    { name: '', at: undefined },
  ];
  for (const part of template.split(/(\{[^}]*\})/)) {
    if (!part.startsWith('{')) {
      names = names.map(({ name, at }) => ({ name: name + part, at }));
      continue;
    }
    const values = firstOf(part.slice(1, -1).split('|'), root, dialect);
    names = names.flatMap(({ name, at }) =>
      values.map((value) => ({ name: name + value.name, at: at ?? value.at })),
    );
  }
  return names.flatMap(({ name, at }) => (name === '' || at === undefined ? [] : [{ name, at }]));
}

function firstOf(
  paths: readonly string[],
  root: MapNode,
  dialect: Dialect,
): readonly DerivedName[] {
  for (const path of paths) {
    const values = stringsAt(root, path, dialect);
    if (values.length > 0) return values;
  }
  return [];
}

/** The strings at a path of the template language above, empty ones left out. */
export function stringsAt(root: YamlNode, path: string, dialect: Dialect): readonly DerivedName[] {
  let nodes: readonly YamlNode[] = [root];
  for (const step of path.split('.')) {
    if (step === '~') {
      return nodes.flatMap((node) =>
        node.kind === 'map' ? node.entries.map(({ name, key }) => ({ name, at: key })) : [],
      );
    }
    nodes = nodes.flatMap((node) => nodesBelow(node, step));
  }
  return nodes.flatMap((node) => {
    const name = stringOf(node, dialect);
    return name === undefined || name === '' ? [] : [{ name, at: node }];
  });
}

function nodesBelow(node: YamlNode, step: string): readonly YamlNode[] {
  const list = step.endsWith('[*]');
  const value = entryOf(node, list ? step.slice(0, -3) : step)?.value;
  if (value === undefined) return [];
  if (!list) return [value];
  return value.kind === 'sequence' ? value.items : [];
}
