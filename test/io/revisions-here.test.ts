import { expect, test } from 'vitest';
import { revisionsHere } from '../../src/io/git/revisions-here.ts';
import { git, repository, scratch, write } from '../scratch.ts';

test('names that mean the files of a work tree', () => {
  const root = repository({ 'a.yaml': 'a' });
  const env = { PATH: process.env['PATH'], GIT_CONFIG_GLOBAL: '/dev/null' };
  expect(revisionsHere(root, env)).toEqual(['main', 'master']);
  git(root, 'switch', '--quiet', '--create', 'feature/x');
  write(root, { '.git/refs/remotes/origin/HEAD': 'ref: refs/remotes/origin/develop\n' });
  expect(revisionsHere(root, env)).toEqual(['feature/x', 'develop', 'main', 'master']);
  const pull = { ...env, GITHUB_HEAD_REF: 'mine', GITHUB_BASE_REF: 'release' };
  expect(revisionsHere(root, pull)).toContain('release');
  const head = git(root, 'rev-parse', 'HEAD').trim();
  git(root, 'checkout', '--quiet', '--detach');
  // Any branch may be at this commit.
  expect(revisionsHere(root, env)).toBeUndefined();
  expect(revisionsHere(root, { ...env, CI_COMMIT_REF_NAME: 'refs/tags/v1' })).toEqual([
    'v1',
    'develop',
    'main',
    'master',
    head,
  ]);
  expect(revisionsHere(scratch(), env)).toBeUndefined();
});
