import { isBreak, SPACE, TAB } from './characters.ts';
import { codeAt, readBreak, type Scanner } from './scanner.ts';

/** Line breaks between two runs of text: one is a blank, more are kept but for the first. */
export function fold(first: string, others: string): string {
  if (first !== '\n') return first + others;
  return others === '' ? ' ' : others;
}

/** Empty lines and the blanks that lead the next one. */
export function scanBreaks(scanner: Scanner, beforeTab: () => void): string {
  const { text } = scanner;
  let breaks = '';
  for (;;) {
    let { at } = scanner;
    while (codeAt(text, at) === SPACE) at++;
    scanner.at = at;
    const char = codeAt(text, at);
    if (isBreak(char)) breaks += readBreak(scanner);
    else if (char !== TAB) return breaks;
    else {
      beforeTab();
      scanner.at++;
    }
  }
}
