import { clipText } from '../text/escape-text.ts';
import type { Block, Facts, Line, Paragraph, Part, Row, Section } from './document.ts';

/** A sentence in which names are in backticks: they become parts of their own. `code`: how plain text shows them. */
export function message(text: string, code: 'quoted' | 'bare' = 'quoted'): readonly Part[] {
  const parts = clipText(text).split('`');
  if (parts.length % 2 === 0) return [{ text: parts.join('`') }];
  return parts.flatMap((part, at): Part[] => {
    if (at % 2 === 0) return part === '' ? [] : [{ text: part }];
    // Two backticks side by side, as after a name in the words of the API server.
    return [part === '' ? { text: '``' } : { text: part, code }];
  });
}

/** The first characters of such a sentence. */
export function clippedMessage(text: string, length: number): readonly Part[] {
  const parts: Part[] = [];
  let room = length;
  for (const part of message(text)) {
    const shown = clipText(part.text, room);
    parts.push(shown === part.text ? part : { ...part, text: shown });
    room -= part.text.length;
    if (room <= 0) break;
  }
  return parts;
}

/** A name or value in a place of its own. */
export function code(text: string): Part {
  return { text, code: 'bare' };
}

export function strong(text: string): Part {
  return { text, tone: 'strong' };
}

export function quiet(text: string): Part {
  return { text, tone: 'quiet' };
}

export function paragraph(text: Line, look: Omit<Paragraph, 'kind' | 'text'> = {}): Paragraph {
  return { kind: 'paragraph', text, ...look };
}

/** A line that is never broken. */
export function fixedLine(text: Line, look: Omit<Paragraph, 'kind' | 'text'> = {}): Paragraph {
  return { kind: 'paragraph', text, keeps: true, ...look };
}

export function section(
  title: Line,
  blocks: Iterable<Block>,
  level: Section['level'] = 2,
): Section {
  return { kind: 'section', level, title, blocks };
}

export function partsOf(line: Line): readonly Part[] {
  if (typeof line === 'string') return line === '' ? [] : [{ text: line }];
  return line.map((part) => (typeof part === 'string' ? { text: part } : part));
}

/** The texts of a line, without their looks. */
export function plainText(line: Line): string {
  return partsOf(line)
    .map(({ text }) => text)
    .join('');
}

/** Lines as one, with a text between them. */
export function joined(lines: readonly Line[], between: string): Line {
  return lines.flatMap((line, at) => [...(at === 0 ? [] : [between]), ...partsOf(line)]);
}

/** The cells of a row with what formats without folds show below them. */
export function wholeCells({ cells, more = [] }: Row): Row['cells'] {
  return cells.map((lines, at) => [...lines, ...(more[at]?.lines ?? [])]);
}

/** `3 errors, 12 workloads`. */
export function factsText({ facts }: Facts): string {
  return facts.map(({ number, words }) => `${number} ${words}`).join(', ');
}
