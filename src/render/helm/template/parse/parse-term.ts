import { goQuote } from '../../../../go/go-quote.ts';
import type { NumberNode, Operand } from './nodes.ts';
import { complexNumber, numberConstant } from './number-constant.ts';
import { nextWord, stopParsing, type ParseState } from './parse-state.ts';
import type { Token } from './token.ts';
import { unquote } from './unquote.ts';

/** Reads a term other than a parenthesis; undefined, with nothing read, if there is none. */
export function parseTerm(state: ParseState): Operand | undefined {
  const token = nextWord(state);
  const { start, end, value } = token;
  const at = { pos: start, start, end };
  switch (token.kind) {
    case 'identifier':
      if (!state.isFunction(value)) {
        stopParsing(state, `function ${goQuote(value)} not defined`, undefined, value);
      }
      return { kind: 'identifier', ...at, name: value };
    case 'dot':
    case 'nil':
      return { kind: token.kind, ...at };
    case 'variable':
      if (!state.definition.variables.includes(value)) {
        stopParsing(state, `undefined variable ${goQuote(value)}`);
      }
      return { kind: 'variable', ...at, name: value, fields: [] };
    case 'field':
      return { kind: 'field', ...at, names: [value.slice(1)] };
    case 'bool':
      return { kind: 'bool', ...at, value: value === 'true' };
    case 'char-constant':
    case 'complex':
    case 'number':
      return numberNode(state, token);
    case 'string':
    case 'raw-string':
      return { kind: 'string', ...at, quoted: value, text: unquoted(state, token) };
    default:
      state.at -= 1;
      return undefined;
  }
}

/** The text of a string constant. */
export function unquoted(state: ParseState, token: Token): string {
  return unquote(token.value) ?? stopParsing(state, 'invalid syntax');
}

function numberNode(state: ParseState, { kind, start, end, value: text }: Token): NumberNode {
  const value = kind === 'complex' ? complexNumber(text) : numberConstant(text);
  if (typeof value === 'string') stopParsing(state, value);
  return { kind: 'number', pos: start, start, end, text, value };
}
