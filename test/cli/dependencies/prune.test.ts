import { existsSync, mkdirSync, readFileSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { LOCK, VENDOR } from '../../../src/model/elsewhere/vendor.ts';
import { envfrom } from '../../envfrom.ts';
import { git, repository, scratch, write } from '../../scratch.ts';
import { COMMIT, vendor } from '../../vendored.ts';

const OTHER = COMMIT.replace('1a', '2b');
const HEX = 'ab'.repeat(32);
const KEPT = `git/github.com/org/repo/${COMMIT}`;
const UNASKED = `git/github.com/org/old/${COMMIT}`;
const UNLOCKED = [
  `git/github.com/org/repo/${OTHER}`,
  `charts/${HEX}.tgz`,
  `files/${HEX}`,
  `oci/${HEX}`,
];
const FOREIGN = ['notes', 'git/README', 'charts/own.tgz', 'oci/short/x'];

const item = (name: string) => ({
  type: 'git' as const,
  url: `https://github.com/org/${name}`,
  version: 'v1.0.0',
  files: { 'a/kustomization.yaml': 'namePrefix: a-\n' },
});

/** A repository that asks for `repo`, with a lock of `repo` and `old`, and more in the folder than the lock names. */
function stale(): string {
  const root = repository({
    'app/kustomization.yaml': 'resources: ["https://github.com/org/repo//a?ref=v1.0.0"]\n',
  });
  vendor(root, [item('repo'), item('old')]);
  const files = [...UNLOCKED, ...FOREIGN].map((path) => {
    const isFolder = /\/[0-9a-f]{40,}$/.test(path) && !path.startsWith('files/');
    return [`${VENDOR}/${isFolder ? `${path}/b/file` : path}`, 'x'] as const;
  });
  write(root, Object.fromEntries(files));
  return root;
}

const there = (root: string, paths: readonly string[]): readonly string[] =>
  paths.filter((path) => existsSync(join(root, VENDOR, path)));
const lockOf = (root: string): string => readFileSync(join(root, LOCK), 'utf8');
const lastRound = (root: string, flags = '') =>
  envfrom(root, `dependencies -f sh --record 1 ${flags}`, { env: { CI: '1' } });

describe('what nothing asks for any more', () => {
  test('is removed by the last round, and nothing else', async () => {
    const root = stale();
    const { stdout, stderr } = await lastRound(root);
    expect(there(root, [KEPT, UNASKED, ...UNLOCKED])).toEqual([KEPT]);
    expect(there(root, FOREIGN)).toEqual(FOREIGN);
    expect(lockOf(root)).toContain('org/repo');
    expect(lockOf(root)).not.toContain('org/old');
    expect(existsSync(join(root, VENDOR, 'git/github.com/org/old'))).toBe(false);
    expect(stderr).toContain(`removed 1 item from ${LOCK}: nothing asks for them any more.`);
    expect(stderr).toContain(`removed 5 items that ${LOCK} does not name.`);
    expect(stdout).toContain("say 'done");
    expect((await lastRound(root)).stderr).toBe('');
  });

  test('makes the script run a round, though nothing is fetched; without it there is none', async () => {
    const root = stale();
    const first = await envfrom(root, 'dependencies -f sh');
    expect(first.stdout).toContain('--record');
    expect(there(root, UNLOCKED)).toEqual(UNLOCKED);
    await lastRound(root);
    const second = await envfrom(root, 'dependencies -f sh');
    expect(second.stdout).not.toContain('--record');
  });

  test.each([
    ['a part of the repository', ' app'],
    ['--locked', '--locked'],
    ['--exclude', '--exclude=x'],
  ])('stays in the lock: %s', async (_, flags) => {
    const root = stale();
    const before = lockOf(root);
    await lastRound(root, flags);
    expect(lockOf(root)).toBe(before);
    expect(there(root, [KEPT, UNASKED, ...UNLOCKED])).toEqual([KEPT, UNASKED]);
  });

  test('stays in the lock where something could not be fetched', async () => {
    const root = stale();
    const before = lockOf(root);
    write(root, { [`${VENDOR}/.new/missed`]: 'https://github.com/org/more\n' });
    await lastRound(root);
    expect(lockOf(root)).toBe(before);
  });

  test('stays where the lock of another commit is used', async () => {
    const root = stale();
    git(root, 'add', '--all');
    git(root, 'commit', '--quiet', '--message', 'lock');
    await lastRound(root, '--locked --base=HEAD');
    expect(there(root, UNLOCKED)).toEqual(UNLOCKED);
  });
});

test('no symbolic link is followed when stored items are removed', async () => {
  const root = repository({ 'app/kustomization.yaml': 'namePrefix: a-\n' });
  const outside = scratch({ [`${HEX}/file`]: 'kept', [`${COMMIT}/file`]: 'kept', chart: 'kept' });
  vendor(root, []);
  mkdirSync(join(root, VENDOR, 'git/host'), { recursive: true });
  mkdirSync(join(root, VENDOR, 'charts'));
  symlinkSync(outside, join(root, VENDOR, 'oci'));
  symlinkSync(outside, join(root, VENDOR, 'git/host/owner'));
  symlinkSync(outside, join(root, VENDOR, 'git/host', COMMIT));
  symlinkSync(join(outside, 'chart'), join(root, VENDOR, `charts/${HEX}.tgz`));
  const { stderr } = await lastRound(root);
  expect(stderr).toContain('removed 2 items');
  const all = [`${HEX}/file`, `${COMMIT}/file`, 'chart'];
  expect(all.filter((path) => existsSync(join(outside, path)))).toEqual(all);
});
