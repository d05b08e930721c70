import { expect, test } from 'vitest';
import { ignoredByGit } from '../../../src/text/glob/ignored-by-git.ts';
import { treeOf } from '../../tree.ts';

const isIgnored = ignoredByGit(
  treeOf({
    '.gitignore': '**/.env.**\n!**/.env.**.sample\nout/\n/top.env\n*.secret\n!keep.secret\n',
    'apps/.gitignore': '*.local\n!top.env\n',
  }),
);

// Answers of `git check-ignore` 2.39.
test.each([
  ['environments/prod/.env.api.secret', true],
  ['environments/prod/.env.api.secret.sample', false],
  ['environments/prod/.env', false],
  ['out/keep.secret', true],
  ['a/out/b.yaml', true],
  ['out', false],
  ['top.env', true],
  ['a/top.env', false],
  ['keep.secret', false],
  ['a.secret', true],
  ['apps/a.local', true],
  ['a.local', false],
])('%s', (path, expected) => {
  expect(isIgnored(path)).toBe(expected);
});
