import type { Sink } from './outside.ts';

/** Columns to fit text into; undefined where nobody looks, and on terminals that say they have none. */
export function widthOf(sink: Sink | undefined): number | undefined {
  if (sink?.isTTY !== true || sink.columns === undefined || sink.columns <= 0) return undefined;
  return sink.columns;
}
