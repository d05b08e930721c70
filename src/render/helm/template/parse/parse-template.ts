import { BRACES, type Delimiters } from './lexer.ts';
import type { ListNode } from './nodes.ts';
import {
  closeOpen,
  endOf,
  isEmptyList,
  nodesOf,
  openBlock,
  openBranch,
  openDefine,
  parseElse,
  templateName,
} from './parse-block.ts';
import { parsePipeline } from './parse-pipeline.ts';
import {
  ParseStop,
  expectToken,
  lineOf,
  newDefinition,
  nextWord,
  peekToken,
  peekWord,
  stopParsing,
  unexpected,
  type ParseFault,
  type ParseState,
  type Tree,
} from './parse-state.ts';
import { tokenize } from './tokenize.ts';

/** A parsed text, or Go's error. Immutable: it may be kept and shared. */
export type Parsed =
  | {
      readonly kind: 'parsed';
      readonly main: ListNode;
      readonly mainIsEmpty: boolean;
      readonly defines: ReadonlyMap<string, Tree>;
      /** Number of the last line, at which Go reports that the text's own name is defined twice. */
      readonly lines: number;
    }
  | { readonly kind: 'fault'; readonly fault: ParseFault };

/**
 * Parses a template. `isFunction` decides which names are functions. Never throws and never recurses, however deeply
 * blocks and parentheses are nested. Source: Go's text/template/parse.
 */
export function parseTemplate(
  text: string,
  isFunction: (name: string) => boolean,
  delimiters: Delimiters = BRACES,
): Parsed {
  const state: ParseState = {
    text,
    tokens: tokenize(text, delimiters),
    isFunction,
    defines: new Map(),
    at: 0,
    definition: newDefinition(-1),
    open: [],
  };
  try {
    while (parseNext(state));
  } catch (error) {
    if (error instanceof ParseStop) return { kind: 'fault', fault: error.fault };
    throw error;
  }
  const main = { nodes: state.definition.nodes };
  const lines = lineOf(text, text.length);
  return { kind: 'parsed', main, mainIsEmpty: isEmptyList(main), defines: state.defines, lines };
}

/** Reads one text or action; false at the end. */
function parseNext(state: ParseState): boolean {
  const isTop = state.open.length === 0;
  if ((isTop ? peekToken(state) : peekWord(state)).kind === 'eof') {
    return isTop ? false : stopParsing(state, 'unexpected EOF');
  }
  if (isTop && openDefine(state)) return true;
  const token = nextWord(state);
  if (token.kind === 'text') {
    const { start, end, value } = token;
    nodesOf(state).push({ kind: 'text', pos: start, start, end, text: value });
  } else if (token.kind === 'left-delimiter') {
    state.definition.action = token.start;
    parseAction(state, token.start);
  } else {
    unexpected(state, token, 'input');
  }
  return true;
}

function parseAction(state: ParseState, start: number): void {
  const token = nextWord(state);
  switch (token.kind) {
    case 'block':
      openBlock(state, start);
      return;
    case 'break':
    case 'continue':
      parseJump(state, token.kind, start, token.start);
      break;
    case 'else':
      parseElse(state);
      break;
    case 'end':
      expectToken(state, 'right-delimiter', 'end');
      closeOpen(state);
      break;
    case 'if':
    case 'range':
    case 'with':
      openBranch(state, token.kind, start, false);
      return;
    case 'template':
      parseTemplateCall(state, start);
      break;
    default: {
      state.at -= 1;
      const pipe = parsePipeline(state, 'command');
      nodesOf(state).push({ kind: 'action', pos: token.start, start, end: endOf(state), pipe });
    }
  }
  state.definition.action = undefined;
}

function parseJump(
  state: ParseState,
  kind: 'break' | 'continue',
  start: number,
  pos: number,
): void {
  const token = nextWord(state);
  if (token.kind !== 'right-delimiter') unexpected(state, token, `{{${kind}}}`);
  if (state.definition.ranges === 0) stopParsing(state, `{{${kind}}} outside {{range}}`);
  nodesOf(state).push({ kind, pos, start, end: endOf(state) });
}

function parseTemplateCall(state: ParseState, start: number): void {
  const token = nextWord(state);
  const name = templateName(state, token, 'template clause');
  const isBare = nextWord(state).kind === 'right-delimiter';
  if (!isBare) state.at -= 1;
  const pipe = isBare ? undefined : parsePipeline(state, 'template clause');
  const end = endOf(state);
  nodesOf(state).push({ kind: 'template', pos: token.start, start, end, name, pipe });
}
