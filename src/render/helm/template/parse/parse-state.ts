import type { ListNode, Node, PipeNode } from './nodes.ts';
import { tokenText, type Token, type TokenKind } from './token.ts';

/** Why a text is not a template. */
export interface ParseFault {
  /** In Go's words, without file and line. */
  readonly message: string;
  /** The words that Go adds about the line in which the action started. */
  readonly startedOn: { readonly words: string; readonly line: number } | undefined;
  /** The line that Go names, from 1. */
  readonly line: number;
  /** The token at fault. */
  readonly start: number;
  readonly end: number;
  /** A name that is not a function's. */
  readonly unknown?: string;
}

/** Ends the parsing; caught by `parseTemplate` and never seen outside. */
export class ParseStop extends Error {
  readonly fault: ParseFault;

  constructor(fault: ParseFault) {
    super(fault.message);
    this.fault = fault;
  }
}

/** The state of parsing one text. Mutable. */
export interface ParseState {
  readonly text: string;
  readonly tokens: readonly Token[];
  readonly isFunction: (name: string) => boolean;
  /** Templates by name, as far as defined. */
  readonly defines: Map<string, Tree>;
  /** Next token. */
  at: number;
  /** Definition that is being parsed. */
  definition: Definition;
  /** Constructs that wait for their `end`, the innermost last. */
  readonly open: Open[];
}

/** A template of a text: the text itself, or what a `define` or `block` in it defines. */
export interface Tree {
  readonly name: string;
  readonly root: ListNode;
  /** Nothing but white space: does not replace another template of the same name. */
  readonly isEmpty: boolean;
}

/** The state that Go's parser has for each definition. Mutable. */
interface Definition {
  readonly nodes: Node[];
  /** Variables that are visible. */
  variables: string[];
  /** The last token looked at: errors name its line. */
  furthest: number;
  /** Start of the action that is being parsed; undefined if Go has cleared it. */
  action: number | undefined;
  ranges: number;
}

/** A construct that waits for its `end`. */
export type Open = OpenBranch | OpenDefinition;

export interface OpenBranch {
  readonly kind: 'branch';
  readonly word: 'if' | 'with' | 'range';
  readonly pipe: PipeNode;
  readonly start: number;
  readonly end: number;
  readonly nodes: Node[];
  /** Set after `else`. */
  elseNodes: Node[] | undefined;
  /** Visible variables before it. */
  readonly variables: number;
  /** `{{else if}}`: ends with the one it is in. */
  readonly isImplied: boolean;
}

export interface OpenDefinition {
  readonly kind: 'definition';
  readonly word: 'define' | 'block';
  readonly name: string;
  readonly outer: Definition;
}

/** A definition at its start. */
export function newDefinition(furthest: number): Definition {
  return { nodes: [], variables: ['$'], furthest, action: undefined, ranges: 0 };
}

export function nextToken(state: ParseState): Token {
  const token = peekToken(state);
  state.at += 1;
  return token;
}

/** Looks at the next token; Go's lexer has then come that far. */
export function peekToken(state: ParseState): Token {
  const { tokens, definition } = state;
  const index = Math.min(state.at, tokens.length - 1);
  if (index > definition.furthest) definition.furthest = index;
  const token = tokens[index];
  if (token === undefined) throw new Error('no tokens');
  return token;
}

/** Reads a token that is not white space. */
export function nextWord(state: ParseState): Token {
  const token = nextToken(state);
  return token.kind === 'space' ? nextWord(state) : token;
}

/** Looks at the next token that is not white space. The white space before it is gone. */
export function peekWord(state: ParseState): Token {
  const token = nextWord(state);
  state.at -= 1;
  return token;
}

/** Reads a token that must be of a kind. */
export function expectToken(state: ParseState, kind: TokenKind, context: string): Token {
  const token = nextWord(state);
  return token.kind === kind ? token : unexpected(state, token, context);
}

/** Stops with Go's error about a token. */
export function unexpected(state: ParseState, token: Token, context: string): never {
  if (token.kind !== 'error') stopParsing(state, `unexpected ${tokenText(token)} in ${context}`);
  const { action } = state.definition;
  const line = action === undefined ? undefined : lineOf(state.text, action);
  const isElsewhere = line !== undefined && line !== lineOf(state.text, token.start);
  const words = token.value.endsWith(' action') ? ' started at' : ' in action started at';
  stopParsing(state, token.value, isElsewhere ? { words, line } : undefined);
}

/** Stops with an error at the line that Go names: that of the last token looked at. */
export function stopParsing(
  { text, tokens, definition }: ParseState,
  message: string,
  startedOn?: ParseFault['startedOn'],
  unknown?: string,
): never {
  const token = tokens[Math.max(definition.furthest, 0)];
  const { start = 0, end = 0 } = token ?? {};
  const fault = { message, startedOn, line: lineOf(text, start), start, end };
  throw new ParseStop(unknown === undefined ? fault : { ...fault, unknown });
}

/** The line of an offset, from 1. */
export function lineOf(text: string, offset: number): number {
  let line = 1;
  for (let at = text.indexOf('\n'); at !== -1 && at < offset; at = text.indexOf('\n', at + 1)) {
    line += 1;
  }
  return line;
}
