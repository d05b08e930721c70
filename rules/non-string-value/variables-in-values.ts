import { appendAll } from '../../src/model/group-by.ts';
import type { Manifest } from '../../src/model/manifest.ts';
import {
  mapAt,
  scalarAt,
  valueAt,
  type MapNode,
  type ScalarNode,
  type YamlNode,
} from '../../src/model/node.ts';
import { fluxValues } from '../../src/model/release-values.ts';
import { resolveScalar } from '../../src/model/scalars/resolve-scalar.ts';

/** A variable in values of a chart that is not here, whose `value` is a number or a boolean. */
export interface TypedVariable {
  readonly name: ScalarNode;
  readonly value: ScalarNode;
  readonly type: 'boolean' | 'number';
}

/** The values that a release gives to a chart that is not here; undefined where none are known. */
export function valuesOf(manifest: Manifest): MapNode | undefined {
  return manifest.unread ?? mapAt(fluxValues(manifest));
}

/**
 * Those in lists that a chart can only copy into a pod as they are: lists of variables of which some have a `valueFrom`, or that belong to a
 * whole container.
 */
export function* typedVariables(values: MapNode): Iterable<TypedVariable> {
  const open: YamlNode[] = [values];
  for (let node = open.pop(); node !== undefined; node = open.pop()) {
    if (node.kind === 'sequence') appendAll(open, node.items);
    if (node.kind !== 'map') continue;
    for (const { name, value } of node.entries) {
      open.push(value);
      if (ENV.test(name) && value.kind === 'sequence') yield* typedIn(value.items, node);
    }
  }
}

const ENV = /env/i;

function* typedIn(items: readonly YamlNode[], owner: MapNode): Iterable<TypedVariable> {
  if (!items.every(isVariable)) return;
  const isCopied = items.some((item) => mapAt(item, 'valueFrom') !== undefined);
  if (!isCopied && !isContainer(owner)) return;
  for (const item of items) {
    const [name, value] = [scalarAt(item, 'name'), scalarAt(item, 'value')];
    const type = value && typeOf(value);
    if (name !== undefined && value !== undefined && type !== undefined)
      yield { name, value, type };
  }
}

/** `name` with `value` or `valueFrom`, and nothing else. */
function isVariable(item: YamlNode): boolean {
  if (item.kind !== 'map' || scalarAt(item, 'name') === undefined) return false;
  return item.entries.every(({ name }) => FIELDS.has(name));
}

const FIELDS: ReadonlySet<string> = new Set(['name', 'value', 'valueFrom']);

/** Charts that put an image together take a map. */
function isContainer(node: MapNode): boolean {
  return scalarAt(node, 'name') !== undefined && valueAt(node, 'image')?.kind === 'scalar';
}

/** What both kubectl and kustomize read it as, if that is no text. */
export function typeOf(value: ScalarNode): TypedVariable['type'] | undefined {
  const kinds = DIALECTS.map((dialect) => resolveScalar(value, dialect).kind);
  if (kinds.every((kind) => kind === 'bool')) return 'boolean';
  return kinds.every((kind) => kind === 'int' || kind === 'float') ? 'number' : undefined;
}

const DIALECTS = ['kubectl', 'kustomize'] as const;
