import { textOf } from '../text/text.ts';
import { chartBudget } from '../value/chart-budget.ts';
import { valueText } from '../value/format/print.ts';
import { formatText } from '../value/format/printf.ts';
import type { GoValue } from '../value/go-value.ts';

const MAX = 10_000;

/** A value as Go's `%v` prints it, for messages; a long one is cut off. */
export function formatValue(value: GoValue): string {
  const text = valueText(value, chartBudget(MAX, MAX));
  return 'text' in text ? text.text : '…';
}

/** The same for `%t`, which only booleans fit. */
export function formatAsBool(value: GoValue): string {
  const text = formatText(textOf('%t'), [value], chartBudget(MAX, MAX));
  return 'text' in text ? text.text : '…';
}
