import { appendRun, finishText, newBuilder } from '../text/text-builder.ts';
import type { Text } from '../text/text.ts';
import { originIn, type ReadSetFile, type SetExpression } from './set-expression.ts';

/** Reads an expression from left to right. */
interface SetScanner {
  readonly expression: SetExpression;
  at: number;
  /** A backslash takes the next character as it is; not in `--set-literal`. */
  readonly escapes: boolean;
}

/** How a step of the parser ended: it may go on, the expression is over, or Helm refuses it. */
export type SetOutcome = 'next' | 'end' | { readonly message: string; readonly lacksValue?: true };

/** The state that each step reads. */
export interface Setting {
  readonly scanner: SetScanner;
  readonly readFile: ReadSetFile;
  readonly helm: 3 | 4;
}

/** The text up to one of some characters; the scanner is behind that character. */
interface Scanned {
  readonly text: Text;
  /** The character that ended it; undefined at the end of the expression. */
  readonly last: string | undefined;
}

export function newScanner(expression: SetExpression): SetScanner {
  return { expression, at: 0, escapes: expression.kind !== 'set-literal' };
}

/** Reads up to one of the characters, which is read too. */
export function scanUntil(scanner: SetScanner, stops: string): Scanned {
  const { file } = scanner.expression;
  const start = scanner.at;
  const builder = newBuilder();
  const runs: { from: number; to: number }[] = [];
  let last: string | undefined;
  while (scanner.at < file.text.length) {
    const char = charAt(scanner);
    scanner.at += char.length;
    if (stops.includes(char)) {
      last = char;
      break;
    }
    if (char !== '\\' || !scanner.escapes) {
      runs.push({ from: scanner.at - char.length, to: scanner.at });
      continue;
    }
    const next = charAt(scanner);
    runs.push({ from: scanner.at, to: scanner.at + next.length });
    scanner.at += next.length;
  }
  const end = last === undefined ? scanner.at : scanner.at - 1;
  const origin = originIn(scanner.expression, start, end);
  for (const { from, to } of runs) appendRun(builder, file.text.slice(from, to), origin, from);
  return { text: finishText(builder), last };
}

/** The next character, empty at the end; it is not read. */
export function charAt({ expression: { file }, at }: SetScanner): string {
  const code = file.text.codePointAt(at);
  return code === undefined ? '' : String.fromCodePoint(code);
}

/** Reads blanks and a comma behind them: whether that, or the end, is all there is. */
export function scanEmpty(scanner: SetScanner): boolean {
  for (;;) {
    const char = charAt(scanner);
    if (char === '') return true;
    if (char === ',') {
      scanner.at++;
      return true;
    }
    if (!/[\s\u0085]/.test(char)) return false;
    scanner.at += char.length;
  }
}
