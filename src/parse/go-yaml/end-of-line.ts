import { isBreakOrEnd } from './characters.ts';
import { codeAt } from './scanner.ts';

/** Where the line of an offset ends: at its line break, or at the end of the text. */
export function endOfLine(text: string, from: number): number {
  let at = from;
  while (!isBreakOrEnd(codeAt(text, at))) at++;
  return at;
}
