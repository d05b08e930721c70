import { escapeText, LOG_COMMAND } from './escape-text.ts';

/** `##[command]`, which runners of CI systems find anywhere in a line: the quotes are closed and opened within it. */
const NEEDS_NO_QUOTES = /^[A-Za-z0-9_@%+=:,./-]+$/;

/**
 * A word of a POSIX shell whose value is exactly the text (which has no NUL). Characters that a terminal would act on or hide are
 * made by `printf`, so that the file is safe to look at; a line never starts with the text itself, so that none can be taken for a workflow command.
 */
export function shellQuote(text: string): string {
  if (text === '') return "''";
  if (NEEDS_NO_QUOTES.test(text)) return text;
  const quoted: string[] = [];
  for (const char of text) {
    if (char === "'") quoted.push(String.raw`'\''`);
    else if (char === '\n') quoted.push("\n''");
    else if (char === '\t' || escapeText(char) === char) quoted.push(char);
    else quoted.push(`'"$(printf '${octal(char)}')"'`);
  }
  return `'${quoted.join('').replaceAll(LOG_COMMAND, "#''")}'`;
}

/** The UTF-8 bytes of a character as `printf` reads them. */
function octal(char: string): string {
  const bytes = [...new TextEncoder().encode(char)];
  return bytes.map((byte) => `\\${byte.toString(8).padStart(3, '0')}`).join('');
}
