const ESCAPES: ReadonlyMap<string, string> = new Map([
  ['b', '\b'],
  ['t', '\t'],
  ['n', '\n'],
  ['f', '\f'],
  ['r', '\r'],
  ['e', '\u001b'],
  ['"', '"'],
  ['\\', '\\'],
]);
const HEX_DIGITS: ReadonlyMap<string, number> = new Map([
  ['x', 2],
  ['u', 4],
  ['U', 8],
]);

/** The line break right behind the quotes of a long string is not part of it. */
export function withoutFirstBreak(text: string): string {
  return text.replace(/^\r?\n/, '');
}

/** Takes out backslashes at the ends of lines, with all white space that follows. */
export function joinLines(text: string): string {
  return text.replaceAll(/\\\\|\\[ \t\r]*\n[ \t\r\n]*/g, (found) =>
    found === '\\\\' ? found : '',
  );
}

/** Undoes the escapes of a string; the failure says what is wrong. */
export function unescapeToml(text: string): string | { readonly message: string } {
  let made = '';
  let from = 0;
  for (let at = text.indexOf('\\'); at !== -1; at = text.indexOf('\\', from)) {
    made += text.slice(from, at);
    const letter = text.charAt(at + 1);
    const digits = HEX_DIGITS.get(letter);
    if (digits === undefined) {
      const char = ESCAPES.get(letter);
      if (char === undefined) return { message: `invalid escape: '\\${letter}'` };
      made += char;
      from = at + 2;
      continue;
    }
    const hex = text.slice(at + 2, at + 2 + digits);
    const code = parseInt(hex, 16);
    if (code > 0x10ffff || (code >= 0xd800 && code <= 0xdfff)) {
      return { message: `Escaped character '\\u${hex}' is not valid UTF-8.` };
    }
    made += String.fromCodePoint(code);
    from = at + 2 + digits;
  }
  return made + text.slice(from);
}
