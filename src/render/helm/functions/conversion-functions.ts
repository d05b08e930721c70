import { MAX_INT64 } from '../../../go/go-number.ts';
import { functionTable } from '../template/function-table.ts';
import { printValues } from '../value/format/print.ts';
import { goFunction } from '../value/go-function.ts';
import { ANY, INT, INT64, STRING } from '../value/go-types.ts';
import { isFailure } from '../value/is-failure.ts';
import { floatValue, intValue, stringValue } from '../value/make-value.ts';
import { valueOrigin } from '../value/value-origin.ts';
import { parseGoInt } from './number/parse-go-int.ts';
import { toFloat64, toInt64 } from './number/to-number.ts';
import { strval } from './strval.ts';

/** sprig's functions that turn a value into one of another type. */
export const CONVERSION_FUNCTIONS = functionTable({
  toString: goFunction([ANY], ([value], { budget }) => {
    const text = strval(value, budget);
    return isFailure(text) ? text : stringValue(text);
  }),
  int: goFunction([ANY], ([value]) => intValue(toInt64(value), valueOrigin(value), INT)),
  int64: goFunction([ANY], ([value]) => intValue(toInt64(value), valueOrigin(value), INT64)),
  float64: goFunction([ANY], ([value]) => floatValue(toFloat64(value), valueOrigin(value))),
  atoi: goFunction([STRING], ([value]) => intValue(atoi(value.text.text), valueOrigin(value))),
  toDecimal: goFunction([ANY], ([value], { budget }) => {
    const text = printValues([value], budget);
    if (isFailure(text)) return text;
    return intValue(parseGoInt(text.text, 8) ?? 0n, valueOrigin(value), INT64);
  }),
});

/** strconv.Atoi without its error: of numbers that are too large the largest there is. */
function atoi(text: string): bigint {
  const value = parseGoInt(text, 10);
  if (value !== undefined) return value;
  if (!/^[-+]?[0-9]+$/.test(text)) return 0n;
  return text.startsWith('-') ? -MAX_INT64 - 1n : MAX_INT64;
}
