const BREAK = /[\n\u2028\u2029]/;

/** What follows `|` or `>`: a hint where the text begins with a space or a break, and how it ends. */
export function blockHints(text: string): string {
  const hint = text === '' || text.startsWith(' ') || BREAK.test(text.charAt(0)) ? '2' : '';
  if (!BREAK.test(text.charAt(text.length - 1))) return `${hint}-`;
  const keeps = text.length === 1 || BREAK.test(text.charAt(text.length - 2));
  return keeps ? `${hint}+` : hint;
}

/**
 * A folded scalar as go-yaml v3 writes it (yaml_emitter_write_folded_scalar), its lines not broken, without the line feed behind it. A break
 * is written twice, but behind a line that begins with a blank, and unless the whole text begins with one: for it looks at the first line where
 * the next is meant, so that some texts come back with more breaks than they had.
 */
export function writeFolded(text: string, indent: string): string {
  const out = [`>${blockHints(text)}\n`];
  const doubles = !/^[ \t]|^$/.test(text.replace(/^[\n\u2028\u2029]+/, ''));
  let afterBreak = true;
  let isIndented = true;
  for (const char of text) {
    if (BREAK.test(char)) {
      if (!afterBreak && !isIndented && char === '\n' && doubles) out.push('\n');
      out.push(char);
      afterBreak = true;
      continue;
    }
    if (afterBreak) {
      out.push(indent);
      isIndented = char === ' ' || char === '\t';
    }
    out.push(char);
    afterBreak = false;
  }
  const written = out.join('');
  return written.endsWith('\n') ? written.slice(0, -1) : written;
}
