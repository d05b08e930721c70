import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { unifiedDiff } from '../../src/edits/unified-diff.ts';
import { git, scratch, write } from '../scratch.ts';

const diff = (before: string | undefined, after: string | undefined): string =>
  unifiedDiff('a.txt', { text: before, shown: before }, { text: after, shown: after });

/** Lines of a few letters, by a generator of our own: the same on every machine. */
function linesFrom(seed: number): string {
  let state = seed;
  const next = (most: number): number => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * most);
  };
  const lines = Array.from({ length: next(25) }, () => 'abcd'.charAt(next(4)));
  return lines.join('\n') + (next(3) === 0 ? '' : '\n');
}

test('a path is one line, quoted as git quotes it', () => {
  expect(['a b/é.yaml', 'a\n::x', 'q"\\', '\u202ex', '\u001b[1m'].map(headOf)).toEqual([
    '--- a/a b/é.yaml',
    String.raw`--- "a/a\n::x"`,
    String.raw`--- "a/q\"\\"`,
    String.raw`--- "a/\342\200\256x"`,
    String.raw`--- "a/\033[1m"`,
  ]);
});

describe('unified diff', () => {
  test('git applies it', () => {
    for (let seed = 1; seed <= 25; seed++) {
      const [before, after] = [linesFrom(seed), linesFrom(seed * 7919)];
      const text = diff(before, after);
      if (before === after || before === '') continue;
      const root = scratch({ 'a.txt': before });
      write(root, { 'change.patch': text });
      git(root, 'apply', '--unidiff-zero', 'change.patch');
      expect(readFileSync(join(root, 'a.txt'), 'utf8')).toBe(after);
    }
  });

  test('new, removed and equal files; what is shown may be masked', () => {
    expect(diff('a\n', 'a\n')).toBe('');
    expect(diff(undefined, 'a\n')).toBe('--- /dev/null\n+++ b/a.txt\n@@ -0,0 +1 @@\n+a\n');
    expect(diff('a\n', undefined)).toBe('--- a/a.txt\n+++ /dev/null\n@@ -1 +0,0 @@\n-a\n');
    expect(
      unifiedDiff('s', { text: 'a: x\n', shown: 'a: ***\n' }, { text: 'a: y', shown: 'a: ***' }),
    ).toBe('--- a/s\n+++ b/s\n@@ -1 +1 @@\n-a: ***\n+a: ***\n\\ No newline at end of file\n');
  });
});

function headOf(path: string): string | undefined {
  return unifiedDiff(path, { text: 'a', shown: 'a' }, { text: 'b', shown: 'b' }).split('\n', 1)[0];
}

test('a line without what a terminal obeys; returns at the ends of lines stay', () => {
  const text = 'a: 1\r\nb: \u001b[2J\rc\r\n';
  const after = text.replace('1', '2');
  expect(unifiedDiff('a.yaml', { text, shown: text }, { text: after, shown: after })).toBe(
    '--- a/a.yaml\n+++ b/a.yaml\n@@ -1,2 +1,2 @@\n-a: 1\r\n+a: 2\r\n b: \\u001b[2J\\u000dc\r\n',
  );
});
