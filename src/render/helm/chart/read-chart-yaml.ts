import type { Limits } from '../../../model/limits.ts';
import type { YamlNode } from '../../../model/node.ts';
import { done, type Result } from '../../../model/result.ts';
import type { SourceFile, Span } from '../../../model/span.ts';
import { parseDocument } from '../../../parse/parse-text.ts';
import { byteLength, hasOddBytes, isOddByte } from '../text/bytes.ts';
import type { ChartRefusal } from './chart.ts';

/**
 * The first YAML document of a text, as sigs.k8s.io/yaml reads it; later documents are not read. `range`: a part of the
 * text instead of all of it. `endLastLine`: adds a line break to a last line that has none.
 */
export function readChartYaml(
  file: SourceFile,
  limits: Limits,
  range: { readonly start: number; readonly end: number } = { start: 0, end: file.text.length },
  endLastLine: boolean = false,
): Result<YamlNode | undefined, ChartRefusal> {
  const invalid = invalidByte(file.text, range.start, range.end);
  if (invalid !== undefined) {
    const { message, at } = invalid;
    return refused(message, { file, start: at, end: at + 1 });
  }
  const { root, fault } = parseDocument({ file, ...range }, limits, { endLastLine });
  if (fault === undefined) return done(root);
  return refused(fault.kubectl ?? fault.message, fault.at);
}

function refused(reason: string, at: Span): ChartRefusal {
  return { kind: 'refused', message: `error converting YAML to JSON: ${reason}`, at };
}

/** The error of go-yaml for a text that is not UTF-8, and the offset of the first wrong byte. */
interface InvalidByte {
  readonly message: string;
  readonly at: number;
}

/** The first byte in a part of a text that is not UTF-8, with go-yaml's error; undefined if there is none. */
function invalidByte(text: string, start: number, end: number): InvalidByte | undefined {
  if (!hasOddBytes(text)) return undefined;
  for (let at = start; at < end;) {
    const code = text.codePointAt(at) ?? 0;
    if (isOddByte(code)) return { message: `yaml: ${wordsOf(text, at, end)}`, at };
    at += code > 0xffff ? 2 : 1;
  }
  return undefined;
}

function wordsOf(text: string, at: number, end: number): string {
  const first = byteAt(text, at) ?? 0;
  const width = first >= 0xc0 && first < 0xf8 ? (first >= 0xf0 ? 4 : first >= 0xe0 ? 3 : 2) : 0;
  if (width === 0) return 'invalid leading UTF-8 octet';
  if (byteLength(text.slice(at, Math.min(at + width, end))) < width) {
    return 'incomplete UTF-8 octet sequence';
  }
  for (let index = 1; index < width; index++) {
    const byte = byteAt(text, at + index);
    if (byte === undefined || byte >= 0xc0) return 'invalid trailing UTF-8 octet';
  }
  // It has the form of a character, but the form is longer than necessary or the character does not exist.
  const second = byteAt(text, at + 1) ?? 0;
  const isLong =
    first < 0xc2 || (first === 0xe0 && second < 0xa0) || (first === 0xf0 && second < 0x90);
  return isLong ? 'invalid length of a UTF-8 sequence' : 'invalid Unicode character';
}

/** The byte that a lone surrogate encodes. */
function byteAt(text: string, at: number): number | undefined {
  const code = text.charCodeAt(at);
  return isOddByte(code) ? code & 0xff : undefined;
}
