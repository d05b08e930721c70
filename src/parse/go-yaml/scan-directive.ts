import { isBlank, isBlankOrEnd, isBreakOrEnd, isDigit, isWord } from './characters.ts';
import { scanTagHandle, scanTagUri } from './scan-tag.ts';
import { failScan, peek, readBreak, token, type Scanner, type Token } from './scanner.ts';

/** `%YAML 1.1` or `%TAG ! prefix`, to the end of its line. */
export function scanDirective(scanner: Scanner): Token {
  const { at: start, line } = scanner;
  scanner.at++;
  const name = scanDirectiveName(scanner, start);
  if (name !== 'YAML' && name !== 'TAG') failScan(scanner, 'found unknown directive name', start);
  const found = name === 'YAML' ? scanVersion(scanner, start) : scanTagDirective(scanner, start);
  skipBlanks(scanner);
  if (peek(scanner) === 35) while (!isBreakOrEnd(peek(scanner))) scanner.at++;
  if (!isBreakOrEnd(peek(scanner))) {
    failScan(scanner, 'did not find expected comment or line break', start);
  }
  readBreak(scanner);
  return { ...found, line };
}

function scanDirectiveName(scanner: Scanner, start: number): string {
  const from = scanner.at;
  while (isWord(peek(scanner))) scanner.at++;
  if (scanner.at === from) failScan(scanner, 'could not find expected directive name', start);
  if (!isBlankOrEnd(peek(scanner))) {
    failScan(scanner, 'found unexpected non-alphabetical character', start);
  }
  return scanner.text.slice(from, scanner.at);
}

function scanVersion(scanner: Scanner, start: number): Token {
  skipBlanks(scanner);
  const major = scanVersionNumber(scanner, start);
  if (peek(scanner) !== 46)
    failScan(scanner, "did not find expected digit or '.' character", start);
  scanner.at++;
  const minor = scanVersionNumber(scanner, start);
  return token(scanner, 'version-directive', start, `${major}.${minor}`);
}

function scanVersionNumber(scanner: Scanner, start: number): number {
  const from = scanner.at;
  while (isDigit(peek(scanner))) {
    scanner.at++;
    if (scanner.at - from > 2) failScan(scanner, 'found extremely long version number', start);
  }
  if (scanner.at === from) failScan(scanner, 'did not find expected version number', start);
  return Number(scanner.text.slice(from, scanner.at));
}

function scanTagDirective(scanner: Scanner, start: number): Token {
  skipBlanks(scanner);
  const handle = scanTagHandle(scanner, start, true);
  if (!isBlank(peek(scanner))) failScan(scanner, 'did not find expected whitespace', start);
  skipBlanks(scanner);
  const prefix = scanTagUri(scanner, start, '');
  if (!isBlankOrEnd(peek(scanner))) {
    failScan(scanner, 'did not find expected whitespace or line break', start);
  }
  return token(scanner, 'tag-directive', start, handle, prefix);
}

function skipBlanks(scanner: Scanner): void {
  while (isBlank(peek(scanner))) scanner.at++;
}
