import type { Span } from '../../model/span.ts';

/**
 * The text of a scalar by its place alone, where that is simple: without quotes, or without the indentation of a literal block. It may
 * be another text than the scalar's: escapes and folds are not read.
 */
export function writtenText({ file, start, end }: Span): string {
  const written = file.text.slice(start, end);
  switch (written[0]) {
    case '"':
    case "'":
      return written.slice(1, -1);
    case '|':
      return blockText(written);
    default:
      return written;
  }
}

/** `|-` and the lines after it, as long as these are indented alike. */
function blockText(written: string): string {
  const [header = '', ...lines] = written.split('\n');
  const first = lines.find((line) => line.trim() !== '') ?? '';
  const indent = first.length - first.trimStart().length;
  const text = lines.map((line) => line.slice(Math.min(indent, line.length))).join('\n');
  if (header.includes('+')) return text;
  const trimmed = text.replace(/\n+$/, '');
  return header.includes('-') ? trimmed : `${trimmed}\n`;
}
