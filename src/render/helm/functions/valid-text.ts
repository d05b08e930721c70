import { hasOddBytes } from '../text/bytes.ts';
import { mapText } from '../text/edit-text.ts';
import type { Text } from '../text/text.ts';

/** Bytes that are not UTF-8, each of them. */
const ODD_BYTE = /(?<![\ud800-\udbff])[\udc80-\udcff]/g;

/** A text with U+FFFD for each byte that is not UTF-8. */
export function validText(text: Text): Text {
  if (!hasOddBytes(text.text)) return text;
  return mapText(text, (run) => run.replaceAll(ODD_BYTE, '\ufffd'));
}
