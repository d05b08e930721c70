import { isNamedLikeCredential } from '../../../text/credential.ts';
import type { GoValue } from './go-value.ts';
import { valueOrigin } from './value-origin.ts';

/** Whether a value, or anything in it, must not be printed. For errors: it looks at everything. */
export function holdsSecret(value: GoValue): boolean {
  const seen = new Set<GoValue>();
  const stack: GoValue[] = [value];
  for (let next = stack.pop(); next !== undefined; next = stack.pop()) {
    if (seen.has(next)) continue;
    seen.add(next);
    if (valueOrigin(next)?.secret === true) return true;
    if (next.kind === 'map' && [...(next.keyOrigins?.values() ?? [])].some(({ secret }) => secret))
      return true;
    for (const inner of partsOf(next)) stack.push(inner);
  }
  return false;
}

/** Whether a value was made of one that is named like a credential, which a chart may print into a Secret. */
export function isOfCredential(value: GoValue): boolean {
  const seen = new Set<GoValue>();
  const stack: GoValue[] = [value];
  for (let next = stack.pop(); next !== undefined; next = stack.pop()) {
    if (seen.has(next)) continue;
    seen.add(next);
    if (next.kind === 'list') for (const item of next.items) stack.push(item);
    else if (isMadeOfCredential(next)) return true;
  }
  return false;
}

function isMadeOfCredential(value: GoValue): boolean {
  if (value.kind === 'map' || value.kind === 'struct' || value.kind === 'bool') return false;
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
