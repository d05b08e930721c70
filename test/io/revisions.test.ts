import { chmodSync, existsSync, readFileSync, symlinkSync, unlinkSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { gitSettings } from '../../src/io/git/git-settings.ts';
import type { GitAnswer } from '../../src/io/git/objects.ts';
import { openRepository } from '../../src/io/git/open-repository.ts';
import type { OpenedRepository } from '../../src/io/git/open-repository.ts';
import { openIndex, openRevision } from '../../src/io/git/open-revision.ts';
import type { StoredTree } from '../../src/io/git/open-revision.ts';
import { remotesOf } from '../../src/io/git/remotes.ts';
import { isShallow, mergeBase, parentsOf, resolveRevision } from '../../src/io/git/revisions.ts';
import type { Repository } from '../../src/io/git/run-git.ts';
import type { FileContent } from '../../src/model/file-tree.ts';
import { git, repository, scratch, write } from '../scratch.ts';
import { cases, few } from '../suite.ts';
import { addRemote } from '../write-repository.ts';

const ENV = { ...process.env, GIT_CONFIG_GLOBAL: '/dev/null', CI: '' };
const SIZE = 1000;

function opened(root: string, env: Readonly<Record<string, string | undefined>> = ENV): Repository {
  const found: OpenedRepository = openRepository(root, env);
  if (found.kind === 'refused') throw new Error(found.reason);
  return found.repository;
}

function done<T>(asked: GitAnswer<T>): T {
  if (asked.kind === 'failed') throw new Error(asked.reason);
  return asked.value;
}

function commit(root: string, message: string, ...args: readonly string[]): string {
  git(root, 'add', '--all');
  git(root, 'commit', '--quiet', '--allow-empty', '--message', message, ...args);
  return git(root, 'rev-parse', 'HEAD').trim();
}

function at(root: string, revision: string): StoredTree {
  const here = opened(root);
  return done(openRevision(here, done(resolveRevision(here, revision)), SIZE));
}

function textOf(content: FileContent): string {
  return content.kind === 'bytes'
    ? new TextDecoder().decode(content.bytes)
    : `(${content.cause}: ${content.reason})`;
}

describe('a revision', () => {
  test.each(few(['HEAD', 'main', 'HEAD^{commit}', 'v1', 'refs/heads/main', '@', '-x', 'a b'], 3))(
    '%j is found',
    (revision) => {
      const root = repository({ 'a.yaml': 'a' });
      const head = git(root, 'rev-parse', 'HEAD').trim();
      git(root, 'tag', '--annotate', 'v1', '--message', 'v1');
      // Names that `git branch` refuses, and an archive holds none the less.
      write(root, { '.git/refs/heads/-x': `${head}\n` });
      const name = revision === 'a b' ? head.slice(0, 12) : revision;
      expect(done(resolveRevision(opened(root), name))).toBe(head);
    },
  );

  test.each([
    '',
    '-h',
    '--help',
    '--output=trace',
    '--upload-pack=touch trace',
    '-c core.pager=touch',
    'HEAD:a.yaml',
    'HEAD..main',
    '^HEAD',
    'HEAD HEAD',
    'nothing',
    ':/nothing',
    '@{-1}',
    '@{u}',
    'HEAD\nHEAD',
    'HEAD\0',
    'HEAD\r',
    '%s',
    '$(touch trace)',
    '; touch trace',
    '../../x',
    'HEAD^{tree}',
    'HEAD^{/(a*)*b}',
    'x'.repeat(100_000),
    '\ud800',
    'HEAD@{upstream}',
  ])('%j is none', (revision) => {
    const root = repository({ 'a.yaml': 'a' });
    expect(resolveRevision(opened(root), revision)).toMatchObject({
      kind: 'failed',
      reason: expect.stringMatching(/^(it names no commit of this repository|git refuses)$/),
    });
    expect(existsSync(join(root, 'trace'))).toBe(false);
  });

  test('where an id is wanted, nothing else is taken', () => {
    const here = opened(repository({ 'a.yaml': 'a' }));
    const wrong = { kind: 'failed', reason: 'it is not the id of a commit' };
    for (const name of ['HEAD', '--all', '-h', `${'0'.repeat(40)} HEAD`, 'deadbeef']) {
      expect(openRevision(here, name, SIZE)).toEqual(wrong);
      expect(mergeBase(here, name, '0'.repeat(40))).toEqual(wrong);
      expect(parentsOf(here, name).kind).toBe(name === 'HEAD' ? 'done' : 'failed');
    }
    expect(openRevision(here, '0'.repeat(40), SIZE)).toMatchObject({
      kind: 'failed',
      reason: 'git refuses',
    });
  });
});

describe('the tree of a revision', () => {
  test('holds its files, whatever is checked out', () => {
    const root = repository({ 'a.yaml': 'old', 'k8s/b.yaml': 'b', 'k8s/app.env': 'A=1\n' });
    commit(root, 'first');
    write(root, { 'a.yaml': 'new', 'c.yaml': 'c' });
    unlinkSync(join(root, 'k8s/b.yaml'));
    commit(root, 'second');
    write(root, { 'a.yaml': 'not committed', 'd.yaml': '' });
    git(root, 'add', 'a.yaml');
    const before = at(root, 'HEAD^');
    expect(before.paths.map((path) => [path, textOf(before.read(path))])).toEqual([
      ['a.yaml', 'old'],
      ['k8s/app.env', 'A=1\n'],
      ['k8s/b.yaml', 'b'],
    ]);
    const after = at(root, 'HEAD');
    expect(after.paths).toEqual(['a.yaml', 'c.yaml', 'k8s/app.env']);
    expect(after.blobOf('k8s/app.env')).toBe(before.blobOf('k8s/app.env'));
    expect(after.blobOf('a.yaml')).not.toBe(before.blobOf('a.yaml'));
    const index = done(openIndex(opened(root), SIZE));
    expect([index.paths, textOf(index.read('a.yaml'))]).toEqual([after.paths, 'not committed']);
  });

  test('follows symlinks within the commit, and no further', () => {
    const root = repository({ 'shared/a.yaml': 'a', 'apps/.keep': '' });
    const links = {
      'apps/file': '../shared/a.yaml',
      'apps/folder': '../shared',
      'apps/chain': 'folder/a.yaml',
      'apps/loop': 'loop',
      'apps/up': '../../x.yaml',
      'apps/away': '/etc/passwd',
      'apps/git': '../.git/config',
      'apps/nowhere': 'nothing',
      top: '.',
    };
    for (const [path, target] of Object.entries(links)) symlinkSync(target, join(root, path));
    commit(root, 'links');
    const tree = at(root, 'HEAD');
    expect(tree.paths).toEqual(['apps/.keep', 'shared/a.yaml']);
    expect(tree.links).toEqual([
      { path: 'apps/chain', target: 'shared/a.yaml' },
      { path: 'apps/file', target: 'shared/a.yaml' },
      { path: 'apps/folder', target: 'shared' },
      { path: 'top', target: '.' },
    ]);
    const paths = [...Object.keys(links), 'apps/folder/a.yaml', 'top/top/shared/a.yaml', 'shared'];
    expect(Object.fromEntries(paths.map((path) => [path, textOf(tree.read(path))]))).toEqual({
      'apps/file': 'a',
      'apps/folder': '(folder: it is a folder)',
      'apps/chain': 'a',
      'apps/loop': '(undefined: its symlinks form a loop)',
      'apps/up': '(outside: a symlink leads it outside the repository, where nothing is read)',
      'apps/away': '(outside: a symlink leads it outside the repository, where nothing is read)',
      'apps/git': '(missing: no such file)',
      'apps/nowhere': '(missing: no such file)',
      top: '(folder: it is a folder)',
      'apps/folder/a.yaml': 'a',
      'top/top/shared/a.yaml': 'a',
      shared: '(folder: it is a folder)',
    });
    expect(textOf(tree.read('.git/config'))).toMatch(/inside a `.git` folder/);
    expect(textOf(tree.read('../x'))).toMatch(/^\(outside/);
    expect(tree.blobOf('apps/file')).toBe(tree.blobOf('shared/a.yaml'));
  });

  test('reads many files, large ones in part, odd names, and no submodules', () => {
    const MANY = cases(100, 2500);
    const many = Object.fromEntries(
      Array.from({ length: MANY }, (_, number) => [`many/${number}.yaml`, `number: ${number}\n`]),
    );
    const root = repository({
      ...many,
      'big.yaml': 'x'.repeat(5000),
      'fits.yaml': 'y'.repeat(SIZE),
      'empty.yaml': '',
      'line\nbreak "ü".yaml': 'odd',
      'lines.env': 'a\n\nb deadbeef blob 3\n',
    });
    const inner = repository({ 'inner.yaml': '' });
    git(root, '-c', 'protocol.file.allow=always', 'submodule', '--quiet', 'add', inner, 'sub');
    commit(root, 'all');
    const tree = at(root, 'HEAD');
    expect(tree.paths).toHaveLength(MANY + 6);
    expect(tree.paths.includes('sub')).toBe(false);
    for (const [path, text] of Object.entries(many)) {
      if (textOf(tree.read(path)) !== text) throw new Error(path);
    }
    const sizes = ['big.yaml', 'fits.yaml', 'empty.yaml'].map(
      (path) => textOf(tree.read(path)).length,
    );
    expect(sizes).toEqual([SIZE + 1, SIZE, 0]);
    expect(textOf(tree.read('line\nbreak "ü".yaml'))).toBe('odd');
    expect(textOf(tree.read('lines.env'))).toBe('a\n\nb deadbeef blob 3\n');
  });

  test('says which content is not in the clone', () => {
    const root = repository({ 'a.yaml': 'a', 'b.yaml': 'b' });
    const blob = git(root, 'rev-parse', 'HEAD:a.yaml').trim();
    unlinkSync(join(root, '.git/objects', blob.slice(0, 2), blob.slice(2)));
    const tree = at(root, 'HEAD');
    expect([textOf(tree.read('a.yaml')), textOf(tree.read('b.yaml'))]).toEqual([
      '(undefined: its content is not in this clone)',
      'b',
    ]);
  });

  test('is the one committed, not one put in its place', () => {
    const root = repository({ 'a.yaml': 'a' });
    write(root, { 'a.yaml': 'replaced' });
    const other = commit(root, 'other');
    git(root, 'reset', '--quiet', '--hard', 'HEAD^');
    git(root, 'replace', 'HEAD', other);
    expect(textOf(at(root, 'HEAD').read('a.yaml'))).toBe('a');
  });
});

describe('history', () => {
  test('parents and merge base', () => {
    const root = repository({ 'a.yaml': '1' });
    const first = git(root, 'rev-parse', 'HEAD').trim();
    write(root, { 'a.yaml': '2' });
    const second = commit(root, 'change a\n\nwith a body');
    git(root, 'checkout', '--quiet', '-b', 'side', first);
    write(root, { '--all': 'x', ':(top)b.yaml': 'b' });
    const side = commit(root, 'b');
    git(root, 'merge', '--quiet', '--no-edit', 'main');
    const here = opened(root);
    const merge = done(resolveRevision(here, 'HEAD'));
    expect(parentsOf(here, merge)).toEqual({ kind: 'done', value: [side, second] });
    expect(mergeBase(here, side, second)).toEqual({ kind: 'done', value: first });
    git(root, 'checkout', '--quiet', '--orphan', 'alone');
    expect(mergeBase(here, commit(root, 'alone'), side)).toEqual({
      kind: 'done',
      value: undefined,
    });
  });

  test('of a shallow clone', () => {
    const origin = repository({ 'a.yaml': '1' });
    const first = git(origin, 'rev-parse', 'HEAD').trim();
    commit(origin, 'second');
    const root = join(scratch(), 'clone');
    git('/', 'clone', '--quiet', '--depth=1', `file://${origin}`, root);
    const here = opened(root);
    const head = done(resolveRevision(here, 'HEAD'));
    expect([isShallow(here), isShallow(opened(origin))]).toEqual([true, false]);
    expect(parentsOf(here, head)).toEqual({ kind: 'done', value: [first] });
    expect(resolveRevision(here, 'HEAD^').kind).toBe('failed');
    expect(resolveRevision(here, first).kind).toBe('failed');
    expect(mergeBase(here, head, first)).toEqual({ kind: 'done', value: undefined });
  });

  test('is not read out of a repository that objects are borrowed from, but for what CI made', () => {
    const other = repository({ 'private.yaml': 'private' });
    const root = join(scratch(), 'clone');
    git('/', 'clone', '--quiet', '--shared', other, root);
    const failed = {
      kind: 'failed',
      reason: `git objects are borrowed from \`${join(other, '.git/objects')}\`, another repository`,
    };
    const id = git(other, 'rev-parse', 'HEAD').trim();
    const here = opened(root);
    expect([
      resolveRevision(here, 'HEAD'),
      openRevision(here, id, SIZE),
      openIndex(here, SIZE),
    ]).toMatchObject([failed, failed, failed]);
    const ci = opened(root, { ...ENV, CI: 'true', CI_PROJECT_DIR: root });
    expect(resolveRevision(ci, 'HEAD')).toEqual({ kind: 'done', value: id });
    const trusted = opened(root, { ...ENV, ENVFROM_TRUST: root });
    expect(resolveRevision(trusted, 'HEAD')).toEqual({ kind: 'done', value: id });
  });
});

describe('settings of git', () => {
  test('remotes, without what is secret in them', () => {
    const root = repository({});
    addRemote(root, 'https://user:token@example.com/team/repo.git');
    git(root, 'config', 'remote.odd "name".url', 'git@example.com:team/repo.git');
    git(root, 'remote', 'set-url', '--add', 'origin', 'ssh://git@example.com/team/repo');
    expect(remotesOf(root, ENV)).toEqual([
      {
        name: 'origin',
        urls: ['https://example.com/team/repo.git', 'ssh://example.com/team/repo'],
      },
      { name: 'odd "name"', urls: ['git@example.com:team/repo.git'] },
    ]);
  });

  test('as git reads them', () => {
    const text = [
      '[core] bare = false ; comment',
      '\tWorkTree = "a # b" # comment',
      '[a "B \\" c"]',
      'x = one \\',
      '  two',
      'flag',
      '[include]\r',
      'path = x\\ty\r',
      '=',
      '[broken',
    ].join('\n');
    const settings = gitSettings(text).map(({ section, subsection, key, value }) => [
      section,
      subsection,
      key,
      value,
    ]);
    expect(settings).toEqual([
      ['core', '', 'bare', 'false'],
      ['core', '', 'worktree', 'a # b'],
      ['a', 'B " c', 'x', 'one   two'],
      ['a', 'B " c', 'flag', 'true'],
      ['include', '', 'path', 'x\ty'],
    ]);
  });
});

function envFileOf(index: number): string {
  return `apps/${index}/app.env`;
}

/** The real git behind a program that counts how often it is started. */
function countingGit(): { readonly env: typeof process.env; readonly calls: () => number } {
  const folder = scratch();
  const log = join(folder, 'log');
  const path = process.env['PATH'] ?? '';
  write(folder, { git: `#!/bin/sh\necho >> '${log}'\nPATH='${path}' exec git "$@"\n` });
  chmodSync(join(folder, 'git'), 0o755);
  return {
    env: { ...ENV, PATH: `${folder}${delimiter}${path}` },
    calls: () => readFileSync(log, 'utf8').length,
  };
}

describe('files that are no manifests', () => {
  const COUNT = 60;

  test('of many folders are read by few processes', () => {
    const files = Array.from({ length: COUNT }, (_, index) => [envFileOf(index), `A=${index}\n`]);
    const root = repository(Object.fromEntries(files));
    const { env, calls } = countingGit();
    const tree = done(openIndex(opened(root, env), SIZE));
    const listed = calls();
    for (let index = 0; index < COUNT; index += 1) {
      expect(textOf(tree.read(envFileOf(index)))).toBe(`A=${index}\n`);
    }
    expect(calls() - listed).toBe(2);
  });

  test('a large one elsewhere is not read with them', () => {
    const root = repository({
      [envFileOf(0)]: 'A=0\n',
      'apps/1/film.bin': 'x'.repeat(2 * 1024 * 1024),
      [envFileOf(2)]: 'A=2\n',
    });
    const { env, calls } = countingGit();
    const tree = done(openIndex(opened(root, env), 3 * 1024 * 1024));
    const listed = calls();
    expect([0, 2].map((index) => textOf(tree.read(envFileOf(index))))).toEqual(['A=0\n', 'A=2\n']);
    expect(calls() - listed).toBe(2);
    expect(textOf(tree.read('apps/1/film.bin'))).toHaveLength(2 * 1024 * 1024);
    expect(calls() - listed).toBe(3);
  });
});
