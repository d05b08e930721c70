import { functionTable } from '../../template/function-table.ts';
import { goFunction } from '../../value/go-function.ts';
import { STRING } from '../../value/go-types.ts';
import type { GoFunction } from '../../value/go-value.ts';
import { boolValue } from '../../value/make-value.ts';
import { originOfAll } from '../../value/value-origin.ts';

/** sprig's questions about texts. */
export const SEARCH_FUNCTIONS = functionTable({
  contains: question((part, text) => text.includes(part)),
  hasPrefix: question((part, text) => text.startsWith(part)),
  hasSuffix: question((part, text) => text.endsWith(part)),
});

function question(ask: (part: string, text: string) => boolean): GoFunction {
  return goFunction([STRING, STRING], (args) =>
    boolValue(ask(args[0].text.text, args[1].text.text), originOfAll(args)),
  );
}
