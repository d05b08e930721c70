import { appendTo, groupBy } from '../../model/group-by.ts';
import type { Manifest } from '../../model/manifest.ts';
import { memo } from '../../model/memo.ts';
import { writtenName } from '../../model/names/written-name.ts';
import type { Reference } from '../../model/reference.ts';
import type { Source } from '../../model/source.ts';

/** Whether a reference names a source of the other kind by mistake, and not one of its own kind that is called the same. */
export type MeansOtherKind = (reference: Reference, other: Source) => boolean;

/**
 * A ConfigMap in the repository and a Secret that is made elsewhere often share a name. So a reference that asks for a key means the source
 * that has it, and one that takes all of it the other kind only if the same workload does not take all of that one too, and asks the missing
 * one for no key that the other lacks.
 */
export function meansOtherKind(references: readonly Reference[]): MeansOtherKind {
  let byManifest: ReadonlyMap<Manifest, readonly Reference[]> | undefined;
  const takenBy = memo((manifest: Manifest) => {
    byManifest ??= groupBy(references, (each) => each.manifest);
    return takenOf(byManifest.get(manifest) ?? []);
  });
  return ({ name, key, kind, manifest, use }, other) => {
    // Values and variables are often in a ConfigMap and a Secret of one name.
    if (use === 'custom-resource' && takenBy(manifest).named.has(`${other.kind} ${name}`))
      return false;
    const known = other.keys.kind === 'known' ? other.keys.value : undefined;
    if (known !== undefined && key !== undefined) return known.has(key.name);
    const { whole, keys } = takenBy(manifest);
    const asked = keys.get(`${kind} ${name}`) ?? [];
    if (known !== undefined && asked.some((each) => !known.has(each))) return false;
    return !whole.has(`${other.kind} ${name}`);
  };
}

/** What one workload takes: sources as a whole, and keys of sources; by the names in its build and those that are written. */
function takenOf(references: readonly Reference[]) {
  const named = new Set<string>();
  const whole = new Set<string>();
  const keys = new Map<string, string[]>();
  for (const { use, kind, name, at, key } of references) {
    for (const each of new Set([`${kind} ${name}`, `${kind} ${writtenName(at, name)}`])) {
      named.add(each);
      if (key !== undefined) appendTo(keys, each, key.name);
      else if (use === 'env-from' || use === 'volume') whole.add(each);
    }
  }
  return { named, whole, keys };
}
