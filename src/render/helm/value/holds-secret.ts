import { isNamedLikeCredential } from '../../../text/credential.ts';
import type { GoValue } from './go-value.ts';
import { valueOrigin } from './value-origin.ts';
import { itemsIn, valuesWithin } from './values-within.ts';

/** Whether a value, or anything in it, must not be printed. For errors: it looks at everything. */
export function holdsSecret(value: GoValue): boolean {
  for (const each of valuesWithin([value], partsOf)) {
    if (valueOrigin(each)?.secret === true) return true;
    if (each.kind === 'map' && [...(each.keyOrigins?.values() ?? [])].some(({ secret }) => secret))
      return true;
  }
  return false;
}

/** Whether a value was made of one that is named like a credential, which a chart may print into a Secret. */
export function isOfCredential(value: GoValue): boolean {
  for (const each of valuesWithin([value], itemsIn)) if (isMadeOfCredential(each)) return true;
  return false;
}

function isMadeOfCredential(value: GoValue): boolean {
  const { kind } = value;
  if (kind === 'list' || kind === 'map' || kind === 'struct' || kind === 'bool') return false;
  const origin = valueOrigin(value);
  return (
    origin !== undefined &&
    [origin, ...origin.others].some(({ by, span }) => {
      return by === 'value' && span !== undefined && isNamedLikeCredential(span);
    })
  );
}

function partsOf(value: GoValue): Iterable<GoValue> {
  switch (value.kind) {
    case 'list':
      return value.items;
    case 'map':
      return value.entries.values();
    case 'struct':
      return value.fields.values();
    default:
      return [];
  }
}
