import { execFileSync, spawn } from 'node:child_process';
import { chmodSync, mkdirSync, rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { findConfig, namedConfig } from '../../src/io/find-config.ts';
import { locatePaths } from '../../src/io/locate-paths.ts';
import { CannotRun } from '../../src/model/cannot-run.ts';
import type { FileTree } from '../../src/model/file-tree.ts';
import { git, repository, scratch, write } from '../scratch.ts';
import { initRepository } from '../write-repository.ts';
import { bytesOf, contentText, open } from './open.ts';

/** Root may read everything, so root steps down for a moment. */
function asNobody<T>(work: () => T): T {
  const user = process.geteuid?.();
  if (user === 0) process.seteuid?.(65534);
  try {
    return work();
  } finally {
    if (user === 0) process.seteuid?.(0);
  }
}

describe('a git work tree', () => {
  test('tracked and new files, but none that is ignored or deleted', async () => {
    const root = repository({
      'a.yaml': 'a',
      'gone.yaml': '',
      'k8s/b.yaml': 'b',
      '.gitignore': 'out/\n',
    });
    write(root, { 'new.yaml': 'n', 'out/ignored.yaml': 'i' });
    rmSync(join(root, 'gone.yaml'));
    const { paths } = await open({ cwd: root });
    expect(paths).toEqual(['.gitignore', 'a.yaml', 'k8s/b.yaml', 'new.yaml']);
  });

  test('paths are relative to its top, from any folder', async () => {
    const root = repository({ 'a.yaml': 'a', 'k8s/b.yaml': 'b', 'k8s/deep/c.yaml': 'c' });
    const cwd = join(root, 'k8s');
    expect((await open({ cwd })).paths).toEqual(['k8s/b.yaml', 'k8s/deep/c.yaml']);
    expect((await open({ cwd, paths: ['deep', '../a.yaml'] })).paths).toEqual([
      'a.yaml',
      'k8s/deep/c.yaml',
    ]);
    expect((await open({ cwd: '/', paths: [cwd] })).paths).toEqual([
      'k8s/b.yaml',
      'k8s/deep/c.yaml',
    ]);
  });

  test('only what is tracked, where a commit is checked', async () => {
    const root = repository({ 'a.yaml': 'a' });
    write(root, { 'new.yaml': 'n', 'new/b.yaml': 'b', 'staged.yaml': 's' });
    git(root, 'add', 'staged.yaml');
    expect((await open({ cwd: root, trackedOnly: true })).paths).toEqual(['a.yaml', 'staged.yaml']);
    expect((await open({ cwd: root, paths: ['new'], trackedOnly: true })).paths).toEqual([]);
  });

  test('a folder that git ignores is looked into when it is named', async () => {
    const root = repository({ '.gitignore': 'out/\n', 'a.yaml': 'a' });
    write(root, {
      'out/x/ignored.yaml': 'i',
      'out/.gitignore': 'secret.yaml\n',
      'out/secret.yaml': '',
    });
    const { paths } = await open({ cwd: root, paths: ['out'] });
    expect(paths).toEqual(['out/.gitignore', 'out/x/ignored.yaml']);
  });

  test('files named one by one bring their repository along', async () => {
    const root = repository({
      'a.yaml': 'a',
      'k8s/b.yaml': 'b',
      'k8s/c.yaml': 'c',
      '.gitignore': 'out\n',
    });
    write(root, { 'out/rendered.yaml': 'r' });
    const around = ['.gitignore', 'a.yaml', 'k8s/b.yaml', 'k8s/c.yaml'];
    const named = async (...paths: readonly string[]): Promise<unknown> => {
      const { selected, paths: all } = await open({ cwd: join(root, 'k8s'), paths });
      return selected === undefined ? all : [[...selected], all];
    };
    expect(await named('b.yaml')).toEqual([['k8s/b.yaml'], around]);
    expect(await named('*.yaml', '../a.yaml')).toEqual([
      ['k8s/b.yaml', 'k8s/c.yaml', 'a.yaml'],
      around,
    ]);
    expect(await named('b.yaml', '.')).toEqual(['k8s/b.yaml', 'k8s/c.yaml']);
    expect(await named('b.yaml', '-')).toEqual(['k8s/b.yaml', 'stdin.yaml']);
    expect(await named('b.yaml', '../out/rendered.yaml')).toEqual([
      'k8s/b.yaml',
      'out/rendered.yaml',
    ]);
  });

  test('submodules and nested repositories are left out', async () => {
    const root = repository({ 'a.yaml': 'a' });
    const inner = join(root, 'inner');
    write(inner, { 'b.yaml': 'b' });
    initRepository(inner);
    expect((await open({ cwd: root })).paths).toEqual(['a.yaml']);
    git(inner, 'add', '--all');
    git(inner, 'commit', '--quiet', '--message', 'first');
    git(root, '-c', 'advice.addEmbeddedRepo=false', 'add', 'inner');
    expect((await open({ cwd: root })).paths).toEqual(['a.yaml']);
    expect((await open({ cwd: inner })).paths).toEqual(['b.yaml']);
  });

  test('names as git would quote them', async () => {
    const names = [
      'a b.yaml',
      'grün.yaml',
      'line\nbreak.yaml',
      'quote".yaml',
      ':(top)x.yaml',
      '*.yaml',
    ];
    const root = repository(Object.fromEntries(names.map((name) => [name, name])));
    const tree = await open({ cwd: root });
    expect(tree.paths).toEqual([...names].sort());
    expect(tree.paths.map((path) => contentText(tree.read(path)))).toEqual([...names].sort());
    const one = await open({ cwd: root, paths: ['*.yaml'] });
    expect([one.selected, one.paths]).toEqual([new Set(['*.yaml']), tree.paths]);
  });

  test('a repository that names a program to run does not get it run', async () => {
    const root = repository({ 'a.yaml': 'a' });
    const witness = join(root, 'witness');
    write(root, { hook: `#!/bin/sh\ntouch ${witness}\n` });
    chmodSync(join(root, 'hook'), 0o755);
    git(root, 'config', 'core.fsmonitor', join(root, 'hook'));
    expect((await open({ cwd: root })).paths).toEqual(['a.yaml', 'hook']);
  });
});

describe('outside git', () => {
  test('everything but what ignore files name', async () => {
    const root = scratch({
      'a.yaml': 'a',
      '.hidden/b.yaml': 'b',
      'node_modules/x/c.yaml': 'c',
      '.gitignore': 'out\n',
      'out/d.yaml': 'd',
      'k8s/.ignore': '*.tmp.yaml\n',
      'k8s/e.tmp.yaml': 'e',
      'k8s/e.yaml': 'e',
    });
    const { paths } = await open({ cwd: root });
    expect(paths).toEqual(['.gitignore', '.hidden/b.yaml', 'a.yaml', 'k8s/.ignore', 'k8s/e.yaml']);
  });

  test('paths are relative to the current folder, or to the deepest one that holds all', async () => {
    const root = scratch({ 'a/x.yaml': '', 'b/y.yaml': '' });
    expect((await open({ cwd: root, paths: ['a'] })).paths).toEqual(['a/x.yaml']);
    expect((await open({ cwd: '/', paths: [join(root, 'a')] })).paths).toEqual([
      join(root, 'a/x.yaml').slice(1),
    ]);
    const cwd = join(root, 'a');
    expect((await open({ cwd, paths: ['../b'] })).paths).toEqual(['y.yaml']);
    expect((await open({ cwd, paths: ['../b', '.'] })).paths).toEqual(['a/x.yaml', 'b/y.yaml']);
  });
});

describe('symlinks', () => {
  test('one to a file counts where the file itself is not listed, and never out of the root', async () => {
    const outer = scratch({ 'secret.yaml': 'secret' });
    const root = repository({ 'shared/a.yaml': 'a', 'apps/.keep': '' });
    symlinkSync('../shared/a.yaml', join(root, 'apps/linked.yaml'));
    symlinkSync(join(outer, 'secret.yaml'), join(root, 'apps/secret.yaml'));
    symlinkSync('../shared', join(root, 'apps/folder'));
    symlinkSync('loop.yaml', join(root, 'apps/loop.yaml'));
    git(root, 'add', '--all');
    const all = await open({ cwd: root });
    expect(all.paths).toEqual(['apps/.keep', 'shared/a.yaml']);
    expect(all.links).toEqual([
      { path: 'apps/folder', target: 'shared' },
      { path: 'apps/linked.yaml', target: 'shared/a.yaml' },
    ]);
    const apps = await open({ cwd: root, paths: ['apps'] });
    expect(apps.paths).toEqual(['apps/.keep', 'apps/linked.yaml']);
    expect(apps.links).toEqual([{ path: 'apps/folder', target: 'shared' }]);
    expect(contentText(apps.read('apps/linked.yaml'))).toBe('a');
    expect(contentText(apps.read('apps/folder/a.yaml'))).toBe('a');
    const refused = ['apps/secret.yaml', 'apps/loop.yaml', '../secret.yaml', '../../etc/passwd'];
    expect(refused.map((path) => contentText(apps.read(path)).slice(0, 22))).toEqual([
      '(outside: a symlink le',
      '(undefined: its symlin',
      '(outside: it is outsid',
      '(outside: it is outsid',
    ]);
  });

  test('outside git, too', async () => {
    const root = scratch({ 'shared/a.yaml': 'a', 'apps/.keep': '' });
    symlinkSync('../shared/a.yaml', join(root, 'apps/linked.yaml'));
    symlinkSync('..', join(root, 'apps/up'));
    expect((await open({ cwd: root })).paths).toEqual(['apps/.keep', 'shared/a.yaml']);
    expect((await open({ cwd: root, paths: ['apps'] })).paths).toEqual([
      'apps/.keep',
      'apps/linked.yaml',
    ]);
  });
});

describe('what a user names', () => {
  test('files, globs, folders, standard input, each once', async () => {
    const cwd = scratch({
      'a.yaml': 'a',
      'k8s/b.yaml': 'b',
      'k8s/c.yml': 'c',
      'k8s/deep/d.yaml': 'd',
    });
    const paths = ['a.yaml', './k8s/*.yaml', 'k8s/deep', 'k8s/**/*.{yml,json}', '-', 'a.yaml'];
    const tree = await open({ cwd, paths });
    expect(tree.paths).toEqual([
      'a.yaml',
      'k8s/b.yaml',
      'k8s/c.yml',
      'k8s/deep/d.yaml',
      'stdin.yaml',
    ]);
    expect(contentText(tree.read('stdin.yaml'))).toBe('kind: Pod\n');
  });

  test('include and exclude apply to folders, not to files that are named', async () => {
    const cwd = scratch({
      'a.yaml': '',
      'k8s/b.yaml': '',
      'k8s/test/c.yaml': '',
      'k8s/test/c.txt': '',
    });
    const filtered = await open({ cwd, include: ['k8s/**'], exclude: ['**/test/**'] });
    expect(filtered.paths).toEqual(['k8s/b.yaml']);
    expect(filtered.excluded).toEqual(['a.yaml', 'k8s/test/c.yaml']);
    const named = await open({ cwd, paths: ['k8s/test/c.yaml'], exclude: ['test'] });
    expect(named.paths).toEqual(['k8s/test/c.yaml']);
  });

  test('a pipe is read once, to its end', async () => {
    const cwd = scratch();
    const pipe = join(cwd, 'pipe');
    execFileSync('mkfifo', [pipe]);
    const tree = open({ cwd, paths: ['pipe'] });
    spawn('sh', ['-c', `printf 'kind: Pod' > ${pipe}`], { stdio: 'ignore' });
    const { paths, read } = await tree;
    expect(paths.map((path) => contentText(read(path)))).toEqual(['kind: Pod']);
  });

  test.each([
    ['k8s/ap.yaml', 'No such file or directory: `k8s/ap.yaml`.', 'Did you mean `k8s/app.yaml`?'],
    [
      'clutser/app.yaml',
      'No such file or directory: `clutser/app.yaml`.',
      'Did you mean `cluster`?',
    ],
    ['nothing-like-it', 'No such file or directory: `nothing-like-it`.', undefined],
    ['k8s/*.json', 'No file matches `k8s/*.json`.', undefined],
    ['k9s/*.yaml', 'No such folder: `k9s`, of the glob `k9s/*.yaml`.', 'Did you mean `k8s`?'],
    ['/k8s-of-nobody/a.yaml', 'No such file or directory: `/k8s-of-nobody/a.yaml`.', undefined],
  ])('%s names nothing', async (path, message, help) => {
    const cwd = scratch({ 'k8s/app.yaml': '', 'cluster/app.yaml': '' });
    const run = async (): Promise<FileTree> => open({ cwd, paths: [path] });
    await expect(run()).rejects.toEqual(new CannotRun(message, help));
  });
});

describe('reading', () => {
  test('what cannot be read says why, without the path of this machine', async () => {
    const cwd = scratch({ 'a.yaml': 'a', 'k8s/b.yaml': 'b' });
    const tree = await open({ cwd });
    rmSync(join(cwd, 'a.yaml'));
    mkdirSync(join(cwd, 'folder'));
    execFileSync('mkfifo', [join(cwd, 'pipe.yaml')]);
    expect(
      ['a.yaml', 'folder', 'pipe.yaml', 'k8s/b.yaml/c', 'nul\0.yaml'].map((path) =>
        tree.read(path),
      ),
    ).toEqual([
      { kind: 'unreadable', reason: 'no such file', cause: 'missing' },
      { kind: 'unreadable', reason: 'it is a folder', cause: 'folder' },
      { kind: 'unreadable', reason: 'it is not a regular file' },
      { kind: 'unreadable', reason: 'no such file', cause: 'missing' },
      { kind: 'unreadable', reason: 'the system says ERR_INVALID_ARG_VALUE' },
    ]);
  });

  test('a file that is not ours', async () => {
    const cwd = scratch({ 'a.yaml': 'a' });
    const tree = await open({ cwd });
    chmodSync(join(cwd, 'a.yaml'), 0);
    const content = asNobody(() => tree.read('a.yaml'));
    expect(content).toEqual({ kind: 'unreadable', reason: 'permission denied' });
  });

  test('no more than one byte over the limit', async () => {
    const cwd = scratch({ 'big.yaml': 'x'.repeat(5000), 'fits.yaml': 'x'.repeat(1000) });
    const tree = await open({
      cwd,
      paths: ['.', '-'],
      stdin: { stream: bytesOf('y'.repeat(900), 'y'.repeat(900)), path: 'in', isNamed: false },
    });
    expect(tree.paths.map((path) => contentText(tree.read(path)).length)).toEqual([
      1001, 1000, 1001,
    ]);
  });
});

function refused(reason: string): CannotRun {
  return new CannotRun(`Cannot read the configuration \`.envfrom.yaml\`: ${reason}.`);
}

describe('the configuration file', () => {
  test('is read like any other', () => {
    const outer = scratch({ 'outer.yaml': 'secret: x' });
    const root = scratch({ 'inner.yaml': 'strict: true' });
    const config = join(root, '.envfrom.yaml');
    const found = (): unknown => findConfig(root, root)?.file.text;
    symlinkSync('inner.yaml', config);
    expect(found()).toBe('strict: true');
    rmSync(config);
    symlinkSync(join(outer, 'outer.yaml'), config);
    expect(found).toThrow(
      refused('a symlink leads it outside the repository, where nothing is read'),
    );
    expect(() => namedConfig(root, root, '.envfrom.yaml')).toThrow(
      refused('a symlink leads it outside the repository, where nothing is read'),
    );
    expect(namedConfig(root, root, join(outer, 'outer.yaml')).text).toBe('secret: x');
    rmSync(config);
    execFileSync('mkfifo', [config]);
    expect(found).toThrow(refused('it is not a regular file'));
    rmSync(config);
    write(root, { '.envfrom.yaml': '#'.repeat(2 * 1024 * 1024) });
    expect(found).toThrow(refused('it is larger than 1048576 bytes'));
  });

  test('is one: another beside it is named', () => {
    const root = scratch({ '.envfrom.yaml': '', '.envfrom.yml': '', '.config/envfrom.yaml': '' });
    expect(findConfig(root, root)?.passedOver).toBe('.envfrom.yml');
    rmSync(join(root, '.envfrom.yml'));
    expect(findConfig(root, root)?.passedOver).toBe('.config/envfrom.yaml');
  });

  test('is the nearest one up to the root', () => {
    const root = repository({
      '.envfrom.yml': 'root',
      'apps/.config/envfrom.yaml': 'apps',
      'apps/x/y.yaml': '',
      'infra/z.yaml': '',
    });
    const found = (...paths: readonly string[]): unknown => {
      const located = locatePaths(root, paths);
      return findConfig(located.start, located.root)?.file;
    };
    expect(found('apps/x')).toEqual({ path: 'apps/.config/envfrom.yaml', text: 'apps' });
    expect(found('apps/x/y.yaml')).toEqual({ path: 'apps/.config/envfrom.yaml', text: 'apps' });
    expect(found('infra')).toEqual({ path: '.envfrom.yml', text: 'root' });
    expect(found('apps', 'infra')).toEqual({ path: '.envfrom.yml', text: 'root' });
  });

  test('is none beyond the root', () => {
    const outer = scratch({ '.envfrom.yaml': 'outer', 'inner/a.yaml': '' });
    initRepository(join(outer, 'inner'));
    const { start, root } = locatePaths(outer, ['inner']);
    expect(findConfig(start, root)).toBeUndefined();
  });
});
