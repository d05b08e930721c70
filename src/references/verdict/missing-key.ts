import type { MissingKey, Sibling } from '../../model/reference.ts';
import type { Source, SourceKey } from '../../model/source.ts';
import { isOnlyNear, lettersIn, nearestIn } from './nearest-source.ts';

/** What helps to find the mistake in a reference whose source lacks the key. */
export function missingKey(source: Source, key: string, siblings: readonly Sibling[]): MissingKey {
  const keys = source.keys.kind === 'known' ? source.keys.value : new Map<string, SourceKey>();
  const names = [...keys.keys()].map(lettersIn);
  const nearest = nearestIn(names, key);
  return {
    what: 'key',
    source,
    nearest: nearest === undefined ? undefined : keys.get(nearest),
    isOnlyNear: nearest !== undefined && isOnlyNear(names, key),
    inBinaryData: keys.get(key)?.field === 'binaryData',
    siblings,
  };
}
