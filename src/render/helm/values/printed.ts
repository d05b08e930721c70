import { newBudget } from '../value/budget.ts';
import { valueText } from '../value/format/print.ts';
import type { GoValue } from '../value/go-value.ts';

const MOST = 10_000;

/** A value as Go's `%v` prints it, for messages; cut off where it is long. */
export function printed(value: GoValue): string {
  const text = valueText(value, newBudget(MOST, MOST));
  return 'text' in text ? text.text : '…';
}

/** The same for `%t`, which only booleans fit. */
export function printedType(value: GoValue): string {
  if (value.kind === 'nil') return '%!t(<nil>)';
  return `%!t(${value.type.name}=${printed(value)})`;
}
