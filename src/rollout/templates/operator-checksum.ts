import type { SourceChange } from '../../model/changes/change.ts';
import type { Build } from '../../model/manifest.ts';
import { entriesAt } from '../../model/node.ts';
import { scalarText } from '../../model/scalars/scalar-text.ts';
import type { Workload } from '../../model/workload.ts';
import type { TemplateDifference } from './compare-templates.ts';

const CHECKSUM_FROM = 'fluxcd.controlplane.io/checksumFrom';

/**
 * The annotation that the Flux operator writes into the pod templates of a ResourceSet: the checksum of the sources that an annotation
 * names (flux-operator: computeChecksumsFromAnnotations in internal/controller/resourceset_controller_configs.go). A Pod is not replaced
 * for it.
 */
export function operatorChecksums(
  { manifest, podMetadata }: Workload,
  changes: readonly SourceChange[],
  build: Build | undefined,
): readonly TemplateDifference[] {
  if (build?.kind !== 'flux-resource-set' || manifest.kind === 'Pod') return [];
  const entry = entriesAt(podMetadata, 'annotations').find(({ name }) => name === CHECKSUM_FROM);
  if (entry === undefined) return [];
  const text = scalarText(entry.value, manifest.dialect);
  const named = new Set(text.split(',').map((reference) => reference.trim()));
  const isNamed = changes.some(({ before, after, keys }) => {
    const { kind, namespace = '', name } = after ?? before ?? {};
    return keys.length > 0 && named.has(`${kind}/${namespace}/${name}`);
  });
  if (!isNamed) return [];
  const path = ['metadata', 'annotations', CHECKSUM_FROM];
  return [{ path, kind: 'operator-checksum', sources: [], before: undefined, after: entry.value }];
}
