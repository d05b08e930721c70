import {
  entryOf,
  type Entry,
  type MapNode,
  type YamlNode,
  entryWith,
} from '../../../../model/node.ts';
import { isNull } from '../../../../model/scalars/resolve-scalar.ts';
import { placePart, withEntries, withItems } from '../../../kustomize/tree/nodes.ts';
import { TEMPLATE } from '../template/application-struct.ts';
import { decodeObject } from '../template/decode-object.ts';

/** Generators within generators are at most this deep: a matrix of matrices. */
const DEEPEST = 2;

/** Kinds of generators, in the order in which the controller looks at them, with their fields in the order of the Go types. */
const GENERATOR_KINDS: readonly (readonly [kind: string, fields: readonly string[]])[] = [
  ['list', ['elements', 'template', 'elementsYaml']],
  ['clusters', ['selector', 'template', 'values', 'flatList']],
  [
    'git',
    'repoURL directories files revision requeueAfterSeconds template pathParamPrefix values'.split(
      ' ',
    ),
  ],
  [
    'scmProvider',
    (
      'github gitlab bitbucket bitbucketServer gitea azureDevOps filters cloneProtocol ' +
      'requeueAfterSeconds template values awsCodeCommit'
    ).split(' '),
  ],
  [
    'clusterDecisionResource',
    ['configMapRef', 'name', 'requeueAfterSeconds', 'labelSelector', 'template', 'values'],
  ],
  [
    'pullRequest',
    (
      'github gitlab gitea bitbucketServer filters requeueAfterSeconds template bitbucket ' +
      'azuredevops values continueOnRepoNotFoundError'
    ).split(' '),
  ],
  ['matrix', ['generators', 'template']],
  ['merge', ['generators', 'mergeKeys', 'template']],
  ['plugin', ['configMapRef', 'input', 'requeueAfterSeconds', 'template', 'values']],
];

const NESTING = new Set(['matrix', 'merge']);

/**
 * An item of `generators` as the controller decodes it: known kinds and fields only, in its order. Generators in a matrix or merge may
 * be a matrix or merge once more, which then has no template of its own; any deeper are dropped.
 */
export function decodeGenerator(item: YamlNode, depth = 0): MapNode {
  const bare: MapNode =
    item.kind === 'map' ? item : { ...placePart(item), kind: 'map', entries: [] };
  const kinds = GENERATOR_KINDS.flatMap(([kind, fields]): readonly Entry[] => {
    const one = entryOf(bare, kind);
    if (one?.value.kind !== 'map' || (NESTING.has(kind) && depth >= DEEPEST)) return [];
    return [entryWith(one, decodeKind(kind, one.value, fields, depth))];
  });
  const selector = entryOf(bare, 'selector');
  const isSelected = selector !== undefined && !isNull(selector.value, 'kubectl');
  return withEntries(bare, isSelected ? [...kinds, selector] : kinds);
}

function decodeKind(
  kind: string,
  node: MapNode,
  fields: readonly string[],
  depth: number,
): MapNode {
  const entries = fields.flatMap((name): readonly Entry[] => {
    const one = entryOf(node, name);
    if (one === undefined || isNull(one.value, 'kubectl')) return [];
    if (name === 'generators') return [entryWith(one, decodeChildren(one.value, depth))];
    if (name !== 'template') return [one];
    if (depth > 0 && NESTING.has(kind)) return [];
    return one.value.kind === 'map'
      ? [entryWith(one, decodeObject(one.value, TEMPLATE).object)]
      : [];
  });
  return withEntries(node, entries);
}

function decodeChildren(list: YamlNode, depth: number): YamlNode {
  if (list.kind !== 'sequence') return list;
  return withItems(
    list,
    list.items.map((item) => decodeGenerator(item, depth + 1)),
  );
}
