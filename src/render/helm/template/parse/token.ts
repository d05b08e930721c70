import { goQuote } from '../../../../go/go-quote.ts';
import { byteLength } from '../../text/bytes.ts';

export type TokenKind =
  | 'error'
  | 'bool'
  | 'char'
  | 'char-constant'
  | 'complex'
  | 'assign'
  | 'declare'
  | 'eof'
  | 'field'
  | 'identifier'
  | 'left-delimiter'
  | 'left-paren'
  | 'number'
  | 'pipe'
  | 'raw-string'
  | 'right-delimiter'
  | 'right-paren'
  | 'space'
  | 'string'
  | 'text'
  | 'variable'
  | Keyword;

type Keyword =
  | 'block'
  | 'break'
  | 'continue'
  | 'define'
  | 'dot'
  | 'else'
  | 'end'
  | 'if'
  | 'nil'
  | 'range'
  | 'template'
  | 'with';

/** A word of a template; the last one is `eof` or `error`. */
export interface Token {
  readonly kind: TokenKind;
  readonly start: number;
  readonly end: number;
  /** As written; of an error what is wrong. */
  readonly value: string;
}

export const KEYWORDS: ReadonlyMap<string, Keyword> = new Map([
  ['block', 'block'],
  ['break', 'break'],
  ['continue', 'continue'],
  ['define', 'define'],
  ['else', 'else'],
  ['end', 'end'],
  ['if', 'if'],
  ['nil', 'nil'],
  ['range', 'range'],
  ['template', 'template'],
  ['with', 'with'],
]);

/** A token as Go's parser names it in its errors. */
export function tokenText({ kind, value }: Token): string {
  if (kind === 'eof') return 'EOF';
  if (kind === 'error') return value;
  if (kind === 'dot' || KEYWORDS.get(value) === kind) return `<${value}>`;
  if (byteLength(value) <= 10) return goQuote(value);
  return `${goQuote(Array.from(value).slice(0, 10).join(''))}...`;
}
