import { expect, test } from 'vitest';
import { keyedDigest } from '../../../src/io/cache/keyed-digest.ts';
import type { FileContent } from '../../../src/model/file-tree.ts';
import { openTreeReads } from '../../../src/session/tree-reads.ts';
import { treeOf } from '../../tree.ts';

const GONE: FileContent = { kind: 'unreadable', reason: 'no such file', cause: 'missing' };

/** A run that reads one missing file as a content; its folder stays as it is. */
function runThatReads(content: FileContent) {
  const head = { ...treeOf({}), read: () => content };
  return { head, reads: openTreeReads({ head }, keyedDigest('key'), () => 'folder missing') };
}

/** Whether the answer of a run counts after another content has come. */
function isKept(before: FileContent, after: FileContent): boolean {
  const { head, reads } = runThatReads(before);
  reads.record('head', head).read('app.env');
  const read = reads.reads();
  return read !== undefined && runThatReads(after).reads.isUnchanged(read);
}

function tracked(text: string): FileContent {
  return { kind: 'bytes', bytes: Buffer.from(text) };
}

test('a file that only git has changes with the index, and not with its folder', () => {
  const lacking: FileContent = { ...GONE, cause: 'not-checked-out' };
  expect(isKept(tracked('A=1'), tracked('A=1'))).toBe(true);
  expect(isKept(tracked('A=1'), tracked('A=2'))).toBe(false);
  expect(isKept(tracked('A=1'), GONE)).toBe(false);
  expect(isKept(lacking, tracked('A=1'))).toBe(false);
  expect(isKept(GONE, GONE)).toBe(true);
});
