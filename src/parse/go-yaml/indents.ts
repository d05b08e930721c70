import {
  emptyToken,
  failScan,
  insertToken,
  type Scanner,
  type SimpleKey,
  type TokenType,
} from './scanner.ts';

/** Collections may not nest deeper for go-yaml. */
const MAX_DEPTH = 10_000;

/** Opens a block collection when the column is deeper than the one around it; before `key` if it is given. */
export function rollIndent(scanner: Scanner, to: number, type: TokenType, key?: SimpleKey): void {
  if (scanner.flowLevel > 0 || scanner.indent >= to) return;
  scanner.indents.push(scanner.indent);
  scanner.indent = to;
  checkDepth(scanner, scanner.indents.length);
  const start = emptyToken(type, key ?? scanner);
  if (key === undefined) scanner.tokens.push(start);
  else insertToken(scanner, key.tokenNumber, start);
}

/** Closes the block collections that are deeper than a column. */
export function unrollIndent(scanner: Scanner, to: number): void {
  if (scanner.flowLevel > 0) return;
  while (scanner.indent > to) {
    scanner.tokens.push(emptyToken('block-end', scanner));
    scanner.indent = scanner.indents.pop() ?? -1;
  }
}

export function checkDepth(scanner: Scanner, depth: number): void {
  if (depth > MAX_DEPTH) failScan(scanner, `exceeded max depth of ${MAX_DEPTH}`);
}
