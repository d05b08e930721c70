import type { Manifest } from '../model/manifest.ts';
import type { Reference } from '../model/reference.ts';
import type { Source } from '../model/source.ts';
import { writtenName } from '../model/written-name.ts';

/** Whether a reference names a source of the other kind by mistake, and not one of its own kind that is called the same. */
export type MeansOtherKind = (reference: Reference, other: Source) => boolean;

/**
 * A ConfigMap in the repository and a Secret that is made elsewhere often share a name. So a reference that asks for a key means the source
 * that has it, and one that takes all of it (`envFrom`, a volume) the other kind only if its object does not take that one too.
 */
export function meansOtherKind(references: readonly Reference[]): MeansOtherKind {
  const takenBy = new Map<Manifest, Set<string>>();
  for (const { manifest, use, kind, name, at } of references) {
    if (use !== 'env-from' && use !== 'volume') continue;
    const taken = takenBy.get(manifest) ?? new Set();
    takenBy.set(manifest, taken);
    taken.add(`${kind} ${name}`).add(`${kind} ${writtenName(at, name)}`);
  }
  return ({ manifest, name, key }, { kind, keys }) => {
    if (key !== undefined && keys.kind === 'known') return keys.value.has(key.name);
    return takenBy.get(manifest)?.has(`${kind} ${name}`) !== true;
  };
}
