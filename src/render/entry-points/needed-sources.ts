import type { Manifest } from '../../model/manifest.ts';
import { itemsAt, valueAt } from '../../model/node.ts';
import { scalarText } from '../../model/scalar-text.ts';
import type { SourceKind } from '../../model/source.ts';
import type { EntryObject } from './entry-object.ts';

/** A ConfigMap or Secret that an entry object reads, in its own namespace. */
export interface NeededSource {
  readonly kind: SourceKind;
  readonly name: string;
}

/** What Flux reads before it builds: `substituteFrom` of a Kustomization, `valuesFrom` of a HelmRelease. */
export function neededSources({ kind, manifest }: EntryObject): readonly NeededSource[] {
  const { node } = manifest;
  if (kind === 'helm-release') return namedIn(itemsAt(node, 'spec', 'valuesFrom'), manifest);
  if (kind !== 'flux-kustomization') return [];
  return namedIn(itemsAt(node, 'spec', 'postBuild', 'substituteFrom'), manifest);
}

function namedIn(
  items: ReturnType<typeof itemsAt>,
  { dialect }: Manifest,
): readonly NeededSource[] {
  return items.flatMap((item) => {
    const kind = scalarText(valueAt(item, 'kind'), dialect);
    const name = scalarText(valueAt(item, 'name'), dialect);
    return kind === 'ConfigMap' || kind === 'Secret' ? [{ kind, name }] : [];
  });
}
