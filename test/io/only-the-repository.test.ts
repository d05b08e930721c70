import { rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { CannotRun } from '../../src/model/cannot-run.ts';
import { repository, scratch, write } from '../scratch.ts';
import { contentText, open } from './open.ts';

describe('only the repository is read', () => {
  test('nothing in a .git folder', async () => {
    const root = repository({ 'a.yaml': 'a' });
    symlinkSync('.git/config', join(root, 'file.yaml'));
    symlinkSync('.git', join(root, 'folder'));
    const tree = await open({ cwd: root });
    expect(tree.paths).toEqual(['a.yaml', 'file.yaml']);
    const paths = ['.git/config', '.GIT/config', 'x/../.git/config', 'file.yaml', 'folder/config'];
    expect(new Set(paths.map((path) => contentText(tree.read(path))))).toEqual(
      new Set(['(outside: it is inside a `.git` folder, where nothing is read)']),
    );
    for (const path of ['.git', '.git/config', 'folder', 'file.yaml', '.git/*']) {
      await expect(async () => open({ cwd: root, paths: [path] })).rejects.toEqual(
        new CannotRun(`\`${path}\` is inside a \`.git\` folder, where nothing is read.`),
      );
    }
  });

  test('where the index says file and the disk says symlink', async () => {
    const outer = scratch({ 'secret.yaml': 'secret' });
    const root = repository({ 'a.yaml': 'a', 'deep/secret.yaml': 'b', 'inside.yaml': 'c' });
    for (const path of ['a.yaml', 'deep', 'inside.yaml'])
      rmSync(join(root, path), { recursive: true });
    symlinkSync(join(outer, 'secret.yaml'), join(root, 'a.yaml'));
    symlinkSync(outer, join(root, 'deep'));
    write(root, { 'target.yaml': 't' });
    symlinkSync('target.yaml', join(root, 'inside.yaml'));
    const tree = await open({ cwd: root });
    expect(
      ['a.yaml', 'deep/secret.yaml', 'inside.yaml'].map((path) => contentText(tree.read(path))),
    ).toEqual([
      '(outside: a symlink leads it outside the repository, where nothing is read)',
      '(outside: a symlink leads it outside the repository, where nothing is read)',
      't',
    ]);
  });

  test('a name that is not UTF-8 is said, not passed over', async () => {
    const name = Buffer.concat([Buffer.from('bad'), Buffer.from([0xff]), Buffer.from('.yaml')]);
    const reason = '(undefined: its name is not valid UTF-8)';
    for (const root of [scratch({ 'a.yaml': '' }), repository({ 'a.yaml': '' })]) {
      writeFileSync(Buffer.concat([Buffer.from(`${root}/`), name]), 'kind: Pod');
      const tree = await open({ cwd: root });
      expect(tree.paths).toEqual(['a.yaml', 'bad\ufffd.yaml']);
      expect(contentText(tree.read('bad\ufffd.yaml'))).toBe(reason);
    }
  });
});
