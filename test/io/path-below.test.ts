import { join } from 'node:path';
import { expect, test } from 'vitest';
import { pathBelow } from '../../src/io/locate-paths.ts';

const PATHS = [
  'a.yaml',
  'a/b.yaml',
  './a',
  'a/./b',
  'a/../b',
  '../a',
  'a//b',
  '/a',
  'a/',
  '.',
  '..',
];
const ODD = ['', '...', 'a/...', '.a', 'a/.b', '..a/b', 'a\\..\\b', 'a b/ä', 'a/b/..'];

test.each([...PATHS, ...ODD])('%j is below a folder where `join` puts it', (path) => {
  for (const folder of ['/srv/repository', '/'])
    expect(pathBelow(folder, path)).toBe(join(folder, path));
});
