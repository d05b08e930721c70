import { goEscape } from '../../../../go/go-quote.ts';

/** fmt's `%q` of a character; nothing at all is the character zero. */
export function quoteRune(char: string): string {
  if (char === '') return "'\\x00'";
  if (char === "'") return "'\\''";
  return char === '"' ? `'"'` : `'${goEscape(char)}'`;
}
