import { compareText } from '../../../go/compare-text.ts';
import type { MapValue } from './go-value.ts';

/** The keys of a map in the order in which Go's templates, fmt and encoding/json visit them: by bytes. */
export function sortedKeys(map: MapValue): readonly string[] {
  const keys = [...map.entries.keys()];
  for (let at = 1; at < keys.length; at++) {
    if (compareText(keys[at - 1] ?? '', keys[at] ?? '') > 0) return keys.sort(compareText);
  }
  return keys;
}
