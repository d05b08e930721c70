import type { TextEdit } from '../model/edit.ts';
import type { Span } from '../model/span.ts';
import { isFirstOnLine, startOfLine, startOfNextLine } from './place.ts';

/** Takes a comment away, with its line if it is alone on it. */
export function removeComment({ file, start, end }: Span): TextEdit {
  const { text } = file;
  if (isFirstOnLine(text, start)) {
    const at = { file, start: startOfLine(text, start), end: startOfNextLine(text, end) };
    return { at, text: '' };
  }
  const blanks =
    /(?<![ \t])[ \t]*$/.exec(text.slice(startOfLine(text, start), start))?.[0].length ?? 0;
  return { at: { file, start: start - blanks, end }, text: '' };
}
