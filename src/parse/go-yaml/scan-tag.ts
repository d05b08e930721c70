import { isBlankOrEnd, isHex, isWord } from './characters.ts';
import { failScan, peek, token, type Scanner, type Token } from './scanner.ts';

/** Punctuation that a tag may hold besides letters and digits; `%` starts an escape. */
const URI_MARKS: ReadonlySet<number> = new Set(
  Array.from(";/?:@&=+$,.!~*'()[]%", (mark) => mark.charCodeAt(0)),
);

/** `&name` or `*name`. */
export function scanAnchor(scanner: Scanner, type: 'anchor' | 'alias'): Token {
  const { at: start } = scanner;
  scanner.at++;
  while (isWord(peek(scanner))) scanner.at++;
  const text = scanner.text.slice(start + 1, scanner.at);
  const behind = peek(scanner);
  if (text === '' || !(isBlankOrEnd(behind) || '?:,]}%@`'.includes(String.fromCharCode(behind)))) {
    failScan(scanner, 'did not find expected alphabetic or numeric character', start);
  }
  return token(scanner, type, start, text);
}

/** `!<uri>`, `!suffix`, `!handle!suffix` or `!`. */
export function scanTag(scanner: Scanner): Token {
  const { at: start } = scanner;
  const { text, suffix } = peek(scanner, 1) === 60 ? scanVerbatim(scanner) : scanShorthand(scanner);
  if (!isBlankOrEnd(peek(scanner))) {
    failScan(scanner, 'did not find expected whitespace or line break', start);
  }
  return token(scanner, 'tag', start, text, suffix);
}

function scanVerbatim(scanner: Scanner): { text: string; suffix: string } {
  const { at: start } = scanner;
  scanner.at += 2;
  const suffix = scanTagUri(scanner, start, '');
  if (peek(scanner) !== 62) failScan(scanner, "did not find the expected '>'", start);
  scanner.at++;
  return { text: '', suffix };
}

function scanShorthand(scanner: Scanner): { text: string; suffix: string } {
  const { at: start } = scanner;
  const handle = scanTagHandle(scanner, start, false);
  if (handle.length > 1 && handle.endsWith('!')) {
    return { text: handle, suffix: scanTagUri(scanner, start, '') };
  }
  const suffix = scanTagUri(scanner, start, handle);
  return suffix === '' ? { text: '', suffix: '!' } : { text: '!', suffix };
}

export function scanTagHandle(scanner: Scanner, start: number, directive: boolean): string {
  if (peek(scanner) !== 33) failScan(scanner, "did not find expected '!'", start);
  const from = scanner.at++;
  while (isWord(peek(scanner))) scanner.at++;
  if (peek(scanner) === 33) scanner.at++;
  else if (directive && scanner.at - from > 1) {
    failScan(scanner, "did not find expected '!'", start);
  }
  return scanner.text.slice(from, scanner.at);
}

/** The rest of a tag behind `head`, whose `!` is dropped. */
export function scanTagUri(scanner: Scanner, start: number, head: string): string {
  let uri = head.slice(1);
  const from = scanner.at;
  for (let char = peek(scanner); isWord(char) || URI_MARKS.has(char); char = peek(scanner)) {
    if (char === 37) {
      uri += scanUriEscape(scanner, start);
    } else {
      uri += String.fromCharCode(char);
      scanner.at++;
    }
  }
  if (head === '' && scanner.at === from) failScan(scanner, 'did not find expected tag URI', start);
  return uri;
}

/** One character as the `%xx` octets of its UTF-8 form. */
function scanUriEscape(scanner: Scanner, start: number): string {
  const octets: number[] = [];
  let left = 1;
  while (octets.length < left) {
    if (peek(scanner) !== 37 || !isHex(peek(scanner, 1)) || !isHex(peek(scanner, 2))) {
      failScan(scanner, 'did not find URI escaped octet', start);
    }
    const octet = Number.parseInt(scanner.text.slice(scanner.at + 1, scanner.at + 3), 16);
    if (octets.length === 0) {
      left = utf8Length(octet);
      if (left === 0) failScan(scanner, 'found an incorrect leading UTF-8 octet', start);
    } else if ((octet & 0xc0) !== 0x80) {
      failScan(scanner, 'found an incorrect trailing UTF-8 octet', start);
    }
    octets.push(octet);
    scanner.at += 3;
  }
  return new TextDecoder().decode(Uint8Array.from(octets));
}

function utf8Length(octet: number): number {
  if (octet < 0x80) return 1;
  if ((octet & 0xe0) === 0xc0) return 2;
  if ((octet & 0xf0) === 0xe0) return 3;
  return (octet & 0xf8) === 0xf0 ? 4 : 0;
}
