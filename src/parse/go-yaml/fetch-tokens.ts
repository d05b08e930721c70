import { isAlphanumeric, isBlank, isBlankOrEnd, isBreak, SPACE, TAB } from './characters.ts';
import { endOfLine } from './end-of-line.ts';
import { checkDepth, rollIndent, unrollIndent } from './indents.ts';
import { scanBlock } from './scan-block.ts';
import { scanDirective } from './scan-directive.ts';
import { scanPlain } from './scan-plain.ts';
import { scanQuoted } from './scan-quoted.ts';
import { scanAnchor, scanTag } from './scan-tag.ts';
import {
  atDocumentIndicator,
  codeAt,
  column,
  emptyToken,
  failScan,
  insertToken,
  peek,
  readBreak,
  token,
  type Scanner,
  type Token,
  type TokenType,
} from './scanner.ts';
import { currentKey, isKeyPossible, removeKey, saveKey } from './simple-keys.ts';

/** Tokens that were taken and not yet forgotten. */
const KEPT_ROOM = 64;

/** The next token without taking it. */
export function peekToken(scanner: Scanner): Token {
  while (needsMoreTokens(scanner)) fetchToken(scanner);
  const found = scanner.tokens[scanner.head];
  if (found === undefined) throw new RangeError('the scanner was read behind its end');
  return found;
}

/** Steps over the token that `peekToken` gave. */
export function skipToken(scanner: Scanner): void {
  scanner.head++;
  scanner.tokensParsed++;
  // Not at once: an emptied array gives its room away.
  if (scanner.head >= KEPT_ROOM && scanner.head === scanner.tokens.length) {
    scanner.tokens.length = 0;
    scanner.head = 0;
  }
}

/** A token may turn out to be a key only when the `:` behind it is found: until then it cannot be handed out. */
function needsMoreTokens(scanner: Scanner): boolean {
  if (scanner.head === scanner.tokens.length) return true;
  const level = scanner.levelOfToken.get(scanner.tokensParsed);
  const key = level === undefined ? undefined : scanner.simpleKeys[level];
  return key !== undefined && isKeyPossible(scanner, key);
}

function fetchToken(scanner: Scanner): void {
  skipToToken(scanner);
  unrollIndent(scanner, column(scanner));
  const char = peek(scanner);
  if (isAlphanumeric(char)) return fetchKeyStart(scanner, scanPlain);
  const atLineStart = scanner.at === scanner.lineStart;
  if (char === 0) return fetchStreamEnd(scanner);
  if (atLineStart && char === 37) return fetchDirective(scanner);
  if (atLineStart && atDocumentIndicator(scanner)) return fetchDocumentIndicator(scanner);
  if (fetchFlowIndicator(scanner, char)) return;
  if (fetchBlockIndicator(scanner, char)) return;
  if (fetchNodeStart(scanner, char)) return;
  failScan(scanner, 'found character that cannot start any token');
}

/** Blanks, comments and line breaks. A tab may not begin a line in which a key could start. */
function skipToToken(scanner: Scanner): void {
  const { text } = scanner;
  for (;;) {
    const blank = scanner.flowLevel > 0 || !scanner.simpleKeyAllowed ? TAB : SPACE;
    let { at } = scanner;
    let char = codeAt(text, at);
    while (char === SPACE || char === blank) char = codeAt(text, ++at);
    scanner.at = char === 35 ? endOfLine(text, at) : at;
    if (!isBreak(peek(scanner))) return;
    readBreak(scanner);
    if (scanner.flowLevel === 0) scanner.simpleKeyAllowed = true;
  }
}

function fetchFlowIndicator(scanner: Scanner, char: number): boolean {
  switch (char) {
    case 91:
      startFlow(scanner, 'flow-sequence-start');
      return true;
    case 123:
      startFlow(scanner, 'flow-mapping-start');
      return true;
    case 93:
      endFlow(scanner, 'flow-sequence-end');
      return true;
    case 125:
      endFlow(scanner, 'flow-mapping-end');
      return true;
    case 44:
      removeKey(scanner);
      scanner.simpleKeyAllowed = true;
      pushIndicator(scanner, 'flow-entry');
      return true;
    default:
      return false;
  }
}

function fetchBlockIndicator(scanner: Scanner, char: number): boolean {
  if (char !== 45 && char !== 63 && char !== 58) return false;
  const alone = isBlankOrEnd(peek(scanner, 1));
  if (char === 45 && alone) fetchBlockEntry(scanner);
  else if (char === 63 && (scanner.flowLevel > 0 || alone)) fetchKey(scanner);
  else if (char === 58 && (scanner.flowLevel > 0 || alone)) fetchValue(scanner);
  else return false;
  return true;
}

function fetchNodeStart(scanner: Scanner, char: number): boolean {
  switch (char) {
    case 42:
      fetchKeyStart(scanner, () => scanAnchor(scanner, 'alias'));
      return true;
    case 38:
      fetchKeyStart(scanner, () => scanAnchor(scanner, 'anchor'));
      return true;
    case 33:
      fetchKeyStart(scanner, scanTag);
      return true;
    case 39:
      fetchKeyStart(scanner, () => scanQuoted(scanner, 'single-quoted'));
      return true;
    case 34:
      fetchKeyStart(scanner, () => scanQuoted(scanner, 'double-quoted'));
      return true;
    case 124:
    case 62:
      if (scanner.flowLevel > 0) return false;
      removeKey(scanner);
      scanner.simpleKeyAllowed = true;
      scanner.tokens.push(scanBlock(scanner, char === 124 ? 'literal' : 'folded'));
      return true;
    default:
      if (!startsPlain(scanner, char)) return false;
      fetchKeyStart(scanner, scanPlain);
      return true;
  }
}

const NEVER_PLAIN: ReadonlySet<number> = new Set(
  Array.from('-?:,[]{}#&*!|>\'"%@`', (mark) => mark.charCodeAt(0)),
);

function startsPlain(scanner: Scanner, char: number): boolean {
  const next = peek(scanner, 1);
  if (char === 45) return !isBlank(next);
  if (char === 63 || char === 58) return scanner.flowLevel === 0 && !isBlankOrEnd(next);
  return !isBlankOrEnd(char) && !NEVER_PLAIN.has(char);
}

function fetchStreamEnd(scanner: Scanner): void {
  if (column(scanner) !== 0) {
    scanner.line++;
    scanner.lineStart = scanner.at;
  }
  endBlocks(scanner);
  scanner.tokens.push(token(scanner, 'stream-end', scanner.at));
}

function fetchDirective(scanner: Scanner): void {
  endBlocks(scanner);
  scanner.tokens.push(scanDirective(scanner));
}

function fetchDocumentIndicator(scanner: Scanner): void {
  endBlocks(scanner);
  const type = peek(scanner) === 45 ? 'document-start' : 'document-end';
  pushIndicator(scanner, type, 3);
}

function endBlocks(scanner: Scanner): void {
  unrollIndent(scanner, -1);
  removeKey(scanner);
  scanner.simpleKeyAllowed = false;
}

function startFlow(scanner: Scanner, type: TokenType): void {
  saveKey(scanner);
  const { at, line } = scanner;
  const tokenNumber = scanner.tokensParsed + scanner.tokens.length - scanner.head;
  scanner.simpleKeys.push({ possible: false, required: false, tokenNumber, at, line, column: 0 });
  scanner.flowLevel++;
  checkDepth(scanner, scanner.flowLevel);
  scanner.simpleKeyAllowed = true;
  pushIndicator(scanner, type);
}

function endFlow(scanner: Scanner, type: TokenType): void {
  removeKey(scanner);
  if (scanner.flowLevel > 0) {
    scanner.flowLevel--;
    const gone = scanner.simpleKeys.pop();
    if (gone !== undefined) scanner.levelOfToken.delete(gone.tokenNumber);
  }
  scanner.simpleKeyAllowed = false;
  pushIndicator(scanner, type);
}

function fetchBlockEntry(scanner: Scanner): void {
  if (scanner.flowLevel === 0) {
    if (!scanner.simpleKeyAllowed) {
      failScan(scanner, 'block sequence entries are not allowed in this context');
    }
    rollIndent(scanner, column(scanner), 'block-sequence-start');
  }
  removeKey(scanner);
  scanner.simpleKeyAllowed = true;
  pushIndicator(scanner, 'block-entry');
}

function fetchKey(scanner: Scanner): void {
  if (scanner.flowLevel === 0) {
    if (!scanner.simpleKeyAllowed) {
      failScan(scanner, 'mapping keys are not allowed in this context');
    }
    rollIndent(scanner, column(scanner), 'block-mapping-start');
  }
  removeKey(scanner);
  scanner.simpleKeyAllowed = scanner.flowLevel === 0;
  pushIndicator(scanner, 'key');
}

function fetchValue(scanner: Scanner): void {
  const key = currentKey(scanner);
  if (isKeyPossible(scanner, key)) {
    insertToken(scanner, key.tokenNumber, emptyToken('key', key));
    rollIndent(scanner, key.column, 'block-mapping-start', key);
    key.possible = false;
    scanner.levelOfToken.delete(key.tokenNumber);
    scanner.simpleKeyAllowed = false;
  } else {
    if (scanner.flowLevel === 0) {
      if (!scanner.simpleKeyAllowed) {
        failScan(scanner, 'mapping values are not allowed in this context');
      }
      rollIndent(scanner, column(scanner), 'block-mapping-start');
    }
    scanner.simpleKeyAllowed = scanner.flowLevel === 0;
  }
  pushIndicator(scanner, 'value');
}

/** Anything that an implicit key may start with: a scalar, an alias, an anchor, a tag. */
function fetchKeyStart(scanner: Scanner, scan: (scanner: Scanner) => Token): void {
  saveKey(scanner);
  scanner.simpleKeyAllowed = false;
  scanner.tokens.push(scan(scanner));
}

function pushIndicator(scanner: Scanner, type: TokenType, length = 1): void {
  const start = scanner.at;
  scanner.at += length;
  scanner.tokens.push(token(scanner, type, start));
}
