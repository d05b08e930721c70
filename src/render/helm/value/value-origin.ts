import { allOrigins, joinOrigins, type Origin } from '../text/origin.ts';
import { textOrigin } from '../text/text-origin.ts';
import type { GoValue } from './go-value.ts';

/**
 * The place where a value was written, or the origin of what it was made from; for a map or list the whole node, not the
 * items.
 */
export function valueOrigin(value: GoValue): Origin | undefined {
  return value.kind === 'string' || value.kind === 'bytes' ? textOrigin(value.text) : value.origin;
}

/** The origin of what is made from some values. */
export function originOfAll(values: readonly GoValue[]): Origin | undefined {
  let origin: Origin | undefined;
  for (const value of values) origin = joinOrigins(origin, valueOrigin(value));
  return origin;
}

/** Whether a value of the chart or release, or a part of one, is in it. */
export function isMadeOfValue(value: GoValue): boolean {
  const origin = valueOrigin(value);
  return origin !== undefined && allOrigins(origin).some(({ by }) => by === 'value');
}
