import { scalarAt, valueAt, type YamlNode } from '../../model/node.ts';
import type { Reference } from '../../model/reference.ts';

/** Whether a part of the values that a reference lies in says `enabled: false`: the chart does not use what is in it. */
export function isSwitchedOff({ path, manifest }: Pick<Reference, 'path' | 'manifest'>): boolean {
  let node: YamlNode | undefined = manifest.node;
  for (const step of path.split(/[.[\]]+/)) {
    if (node === undefined) return false;
    if (scalarAt(node, 'enabled')?.text === 'false') return true;
    node = node.kind === 'sequence' ? node.items[Number(step)] : valueAt(node, step);
  }
  return false;
}
