import {
  mapAt,
  scalarAt,
  valueAt,
  type MapNode,
  type ScalarNode,
  type YamlNode,
} from '../../src/model/node.ts';
import type { Manifest } from '../../src/model/manifest.ts';
import { resolveScalar } from '../../src/model/scalars/resolve-scalar.ts';

/** A variable in values of a chart that is not here, whose `value` is a number or a boolean. */
export interface TypedVariable {
  readonly name: ScalarNode;
  readonly value: ScalarNode;
}

/** The values that a release gives to a chart that is not here; undefined where none are known. */
export function valuesOf({ group, kind, node, unread }: Manifest): MapNode | undefined {
  if (unread !== undefined) return unread;
  const isFlux = group === 'helm.toolkit.fluxcd.io' && kind === 'HelmRelease';
  return isFlux ? mapAt(node, 'spec', 'values') : undefined;
}

/**
 * Those in lists that a chart can only copy into a pod as they are: lists of variables of which some have a `valueFrom`, or that belong to a
 * whole container.
 */
export function* typedVariables(values: MapNode): Iterable<TypedVariable> {
  const open: YamlNode[] = [values];
  for (let node = open.pop(); node !== undefined; node = open.pop()) {
    if (node.kind === 'sequence') open.push(...node.items);
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
    if (name !== undefined && value !== undefined && isTyped(value)) yield { name, value };
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

/** Whether both kubectl and kustomize read it as a number or a boolean. */
function isTyped(value: ScalarNode): boolean {
  return DIALECTS.every((dialect) => TYPED.has(resolveScalar(value, dialect).kind));
}

const DIALECTS = ['kubectl', 'kustomize'] as const;
const TYPED: ReadonlySet<string> = new Set(['bool', 'int', 'float']);
