import { clipText } from '../text/escape-text.ts';
import type { Line, Part } from './document.ts';

/** A sentence in which names are in backticks: they become parts of their own. `code`: how plain text shows them. */
export function message(text: string, code: 'quoted' | 'bare' = 'quoted'): readonly Part[] {
  const parts = clipText(text).split('`');
  if (parts.length % 2 === 0) return [{ text: parts.join('`') }];
  return parts.flatMap((part, at) =>
    part === '' ? [] : [at % 2 === 1 ? { text: part, code } : { text: part }],
  );
}

/** The parts of a line. */
export function partsOf(line: Line): readonly Part[] {
  if (typeof line === 'string') return line === '' ? [] : [{ text: line }];
  return line.map((part) => (typeof part === 'string' ? { text: part } : part));
}

/** Lines as one, with a text between them. */
export function joined(lines: readonly Line[], between: string): Line {
  return lines.flatMap((line, at) => [...(at === 0 ? [] : [between]), ...partsOf(line)]);
}
