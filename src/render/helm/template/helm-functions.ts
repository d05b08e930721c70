import { failed, goFunction } from '../value/go-function.ts';
import { ANY, STRING } from '../value/go-types.ts';
import { mapValue } from '../value/make-value.ts';
import { functionTable } from './function-table.ts';

/** Around the message of `required` and `fail`: Helm finds it by them in the text of the error, and shows it alone. */
const START = 'HELM_ERR_START';
const END = 'HELM_ERR_END';
const HIDDEN = '(not shown: it may hold the value of a Secret)';

/** A function that the executor implements itself; the table only makes its name known. */
const OWN = goFunction([STRING, ANY], () => failed('it is called without the executor'));

/** Functions of Helm's engine. `lookup` finds nothing, as in `helm template`. */
export const HELM_FUNCTIONS = functionTable({
  include: OWN,
  tpl: OWN,
  required: goFunction([STRING, ANY], ([message, value]) => {
    const isMissing = value.kind === 'nil' || (value.kind === 'string' && value.text.text === '');
    return isMissing ? failed(wrap(message.text.text)) : value;
  }),
  fail: goFunction([STRING], ([message]) => failed(wrap(message.text.text))),
  lookup: goFunction([STRING, STRING, STRING, STRING], (_, { noteQuestion }) => {
    noteQuestion('lookup');
    return mapValue(new Map());
  }),
});

/** The message of `required` or `fail` in the text of an error. */
export function ownMessage(text: string): string | undefined {
  const start = text.indexOf(START);
  const end = text.lastIndexOf(END);
  return start === -1 || end < start + START.length
    ? undefined
    : text.slice(start + START.length, end);
}

/** The text shown in place of a message that holds a secret. */
export function hiddenMessage(message: string): string {
  return ownMessage(message) === undefined ? HIDDEN : wrap(HIDDEN);
}

function wrap(message: string): string {
  return `${START}${message}${END}`;
}
