import type { FileContent, FileTree } from '../model/file-tree.ts';
import { memoBy } from '../model/memo.ts';
import { positionOf, type Span } from '../model/span.ts';

/**
 * Whether a place is on a line that a change added or edited: what is between the equal beginning and the equal end of a file, and is not
 * among the lines that the base has there. Good enough to put things in order; a moved line does not count.
 */
export function changedLines(base: FileTree, head: FileTree): (at: Span) => boolean {
  const isChangedIn = memoBy((path: string) => between(base.read(path), head.read(path)));
  return (at) => {
    const { path, line } = positionOf(at);
    return isChangedIn(path)(line);
  };
}

function between(before: FileContent, now: FileContent): (line: number) => boolean {
  if (now.kind === 'unreadable') return () => false;
  if (before.kind === 'unreadable') return () => true;
  if (before.bytes === now.bytes) return () => false;
  const [then, lines] = [linesOf(before.bytes), linesOf(now.bytes)];
  const shortest = Math.min(then.length, lines.length);
  let start = 0;
  while (start < shortest && then[start] === lines[start]) start += 1;
  let end = 0;
  while (end < shortest - start && then.at(-1 - end) === lines.at(-1 - end)) end += 1;
  const had = new Set(then.slice(start, then.length - end));
  return (line) => {
    const at = line - 1;
    return at >= start && at < lines.length - end && !had.has(lines[at] ?? '');
  };
}

function linesOf(bytes: Uint8Array): readonly string[] {
  return new TextDecoder().decode(bytes).split(/\r?\n/);
}
