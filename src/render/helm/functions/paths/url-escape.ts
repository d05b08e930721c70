import { goQuote } from '../../../../go/go-quote.ts';
import { fromBytes, toBytes } from '../../text/bytes.ts';

/** The parts of a URL, each with characters of its own that are written as they are. */
type UrlPart = 'path' | 'user' | 'host' | 'zone' | 'fragment';

const UNRESERVED = /^[A-Za-z0-9_.~-]$/;
const HOST = '!$&\'()*+,;=:[]<>"';
const PLAIN: Readonly<Record<UrlPart, string>> = {
  path: '$&+,/:;=@',
  user: '$&+,;=',
  host: HOST,
  zone: HOST,
  fragment: '$&+,/:;=?@!()*',
};

/** Whether net/url escapes an ASCII character in a part. */
function isEscapedIn(char: string, part: UrlPart): boolean {
  return !UNRESERVED.test(char) && !PLAIN[part].includes(char);
}

export function escapeUrl(text: string, part: UrlPart): string {
  let escaped = '';
  for (const byte of toBytes(text)) {
    const char = String.fromCharCode(byte);
    escaped +=
      byte < 0x80 && !isEscapedIn(char, part)
        ? char
        : `%${byte.toString(16).toUpperCase().padStart(2, '0')}`;
  }
  return escaped;
}

/** Undoes escapes; the failure is net/url's error. */
export function unescapeUrl(text: string, part: UrlPart): string | { readonly error: string } {
  const isHost = part === 'host' || part === 'zone';
  for (let at = 0; at < text.length; at++) {
    const char = text.charAt(at);
    if (char === '%') {
      const escape = text.slice(at, at + 3);
      if (!isGoodEscape(escape, part)) return { error: `invalid URL escape ${goQuote(escape)}` };
      at += 2;
    } else if (isHost && char < '\u0080' && isEscapedIn(char, part)) {
      return { error: `invalid character ${goQuote(char)} in host name` };
    }
  }
  if (!text.includes('%')) return text;
  const bytes: number[] = [];
  for (const run of text.split(/(%..)/)) {
    if (run.startsWith('%')) bytes.push(parseInt(run.slice(1), 16));
    else bytes.push(...toBytes(run));
  }
  return fromBytes(Uint8Array.from(bytes));
}

/** In a host only bytes beyond ASCII may be escaped, in a zone only what a host could hold as it is. */
function isGoodEscape(escape: string, part: UrlPart): boolean {
  if (!/^%[0-9A-Fa-f]{2}$/.test(escape)) return false;
  if (escape === '%25') return true;
  const code = parseInt(escape.slice(1), 16);
  if (part === 'host') return code >= 0x80;
  if (part !== 'zone' || code === 0x20) return true;
  return code < 0x80 && !isEscapedIn(String.fromCharCode(code), 'host');
}
