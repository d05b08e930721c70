import type { Reference } from '../model/reference.ts';
import type { Source } from '../model/source.ts';
import { writtenName } from '../model/written-name.ts';

/** Whether a reference names a source of the other kind by mistake, and not one of its own kind that is called the same. */
export type MeansOtherKind = (reference: Reference, other: Source) => boolean;

/**
 * A ConfigMap in the repository and a Secret that is made elsewhere often share a name. So a reference that asks for a key means the source
 * that has it, and one that takes all of it the other kind only if the same container (`envFrom`) or pod (volumes) does not take that one too.
 */
export function meansOtherKind(references: readonly Reference[]): MeansOtherKind {
  const takenBy = new Map<object, Set<string>>();
  for (const reference of references) {
    const { use, kind, name, at } = reference;
    if (use !== 'env-from' && use !== 'volume') continue;
    const taker = takerOf(reference);
    const taken = takenBy.get(taker) ?? new Set();
    takenBy.set(taker, taken);
    taken.add(`${use} ${kind} ${name}`).add(`${use} ${kind} ${writtenName(at, name)}`);
  }
  return (reference, { kind, keys }) => {
    const { use, name, key } = reference;
    if (key !== undefined && keys.kind === 'known') return keys.value.has(key.name);
    return takenBy.get(takerOf(reference))?.has(`${use} ${kind} ${name}`) !== true;
  };
}

function takerOf({ use, container, manifest }: Reference): object {
  return use === 'env-from' ? (container ?? manifest) : manifest;
}
