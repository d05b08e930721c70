import { isBlank, isBreak, isBreakOrEnd, isDigit, SPACE, TAB } from './characters.ts';
import { endOfLine } from './end-of-line.ts';
import {
  codeAt,
  column,
  failScan,
  peek,
  readBreak,
  scalarToken,
  type Scanner,
  type Token,
} from './scanner.ts';

export function scanBlock(scanner: Scanner, style: 'literal' | 'folded'): Token {
  const { at: start, line, text } = scanner;
  scanner.at++;
  const { chomping, increment } = scanBlockHeader(scanner, start);
  const fixed = increment === 0 ? 0 : Math.max(scanner.indent, 0) + increment;
  const lead = scanIndentation(scanner, start, fixed);
  const { indent } = lead;
  let { breaks, end } = lead;
  let value = '';
  let lineBreak = '';
  let wasBlank = false;
  while (column(scanner) === indent && peek(scanner) !== 0) {
    const blank = isBlank(peek(scanner));
    const folds = style === 'folded' && !wasBlank && !blank && lineBreak === '\n';
    if (!folds) value += lineBreak;
    else if (breaks === '') value += ' ';
    wasBlank = blank;
    const from = scanner.at;
    scanner.at = endOfLine(text, from);
    value += breaks + text.slice(from, scanner.at);
    lineBreak = readBreak(scanner);
    ({ breaks, end } = scanIndentation(scanner, start, indent));
  }
  if (chomping !== '-') value += lineBreak;
  if (chomping === '+') value += breaks;
  return scalarToken({ start, end, line, text: value, style });
}

function scanBlockHeader(scanner: Scanner, start: number): { chomping: string; increment: number } {
  let chomping = '';
  let increment = 0;
  for (let part = 0; part < 2; part++) {
    const char = peek(scanner);
    if ((char === 43 || char === 45) && chomping === '')
      chomping = scanner.text.charAt(scanner.at++);
    else if (isDigit(char) && increment === 0) {
      if (char === 48) failScan(scanner, 'found an indentation indicator equal to 0', start);
      increment = char - 48;
      scanner.at++;
    }
  }
  while (isBlank(peek(scanner))) scanner.at++;
  if (peek(scanner) === 35) scanner.at = endOfLine(scanner.text, scanner.at);
  if (!isBreakOrEnd(peek(scanner))) {
    failScan(scanner, 'did not find expected comment or line break', start);
  }
  readBreak(scanner);
  return { chomping, increment };
}

interface Indentation {
  readonly indent: number;
  readonly breaks: string;
  /** Behind the last line that belongs to the scalar. */
  readonly end: number;
}

/** Empty lines and indentation before the next line; finds the scalar's own indentation when it is 0. */
function scanIndentation(scanner: Scanner, start: number, indent: number): Indentation {
  const { text } = scanner;
  let breaks = '';
  let end = scanner.at;
  let deepest = 0;
  for (;;) {
    const limit = indent === 0 ? Number.POSITIVE_INFINITY : scanner.lineStart + indent;
    let { at } = scanner;
    while (at < limit && codeAt(text, at) === SPACE) at++;
    scanner.at = at;
    deepest = Math.max(deepest, column(scanner));
    if (scanner.at < limit && peek(scanner) === TAB) {
      failScan(scanner, 'found a tab character where an indentation space is expected', start);
    }
    if (!isBreak(peek(scanner))) break;
    breaks += readBreak(scanner);
    end = scanner.at;
  }
  const found = indent === 0 ? Math.max(deepest, scanner.indent + 1, 1) : indent;
  return { indent: found, breaks, end };
}
