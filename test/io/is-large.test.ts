import { expect, test } from 'vitest';
import { isLarge } from '../../src/io/is-large.ts';
import { locatePaths } from '../../src/io/locate-paths.ts';
import { scratch } from '../scratch.ts';
import { few } from '../suite.ts';

const MB = 1024 * 1024;

const FOLDERS: readonly (readonly [string, number, number, number, boolean])[] = [
  ['few small files, much room', 3, 10, 100 * MB, false],
  ['few small files, no room', 3, 10, MB / 2, true],
  ['many small files, much room', 400, 10, 100 * MB, false],
  ['many small files, little room', 400, 10, 70 * MB, true],
  ['a large file, much room', 1, MB, 100 * MB, false],
  ['a large file, little room', 1, MB, 60 * MB, true],
  ['many larger files, much room', 400, 10_000, 260 * MB, false],
  ['many larger files, little room', 400, 10_000, 240 * MB, true],
];

test.each(few(FOLDERS, 3))('%s', (_, count, bytes, room, expected) => {
  const paths = Array.from({ length: count }, (_, at) => `${at}.yaml`);
  const root = scratch(Object.fromEntries(paths.map((path) => [path, 'a'.repeat(bytes)])));
  const tree = { paths, read: () => ({ kind: 'bytes', bytes: new Uint8Array() }) as const };
  expect(isLarge({ located: locatePaths(root, []), tree }, room)).toBe(expected);
  expect(isLarge({ located: locatePaths(root, ['-']), tree }, room)).toBe(false);
});
