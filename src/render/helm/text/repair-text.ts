import { repairBytes } from './bytes.ts';
import { remadeText, replaceParts, sliceText } from './edit-text.ts';
import type { Text } from './text.ts';

/** Adjacent lone low surrogates. */
const ODD_RUN = /(?<![\ud800-\udbff])[\udc80-\udcff]{2,}/g;

/**
 * The text with adjacent bytes that are not UTF-8 each joined to the characters that they form: halves of a character
 * that were cut apart and are together again.
 */
export function repairText(text: Text): Text {
  return text.text.search(ODD_RUN) === -1 ? text : replaceParts(text, runsOf(text));
}

function runsOf(text: Text): readonly { start: number; end: number; by: Text }[] {
  return Array.from(text.text.matchAll(ODD_RUN), ({ 0: run, index: start }) => {
    const end = start + run.length;
    return { start, end, by: remadeText(sliceText(text, start, end), repairBytes(run)) };
  });
}
