/** What the lexer finds in a TOML text. */
export type TomlItemKind =
  | 'end'
  | 'text'
  | 'string'
  | 'escaped string'
  | 'raw string'
  | 'long string'
  | 'long raw string'
  | 'bool'
  | 'integer'
  | 'float'
  | 'datetime'
  | 'array'
  | 'array end'
  | 'table'
  | 'table end'
  | 'array table'
  | 'array table end'
  | 'key'
  | 'key end'
  | 'comment'
  | 'inline table'
  | 'inline table end';

/** An item, where it is in the text and on which line. */
export interface TomlItem {
  readonly kind: TomlItemKind;
  readonly start: number;
  readonly end: number;
  readonly line: number;
}

/** What is wrong with a text, and on which line. */
export interface TomlFault {
  readonly kind: 'fault';
  readonly message: string;
  readonly line: number;
}
