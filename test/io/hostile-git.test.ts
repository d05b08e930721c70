import { execFileSync, spawnSync } from 'node:child_process';
import {
  chmodSync,
  chownSync,
  existsSync,
  mkdirSync,
  renameSync,
  rmSync,
  symlinkSync,
  unlinkSync,
} from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { openRepository } from '../../src/io/git/open-repository.ts';
import { listFolder } from '../../src/io/list-folder.ts';
import { git, repository, scratch, write } from '../scratch.ts';
import { few, IS_SLOW } from '../suite.ts';

const ENV = { ...process.env, GIT_CONFIG_GLOBAL: '/dev/null', CI: '' };

/** The files that a run would see, relative to the root, and what it says about them. */
async function list(
  root: string,
  env: Readonly<Record<string, string | undefined>> = ENV,
): Promise<unknown> {
  const { files, notices } = await listFolder(root, root, { trackedOnly: false, env });
  return [files.map((file) => file.slice(root.length + 1)).sort(), ...notices];
}

function withoutGit(reason: string): string {
  return `git did not list the files: ${reason}. Every file that no \`.gitignore\` names is checked, tracked or not.`;
}

/** A program that leaves a trace of itself. */
function witness(): { readonly program: string; readonly trace: string } {
  const folder = scratch();
  const trace = join(folder, 'trace');
  write(folder, { program: `#!/bin/sh\ntouch ${trace}\n` });
  chmodSync(join(folder, 'program'), 0o755);
  return { program: join(folder, 'program'), trace };
}

describe('git starts nothing that the repository names', () => {
  test('a promisor remote that is a command', async () => {
    const { program, trace } = witness();
    const root = repository({ 'a.yaml': 'a', '.gitignore': 'out\n' });
    const object = git(root, 'rev-parse', 'HEAD:.gitignore').trim();
    git(root, 'update-index', '--skip-worktree', '.gitignore');
    unlinkSync(join(root, '.gitignore'));
    unlinkSync(join(root, '.git/objects', object.slice(0, 2), object.slice(2)));
    for (const setting of [
      ['remote.evil.url', `ext::${program} %S`],
      ['remote.evil.promisor', 'true'],
      ['extensions.partialClone', 'evil'],
      ['protocol.ext.allow', 'always'],
    ])
      git(root, 'config', ...setting);
    write(root, { 'new.yaml': '' });
    // Unguarded, git starts it; some versions then fail.
    spawnSync('git', ['ls-files', '--others', '--exclude-standard'], { cwd: root });
    expect(existsSync(trace)).toBe(true);
    rmSync(trace);
    // Old versions refuse to go on without the object; the folder is read without git then.
    expect(await list(root)).toMatchObject({ 0: ['a.yaml', 'new.yaml'] });
    expect(existsSync(trace)).toBe(false);
  });

  const SETTINGS: readonly (readonly [string, (program: string) => string])[] = [
    ['core.fsmonitor', (program: string) => program],
    ['core.hooksPath', (program: string) => program.replace(/program$/, '')],
    ['core.sshCommand', (program: string) => program],
    ['core.askPass', (program: string) => program],
    ['core.pager', (program: string) => program],
    ['filter.evil.process', (program: string) => program],
    ['filter.evil.clean', (program: string) => program],
    ['diff.external', (program: string) => program],
    ['core.alternateRefsCommand', (program: string) => program],
    ['gpg.program', (program: string) => program],
  ];
  test.each(few(SETTINGS, 2))('%s', async (key, valueOf) => {
    const { program, trace } = witness();
    const root = repository({ 'a.yaml': 'a', '.gitattributes': '* filter=evil\n' });
    for (const hook of ['post-index-change', 'fsmonitor-watchman', 'reference-transaction']) {
      symlinkSync(program, join(program, '..', hook));
    }
    git(root, 'config', key, valueOf(program));
    git(root, 'config', 'log.showSignature', 'true');
    write(root, { 'a.yaml': 'b', 'new.yaml': '' });
    rmSync(trace, { force: true });
    expect(await list(root)).toEqual([['.gitattributes', 'a.yaml', 'new.yaml']]);
    expect(existsSync(trace)).toBe(false);
  });

  test('a git of the repository itself, in front of PATH', async () => {
    const { program, trace } = witness();
    const root = repository({ 'a.yaml': 'a' });
    mkdirSync(join(root, 'node_modules/.bin'), { recursive: true });
    symlinkSync(program, join(root, 'node_modules/.bin/git'));
    write(root, { '.git/info/exclude': 'node_modules\n' });
    const path = [join(root, 'node_modules/.bin'), '.', '', process.env['PATH']].join(':');
    expect(await list(root, { ...ENV, PATH: path })).toEqual([['a.yaml']]);
    expect(existsSync(trace)).toBe(false);
    expect(await list(root, { ...ENV, PATH: 'node_modules/.bin' })).toEqual([
      ['a.yaml'],
      withoutGit('git is not installed'),
    ]);
  });

  test('variables of the process that would start something or look elsewhere', async () => {
    const { program, trace } = witness();
    const elsewhere = repository({ 'elsewhere.yaml': '' });
    const root = repository({ 'a.yaml': 'a' });
    const variables = {
      GIT_DIR: join(elsewhere, '.git'),
      GIT_WORK_TREE: elsewhere,
      GIT_INDEX_FILE: join(elsewhere, '.git/index'),
      GIT_EXTERNAL_DIFF: program,
      GIT_SSH_COMMAND: program,
      GIT_CONFIG_COUNT: '1',
      GIT_CONFIG_KEY_0: 'core.fsmonitor',
      GIT_CONFIG_VALUE_0: program,
      GIT_TRACE: trace,
    };
    expect(await list(root, { ...ENV, ...variables })).toEqual([['a.yaml']]);
    expect(existsSync(trace)).toBe(false);
  });
});

describe('git waits for nothing', () => {
  if (IS_SLOW) {
    test.each(['.gitignore', 'deep/er/.gitignore'])('a pipe as %s', async (path) => {
      const root = repository({ 'a.yaml': 'a', 'deep/er/b.yaml': 'b' });
      execFileSync('mkfifo', [join(root, path)]);
      expect(await list(root)).toEqual([
        ['a.yaml', 'deep/er/b.yaml'],
        withoutGit('one of the `.gitignore` files is not an ordinary file'),
      ]);
    });
  }

  test.each(
    few(['HEAD', 'config', 'index', 'packed-refs', 'info/exclude', 'objects/info/alternates'], 2),
  )('a pipe as .git/%s', async (name) => {
    const root = repository({ 'a.yaml': 'a' });
    rmSync(join(root, '.git', name), { force: true });
    mkdirSync(join(root, '.git', name, '..'), { recursive: true });
    execFileSync('mkfifo', [join(root, '.git', name)]);
    expect(await list(root)).toEqual([
      ['a.yaml'],
      withoutGit(`\`${name}\` in the \`.git\` folder is not an ordinary file`),
    ]);
  });
});

describe('git stays in the work tree', () => {
  test('core.worktree elsewhere', async () => {
    const elsewhere = scratch({ 'private.yaml': '' });
    const root = repository({ 'a.yaml': 'a' });
    git(root, 'config', 'core.worktree', elsewhere);
    write(root, { 'new.yaml': '' });
    expect(await list(root)).toEqual([['a.yaml', 'new.yaml']]);
  });

  test.each<[string, (root: string, other: string) => void]>([
    ['a file', (root, other) => write(root, { '.git': `gitdir: ${join(other, '.git')}\n` })],
    ['a symlink', (root, other) => symlinkSync(join(other, '.git'), join(root, '.git'))],
    [
      'a folder that shares another one',
      (root, other) => {
        write(root, {
          '.git/HEAD': 'ref: refs/heads/main\n',
          '.git/commondir': `${join(other, '.git')}\n`,
        });
        mkdirSync(join(root, '.git/refs'));
        mkdirSync(join(root, '.git/objects'));
      },
    ],
  ])('.git that leads to another repository: %s', async (_, make) => {
    const other = repository({ 'private.yaml': '' });
    const root = scratch({ 'a.yaml': 'a' });
    make(root, other);
    expect(await list(root)).toEqual([
      ['a.yaml'],
      withoutGit('the `.git` of the work tree leads to another repository'),
    ]);
  });

  test.each(few(['objects', 'refs', 'packed-refs', 'HEAD'], 1))(
    '.git/%s in another repository',
    async (name) => {
      const other = repository({ 'private.yaml': '' });
      git(other, 'pack-refs', '--all');
      const root = repository({ 'a.yaml': 'a' });
      rmSync(join(root, '.git', name), { recursive: true, force: true });
      symlinkSync(join(other, '.git', name), join(root, '.git', name));
      expect(await list(root)).toEqual([
        ['a.yaml'],
        withoutGit(`\`${name}\` in the \`.git\` folder is not an ordinary file`),
      ]);
    },
  );

  test('linked work trees and submodules are asked', async () => {
    const main = repository({ 'a.yaml': 'a' });
    const linked = join(scratch(), 'linked');
    git(main, 'worktree', 'add', '--quiet', linked);
    write(linked, { 'new.yaml': '' });
    expect(await list(linked)).toEqual([['a.yaml', 'new.yaml']]);
    const allow = ['-c', 'protocol.file.allow=always'];
    git(main, ...allow, 'submodule', '--quiet', 'add', repository({ 'sub.yaml': '' }), 'sub');
    write(join(main, 'sub'), { '.gitignore': 'ignored.yaml\n', 'ignored.yaml': '' });
    expect(await list(join(main, 'sub'))).toEqual([['.gitignore', 'sub.yaml']]);
  });

  if (IS_SLOW) {
    test('a moved submodule is another repository', async () => {
      const main = repository({ 'a.yaml': 'a' });
      const allow = ['-c', 'protocol.file.allow=always'];
      git(main, ...allow, 'submodule', '--quiet', 'add', repository({ 'sub.yaml': '' }), 'sub');
      const root = join(scratch(), 'sub');
      renameSync(join(main, 'sub'), root);
      write(root, { '.git': `gitdir: ${join(main, '.git/modules/sub')}\n` });
      expect(await list(root)).toEqual([
        ['sub.yaml'],
        withoutGit('the `.git` of the work tree leads to another repository'),
      ]);
    });
  }

  test.each([
    ['objects/info/alternates', '//server/share/objects\n', 'the objects are in a network folder'],
    [
      'config',
      '[core]\n\trepositoryformatversion = 0\n\texcludesFile = "//server/share/x"\n',
      'the configuration of the repository names a network folder',
    ],
  ])('a network folder in .git/%s', async (name, text, reason) => {
    const root = repository({ 'a.yaml': 'a' });
    write(root, { [`.git/${name}`]: text });
    expect(await list(root)).toEqual([['a.yaml'], withoutGit(reason)]);
  });
});

function foreign(): string {
  const root = repository({ 'a.yaml': 'a' });
  write(root, { '.git/info/exclude': 'ignored.yaml\n', 'ignored.yaml': '' });
  for (const path of ['', '.git']) chownSync(join(root, path), 4711, 4711);
  return root;
}
describe.runIf(process.geteuid?.() === 0)('a work tree of somebody else', () => {
  const refused = [
    ['a.yaml', 'ignored.yaml'],
    withoutGit('the work tree belongs to another user (if you trust it: `--trust FOLDER`)'),
  ];

  test('is read without git', async () => {
    expect(await list(foreign())).toEqual(refused);
  });

  if (IS_SLOW) {
    test('is that of the CI runner, or of who called sudo, or called safe by the user', async () => {
      const root = foreign();
      const asked = [['a.yaml']];
      const global = join(scratch({ config: `[safe]\n\tdirectory = ${root}\n` }), 'config');
      expect(await list(root, { ...ENV, CI: 'true', GITHUB_WORKSPACE: root })).toEqual(asked);
      expect(await list(root, { ...ENV, SUDO_UID: '4711' })).toEqual(asked);
      expect(await list(root, { ...ENV, GIT_CONFIG_GLOBAL: global })).toEqual(asked);
    });
  }

  test('is asked about, in safety, where the user trusts it or a folder around it', async () => {
    const root = foreign();
    const elsewhere = scratch();
    const trusting = (...folders: readonly string[]): ReturnType<typeof list> =>
      list(root, { ...ENV, ENVFROM_TRUST: folders.join(delimiter) });
    expect(await trusting(root)).toEqual([['a.yaml']]);
    expect(await trusting(elsewhere, dirname(root))).toEqual([['a.yaml']]);
    expect(await trusting(elsewhere, join(root, '.git'), `${root}x`, '')).toEqual(refused);
  });

  if (IS_SLOW) {
    test('is not made safe by the workspace of somebody else, by its own configuration, or without CI', async () => {
      const root = foreign();
      const workspace = scratch();
      chownSync(workspace, 4712, 4712);
      git(root, '-c', `safe.directory=${root}`, 'config', 'safe.directory', '*');
      expect(await list(root, { ...ENV, CI: 'true', GITHUB_WORKSPACE: workspace })).toEqual(
        refused,
      );
      expect(await list(root, { ...ENV, CI: 'true', GITHUB_WORKSPACE: '/' })).toEqual(refused);
      expect(await list(root, { ...ENV, GITHUB_WORKSPACE: root })).toEqual(refused);
      const inner = join(workspace, 'inner');
      renameSync(root, inner);
      expect(await list(inner, { ...ENV, CI: 'true', GITHUB_WORKSPACE: workspace })).toEqual(
        refused,
      );
    });
  }
});

test('an index of a hook is used, where it is that of the repository', async () => {
  const root = repository({ 'a.yaml': 'a' });
  git(root, 'update-index', '--force-remove', 'a.yaml');
  renameSync(join(root, '.git/index'), join(root, '.git/next-index'));
  git(root, 'add', 'a.yaml');
  const env = { ...ENV, GIT_INDEX_FILE: '.git/next-index' };
  const opened = openRepository(root, env);
  expect(opened.kind === 'repository' && opened.repository.env['GIT_INDEX_FILE']).toBe(
    join(root, '.git/next-index'),
  );
  const tracked = await listFolder(root, root, { trackedOnly: true, env });
  expect(tracked.files).toEqual([]);
});
