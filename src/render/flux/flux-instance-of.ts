import { isHelmRelease } from '../../model/kinds/deployer-kinds.ts';
import type { Manifest } from '../../model/manifest.ts';
import { mapAt } from '../../model/node.ts';
import { entry, withEntries } from '../kustomize/tree/nodes.ts';
import { isOfOperator, OPERATOR_GROUP } from './resource-set/resource-set.ts';

/**
 * The FluxInstance that an object is, or that it installs: the chart `flux-instance` makes one of `instance` in its values
 * (flux-operator: charts/flux-instance/templates/instance.yaml). Undefined for other objects.
 */
export function fluxInstanceOf(manifest: Manifest): Manifest | undefined {
  if (isOfOperator(manifest, 'FluxInstance')) return manifest;
  if (!isHelmRelease(manifest)) return undefined;
  const { node } = manifest;
  const spec = mapAt(node, 'spec', 'values', 'instance');
  if (spec === undefined || mapAt(spec, 'sync') === undefined) return undefined;
  const entries = node.entries.map((each) => (each.name === 'spec' ? entry(each.key, spec) : each));
  return {
    ...manifest,
    apiVersion: `${OPERATOR_GROUP}/v1`,
    group: OPERATOR_GROUP,
    kind: 'FluxInstance',
    node: withEntries(node, entries),
  };
}
