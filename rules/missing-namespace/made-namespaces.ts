import type { Manifest } from '../../src/model/manifest.ts';
import { itemsAt, scalarAt, valueAt } from '../../src/model/node.ts';
import { isTrue } from '../../src/model/scalars/scalar-text.ts';

/** The namespaces that something else creates for an object: Helm or Argo CD, if they are told to. */
export function namespacesMadeBy({ kind, node, namespace }: Manifest): readonly string[] {
  if (kind === 'HelmRelease') {
    const creates = valueAt(node, 'spec', 'install', 'createNamespace');
    const target = scalarAt(node, 'spec', 'targetNamespace')?.text ?? namespace;
    return isTrue(creates, 'kubectl') && target !== undefined ? [target] : [];
  }
  if (kind !== 'Application') return [];
  const creates = itemsAt(node, 'spec', 'syncPolicy', 'syncOptions').some(
    (each) => each.kind === 'scalar' && each.text === 'CreateNamespace=true',
  );
  const target = scalarAt(node, 'spec', 'destination', 'namespace')?.text;
  return creates && target !== undefined ? [target] : [];
}
