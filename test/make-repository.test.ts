import { expect, test } from 'vitest';
import { git, repository } from './scratch.ts';

test('a repository made without git is what git would make', () => {
  const folder = repository(
    {
      'a/b.yaml': 'a',
      'a.yaml': 'b',
      'a-b/c.yaml': '',
      'a/deep/é.yaml': 'c',
      [`${'long/'.repeat(50)}x`]: 'd',
      'run.sh': '#!/bin/sh\n',
    },
    ['run.sh'],
  );
  expect(git(folder, 'status', '--porcelain')).toBe('');
  expect(git(folder, 'fsck', '--strict', '--no-dangling')).toBe('');
  const made = git(folder, 'ls-files', '--stage');
  const tree = git(folder, 'rev-parse', 'HEAD^{tree}');
  git(folder, 'rm', '--quiet', '--cached', '-r', '.');
  git(folder, 'add', '--all');
  expect(git(folder, 'ls-files', '--stage')).toBe(made);
  expect(git(folder, 'write-tree')).toBe(tree);
});
