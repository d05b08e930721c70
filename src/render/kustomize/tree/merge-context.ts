import type { YamlNode } from '../../../model/node.ts';
import { isNull } from '../../../model/scalars/resolve-scalar.ts';
import type { Span } from '../../../model/span.ts';
import type { BuildRefusal } from './build-refusal.ts';
import type { Schema, Shape } from './schema.ts';

export interface MergeOptions {
  /** Merge lists whose elements all have a `name`, also where no schema says so. kustomize: off. */
  readonly inferAssociativeLists: boolean;
  /** Put elements that only the patch has before those of the target. kustomize: on. */
  readonly listPrepend: boolean;
}

export type Maybe = YamlNode | undefined;

/** What merging two values gave. */
export interface Walked {
  /** Undefined: the field or element goes. */
  readonly node: Maybe;
  /** kyaml changed the target's own node; false when the patch's node took its place. */
  readonly inPlace: boolean;
  /** A null that the target spells out and no patch touches: it stays. */
  readonly keep?: boolean;
  /** What the patch's node has become where the field or element goes: its `$patch` is gone already. */
  readonly left?: YamlNode;
}

export interface Merge {
  readonly schema: Schema;
  readonly options: MergeOptions;
  readonly walk: (target: Maybe, patch: Maybe, shape: Shape | undefined) => Walked;
  /** The first thing kustomize would stop at; what is returned after it does not matter. */
  refused: BuildRefusal | undefined;
}

export const CLEARED: Walked = { node: undefined, inPlace: false };

export function stop(merge: Merge, at: Span, message: string): Walked {
  merge.refused ??= { kind: 'refused', at, message };
  return CLEARED;
}

/** kyaml's IsMissingOrNull: it asks for the type, which a scalar that kustomize made does not have. */
export function isMissingOrNull(node: Maybe): boolean {
  if (node === undefined) return true;
  const isMade = node.kind === 'scalar' && node.untyped === true && node.tag === undefined;
  return !isMade && isNull(node, 'kustomize');
}

/** kyaml's IsNilOrEmpty: missing, null, `{}` or `[]`. */
export function isEmptyValue(node: Maybe): boolean {
  if (node === undefined || isMissingOrNull(node)) return true;
  if (node.kind === 'map') return node.entries.length === 0;
  return node.kind === 'sequence' && node.items.length === 0;
}

/** The text of a scalar; the empty string for everything else (the `Value` of a yaml.Node). */
export function valueText(node: Maybe): string {
  return node?.kind === 'scalar' ? node.text : '';
}

export const KIND_NAMES = {
  map: 'MappingNode',
  sequence: 'SequenceNode',
  scalar: 'ScalarNode',
} as const;
