export interface DiffLine {
  readonly mark: '+' | '-' | ' ' | '…';
  readonly text: string;
}

/** Texts with more lines than these between their common start and end are reported as replaced, not compared line by line. */
const MAX_COMPARED = 2_000;
const CONTEXT = 2;

/** Lines that go and come, by the longest common subsequence of what is between the common start and end, with some context. */
export function lineDiff(before: string, after: string): readonly DiffLine[] {
  const [old, now] = [linesOf(before), linesOf(after)];
  let start = 0;
  while (start < old.length && start < now.length && old[start] === now[start]) start += 1;
  let end = 0;
  const most = Math.min(old.length, now.length) - start;
  while (end < most && old[old.length - 1 - end] === now[now.length - 1 - end]) end += 1;
  const middle = between(old.slice(start, old.length - end), now.slice(start, now.length - end));
  return withContext([
    ...old.slice(0, start).map(same),
    ...middle,
    ...old.slice(old.length - end).map(same),
  ]);
}

function same(text: string): DiffLine {
  return { mark: ' ', text };
}

/** How many lines come and go. */
export function countLines(
  before: string,
  after: string,
): { readonly added: number; readonly removed: number } {
  const lines = lineDiff(before, after);
  return {
    added: lines.filter(({ mark }) => mark === '+').length,
    removed: lines.filter(({ mark }) => mark === '-').length,
  };
}

function linesOf(text: string): readonly string[] {
  if (text === '') return [];
  const lines = text.split('\n');
  return lines.at(-1) === '' ? lines.slice(0, -1) : lines;
}

function between(old: readonly string[], now: readonly string[]): readonly DiffLine[] {
  const removed = old.map((text): DiffLine => ({ mark: '-', text }));
  const added = now.map((text): DiffLine => ({ mark: '+', text }));
  if (old.length * now.length === 0 || old.length * now.length > (MAX_COMPARED * MAX_COMPARED) / 4)
    return [...removed, ...added];
  const width = now.length + 1;
  const lengths = new Uint32Array((old.length + 1) * width);
  for (let i = old.length - 1; i >= 0; i -= 1) {
    for (let j = now.length - 1; j >= 0; j -= 1) {
      lengths[i * width + j] =
        old[i] === now[j]
          ? (lengths[(i + 1) * width + j + 1] ?? 0) + 1
          : Math.max(lengths[(i + 1) * width + j] ?? 0, lengths[i * width + j + 1] ?? 0);
    }
  }
  const lines: DiffLine[] = [];
  let [i, j] = [0, 0];
  while (i < old.length && j < now.length) {
    if (old[i] === now[j]) {
      lines.push({ mark: ' ', text: old[i] ?? '' });
      i += 1;
      j += 1;
    } else if ((lengths[(i + 1) * width + j] ?? 0) >= (lengths[i * width + j + 1] ?? 0)) {
      lines.push({ mark: '-', text: old[i] ?? '' });
      i += 1;
    } else {
      lines.push({ mark: '+', text: now[j] ?? '' });
      j += 1;
    }
  }
  return [...lines, ...removed.slice(i), ...added.slice(j)];
}

/** Lines near a change; a gap is one line. */
function withContext(lines: readonly DiffLine[]): readonly DiffLine[] {
  const near = new Uint8Array(lines.length);
  for (const [at, { mark }] of lines.entries()) {
    if (mark === ' ') continue;
    near.fill(1, Math.max(0, at - CONTEXT), Math.min(lines.length, at + CONTEXT + 1));
  }
  const shown: DiffLine[] = [];
  for (const [at, line] of lines.entries()) {
    if (near[at] === 1) shown.push(line);
    else if (shown.at(-1)?.mark !== '…') shown.push({ mark: '…', text: '' });
  }
  const first = shown[0]?.mark === '…' ? 1 : 0;
  const last = shown.at(-1)?.mark === '…' ? shown.length - 1 : shown.length;
  return shown.slice(first, Math.max(first, last));
}
