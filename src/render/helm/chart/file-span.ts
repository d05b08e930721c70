import type { Span } from '../../../model/span.ts';

/** The span of a folder or an archive as a whole, for problems that have no line. */
export function fileSpan(path: string): Span {
  return { file: { path, text: '' }, start: 0, end: 0 };
}
