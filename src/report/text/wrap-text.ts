import { displayWidth } from '../../text/display-width.ts';

/** The text in lines of at most `width` columns, broken at blanks; a longer word has a line of its own. */
export function wrapText(text: string, width: number | undefined): readonly string[] {
  if (width === undefined || displayWidth(text) <= width) return [text];
  const lines: string[] = [];
  let line = '';
  let used = 0;
  for (const word of text.split(' ')) {
    const needed = displayWidth(word);
    if (line !== '' && used + 1 + needed > width) {
      lines.push(line);
      line = word;
      used = needed;
    } else {
      used += needed + (line === '' ? 0 : 1);
      line = line === '' ? word : `${line} ${word}`;
    }
  }
  return [...lines, line];
}
