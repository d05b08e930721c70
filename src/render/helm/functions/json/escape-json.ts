import { mapText } from '../../text/edit-text.ts';
import { appendRun, appendText, finishText, newBuilder } from '../../text/text-builder.ts';
import { textOrigin } from '../../text/text-origin.ts';
import type { Text } from '../../text/text.ts';

const SHORT: ReadonlyMap<string, string> = new Map([
  ['"', '\\"'],
  ['\\', '\\\\'],
  ['\b', '\\b'],
  ['\f', '\\f'],
  ['\n', '\\n'],
  ['\r', '\\r'],
  ['\t', '\\t'],
]);
const ESCAPED = /["\\\u0000-\u001f\u2028\u2029]|(?<![\ud800-\udbff])[\udc80-\udcff]/g;
const ESCAPED_HTML = /["\\<>&\u0000-\u001f\u2028\u2029]|(?<![\ud800-\udbff])[\udc80-\udcff]/g;

/** A text as a JSON string of encoding/json, its pieces kept. */
export function escapeJson(text: Text, escapesHtml: boolean): Text {
  const pattern = escapesHtml ? ESCAPED_HTML : ESCAPED;
  const { pieces } = text;
  if (pieces.length === 0)
    return { text: `"${text.text.replaceAll(pattern, escapeChar)}"`, pieces };
  const origin = textOrigin(text);
  const builder = newBuilder();
  appendRun(builder, '"', origin);
  appendText(
    builder,
    mapText(text, (run) => run.replaceAll(pattern, escapeChar)),
  );
  appendRun(builder, '"', origin);
  return finishText(builder);
}

function escapeChar(char: string): string {
  const code = char.charCodeAt(0);
  const isOddByte = code >= 0xdc80 && code <= 0xdcff;
  return SHORT.get(char) ?? `\\u${(isOddByte ? 0xfffd : code).toString(16).padStart(4, '0')}`;
}
