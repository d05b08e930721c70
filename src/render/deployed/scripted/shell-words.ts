import { lineEnd } from '../../../model/span.ts';
export interface ShellWord {
  readonly text: string;
  /** Offset of its first character, in the text that the command is in. */
  readonly start: number;
  /** Behind its last character, and its quotes. */
  readonly end: number;
  /** Nothing in it is known to the shell, or to what fills in the file, only. */
  readonly isLiteral: boolean;
}

const LONGEST = 4_000;
const END = /[|;&<>\n]/;
const OPEN = /[$`*]|\{\{|<[a-z]/;

/** The words of a command from an offset to its end: a line break, a pipe, a redirection or the next command. Quotes are taken away. */
export function shellWords(text: string, from: number): readonly ShellWord[] {
  const words: ShellWord[] = [];
  const end = Math.min(text.length, from + LONGEST);
  let at = from;
  while (at < end) {
    const character = text.charAt(at);
    if (character === ' ' || character === '\t' || character === '\r') at += 1;
    else if (END.test(character) || character === '#' || character === ')') break;
    else {
      const word = wordAt(text, at, end);
      words.push(word);
      at = word.end;
    }
  }
  return words;
}

function wordAt(text: string, start: number, end: number): ShellWord {
  let value = '';
  let isLiteral = true;
  let at = start;
  while (at < end) {
    const character = text.charAt(at);
    if (character === "'" || character === '"') {
      const close = text.indexOf(character, at + 1);
      const stop = close < 0 || close > end ? lineEnd(text, at) : close;
      const inside = text.slice(at + 1, stop);
      if (character === '"' && OPEN.test(inside)) isLiteral = false;
      if (inside.includes('{{')) isLiteral = false;
      value += inside;
      at = stop + 1;
    } else if (character === '{' && text.startsWith('{{', at)) {
      const close = text.indexOf('}}', at);
      isLiteral = false;
      const stop = close < 0 ? lineEnd(text, at) : close + 2;
      value += text.slice(at, stop);
      at = stop;
    } else if (character === '$' && /[({]/.test(text.charAt(at + 1))) {
      const close = text.indexOf(text.charAt(at + 1) === '(' ? ')' : '}', at);
      isLiteral = false;
      const stop = close < 0 ? lineEnd(text, at) : close + 1;
      value += text.slice(at, stop);
      at = stop;
    } else if (/\s/.test(character) || END.test(character) || character === ')') break;
    else {
      if (/[$`*]/.test(character)) isLiteral = false;
      value += character;
      at += 1;
    }
  }
  return { text: value, start, end: Math.max(at, start + 1), isLiteral };
}
