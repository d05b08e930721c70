import type { Value, ValuePart } from '../../model/value.ts';
import type { Line, Part } from '../document/document.ts';

/** At the end of a line if the value has a newline there, unlike a wrapped line. */
const NEWLINE: Part = { text: '↵', tone: 'quiet' };
/** Instead of a blank at the edge of a line, which could not be seen. */
const BLANK = '·';

/**
 * A value as its lines. Placeholders and secrets are in angle brackets; a secret is shown in clear only on request. Blanks at the edges of lines
 * can be seen.
 */
export function valueLines(value: Value, showValues: boolean): readonly Line[] {
  const lines: Part[][] = [];
  let line: Part[] = [];
  for (const part of value) {
    const shown = partText(part, showValues);
    if (part.kind === 'placeholder' || (part.kind === 'secret' && !showValues)) {
      line.push({ text: shown, tone: part.kind === 'secret' ? 'warning' : 'info' });
      continue;
    }
    for (const [at, text] of shown.split('\n').entries()) {
      if (at > 0) {
        lines.push([...line, NEWLINE]);
        line = [];
      }
      line.push(...visibleParts(text));
    }
  }
  if (line.length > 0) return [...lines, line];
  return lines.length > 0 ? lines : [[{ text: '(empty)', tone: 'quiet' }]];
}

function visibleParts(line: string): readonly Part[] {
  const inner = line.trim();
  const lead = line.length - line.trimStart().length;
  const tail = inner === '' ? 0 : line.length - line.trimEnd().length;
  const parts: readonly Part[] = [
    { text: line.slice(0, lead).replaceAll(' ', BLANK), tone: 'quiet' },
    { text: inner },
    { text: line.slice(line.length - tail).replaceAll(' ', BLANK), tone: 'quiet' },
  ];
  return parts.filter(({ text }) => text !== '');
}

export function valueText(value: Value, showValues: boolean): string {
  return value.map((part) => partText(part, showValues)).join('');
}

/** The text of a part; what may not or cannot be shown is in angle brackets. */
function partText(part: ValuePart, showValues: boolean): string {
  if (part.kind === 'text' || (part.kind === 'secret' && showValues)) return part.text;
  return `<${part.label}>`;
}
