import type { Manifest } from '../../../model/manifest.ts';
import { scalarAt, type MapNode } from '../../../model/node.ts';
import { valueText } from '../tree/merge-context.ts';
import { gvkOf, nameOf, namespaceOf } from './resource.ts';

/** An object that kustomize printed, as the stages after it see it. */
export function manifestOf(node: MapNode): Manifest {
  const { group, kind } = gvkOf(node);
  return {
    apiVersion: valueText(scalarAt(node, 'apiVersion')),
    group,
    kind,
    name: nameOf(node) || undefined,
    namespace: namespaceOf(node) || undefined,
    node,
    dialect: 'kustomize',
  };
}
