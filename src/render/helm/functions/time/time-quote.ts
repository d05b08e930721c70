import { toBytes } from '../../text/bytes.ts';

/** How package time quotes texts in its errors: what is not printable ASCII byte by byte. */
export function timeQuote(text: string): string {
  let quoted = '';
  for (const char of text) {
    if (char === '"' || char === '\\') quoted += `\\${char}`;
    else if (char >= ' ' && char < '\u0080') quoted += char;
    else for (const byte of toBytes(char)) quoted += `\\x${byte.toString(16).padStart(2, '0')}`;
  }
  return `"${quoted}"`;
}
