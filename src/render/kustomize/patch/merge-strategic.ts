import type { MapNode } from '../../../model/node.ts';
import type { Way } from '../../../model/way.ts';
import type { Outcome } from './outcome.ts';
import type { Schema } from './schema.ts';

export interface MergeOptions {
  /** Merge lists whose elements all have a `name`, also where no schema says so. kustomize: off. */
  readonly inferAssociativeLists: boolean;
  /** Put elements that only the patch has before those of the target. kustomize: on. */
  readonly listPrepend: boolean;
}

/**
 * A strategic merge patch as kustomize applies it (kyaml's merge2 with ListPrepend). Lists of built-in types merge by
 * the keys of `schema`, everything else is a JSON merge. Undefined when the patch deletes the whole object
 * (`$patch: delete`). The target is returned itself when nothing changes. Nodes of the patch come with `way`.
 * Name, kind and namespace are not restored here: see `Resource.ApplySmPatch`, which the caller imitates.
 */
export function mergeStrategic(
  target: MapNode,
  patch: MapNode,
  schema: Schema,
  way: Way,
  options?: MergeOptions,
): Outcome<MapNode | undefined> {
  throw new Error(`not yet: ${[target, patch, schema, way, options].length}`);
}
