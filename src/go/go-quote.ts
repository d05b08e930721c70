const ESCAPES: ReadonlyMap<string, string> = new Map([
  ['"', '\\"'],
  ['\\', '\\\\'],
  ['\u0007', '\\a'],
  ['\b', '\\b'],
  ['\f', '\\f'],
  ['\n', '\\n'],
  ['\r', '\\r'],
  ['\t', '\\t'],
  ['\v', '\\v'],
]);
const SPECIAL = /[^ !#-[\]-~]/gu;
const ASCII = /^[ -~]$/;
const PRINTABLE = String.raw`^[\p{L}\p{M}\p{N}\p{P}\p{S} ]$`;

/** Made when a character needs it: looking up Unicode properties takes long. */
let printable: RegExp | undefined;

/** strconv.Quote: a text in double quotes, as Go writes it (`%q`). */
export function goQuote(text: string): string {
  return `"${goEscape(text)}"`;
}

/**
 * The text that strconv.Quote writes between the quotes; with `ascii` strconv.QuoteToASCII. A lone surrogate U+DC80 … U+DCFF is a byte that
 * is not UTF-8.
 */
export function goEscape(text: string, ascii: boolean = false): string {
  return text.replace(SPECIAL, (char) => ESCAPES.get(char) ?? escapeChar(char, ascii));
}

/** strconv.IsPrint: letters, marks, numbers, punctuation, symbols and the ASCII space. */
export function isGoPrintable(char: string): boolean {
  printable ??= new RegExp(PRINTABLE, 'u');
  return printable.test(char);
}

function escapeChar(char: string, ascii: boolean): string {
  if (ascii ? ASCII.test(char) : isGoPrintable(char)) return char;
  const code = char.codePointAt(0) ?? 0;
  if (code < 0x20 || code === 0x7f) return `\\x${hex(code, 2)}`;
  if (code >= 0xdc80 && code <= 0xdcff) return `\\x${hex(code - 0xdc00, 2)}`;
  return code > 0xffff ? `\\U${hex(code, 8)}` : `\\u${hex(code, 4)}`;
}

function hex(code: number, digits: number): string {
  return code.toString(16).padStart(digits, '0');
}
