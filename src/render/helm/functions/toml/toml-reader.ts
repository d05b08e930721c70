import { isOddByte } from '../../text/bytes.ts';
import type { TomlFault, TomlItem, TomlItemKind } from './toml-item.ts';

/** A step of the lexer; the next one comes after it, none behind an error or the end. */
export type TomlState = (reader: TomlReader) => TomlState | undefined;

/** A TOML text being read, character by character. */
export interface TomlReader {
  readonly text: string;
  start: number;
  at: number;
  line: number;
  /** A string with escapes is being read. */
  hasEscapes: boolean;
  /** Where each character began, to go back to. */
  readonly before: number[];
  atEnd: boolean;
  readonly found: (TomlItem | TomlFault)[];
  /** States to go on with. */
  readonly stack: TomlState[];
}

/** What `nextChar` gives at the end of the text. */
export const END = '';
/** What it gives for a character that TOML does not allow; the fault is among the items then. */
const BAD = '\ufffd';
/** How far one can go back. */
const MOST_BACK = 4;

export function newReader(text: string): TomlReader {
  return {
    text,
    start: 0,
    at: 0,
    line: 1,
    hasEscapes: false,
    before: [],
    atEnd: false,
    found: [],
    stack: [],
  };
}

/** The next character. */
export function nextChar(reader: TomlReader): string {
  const { text, at } = reader;
  const code = text.codePointAt(at);
  if (code === undefined) {
    reader.atEnd = true;
    return END;
  }
  if (code === 0x0a) reader.line++;
  if (isOddByte(code)) {
    fault(reader, `invalid UTF-8 byte: 0x${(code - 0xdc00).toString(16)}`);
    return BAD;
  }
  const isLoneReturn = code === 0x0d && text.charAt(at + 1) !== '\n';
  if (isControl(code) || isLoneReturn) {
    const hex = code.toString(16).padStart(2, '0');
    addFault(reader, `TOML files cannot contain control characters: '0x${hex}'`, reader.line);
    return BAD;
  }
  const char = String.fromCodePoint(code);
  if (reader.before.length === MOST_BACK) reader.before.shift();
  reader.before.push(at);
  reader.at += char.length;
  return char;
}

/** Goes back before the last character. */
export function backUp(reader: TomlReader): void {
  if (reader.atEnd) {
    reader.atEnd = false;
    return;
  }
  reader.at = reader.before.pop() ?? reader.at;
  if (reader.text.charAt(reader.at) === '\n') reader.line--;
}

/** The next character, which is not taken. */
export function peekChar(reader: TomlReader): string {
  const char = nextChar(reader);
  backUp(reader);
  return char;
}

/** Takes a character if it is the next. */
export function acceptChar(reader: TomlReader, char: string): boolean {
  if (nextChar(reader) === char) return true;
  backUp(reader);
  return false;
}

/** What was read since the last item. */
export function currentText({ text, start, at }: TomlReader): string {
  return text.slice(start, at);
}

/** Forgets what was read since the last item. */
export function skipRead(reader: TomlReader): void {
  reader.start = reader.at;
}

/** Skips blanks and tabs. */
export function skipBlanks(reader: TomlReader): void {
  while (isBlank(nextChar(reader)));
  backUp(reader);
  skipRead(reader);
}

/** What was read becomes an item. */
export function emit(reader: TomlReader, kind: TomlItemKind): void {
  const { start, at, line } = reader;
  reader.found.push({ kind, start, end: Math.max(start, at), line });
  reader.start = at;
}

/** Goes on with the state that waits. */
export function popState(reader: TomlReader): TomlState {
  const state = reader.stack.pop();
  if (state === undefined) throw new Error('no state to go on with');
  return state;
}

/** An error here; at the end of the text on the line before a last line break. */
export function fail(reader: TomlReader, message: string): undefined {
  const { text, at, line, atEnd } = reader;
  const isAfterBreak = atEnd && text.charAt(at - 1) === '\n';
  addFault(reader, message, isAfterBreak ? line - 1 : line);
  return undefined;
}

/** An error on the line before. */
export function failBefore(reader: TomlReader, message: string): undefined {
  addFault(reader, message, reader.line - 1);
  return undefined;
}

/** An error here; at the end of the text on the line before. */
export function fault(reader: TomlReader, message: string): undefined {
  addFault(reader, message, reader.atEnd ? reader.line - 1 : reader.line);
  return undefined;
}

export function isBlank(char: string): boolean {
  return char === ' ' || char === '\t';
}

export function isBreak(char: string): boolean {
  return char === '\n' || char === '\r';
}

function addFault(reader: TomlReader, message: string, line: number): void {
  reader.found.push({ kind: 'fault', message, line });
}

function isControl(code: number): boolean {
  return (code < 0x20 && code !== 0x09 && code !== 0x0a && code !== 0x0d) || code === 0x7f;
}
