import { column, failScan, type Scanner, type SimpleKey } from './scanner.ts';

/** An implicit key must end within so many characters, and on its line. */
const MAX_KEY_LENGTH = 1024;

/** Whether what started at a key's place may still be one; an error if it must. */
export function isKeyPossible(scanner: Scanner, key: SimpleKey): boolean {
  if (!key.possible) return false;
  if (key.line === scanner.line && !isTooLong(scanner, key)) return true;
  if (key.required) failScan(scanner, "could not find expected ':'", key.at);
  key.possible = false;
  return false;
}

function isTooLong(scanner: Scanner, key: SimpleKey): boolean {
  if (scanner.at - key.at <= MAX_KEY_LENGTH) return false;
  if (scanner.at - key.at > 2 * MAX_KEY_LENGTH) return true;
  return Array.from(scanner.text.slice(key.at, scanner.at)).length > MAX_KEY_LENGTH;
}

export function currentKey(scanner: Scanner): SimpleKey {
  const key = scanner.simpleKeys.at(-1);
  if (key === undefined) throw new RangeError('the scanner lost its keys');
  return key;
}

/** Remembers that an implicit key may start here. */
export function saveKey(scanner: Scanner): void {
  if (!scanner.simpleKeyAllowed) return;
  const { at, line } = scanner;
  const required = scanner.flowLevel === 0 && scanner.indent === column(scanner);
  const tokenNumber = scanner.tokensParsed + scanner.tokens.length - scanner.head;
  removeKey(scanner);
  const key = { possible: true, required, tokenNumber, at, line, column: column(scanner) };
  const level = scanner.simpleKeys.length - 1;
  scanner.simpleKeys[level] = key;
  scanner.levelOfToken.set(tokenNumber, level);
}

/** Forgets the key that may have started on this level; an error if there must be one. */
export function removeKey(scanner: Scanner): void {
  const key = currentKey(scanner);
  if (!key.possible) return;
  if (key.required) failScan(scanner, "could not find expected ':'", key.at);
  key.possible = false;
  scanner.levelOfToken.delete(key.tokenNumber);
}
