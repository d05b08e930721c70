import { escapeText } from './escape-text.ts';

/** Characters that mean something to GitHub's Markdown anywhere in a line of text; `$` starts its formulas. */
const MARKUP = /[\\`*_~[\]<>&|$]/g;
/** Zero-width space: keeps GitHub from making a mention or a reference of what follows, and cannot be seen. */
const ZERO_WIDTH_SPACE = '&#8203;';

/**
 * A message for a Markdown paragraph or table cell, on one line: names in backticks become code, all else shows as it is. No
 * text can leave its place, become a link, a mention (`@user`), a reference (`#123`) or HTML.
 */
export function markdownMessage(message: string): string {
  const parts = message.split('`');
  const isPaired = parts.length % 2 === 1;
  if (!isPaired) return markdownText(message);
  return parts.map((part, at) => (at % 2 === 1 ? markdownCode(part) : markdownText(part))).join('');
}

/** Plain text for Markdown. */
export function markdownText(text: string): string {
  return escapeText(text)
    .replace(MARKUP, (char) => `&#${char.charCodeAt(0)};`)
    .replace(/@(?=\w)/g, `@${ZERO_WIDTH_SPACE}`)
    .replace(/(^|[^&])#(?=\d)/g, `$1#${ZERO_WIDTH_SPACE}`)
    .replace(/\b(GH-)(?=\d)/gi, `$1${ZERO_WIDTH_SPACE}`)
    .replaceAll('://', '&#58;//')
    .replace(/www\./gi, (www) => `${www.slice(0, -1)}&#46;`);
}

/** Code, on one line. A code span cannot hold all characters safely (in a table, `\|` and `|` end its cell; careless readers of
 * Markdown take a tag for one): those go into HTML. */
export function markdownCode(text: string): string {
  const shown = escapeText(text);
  if (shown === '') return '';
  const isSimple = !/[\\|`<]/.test(shown) && shown.trim() === shown;
  return isSimple ? `\`${shown}\`` : `<code>${markdownText(text)}</code>`;
}
