import { hostSpan } from '../../src/model/span.ts';
import type { Span } from '../../src/model/span.ts';

/** Lines of a file, from the first one up to, not including, the last. */
export interface Lines {
  readonly path: string;
  readonly all: readonly string[];
  readonly from: number;
  readonly end: number;
}

/** The row of a span's start, and all lines of its file. */
export function rowOf(span: Span): {
  readonly path: string;
  readonly all: readonly string[];
  readonly row: number;
} {
  const { file, start } = hostSpan(span);
  const row = file.text.slice(0, start).split('\n').length - 1;
  return { path: file.path, all: file.text.split('\n'), row };
}

/** A line and what hangs below it. */
export function blockAt(path: string, all: readonly string[], from: number): Lines {
  const depth = indentOf(all[from] ?? '');
  const below = all.slice(from + 1);
  const next = below.findIndex((line) => line.trim() !== '' && indentOf(line) <= depth);
  return { path, all, from, end: next === -1 ? all.length : from + 1 + next };
}

/** The document around a span, its marks left out. */
export function documentAt(span: Span): Lines {
  const { path, all, row } = rowOf(span);
  const from = all.slice(0, row).findLastIndex(isMark) + 1;
  const next = all.slice(row + 1).findIndex(isMark);
  return { path, all, from, end: next === -1 ? all.length : row + 1 + next };
}

/** The file's text with those lines left blank, so that the others keep their numbers. */
export function blanked({ all, from, end }: Lines): string {
  return all.map((line, index) => (index >= from && index < end ? '' : line)).join('\n');
}

/** Whether anything but comments and marks of documents is in a text. */
export function saysSomething(text: string): boolean {
  return text.split('\n').some((line) => !isMark(line) && /^\s*[^#\s]/.test(line));
}

export function indentOf(line: string): number {
  return line.length - line.trimStart().length;
}

function isMark(line: string): boolean {
  return line.startsWith('---');
}
