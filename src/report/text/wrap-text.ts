import { displayWidth } from '../../text/display-width.ts';

/** The text in lines of at most `width` columns, broken at blanks; a longer word has a line of its own. */
export function wrapText(text: string, width: number | undefined): readonly string[] {
  if (width === undefined || displayWidth(text) <= width) return [text];
  const lines: string[] = [];
  let line: string | undefined;
  let used = 0;
  for (const word of text.split(' ')) {
    const needed = displayWidth(word);
    if (line === undefined || (line !== '' && used + 1 + needed > width)) {
      if (line !== undefined) lines.push(line);
      line = word;
      used = needed;
    } else {
      used += needed + 1;
      line = `${line} ${word}`;
    }
  }
  return [...lines, line ?? ''];
}
