import { lineEnd } from '../../model/span.ts';
import { DocumentError } from '../document-error.ts';
import { CR, LF, isBreak } from './characters.ts';
import { OPEN_BRACKET, wordProblem } from './problem-words.ts';

export type TokenType =
  | 'stream-end'
  | 'version-directive'
  | 'tag-directive'
  | 'document-start'
  | 'document-end'
  | 'block-sequence-start'
  | 'block-mapping-start'
  | 'block-end'
  | 'flow-sequence-start'
  | 'flow-sequence-end'
  | 'flow-mapping-start'
  | 'flow-mapping-end'
  | 'block-entry'
  | 'flow-entry'
  | 'key'
  | 'value'
  | 'alias'
  | 'anchor'
  | 'tag'
  | 'scalar';

export interface Token {
  readonly type: TokenType;
  readonly start: number;
  readonly end: number;
  /** 0-based line of the start, as go-yaml counts it. */
  readonly line: number;
  /** Of a scalar, an anchor, an alias; the handle of a tag. */
  readonly text: string;
  /** Of a tag, or the prefix of a tag directive. */
  readonly suffix: string;
  readonly style: 'plain' | 'single-quoted' | 'double-quoted' | 'literal' | 'folded';
}

/** A place where an implicit key may have started. */
export interface SimpleKey {
  possible: boolean;
  required: boolean;
  tokenNumber: number;
  at: number;
  line: number;
  column: number;
}

/** The state of go-yaml v2's (libyaml's) scanner over one document's text. */
export interface Scanner {
  readonly text: string;
  at: number;
  line: number;
  lineStart: number;
  flowLevel: number;
  indent: number;
  readonly indents: number[];
  simpleKeyAllowed: boolean;
  /** One per flow level. */
  readonly simpleKeys: SimpleKey[];
  /** Number of a token → the flow level whose possible key starts with it. */
  readonly levelOfToken: Map<number, number>;
  readonly tokens: Token[];
  head: number;
  tokensParsed: number;
}

export function createScanner(text: string): Scanner {
  // A byte order mark belongs to the encoding, not to the text.
  const at = text.charCodeAt(0) === 0xfeff ? 1 : 0;
  return {
    text,
    at,
    line: 0,
    lineStart: at,
    flowLevel: 0,
    indent: -1,
    indents: [],
    simpleKeyAllowed: true,
    simpleKeys: [{ possible: false, required: false, tokenNumber: 0, at, line: 0, column: 0 }],
    levelOfToken: new Map(),
    tokens: [],
    head: 0,
    tokensParsed: 0,
  };
}

/** The code unit at an offset from the cursor; 0 behind the end. */
export function peek({ text, at }: Scanner, ahead = 0): number {
  return codeAt(text, at + ahead);
}

/** The code unit at an offset; 0 behind the end. */
export function codeAt(text: string, at: number): number {
  return at < text.length ? text.charCodeAt(at) : 0;
}

export function column(scanner: Scanner): number {
  return scanner.at - scanner.lineStart;
}

/** Steps over one line break, if there is one, and returns what it counts as in a scalar. */
export function readBreak(scanner: Scanner): string {
  const char = peek(scanner);
  if (!isBreak(char)) return '';
  scanner.at += char === CR && peek(scanner, 1) === LF ? 2 : 1;
  scanner.line++;
  scanner.lineStart = scanner.at;
  return char === 0x2028 ? '\u2028' : char === 0x2029 ? '\u2029' : '\n';
}

/** `---` or `...` at the start of a line, with nothing glued to it. */
export function atDocumentIndicator(scanner: Scanner): boolean {
  if (scanner.at !== scanner.lineStart) return false;
  const char = peek(scanner);
  if (char !== 45 && char !== 46) return false;
  if (peek(scanner, 1) !== char || peek(scanner, 2) !== char) return false;
  const behind = peek(scanner, 3);
  return behind === 0 || behind === 32 || behind === 9 || isBreak(behind);
}

/** A token from `start` to the cursor. */
export function token(
  { at: end, line }: Scanner,
  type: TokenType,
  start: number,
  text = '',
  suffix = '',
): Token {
  return { type, start, end, line, text, suffix, style: 'plain' };
}

export function emptyToken(type: TokenType, { at, line }: Pick<Scanner, 'at' | 'line'>): Token {
  return { type, start: at, end: at, line, text: '', suffix: '', style: 'plain' };
}

export function scalarToken({ start, end, line, text, style }: ScalarPart): Token {
  return { type: 'scalar', start, end, line, text, suffix: '', style };
}

type ScalarPart = Pick<Token, 'start' | 'end' | 'line' | 'text' | 'style'>;

/** Puts a token before those that were found after it, so that it is number `tokenNumber` of all. */
export function insertToken(scanner: Scanner, tokenNumber: number, made: Token): void {
  const { tokens } = scanner;
  const place = scanner.head + tokenNumber - scanner.tokensParsed;
  tokens.push(made);
  for (let at = tokens.length - 1; at > place; at -= 1) tokens[at] = tokens[at - 1] ?? made;
  tokens[place] = made;
}

/** Ends the document the way go-yaml's scanner does: its line is the one the cursor has reached. */
export function failScan(scanner: Scanner, problem: string, start = scanner.at): never {
  throw documentError(scanner.text, start, problem, scanner.line === 0 ? 0 : scanner.line + 1);
}

/** Ends the document the way go-yaml's parser does: its line is the one before the token's. */
export function failParse(scanner: Scanner, problem: string, at: Token): never {
  throw documentError(scanner.text, at.start, problem, at.line);
}

/** The same, if the text ends inside brackets: a person must look at the one that opened last. */
export function failOpen(scanner: Scanner, problem: string, end: Token, bracket: number): never {
  const { words } = documentError(scanner.text, end.start, problem, end.line);
  const message = wordProblem(OPEN_BRACKET, scanner.text, bracket);
  throw new DocumentError(bracket, bracket + 1, message, words);
}

function documentError(text: string, start: number, problem: string, line: number): DocumentError {
  const place = line === 0 ? '' : `line ${line}: `;
  return new DocumentError(start, lineEnd(text, start), wordProblem(problem, text, start), {
    kubectl: `yaml: ${place}${problem}`,
  });
}
