import { goQuote } from '../../../../go/go-quote.ts';
import type { ListNode, Node } from './nodes.ts';
import { parsePipeline } from './parse-pipeline.ts';
import type {
  Open,
  OpenBranch,
  OpenDefinition,
  ParseFault,
  ParseState,
  Tree,
} from './parse-state.ts';
import {
  ParseStop,
  expectToken,
  lineOf,
  newDefinition,
  nextToken,
  nextWord,
  peekToken,
  peekWord,
  stopParsing,
  unexpected,
} from './parse-state.ts';
import { unquoted } from './parse-term.ts';
import type { Token } from './token.ts';
import { tokenize } from './tokenize.ts';

/** A parsed text, or Go's error. Immutable: it may be kept and shared. */
export type Parsed =
  | {
      readonly kind: 'parsed';
      readonly main: ListNode;
      readonly mainIsEmpty: boolean;
      readonly defines: ReadonlyMap<string, Tree>;
      /** Line of the end, where Go reports that the text's own name is defined twice. */
      readonly lines: number;
    }
  | { readonly kind: 'fault'; readonly fault: ParseFault };

/** White space as Go's bytes.TrimSpace. */
const BLANK = /^[\t\n\v\f\r \u0085\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000]*$/;

/**
 * Parses a template. `isFunction` tells which names are functions. Never fails and never recurses, however deeply blocks
 * and parentheses are nested. Source: Go's text/template/parse.
 */
export function parseTemplate(text: string, isFunction: (name: string) => boolean): Parsed {
  const state: ParseState = {
    text,
    tokens: tokenize(text),
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

/** `{{define}}`, which is known at the top of a text only. */
function openDefine(state: ParseState): boolean {
  const before = state.at;
  if (nextToken(state).kind !== 'left-delimiter' || nextWord(state).kind !== 'define') {
    state.at = before;
    return false;
  }
  const outer = state.definition;
  state.definition = newDefinition(outer.furthest);
  const name = templateName(state, nextWord(state), 'define clause');
  expectToken(state, 'right-delimiter', 'define clause');
  state.open.push({ kind: 'definition', word: 'define', name, outer });
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

/** `{{block}}` is a call where it stands, and a definition. */
function openBlock(state: ParseState, start: number): void {
  const token = nextWord(state);
  const name = templateName(state, token, 'block clause');
  const pipe = parsePipeline(state, 'block clause');
  const end = endOf(state);
  nodesOf(state).push({ kind: 'template', pos: token.start, start, end, name, pipe });
  const outer = state.definition;
  state.definition = newDefinition(outer.furthest);
  state.open.push({ kind: 'definition', word: 'block', name, outer });
}

function openBranch(
  state: ParseState,
  word: OpenBranch['word'],
  start: number,
  isImplied: boolean,
): void {
  const { definition } = state;
  const variables = definition.variables.length;
  const pipe = parsePipeline(state, word);
  if (word === 'range') definition.ranges += 1;
  const end = endOf(state);
  state.open.push({
    kind: 'branch',
    word,
    pipe,
    start,
    end,
    nodes: [],
    elseNodes: undefined,
    variables,
    isImplied,
  });
}

function parseElse(state: ParseState): void {
  const next = peekWord(state).kind;
  const isJoined = next === 'if' || next === 'with';
  if (!isJoined) expectToken(state, 'right-delimiter', 'else');
  const open = state.open.at(-1);
  if (open === undefined) return stopParsing(state, 'unexpected {{else}}');
  if (open.kind === 'definition') return refuseElse(state, open);
  if (open.elseNodes !== undefined) stopParsing(state, 'expected end; found {{else}}');
  open.elseNodes = [];
  const { definition } = state;
  if (open.word === 'range') definition.ranges -= 1;
  if (!isJoined || next !== open.word) return undefined;
  definition.action = undefined;
  nextToken(state);
  return openBranch(state, next, state.tokens[state.at - 1]?.start ?? 0, true);
}

/** Of a block Go reports it at the block, of a definition where it stands. */
function refuseElse(state: ParseState, { word, outer }: OpenDefinition): never {
  if (word === 'block') state.definition = outer;
  return stopParsing(state, `unexpected {{else}} in ${word} clause`);
}

function closeOpen(state: ParseState): void {
  for (let open = state.open.pop(); open !== undefined; open = state.open.pop()) {
    if (open.kind === 'definition') return closeDefinition(state, open);
    closeBranch(state, open);
    if (!open.isImplied) return undefined;
  }
  return stopParsing(state, 'unexpected {{end}}');
}

function closeBranch(state: ParseState, open: OpenBranch): void {
  const { word: kind, pipe, start, end, nodes, elseNodes, variables } = open;
  const { definition } = state;
  if (kind === 'range' && elseNodes === undefined) definition.ranges -= 1;
  definition.variables.length = variables;
  const elseList = elseNodes === undefined ? undefined : { nodes: elseNodes };
  nodesOf(state).push({ kind, pos: pipe.pos, start, end, pipe, list: { nodes }, elseList });
}

function closeDefinition(state: ParseState, { name, outer }: OpenDefinition): void {
  const root = { nodes: state.definition.nodes };
  const isEmpty = isEmptyList(root);
  const known = state.defines.get(name);
  if (known === undefined || known.isEmpty) state.defines.set(name, { name, root, isEmpty });
  else if (!isEmpty) stopParsing(state, doubleDefinition(name));
  state.definition = outer;
}

/** Go's error when one text defines a name twice. */
export function doubleDefinition(name: string): string {
  return `template: multiple definition of template ${goQuote(name)}`;
}

function templateName(state: ParseState, token: Token, context: string): string {
  if (token.kind === 'string' || token.kind === 'raw-string') return unquoted(state, token);
  return unexpected(state, token, context);
}

/** The list that nodes go to now. */
function nodesOf({ open, definition }: ParseState): Node[] {
  const inner: Open | undefined = open.at(-1);
  if (inner === undefined || inner.kind === 'definition') return definition.nodes;
  return inner.elseNodes ?? inner.nodes;
}

/** The end of the action whose right delimiter was read last. */
function endOf({ tokens, at }: ParseState): number {
  return tokens[at - 1]?.end ?? 0;
}

function isEmptyList({ nodes }: ListNode): boolean {
  return nodes.every((node) => node.kind === 'text' && BLANK.test(node.text));
}
