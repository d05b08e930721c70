import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { openComparison } from '../../src/commands/opening/open-comparison.ts';
import type { Comparison, Sides } from '../../src/commands/opening/open-comparison.ts';
import { CannotRun } from '../../src/model/cannot-run.ts';
import type { FileTree } from '../../src/model/file-tree.ts';
import { parseFiles } from '../../src/parse/parse-files.ts';
import { git, repository, scratch, write } from '../scratch.ts';
import { IS_SLOW } from '../suite.ts';
import { initRepository } from '../write-repository.ts';

const NOTHING = { write: () => true };

function open(
  cwd: string,
  sides: Partial<Sides> = {},
  { paths = [], env = {}, flags = {} }: Given = {},
): Promise<Comparison> {
  return openComparison(
    paths,
    new Map(Object.entries(flags)),
    {
      cwd,
      env: { PATH: process.env['PATH'], GIT_CONFIG_GLOBAL: '/dev/null', ...env },
      stdin: Object.assign(noBytes(), { isTTY: true }),
      stdout: NOTHING,
      stderr: NOTHING,
    },
    { base: { kind: 'default' }, head: { kind: 'work-tree' }, ...sides },
  );
}

interface Given {
  readonly paths?: readonly string[];
  readonly env?: Readonly<Record<string, string>>;
  readonly flags?: Readonly<Record<string, readonly string[]>>;
}

async function* noBytes(): AsyncGenerator<Uint8Array> {}

async function refusal(opened: Promise<Comparison>): Promise<string> {
  try {
    await opened;
  } catch (error) {
    if (error instanceof CannotRun) return [...error.lines, error.help ?? ''].join('\n');
    throw error;
  }
  throw new Error('it opened');
}

function filesOf(tree: FileTree): Readonly<Record<string, string>> {
  return Object.fromEntries(tree.paths.map((path) => [path, textAt(tree, path)]));
}

function textAt(tree: FileTree, path: string): string {
  const content = tree.read(path);
  return content.kind === 'bytes' ? new TextDecoder().decode(content.bytes) : content.reason;
}

/** A branch that changes one file, adds one and removes one; another change is not committed. */
function branch(): string {
  const root = repository({ 'a.yaml': 'a: 1', 'b/b.yaml': 'b: 1', 'b/c.yaml': 'c: 1', 'x.md': '' });
  git(root, 'checkout', '--quiet', '-b', 'work');
  write(root, { 'a.yaml': 'a: 2', 'b/new.yaml': 'new: 1' });
  rmSync(join(root, 'b/c.yaml'));
  git(root, 'add', '--all');
  git(root, 'commit', '--quiet', '--message', 'second');
  write(root, { 'b/b.yaml': 'b: 3' });
  return root;
}

function idOf(root: string, revision: string): string {
  return git(root, 'rev-parse', revision).trim();
}

const envOf = (merge: string, more: Readonly<Record<string, string>> = {}) => ({
  GITHUB_ACTIONS: 'true',
  GITHUB_EVENT_NAME: 'pull_request',
  GITHUB_REF: 'refs/pull/7/merge',
  GITHUB_BASE_REF: 'main',
  GITHUB_SHA: merge,
  ...more,
});

/** main has moved on; HEAD is the merge that GitHub makes. */
function merged(): string {
  const root = branch();
  git(root, 'checkout', '--quiet', '--force', 'main');
  write(root, { 'x.md': 'moved on' });
  git(root, 'commit', '--quiet', '--all', '--message', 'main moves on');
  git(root, 'checkout', '--quiet', '--detach');
  git(root, 'merge', '--quiet', '--no-ff', '--message', 'merge', 'work');
  return root;
}

const revisionOf = (revision: string) => ({ base: { kind: 'revision', revision } }) as const;

describe('two trees', () => {
  test('are the merge base with the default branch and the work tree, unless said', async () => {
    const root = branch();
    const { base, tree, labels } = await open(root);
    expect(filesOf(base)).toEqual({
      'a.yaml': 'a: 1',
      'b/b.yaml': 'b: 1',
      'b/c.yaml': 'c: 1',
      'x.md': '',
    });
    expect(filesOf(tree)).toEqual({
      'a.yaml': 'a: 2',
      'b/b.yaml': 'b: 3',
      'b/new.yaml': 'new: 1',
      'x.md': '',
    });
    const short = idOf(root, 'main').slice(0, 7);
    expect(labels).toEqual({
      base: `the merge base with \`main\` (${short})`,
      head: 'the working tree',
    });
  });

  test('may be two revisions, or the index and a revision', async () => {
    const root = branch();
    const commits = await open(root, {
      base: { kind: 'revision', revision: 'main' },
      head: { kind: 'revision', revision: 'HEAD' },
    });
    expect(Object.keys(filesOf(commits.base))).toEqual(['a.yaml', 'b/b.yaml', 'b/c.yaml', 'x.md']);
    expect(filesOf(commits.tree)['b/b.yaml']).toBe('b: 1');
    expect(commits.labels).toEqual({
      base: `\`main\` (${idOf(root, 'main').slice(0, 7)})`,
      head: `\`HEAD\` (${idOf(root, 'HEAD').slice(0, 7)})`,
    });
    git(root, 'rm', '--quiet', 'a.yaml');
    const staged = await open(root, {
      base: { kind: 'revision', revision: 'HEAD' },
      head: { kind: 'index' },
    });
    expect(Object.keys(filesOf(staged.tree))).toEqual(['b/b.yaml', 'b/new.yaml', 'x.md']);
    expect(staged.labels.head).toBe('the index');
  });

  test('hold the same selection: paths, globs, include and exclude', async () => {
    const root = branch();
    const of = async (given: Given) => {
      const { base, tree } = await open(root, {}, given);
      return [base.paths, tree.paths, base.selected, tree.selected];
    };
    expect(await of({ paths: ['b'] })).toEqual([
      ['b/b.yaml', 'b/c.yaml'],
      ['b/b.yaml', 'b/new.yaml'],
      undefined,
      undefined,
    ]);
    expect(await of({ flags: { exclude: ['b/b*'], include: ['b/**'] } })).toEqual([
      ['b/c.yaml'],
      ['b/new.yaml'],
      undefined,
      undefined,
    ]);
    expect(await of({ paths: ['b/*.yaml'] })).toEqual([
      ['a.yaml', 'b/b.yaml', 'b/c.yaml', 'x.md'],
      ['a.yaml', 'b/b.yaml', 'b/new.yaml', 'x.md'],
      new Set(['b/b.yaml', 'b/c.yaml']),
      new Set(['b/b.yaml', 'b/new.yaml']),
    ]);
  });

  test('share what is equal: it is read, and parsed, once', async () => {
    const root = repository({ 'a.yaml': 'a: 1', 'same.yaml': 'kind: A\napiVersion: v1\n' });
    write(root, { 'a.yaml': 'a: 2' });
    const { base, tree, settings } = await open(root);
    expect(base.read('same.yaml')).toBe(tree.read('same.yaml'));
    expect(base.read('a.yaml')).not.toEqual(tree.read('a.yaml'));
    const [, before] = parseFiles(base, settings.limits);
    const [, after] = parseFiles(tree, settings.limits);
    expect(before).toBe(after);
  });

  test('may be two folders, or two files, that other programs rendered', async () => {
    const cwd = scratch({
      'old/a.yaml': 'a: 1',
      'old/b/b.yaml': 'b: 1',
      'new/a.yaml': 'a: 2',
      'one.yaml': 'one: 1',
      'two.yaml': 'two: 1',
    });
    const folders = await open(cwd, {
      base: { kind: 'folder', path: 'old' },
      head: { kind: 'folder', path: 'new' },
    });
    expect(filesOf(folders.base)).toEqual({ 'new/a.yaml': 'a: 1', 'new/b/b.yaml': 'b: 1' });
    expect(filesOf(folders.tree)).toEqual({ 'new/a.yaml': 'a: 2' });
    expect(folders.labels).toEqual({ base: '`old`', head: '`new`' });
    expect(textAt(folders.base, 'one.yaml')).toMatch(/^it is outside the folder/);
    const files = await open(cwd, {
      base: { kind: 'folder', path: 'one.yaml' },
      head: { kind: 'folder', path: 'two.yaml' },
    });
    expect([filesOf(files.base), filesOf(files.tree)]).toEqual([
      { 'two.yaml': 'one: 1' },
      { 'two.yaml': 'two: 1' },
    ]);
    const mixed = { base: { kind: 'folder', path: 'old' } } as const;
    expect(await refusal(open(cwd, mixed, { paths: ['one.yaml'] }))).toMatch(/is a folder, but/);
    expect(await refusal(open(cwd, mixed, { paths: ['one.yaml', 'new'] }))).toMatch(/one path/);
  });

  test('a pointer of Git LFS is the file that it stands for', async () => {
    const sha256 = '5891b5b522d5df086d0ff0b110fbd9d21bb4fc7163af34d08286a2e846f6be03';
    const pointer = `version https://git-lfs.github.com/spec/v1\noid sha256:${sha256}\nsize 6\n`;
    const root = repository({ 'a.yaml': pointer, 'b.yaml': pointer });
    write(root, { 'a.yaml': 'hello\n', 'b.yaml': 'changed\n' });
    const { base, tree } = await open(root);
    expect(base.read('a.yaml')).toBe(tree.read('a.yaml'));
    expect(textAt(base, 'b.yaml')).toBe('its content is in Git LFS, not in this commit');
  });
});

describe('a pull request', () => {
  test('is compared with the first parent of its merge commit, which depth 2 holds', async () => {
    const origin = merged();
    const merge = idOf(origin, 'HEAD');
    git(origin, 'update-ref', 'refs/pull/7/merge', merge);
    const clone = (depth: string): string => {
      const root = scratch();
      initRepository(root);
      const from = ['fetch', '--quiet', ...(depth === '0' ? [] : [`--depth=${depth}`])];
      git(root, ...from, `file://${origin}`, '+refs/pull/7/merge:refs/remotes/pull/7/merge');
      git(root, 'checkout', '--quiet', 'refs/remotes/pull/7/merge');
      return root;
    };
    for (const depth of ['2', '0']) {
      const { base, labels } = await open(clone(depth), {}, { env: envOf(merge) });
      expect(textAt(base, 'x.md')).toBe('moved on');
      expect(labels.base).toMatch(/^the base of the pull request \([0-9a-f]{7}\)$/);
    }
    expect(await refusal(open(clone('1'), {}, { env: envOf(merge) }))).toBe(
      'The base of the pull request is not in this clone: set `fetch-depth: 2` on actions/checkout.\n',
    );
  });

  if (IS_SLOW) {
    test('of which the head is checked out is compared with the merge base', async () => {
      const root = merged();
      const merge = idOf(root, 'HEAD');
      git(root, 'checkout', '--quiet', '--detach', 'work');
      const event = { pull_request: { base: { sha: idOf(root, 'main') } } };
      write(root, { 'event.json': JSON.stringify(event) });
      const given = { GITHUB_EVENT_PATH: join(root, 'event.json'), GITHUB_BASE_REF: 'gone' };
      const { base } = await open(root, {}, { env: envOf(merge, given) });
      expect(textAt(base, 'x.md')).toBe('');
      expect(textAt((await open(root, {}, { env: envOf(merge) })).base, 'x.md')).toBe('');
      const gone = { env: envOf(merge, { GITHUB_BASE_REF: 'gone' }) };
      expect(await refusal(open(root, {}, gone))).toContain('set `fetch-depth: 0`');
    });
  }

  if (IS_SLOW) {
    test('of GitLab is compared with the base of its diff', async () => {
      const root = merged();
      git(root, 'checkout', '--quiet', '--detach', 'work');
      const gitlab = { GITLAB_CI: 'true', CI_MERGE_REQUEST_IID: '1' };
      const given = { ...gitlab, CI_MERGE_REQUEST_DIFF_BASE_SHA: idOf(root, 'work~1') };
      expect(textAt((await open(root, {}, { env: given })).base, 'a.yaml')).toBe('a: 1');
      const gone = { ...gitlab, CI_MERGE_REQUEST_DIFF_BASE_SHA: '1'.repeat(40) };
      expect(await refusal(open(root, {}, { env: gone }))).toContain('`GIT_DEPTH: "0"`');
    });
  }
});

describe('what cannot be compared is said', () => {
  test('a revision that is not there, or would be an option', async () => {
    const root = branch();
    for (const name of ['gone', '--output=x', '-x', 'a\nb', 'HEAD:a.yaml', '']) {
      expect(await refusal(open(root, revisionOf(name)))).toBe(
        `\`${name}\` is not a commit, branch or tag of this repository.\n`,
      );
    }
  });

  if (IS_SLOW) {
    test('a shallow clone', async () => {
      const origin = branch();
      const root = scratch();
      git(root, 'clone', '--quiet', '--depth=1', '--branch=work', `file://${origin}`, '.');
      expect(await refusal(open(root, revisionOf('main')))).toContain('This clone is shallow');
      git(root, 'checkout', '--quiet', '--detach');
      git(root, 'branch', '--quiet', '--delete', '--force', 'work');
      git(root, 'remote', 'remove', 'origin');
      expect(await refusal(open(root))).toContain('git fetch --unshallow');
    });
  }

  test('no repository, no commit, no git, standard input', async () => {
    const folder = scratch({ 'a.yaml': 'a: 1' });
    expect(await refusal(open(folder))).toContain('There is no git repository to compare with');
    initRepository(folder);
    expect(await refusal(open(folder))).toContain('has no commit yet');
    const root = branch();
    const empty = scratch();
    expect(await refusal(open(root, {}, { env: { PATH: empty } }))).toContain(
      'git is not installed',
    );
  });
});
