import type { Span } from '../../../model/span.ts';

/** A place for what is wrong with a folder or an archive as a whole, where no line can be named. */
export function fileSpan(path: string): Span {
  return { file: { path, text: '' }, start: 0, end: 0 };
}
