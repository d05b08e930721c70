import { chmodSync, linkSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { writeFileFor } from '../../src/io/write-file.ts';
import { scratch, write } from '../scratch.ts';

test('a file of the repository that has another name outside is made anew, with its mode', () => {
  const root = scratch();
  const outside = scratch();
  write(outside, { 'precious.yaml': 'before' });
  const [path, other] = [join(root, 'a.yaml'), join(outside, 'precious.yaml')];
  chmodSync(other, 0o640);
  linkSync(other, path);
  writeFileFor(path, 'after', root, 'a.yaml');
  expect(readFileSync(path, 'utf8')).toBe('after');
  expect(readFileSync(other, 'utf8')).toBe('before');
  expect(statSync(path).mode & 0o777).toBe(0o640);
  writeFileFor(path, 'again', root, 'a.yaml');
  expect(readFileSync(path, 'utf8')).toBe('again');
});
