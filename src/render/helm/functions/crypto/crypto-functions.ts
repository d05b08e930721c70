import { functionTable } from '../../template/function-table.ts';
import { remadeText } from '../../text/edit-text.ts';
import { textOf } from '../../text/text.ts';
import { charge } from '../../value/charge.ts';
import { goFunction } from '../../value/go-function.ts';
import { STRING, UINT32 } from '../../value/go-types.ts';
import { stringOf, stringValue } from '../../value/make-value.ts';
import { originOfAll } from '../../value/value-origin.ts';
import { decryptAes } from './decrypt-aes.ts';
import { derivePassword } from './derive-password.ts';

/** The steps that may be done in the time that a password takes: ten of them, and the budget is spent. */
const PASSWORD_STEPS = 2_000_000;

/** sprig's functions of passwords whose result is not random. */
export const CRYPTO_FUNCTIONS = functionTable({
  hello: goFunction([], () => stringOf('Hello!')),
  derivePassword: goFunction([UINT32, STRING, STRING, STRING, STRING], (args, { budget }) => {
    const [counter, kind, password, user, site] = args;
    const spent = charge(budget, PASSWORD_STEPS, 0);
    if (spent !== undefined) return spent;
    const [kindText, secret, userText, siteText] = [kind, password, user, site].map(
      ({ text }) => text.text,
    );
    const made = derivePassword(
      counter.value,
      kindText ?? '',
      secret ?? '',
      userText ?? '',
      siteText ?? '',
    );
    return stringValue(textOf(made, originOfAll(args)));
  }),
  decryptAES: goFunction([STRING, STRING], ([password, encrypted]) => {
    const plain = decryptAes(password.text.text, encrypted.text.text);
    return typeof plain === 'string' ? stringValue(remadeText(encrypted.text, plain)) : plain;
  }),
});
