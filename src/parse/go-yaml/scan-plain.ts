import { isBlank, isBlankOrEnd, isBreak } from './characters.ts';
import { fold, scanBreaks } from './scan-breaks.ts';
import {
  atDocumentIndicator,
  codeAt,
  column,
  failScan,
  peek,
  readBreak,
  scalarToken,
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
    const from = scanner.at;
    scanner.at = endOfWords(text, from, flowLevel > 0);
    if (scanner.at > from) {
      value += between + text.slice(from, scanner.at);
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
  return scalarToken({ start, end, line, text: value, style: 'plain' });
}

/** The end of the last word from `from` on in its line; `from` if there is none. */
function endOfWords(text: string, from: number, inFlow: boolean): number {
  let end = from;
  for (let at = from; ;) {
    const word = at;
    at = endOfWord(text, word, inFlow);
    if (at === word) return end;
    end = at;
    let char = codeAt(text, at);
    if (!isBlank(char)) return end;
    while (isBlank(char)) char = codeAt(text, ++at);
    if (char === 35) return end;
  }
}

function endOfWord(text: string, from: number, inFlow: boolean): number {
  let at = from;
  for (let char = codeAt(text, at); !isBlankOrEnd(char); char = codeAt(text, ++at)) {
    if (char === 58 && isBlankOrEnd(codeAt(text, at + 1))) return at;
    if (inFlow && endsInFlow(char)) return at;
  }
  return at;
}

/** `,` `?` `[` `]` `{` `}`: go-yaml ends a plain scalar at each of them in a flow collection. */
function endsInFlow(char: number): boolean {
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
    if (column(scanner) < indent) {
      failScan(scanner, 'found a tab character that violates indentation', start);
    }
  });
  return { text: fold(first, others), broken: true };
}
