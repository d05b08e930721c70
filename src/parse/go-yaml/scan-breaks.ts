import { isBlank, isBreak } from './characters.ts';
import { peek, readBreak, type Scanner } from './scanner.ts';

/** Line breaks between two runs of text: one is a blank, more are kept but for the first. */
export function fold(first: string, others: string): string {
  if (first !== '\n') return first + others;
  return others === '' ? ' ' : others;
}

/** Empty lines and the blanks that lead the next one. */
export function scanBreaks(scanner: Scanner, beforeBlank: () => void): string {
  let breaks = '';
  for (let char = peek(scanner); isBlank(char) || isBreak(char); char = peek(scanner)) {
    if (isBreak(char)) {
      breaks += readBreak(scanner);
    } else {
      beforeBlank();
      scanner.at++;
    }
  }
  return breaks;
}
