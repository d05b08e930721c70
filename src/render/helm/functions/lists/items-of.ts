import { toBytes } from '../../text/bytes.ts';
import type { GoValue } from '../../value/go-value.ts';
import { uintValue } from '../../value/make-value.ts';
import { valueOrigin } from '../../value/value-origin.ts';

/** The items of a slice, bytes too; undefined for any other value. */
export function itemsOf(value: GoValue): readonly GoValue[] | undefined {
  if (value.kind === 'list') return value.items;
  if (value.kind !== 'bytes') return undefined;
  const origin = valueOrigin(value);
  return Array.from(toBytes(value.text.text), (byte) => uintValue(byte, origin));
}
