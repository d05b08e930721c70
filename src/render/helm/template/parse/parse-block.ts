import { goQuote } from '../../../../go/go-quote.ts';
import type { ListNode, Node } from './nodes.ts';
import { parsePipeline } from './parse-pipeline.ts';
import {
  expectToken,
  newDefinition,
  nextToken,
  nextWord,
  peekWord,
  stopParsing,
  unexpected,
  type Open,
  type OpenBranch,
  type OpenDefinition,
  type ParseState,
} from './parse-state.ts';
import { unquoted } from './parse-term.ts';
import type { Token } from './token.ts';

/** White space as Go's bytes.TrimSpace. */
const BLANK = /^[\t\n\v\f\r \u0085\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000]*$/;

/** `{{define}}`, which is known at the top of a text only. */
export function openDefine(state: ParseState): boolean {
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

/** `{{block}}` is both a definition and a call. */
export function openBlock(state: ParseState, start: number): void {
  const token = nextWord(state);
  const name = templateName(state, token, 'block clause');
  const pipe = parsePipeline(state, 'block clause');
  const end = endOf(state);
  nodesOf(state).push({ kind: 'template', pos: token.start, start, end, name, pipe });
  const outer = state.definition;
  state.definition = newDefinition(outer.furthest);
  state.open.push({ kind: 'definition', word: 'block', name, outer });
}

/** Reads the pipeline of an `if`, `with` or `range`; what follows goes into it up to its `end`. `isImplied`: see `OpenBranch`. */
export function openBranch(
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

/** Reads an `else`, with the `if` or `with` that may be joined to it. */
export function parseElse(state: ParseState): void {
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

/** Closes the innermost construct at an `end`, with those that it implies. */
export function closeOpen(state: ParseState): void {
  for (let open = state.open.pop(); open !== undefined; open = state.open.pop()) {
    if (open.kind === 'definition') return closeDefinition(state, open);
    closeBranch(state, open);
    if (!open.isImplied) return undefined;
  }
  return stopParsing(state, 'unexpected {{end}}');
}

/** Go's error when one text defines a name twice. */
export function doubleDefinition(name: string): string {
  return `template: multiple definition of template ${goQuote(name)}`;
}

/** The name of a template, which is a string constant. */
export function templateName(state: ParseState, token: Token, context: string): string {
  if (token.kind === 'string' || token.kind === 'raw-string') return unquoted(state, token);
  return unexpected(state, token, context);
}

/** The list that nodes go to now. */
export function nodesOf({ open, definition }: ParseState): Node[] {
  const inner: Open | undefined = open.at(-1);
  if (inner === undefined || inner.kind === 'definition') return definition.nodes;
  return inner.elseNodes ?? inner.nodes;
}

/** The end of the action whose right delimiter was read last. */
export function endOf({ tokens, at }: ParseState): number {
  return tokens[at - 1]?.end ?? 0;
}

/** Whether a list has nothing but white space in it. */
export function isEmptyList({ nodes }: ListNode): boolean {
  return nodes.every((node) => node.kind === 'text' && BLANK.test(node.text));
}

/** Go reports a wrong `else` of a block at the block, and that of a definition at the `else`. */
function refuseElse(state: ParseState, { word, outer }: OpenDefinition): never {
  if (word === 'block') state.definition = outer;
  return stopParsing(state, `unexpected {{else}} in ${word} clause`);
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
