import { compareText } from '../../../../go/compare-text.ts';
import type { Budget } from '../../../../model/budget.ts';
import { functionTable, twins } from '../../template/function-table.ts';
import { charge } from '../../value/charge.ts';
import { failed, goFunction, goVariadic } from '../../value/go-function.ts';
import { ANY, STRINGS } from '../../value/go-types.ts';
import type { GoFailure, GoValue } from '../../value/go-value.ts';
import { isFailure } from '../../value/is-failure.ts';
import { boolValue, listValue, stringValue } from '../../value/make-value.ts';
import { originOfAll, valueOrigin } from '../../value/value-origin.ts';
import { strval } from '../strval.ts';
import { itemsOf } from './items-of.ts';
import { kindOf } from './kind-of.ts';
import { grown, withItems } from './list-functions.ts';
import { stringsOf } from './strings-of.ts';
import { addValue, hasValue, newValueSet } from './value-set.ts';

/** What sorting costs for each of many texts. */
const STEPS_OF_SORTING = 8;

/** sprig's functions of a list that compare its items. */
export const LIST_SEARCH_FUNCTIONS = functionTable({
  ...twins(
    'uniq',
    goFunction([ANY], ([list], { budget }) =>
      withItems(list, 'Cannot find uniq on type', (items) => {
        const unique = uniqueOf(items, budget);
        return isFailure(unique) ? unique : grown(list, unique);
      }),
    ),
  ),
  ...twins(
    'without',
    goVariadic([ANY], ANY, ([list], omitted, { budget }) =>
      withItems(list, 'Cannot find without on type', (items) => {
        const left = itemsWithout(items, omitted, budget);
        return isFailure(left) ? left : grown(list, left);
      }),
    ),
  ),
  ...twins(
    'has',
    goFunction([ANY, ANY], ([item, list], { budget }) => {
      const origin = originOfAll([item, list]);
      const items = list.kind === 'nil' ? [] : itemsOf(list);
      if (items === undefined) return failed(`Cannot find has on type ${kindOf(list)}`);
      const set = newValueSet([item]);
      for (const each of items) {
        const found = hasValue(set, each, budget);
        if (found !== false) return found === true ? boolValue(true, origin) : found;
      }
      return boolValue(false, origin);
    }),
  ),
  sortAlpha: goFunction([ANY], ([list], { budget }) => {
    if (isNilStrings(list)) return list;
    const texts = itemsOf(list) === undefined ? oneText(list, budget) : stringsOf(list, budget);
    if (isFailure(texts)) return texts;
    const spent = charge(budget, STEPS_OF_SORTING * texts.length, 0);
    if (spent !== undefined) return spent;
    const sorted = texts.toSorted((left, right) => compareText(left.text, right.text));
    return listValue(
      sorted.map((text) => stringValue(text)),
      valueOrigin(list),
      STRINGS,
    );
  }),
  toStrings: goFunction([ANY], ([list], { budget }) => {
    if (isNilStrings(list)) return list;
    const texts = stringsOf(list, budget);
    if (isFailure(texts)) return texts;
    return listValue(
      texts.map((text) => stringValue(text)),
      valueOrigin(list),
      STRINGS,
    );
  }),
});

/** sprig's strslice gives a []string back as it is. */
function isNilStrings(list: GoValue): boolean {
  return list.kind === 'list' && list.isNil && list.type.name === STRINGS.name;
}

function oneText(value: GoValue, budget: Budget): ReturnType<typeof stringsOf> {
  const text = strval(value, budget);
  return isFailure(text) ? text : [text];
}

function uniqueOf(items: readonly GoValue[], budget: Budget): GoValue[] | GoFailure {
  const seen = newValueSet();
  const unique: GoValue[] = [];
  for (const item of items) {
    const found = hasValue(seen, item, budget);
    if (typeof found !== 'boolean') return found;
    if (found) continue;
    addValue(seen, item);
    unique.push(item);
  }
  return unique;
}

function itemsWithout(
  items: readonly GoValue[],
  omitted: readonly GoValue[],
  budget: Budget,
): GoValue[] | GoFailure {
  const set = newValueSet(omitted);
  const left: GoValue[] = [];
  for (const item of items) {
    const found = hasValue(set, item, budget);
    if (typeof found !== 'boolean') return found;
    if (!found) left.push(item);
  }
  return left;
}
