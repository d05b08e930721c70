import { HASH, LF, skipBlanks } from './marks.ts';
import { NotPlain } from './not-plain.ts';

const INDENTATION = / */y;
/** Behind a colon: a plain value with nothing special in it, its line break, and the indentation of a line that has content. */
const PLAIN_VALUE = / [\w/](?:[^\n\t #:]|:(?=[^ \n\t])| (?=[^ #\n\t]))*\n *(?=[^ #\n.])/y;
/** The same without a value. */
const NO_VALUE = /\n *(?=[^ #\n.])/y;

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

  /**
   * Where a plain value ends that starts behind a blank at `from`, and with it its line: most values are such. Moves to the next line; -1, and
   * nothing moves, if the value is another one, or if it may go on in the next line since that is indented deeper than `indent`.
   */
  endPlainValue(from: number, indent: number): number {
    PLAIN_VALUE.lastIndex = from;
    if (!PLAIN_VALUE.test(this.text)) return -1;
    const next = PLAIN_VALUE.lastIndex;
    const end = this.text.indexOf('\n', from);
    const column = next - end - 1;
    if (column > indent) return -1;
    this.at = next;
    this.column = column;
    this.last = end;
    return end;
  }

  /** Moves to the next line if this one ends at `from`, and the next has content; says whether it did. */
  endBareLine(from: number): boolean {
    NO_VALUE.lastIndex = from;
    if (!NO_VALUE.test(this.text)) return false;
    this.at = NO_VALUE.lastIndex;
    this.column = this.at - from - 1;
    return true;
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
