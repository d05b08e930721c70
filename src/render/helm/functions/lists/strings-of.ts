import type { Budget } from '../../../../model/budget.ts';
import type { Text } from '../../text/text.ts';
import type { GoFailure, GoValue } from '../../value/go-value.ts';
import { strval, strvals } from '../strval.ts';
import { itemsOf } from './items-of.ts';

/** sprig's strslice: the items of a list as strings, but for nil; any other value is a list of itself. */
export function stringsOf(value: GoValue, budget: Budget): readonly Text[] | GoFailure {
  const items = itemsOf(value);
  if (items !== undefined) return strvals(items, budget);
  if (value.kind === 'nil') return [];
  const text = strval(value, budget);
  return 'kind' in text ? text : [text];
}
