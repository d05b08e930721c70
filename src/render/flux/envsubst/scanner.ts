import type { ByteText } from '../../../go/byte-text.ts';
import type { TextRange } from '../../../model/span.ts';
import type { TemplateText } from './template.ts';

/** Where the reading of a text is. */
export interface Scanner {
  readonly text: ByteText;
  at: number;
}

/** What ends a text, and which characters escape others in it: `$` a dollar, `\` a slash or backslash. */
interface TextRules {
  readonly stops: string;
  readonly escapes: '' | '$' | '$\\';
}

export function startsCall({ text, at }: Scanner): boolean {
  return text[at] === '$' && text[at + 1] === '{';
}

/** Text up to a stop, a call, a NUL or the end. */
export function readText(scanner: Scanner, { stops, escapes }: TextRules): TemplateText {
  const { text } = scanner;
  const runs: TextRange[] = [];
  let start = scanner.at;
  while (scanner.at < text.length) {
    const char = text.charAt(scanner.at);
    if (char === '\0' || stops.includes(char) || startsCall(scanner)) break;
    if (escapesNext(scanner, escapes)) {
      if (scanner.at > start) runs.push({ start, end: scanner.at });
      start = scanner.at + 1;
      scanner.at += 2;
    } else scanner.at++;
  }
  if (scanner.at > start) runs.push({ start, end: scanner.at });
  return { kind: 'text', text: runs.map((run) => text.slice(run.start, run.end)).join(''), runs };
}

function escapesNext({ text, at }: Scanner, escapes: TextRules['escapes']): boolean {
  const char = text.charAt(at);
  if (!escapes.includes(char)) return false;
  const next = text.charAt(at + 1);
  return char === '$' ? next === '$' : next === '/' || next === '\\';
}
