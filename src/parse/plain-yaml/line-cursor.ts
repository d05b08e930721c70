import { HASH, LF, skipBlanks } from './marks.ts';
import { NotPlain } from './not-plain.ts';

const INDENTATION = / */y;

/** Goes through a text line by line, and only where a line begins may a key or an item do so. */
export class LineCursor {
  readonly text: string;
  /** The first character of the line that is next. */
  at = 0;
  /** Its column; -1 at the end of the text. */
  column = 0;
  /** Behind the last mark or scalar: where a collection ends for a person. */
  last = 0;

  constructor(text: string) {
    this.text = text;
  }

  /** Moves to the first line that has some content, beginning with the line that starts at `from`. */
  nextLine(from: number): void {
    const { text } = this;
    let lineStart = from;
    let at = endOfIndentation(text, from);
    for (let code = text.charCodeAt(at); code === LF || code === HASH; code = text.charCodeAt(at)) {
      const end = code === LF ? at : text.indexOf('\n', at);
      lineStart = end === -1 ? text.length : end + 1;
      at = endOfIndentation(text, lineStart);
    }
    this.at = at;
    this.column = at >= text.length ? -1 : at - lineStart;
    if (at === lineStart && text.startsWith('...', at)) throw new NotPlain();
  }

  /** The same behind a value or mark that ends at `from`; only blanks and a comment may follow it in its line. */
  endLine(from: number): void {
    const { text } = this;
    const at = skipBlanks(text, from);
    const code = text.charCodeAt(at);
    if (code === LF) return this.nextLine(at + 1);
    if (at >= text.length) return this.nextLine(at);
    if (code !== HASH || at === from) throw new NotPlain();
    const end = text.indexOf('\n', at);
    return this.nextLine(end === -1 ? text.length : end + 1);
  }
}

/** Lines of custom resource definitions begin with many blanks, which a regular expression skips faster than a loop. */
function endOfIndentation(text: string, from: number): number {
  INDENTATION.lastIndex = from;
  return INDENTATION.test(text) ? INDENTATION.lastIndex : from;
}
