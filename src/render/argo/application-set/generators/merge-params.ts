import type { MapValue } from '../../../helm/value/go-value.ts';

/** Go panics where a map that holds texts only would get something else; the controller then applies nothing. */
const PANIC =
  'panic: reflect.Value.SetMapIndex: value of type interface {} is not assignable to type string';

/**
 * Puts parameters over others, changing the first: maps are merged, and keep who else holds them; everything else is replaced. Returns
 * Go's words when it panics. See mergo.Merge of dario.cat/mergo with WithOverride.
 */
export function mergeParams(target: MapValue, source: MapValue): string | undefined {
  const takesTexts = target.type.elem?.kind === 'string' && source.type.elem?.kind !== 'string';
  if (takesTexts && source.entries.size > 0) return PANIC;
  for (const [key, value] of source.entries) {
    const old = target.entries.get(key);
    if (value.kind === 'map' && old?.kind === 'map') {
      const panic = mergeParams(old, value);
      if (panic !== undefined) return panic;
      if (old.entries.size > 0) continue;
    }
    target.entries.set(key, value);
  }
  return undefined;
}
