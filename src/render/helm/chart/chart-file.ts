import { memo } from '../../../model/memo.ts';
import type { SourceFile } from '../../../model/span.ts';
import { fromBytes } from '../text/bytes.ts';

export interface ChartFile {
  /** Relative to the chart's folder. */
  readonly name: string;
  /** Its path relative to the root of the run; a file of an archive has `charts/db-1.0.0.tgz!/values.yaml`. */
  readonly path: string;
  /** Without a byte order mark. */
  readonly bytes: Uint8Array;
}

/** A chart's file as text: the same `SourceFile` whenever it is asked for. Bytes that are not UTF-8 survive (`text/bytes.ts`). */
export const sourceOf = memo(({ path, bytes }: ChartFile): SourceFile => ({
  path,
  text: fromBytes(bytes),
}));

/** The bytes without the byte order mark at their start. */
export function withoutMark(bytes: Uint8Array): Uint8Array {
  const [first, second, third] = bytes;
  return first === 0xef && second === 0xbb && third === 0xbf ? bytes.subarray(3) : bytes;
}
