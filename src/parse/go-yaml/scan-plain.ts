import { isBlank, isBlankOrEnd, isBreak, TAB } from './characters.ts';
import { fold, scanBreaks } from './scan-breaks.ts';
import {
  atDocumentIndicator,
  column,
  failScan,
  peek,
  readBreak,
  token,
  type Scanner,
  type Token,
} from './scanner.ts';

export function scanPlain(scanner: Scanner): Token {
  const { text, at: start, line, flowLevel } = scanner;
  const indent = scanner.indent + 1;
  let value = '';
  let end = start;
  let between = '';
  let broken = false;
  while (!atDocumentIndicator(scanner) && peek(scanner) !== 35) {
    const word = scanner.at;
    while (!endsPlain(scanner, flowLevel)) scanner.at++;
    if (scanner.at > word) {
      value += between + text.slice(word, scanner.at);
      end = scanner.at;
      broken = false;
    }
    const char = peek(scanner);
    if (!isBlank(char) && !isBreak(char)) break;
    const gap = scanGap(scanner, start, indent);
    between = gap.text;
    broken = gap.broken;
    if (flowLevel === 0 && column(scanner) < indent) break;
  }
  if (broken) scanner.simpleKeyAllowed = true;
  return token(scanner, 'scalar', start, { text: value, end, line });
}

function endsPlain(scanner: Scanner, flowLevel: number): boolean {
  const char = peek(scanner);
  if (isBlankOrEnd(char)) return true;
  if (char === 58) return isBlankOrEnd(peek(scanner, 1));
  // `,` `?` `[` `]` `{` `}`: go-yaml ends a plain scalar there wherever they stand in a flow collection.
  if (flowLevel === 0) return false;
  return char === 44 || char === 63 || char === 91 || char === 93 || char === 123 || char === 125;
}

/** Blanks and line breaks inside a plain scalar, as what they count for. */
function scanGap(
  scanner: Scanner,
  start: number,
  indent: number,
): { text: string; broken: boolean } {
  const from = scanner.at;
  while (isBlank(peek(scanner))) scanner.at++;
  if (!isBreak(peek(scanner))) return { text: scanner.text.slice(from, scanner.at), broken: false };
  const first = readBreak(scanner);
  const others = scanBreaks(scanner, () => {
    if (column(scanner) < indent && peek(scanner) === TAB) {
      failScan(scanner, 'found a tab character that violates indentation', start);
    }
  });
  return { text: fold(first, others), broken: true };
}
