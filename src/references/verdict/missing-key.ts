import { memo } from '../../model/memo.ts';
import type { MissingKey, Sibling } from '../../model/reference.ts';
import type { Source, SourceKey } from '../../model/source.ts';
import { isOnlyNear, lettersIn, nearestIn } from './nearest-source.ts';

/** Many references may lack a key of one source. */
const lettersOfKeys = memo((keys: ReadonlyMap<string, SourceKey>) =>
  [...keys.keys()].map(lettersIn),
);

/** What helps to find the mistake in a reference whose source lacks the key. */
export function missingKey(source: Source, key: string, siblings: readonly Sibling[]): MissingKey {
  const keys = source.keys.kind === 'known' ? source.keys.value : new Map<string, SourceKey>();
  const names = lettersOfKeys(keys);
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
