import { scalarAt, type MapNode } from '../model/node.ts';

/** An annotation of objects that only kustomize and kpt read: none of them prints the object for a cluster. */
const LOCAL_CONFIG = 'config.kubernetes.io/local-config';

/** Whether an object is only for the program that renders it (kustomize: any value but `false`). */
export function isLocalConfig(node: MapNode): boolean {
  const value = scalarAt(node, 'metadata', 'annotations', LOCAL_CONFIG)?.text;
  return value !== undefined && value !== 'false';
}
