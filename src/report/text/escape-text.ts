import { once } from '../../model/memo.ts';

/**
 * What a terminal, a viewer or a reader would not show as it is: control characters (escape sequences start with one), C1
 * controls, bidirectional overrides (Trojan Source), zero-width and blank characters, lone surrogates, non-characters.
 */
const UNSAFE = String.raw`(?! |\ufe0e|\ufe0f)[\p{Cc}\p{Cf}\p{Cs}\p{Z}\p{DI}\ufff9-\ufffb\ufffe\uffff]`;

/** Made when a text needs it: looking up Unicode properties takes longer than escaping a short report. */
const unsafe = once(() => new RegExp(UNSAFE, 'gu'));

const SHORT: ReadonlyMap<string, string> = new Map([
  ['\n', '\\n'],
  ['\r', '\\r'],
  ['\t', '\\t'],
]);

/** A quick look: most texts are nothing else. */
const PRINTABLE_ASCII = /^[ -~]*$/;

/** Text for one line of a human format: what cannot be seen is written as `\n`, `\u001b`, `\u{e0001}`. */
export function escapeText(text: string): string {
  if (PRINTABLE_ASCII.test(text)) return text;
  return text.replace(unsafe(), (char) => SHORT.get(char) ?? unicodeEscape(char));
}

/** One character as its escape, also when it could be shown. */
function unicodeEscape(char: string): string {
  const point = char.codePointAt(0) ?? 0;
  const hex = point.toString(16);
  return point > 0xffff ? `\\u{${hex}}` : `\\u${hex.padStart(4, '0')}`;
}

/** A quick look: all else is printable ASCII, since JSON itself escapes control characters. */
const MAYBE_UNSAFE = /[^\n -~]/;

/** `##[command]`, which runners of CI systems find anywhere in a line. */
export const LOG_COMMAND = /#(?=#\w*\[)/g;

/** JSON whose strings hold the same text with what cannot be seen as `\uXXXX`: lossless, and safe to print, also into a log. */
export function safeJson(value: unknown, indent = 2): string {
  const json = JSON.stringify(value, undefined, indent).replace(LOG_COMMAND, '\\u0023');
  if (!MAYBE_UNSAFE.test(json)) return json;
  return json.replace(unsafe(), (char) => (char === '\n' ? char : codeUnitEscapes(char)));
}

/** Characters of one message that are shown at most. */
const MESSAGE_LENGTH = 4000;

/** Cuts hostile lengths; names and messages of real manifests are far shorter. */
export function clipText(text: string, length = MESSAGE_LENGTH): string {
  if (text.length <= length) return text;
  return `${text.slice(0, length - 1)}…`;
}

function codeUnitEscapes(char: string): string {
  let result = '';
  for (let index = 0; index < char.length; index += 1) {
    result += `\\u${char.charCodeAt(index).toString(16).padStart(4, '0')}`;
  }
  return result;
}

/** A path as a relative URI reference: every segment percent-encoded, lone surrogates replaced, parentheses too (Markdown). */
export function percentEncode(path: string): string {
  const segments = path
    .replace(/[\ud800-\udfff]/gu, '\ufffd')
    .split('/')
    .map((segment) =>
      encodeURIComponent(segment).replace(
        /[!'()*]/g,
        (char) => `%${char.charCodeAt(0).toString(16).toUpperCase()}`,
      ),
    );
  return segments.join('/');
}
