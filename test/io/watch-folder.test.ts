import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { watchFolder } from '../../src/io/watch-folder.ts';
import { scratch, write } from '../scratch.ts';

test('a change below the folder is one item; what git does inside of its folder is none', async () => {
  const folder = scratch({ 'a/b.yaml': 'a', '.git/index': '', '.git/objects/x': '' });
  const changes = watchFolder(folder)[Symbol.asyncIterator]();
  const next = async (edit: () => void): Promise<string> => {
    const item = changes.next();
    // The watcher of a folder that has just been made is not there at once.
    await setTimeout(50);
    edit();
    await item;
    return 'changed';
  };
  expect(await next(() => write(folder, { 'a/b.yaml': 'b' }))).toBe('changed');
  expect(await next(() => rmSync(join(folder, 'a/b.yaml')))).toBe('changed');
  expect(await next(() => write(folder, { '.git/index': 'b' }))).toBe('changed');
  await setTimeout(100);
  let isQuiet = true;
  const item = changes.next().then(() => {
    isQuiet = false;
  });
  write(folder, { '.git/objects/x': 'b' });
  await setTimeout(200);
  expect(isQuiet).toBe(true);
  write(folder, { 'new/c.yaml': 'c' });
  await item;
  await changes.return?.();
});

test('a folder that is not there cannot be watched', () => {
  expect(() => watchFolder(join(scratch(), 'none'))).toThrow('cannot be watched');
});
