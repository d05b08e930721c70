import { escapeText } from './escape-text.ts';

const ENTITIES: ReadonlyMap<string, string> = new Map([
  ['&', '&amp;'],
  ['<', '&lt;'],
  ['>', '&gt;'],
  ['"', '&quot;'],
  ["'", '&apos;'],
  ['#', '&#35;'],
]);

/** What means something to XML and HTML, and what the log of a CI system would take for a command. */
const MARKUP = /[&<>"']|#(?=#\w*\[)|^\s*:(?=:)/g;

/** Text for XML 1.0 and HTML, in content and in attributes: nothing in it is markup; what cannot be seen is written as `\u0000`. */
export function escapeMarkup(text: string): string {
  return escapeText(text).replace(
    MARKUP,
    (found) => ENTITIES.get(found) ?? found.replace(':', '&#58;'),
  );
}
