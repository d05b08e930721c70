import type { Budget } from '../../../model/budget.ts';
import type { Text } from '../text/text.ts';
import { charge } from '../value/charge.ts';
import { valueText } from '../value/format/print.ts';
import type { GoFailure, GoValue } from '../value/go-value.ts';

/** How sprig turns any value into a string: bytes are text, everything else as `%v` prints it. */
export function strval(value: GoValue, budget: Budget): Text | GoFailure {
  return value.kind === 'bytes' ? value.text : valueText(value, budget);
}

/** Several values as strings, for those that are not nil. */
export function strvals(values: readonly GoValue[], budget: Budget): Text[] | GoFailure {
  const spent = charge(budget, values.length, 0);
  if (spent !== undefined) return spent;
  const texts: Text[] = [];
  for (const value of values) {
    if (value.kind === 'nil') continue;
    const text = strval(value, budget);
    if ('kind' in text) return text;
    texts.push(text);
  }
  return texts;
}
