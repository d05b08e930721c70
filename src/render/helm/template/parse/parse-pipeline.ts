import { goQuote } from '../../../../go/go-quote.ts';
import { nodeText } from './node-text.ts';
import type { CommandNode, Operand, PipeNode, VariableNode } from './nodes.ts';
import {
  nextToken,
  nextWord,
  peekToken,
  peekWord,
  stopParsing,
  unexpected,
  type ParseState,
} from './parse-state.ts';
import { parseTerm } from './parse-term.ts';
import type { TokenKind } from './token.ts';

/** A pipeline in the making. Parentheses make a stack of them instead of recursion. Mutable. */
interface OpenPipe {
  readonly context: string;
  readonly end: TokenKind;
  readonly start: number;
  readonly variables: VariableNode[];
  isAssign: boolean;
  readonly commands: CommandNode[];
  /** Arguments of the command that is being read. */
  args: Operand[] | undefined;
  commandStart: number;
}

/** Go has the same limit and error. */
const DEEPEST = 10_000;
const OPERANDS: ReadonlySet<TokenKind> = new Set<TokenKind>([
  'bool',
  'char-constant',
  'complex',
  'dot',
  'field',
  'identifier',
  'number',
  'nil',
  'raw-string',
  'string',
  'variable',
  'left-paren',
]);
const LITERALS: ReadonlySet<Operand['kind']> = new Set<Operand['kind']>([
  'bool',
  'dot',
  'nil',
  'number',
  'string',
]);

/** Reads a pipeline up to the right delimiter, which is read too. `context` names it in errors. */
export function parsePipeline(state: ParseState, context: string): PipeNode {
  const stack: OpenPipe[] = [openPipe(state, context, 'right-delimiter')];
  for (let pipe = stack.at(-1); pipe !== undefined; pipe = stack.at(-1)) {
    if (pipe.args === undefined && !startCommand(state, pipe)) {
      const node = closePipe(state, pipe);
      stack.pop();
      const outer = stack.at(-1);
      if (outer === undefined) return node;
      finishOperand(state, outer, node);
    } else {
      readOperand(state, pipe, stack);
    }
  }
  throw new Error('a pipeline ends with its own end');
}

/** Reads variables that are declared or assigned, and the sign behind them. */
function openPipe(state: ParseState, context: string, end: TokenKind): OpenPipe {
  const pipe: OpenPipe = {
    context,
    end,
    start: peekWord(state).start,
    variables: [],
    isAssign: false,
    commands: [],
    args: undefined,
    commandStart: 0,
  };
  while (peekWord(state).kind === 'variable' && readDeclaration(state, pipe));
  return pipe;
}

/** Returns whether a second variable may follow. */
function readDeclaration(state: ParseState, pipe: OpenPipe): boolean {
  const before = state.at;
  const token = nextToken(state);
  peekToken(state);
  const sign = peekWord(state);
  const isComma = sign.kind === 'char' && sign.value === ',';
  if (!isComma && sign.kind !== 'assign' && sign.kind !== 'declare') {
    state.at = before;
    return false;
  }
  nextWord(state);
  if (!isComma) pipe.isAssign = sign.kind === 'assign';
  const { start, end, value } = token;
  pipe.variables.push({ kind: 'variable', pos: start, start, end, name: value, fields: [] });
  state.definition.variables.push(value);
  if (!isComma) return false;
  if (pipe.context !== 'range' || pipe.variables.length >= 2) {
    stopParsing(state, `too many declarations in ${pipe.context}`);
  }
  const next = peekWord(state).kind;
  if (next === 'variable') return true;
  if (next === 'right-delimiter' || next === 'right-paren') return false;
  return stopParsing(state, 'range can only initialize variables');
}

/** Returns false at the end of the pipeline. */
function startCommand(state: ParseState, pipe: OpenPipe): boolean {
  const token = nextWord(state);
  if (token.kind === pipe.end) return false;
  if (!OPERANDS.has(token.kind)) unexpected(state, token, pipe.context);
  state.at -= 1;
  pipe.args = [];
  pipe.commandStart = token.start;
  return true;
}

function readOperand(state: ParseState, pipe: OpenPipe, stack: OpenPipe[]): void {
  if (peekWord(state).kind !== 'left-paren') {
    finishOperand(state, pipe, parseTerm(state));
    return;
  }
  nextToken(state);
  if (stack.length > DEEPEST) stopParsing(state, 'max expression depth exceeded');
  stack.push(openPipe(state, 'parenthesized pipeline', 'right-paren'));
}

/** Adds the fields behind a term, and reads what ends the operand. */
function finishOperand(state: ParseState, pipe: OpenPipe, term: Operand | undefined): void {
  const args = pipe.args ?? [];
  if (term !== undefined) args.push(withFields(state, term));
  const token = nextToken(state);
  if (token.kind === 'space') return;
  if (token.kind === 'right-delimiter' || token.kind === 'right-paren') state.at -= 1;
  else if (token.kind !== 'pipe') unexpected(state, token, 'operand');
  if (args.length === 0) stopParsing(state, 'empty command');
  const { commandStart: start } = pipe;
  const end = args.at(-1)?.end ?? start;
  pipe.commands.push({ kind: 'command', pos: start, start, end, args });
  pipe.args = undefined;
}

function withFields(state: ParseState, term: Operand): Operand {
  const first = peekToken(state);
  if (first.kind !== 'field') return term;
  const fields: string[] = [];
  let { end } = term;
  for (let token = first; token.kind === 'field'; token = peekToken(state)) {
    fields.push(token.value.slice(1));
    ({ end } = token);
    nextToken(state);
  }
  const at = { pos: first.start, start: term.start, end };
  if (term.kind === 'field') return { ...term, ...at, names: [...term.names, ...fields] };
  if (term.kind === 'variable') return { ...term, ...at, fields: [...term.fields, ...fields] };
  if (LITERALS.has(term.kind)) {
    stopParsing(state, `unexpected . after term ${goQuote(nodeText(term))}`);
  }
  return { kind: 'chain', ...at, node: term, fields };
}

function closePipe(state: ParseState, pipe: OpenPipe): PipeNode {
  const { context, start, variables, isAssign, commands } = pipe;
  if (commands.length === 0) stopParsing(state, `missing value for ${context}`);
  commands.forEach(({ args }, index) => {
    const kind = args[0]?.kind;
    if (index > 0 && kind !== undefined && LITERALS.has(kind)) {
      stopParsing(state, `non executable command in pipeline stage ${index + 1}`);
    }
  });
  const end = commands.at(-1)?.end ?? start;
  return { kind: 'pipe', pos: start, start, end, isAssign, variables, commands };
}
