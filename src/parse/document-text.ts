import { countBefore } from '../model/group-by.ts';
import type { SourceFile } from '../model/span.ts';

/**
 * The text of one document as the YAML decoder gets it: CRLF is LF. Offsets in it lead back to the file.
 */
export interface DocumentText {
  readonly file: SourceFile;
  readonly text: string;
  /** Offset in `text` → offset in the file. */
  readonly offsetOf: (at: number) => number;
  /** Where the document starts and ends in the file, if offsets in `text` differ from those in the file by `start` alone. */
  readonly range: { readonly start: number; readonly end: number } | undefined;
}

/** `endLastLine`: as kubectl's line reader does, so that a block scalar there ends with its line break. */
export function documentText(
  file: SourceFile,
  start: number,
  end: number,
  endLastLine = true,
): DocumentText {
  const raw = file.text.slice(start, end);
  const ended = raw === '' || raw.endsWith('\n') || !endLastLine ? raw : `${raw}\n`;
  if (!raw.includes('\r\n')) {
    return {
      file,
      text: ended,
      offsetOf: (at) => Math.min(start + at, end),
      range: { start, end },
    };
  }
  const breaks = crlfOffsets(raw);
  return {
    file,
    text: ended.replaceAll('\r\n', '\n'),
    offsetOf: (at) => Math.min(start + at + countBefore(breaks, (found) => found < at), end),
    range: undefined,
  };
}

/** The offset of the `\n` of each CRLF after all carriage returns before it are removed. */
function crlfOffsets(raw: string): Int32Array {
  const found: number[] = [];
  for (let at = raw.indexOf('\r\n'); at !== -1; at = raw.indexOf('\r\n', at + 2)) {
    found.push(at - found.length);
  }
  return Int32Array.from(found);
}
