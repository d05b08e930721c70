import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { watchFolder } from '../../src/io/watch-folder.ts';
import { scratch, write } from '../scratch.ts';

test('changes below the folder are told by their paths, but not what git does in its folder', async () => {
  const folder = scratch({ 'a/b.yaml': 'a', '.git/index': '', '.git/objects/x': '' });
  const changes = watchFolder(folder)[Symbol.asyncIterator]();
  /** The paths that are told up to one. An item without paths says that nothing was seen for a while: the edit came too early. */
  const pathsUpTo = async (path: string, edit: () => void): Promise<ReadonlySet<string>> => {
    const seen = new Set<string>();
    edit();
    while (!seen.has(path)) {
      const { value } = await changes.next();
      for (const each of value?.paths ?? []) seen.add(each);
      if (value?.paths === undefined) edit();
    }
    return seen;
  };
  const edits: readonly (readonly [path: string, edit: () => void])[] = [
    ['a/b.yaml', () => write(folder, { 'a/b.yaml': 'b' })],
    ['a/b.yaml', () => rmSync(join(folder, 'a/b.yaml'), { force: true })],
    ['.git/index', () => write(folder, { '.git/index': 'b' })],
    ['c.yaml', () => write(folder, { '.git/objects/x': 'b', 'c.yaml': 'c' })],
  ];
  for (const [path, edit] of edits) {
    expect([...(await pathsUpTo(path, edit))]).not.toContain('.git/objects/x');
  }
  await changes.return?.();
});

test('a folder that is not there cannot be watched', () => {
  expect(() => watchFolder(join(scratch(), 'none'))).toThrow('cannot be watched');
});
