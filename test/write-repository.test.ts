import { expect, test } from 'vitest';
import { git, repository, scratch, write } from './scratch.ts';
import { addRemote } from './write-repository.ts';

/** Files whose order differs between paths and trees, and of which one is a program. */
const FILES = {
  'a/b.yaml': 'b',
  'a.yaml': 'a',
  'a-c/é.yaml': new Uint8Array([0, 255]),
  'a/b/c/run.sh': '#!/bin/sh\n',
  a0: '',
  [`long/${'x'.repeat(200)}/name`]: 'b',
};

function answers(root: string): readonly string[] {
  return [
    ['ls-files', '--stage'],
    ['log', '--format=%T %an %ae %s %D'],
    ['config', '--list', '--local'],
    ['reflog', '--format=%gs %gd'],
  ].map((args) => git(root, ...args));
}

test('a repository that is written here is the one that git makes', () => {
  const written = repository(FILES, ['a/b/c/run.sh']);
  expect(git(written, 'fsck', '--strict')).toBe('');
  expect(git(written, 'status', '--porcelain')).toBe('');
  const own = scratch(FILES);
  git(own, 'init', '--quiet');
  git(own, 'add', '--all', '--chmod=-x');
  git(own, 'update-index', '--chmod=+x', 'a/b/c/run.sh');
  git(own, 'commit', '--quiet', '--message', 'first');
  git(own, 'remote', 'add', 'origin', 'https://git.example.com/team/gitops');
  addRemote(written, 'https://git.example.com/team/gitops');
  expect(answers(written)).toEqual(answers(own));
});

test('a later commit has only what changed', () => {
  const root = repository(FILES);
  write(root, { 'a.yaml': 'changed' });
  git(root, 'commit', '--quiet', '--all', '--message', 'second');
  expect(git(root, 'diff', '--name-only', 'HEAD~1', 'HEAD')).toBe('a.yaml\n');
});
