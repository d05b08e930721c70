import { spawnSync } from 'node:child_process';
import { chmodSync, cpSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { markOf } from '../../src/io/cache/keyed-digest.ts';
import { CLI } from '../envfrom.ts';
import { repository, scratch, write } from '../scratch.ts';

const FILES = {
  'pod.yaml':
    'apiVersion: v1\nkind: Pod\nmetadata: {name: api}\nspec:\n  containers:\n    - name: api\n      envFrom: [{configMapRef: {name: settings}}]\n',
  'map.yaml': 'apiVersion: v1\nkind: ConfigMap\nmetadata: {name: settings}\ndata: {A: x}\n',
};
const MARK_LENGTH = 32;
const DIGEST_LENGTH = 64;

interface Where {
  readonly cli?: string;
  readonly cwd?: string;
  readonly node?: readonly string[];
  readonly args?: readonly string[];
  readonly env?: Readonly<Record<string, string>>;
}

/** Runs the bundle; answers are not kept, so that all that is kept is code. */
function run(caches: string, { cli = CLI, cwd = repository(FILES), ...rest }: Where = {}): unknown {
  const { node = [], args = [], env = {} } = rest;
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [...node, cli, 'check', '--no-cache', ...args],
    { cwd, encoding: 'utf8', env: { PATH: process.env['PATH'], XDG_CACHE_HOME: caches, ...env } },
  );
  return { status, stdout, stderr };
}

function entries(caches: string): readonly string[] {
  return readdirSync(join(caches, 'envfrom'))
    .filter((name) => name !== 'key')
    .map((name) => join(caches, 'envfrom', name));
}

/** When each file was compiled: code that was taken keeps its time. */
function times(caches: string): Readonly<Record<string, number>> {
  return Object.fromEntries(
    entries(caches).map((path) => [
      path,
      readFileSync(path).readDoubleBE(MARK_LENGTH + DIGEST_LENGTH),
    ]),
  );
}

/** What a run prints that keeps no code. */
const PLAIN = { status: 0, stdout: expect.stringContaining('Checked: '), stderr: '' };

describe('compiled code', () => {
  test('is kept, for the user alone, and taken by the next run', () => {
    const caches = scratch();
    expect(run(caches)).toEqual(PLAIN);
    const first = times(caches);
    expect(Object.keys(first).length).toBeGreaterThan(1);
    expect(run(caches)).toEqual(PLAIN);
    expect(times(caches)).toEqual(first);
  });

  test('that is cut short, changed, or of another program is made again', () => {
    const caches = scratch();
    run(caches);
    const key = readFileSync(join(caches, 'envfrom/key'));
    const spoil: readonly ((content: Buffer, name: string) => Buffer)[] = [
      (content) => content.subarray(0, content.length / 2),
      (content) => content.fill(~content.readUInt8(99), 99, 100),
      () => Buffer.alloc(0),
      // With the right mark: V8 itself refuses it.
      (content, name) => {
        const bytes = content.subarray(MARK_LENGTH).fill(7, DIGEST_LENGTH + 16);
        return Buffer.concat([markOf(key, 'entry', [name, bytes]), bytes]);
      },
    ];
    for (const change of spoil) {
      const before = times(caches);
      for (const path of entries(caches)) {
        writeFileSync(path, change(readFileSync(path), path.slice(-64)));
      }
      expect(run(caches)).toEqual(PLAIN);
      const after = times(caches);
      expect(Object.keys(after)).toEqual(Object.keys(before));
      const isNew = Object.entries(after).map(([path, at]) => at > (before[path] ?? 0));
      expect(new Set(isNew)).toEqual(new Set([true]));
      expect(run(caches)).toEqual(PLAIN);
      expect(times(caches)).toEqual(after);
    }
  });

  test('of a file that changed is made again', () => {
    const caches = scratch();
    const program = scratch();
    cpSync(resolve('dist'), program, { recursive: true });
    const cli = join(program, 'cli.js');
    run(caches, { cli });
    const before = times(caches);
    const start = join(program, 'chunks/start.js');
    const code = readFileSync(start, 'utf8');
    // As long as it was: that is all V8 looks at.
    writeFileSync(start, code.replaceAll('Invalid value', 'Useless value'));
    expect(run(caches, { cli, args: ['--format', 'nope'] })).toEqual({
      status: 2,
      stdout: '',
      stderr: expect.stringContaining('Useless value `nope`'),
    });
    const after = times(caches);
    const changed = Object.entries(after).filter(([path, at]) => at !== before[path]);
    expect(changed).toHaveLength(1);
  });

  test('of other settings of Node is other code', () => {
    const caches = scratch();
    run(caches);
    const count = entries(caches).length;
    expect(run(caches, { node: ['--no-opt'] })).toEqual(PLAIN);
    expect(entries(caches)).toHaveLength(2 * count);
  });

  test('in a copy of the folder is not believed', () => {
    const caches = scratch();
    run(caches);
    const copy = scratch();
    cpSync(caches, copy, { recursive: true, preserveTimestamps: true });
    const copied = times(copy);
    expect(run(copy)).toEqual(PLAIN);
    expect(times(copy)).toMatchObject(copied);
    expect(Object.keys(times(copy))).toHaveLength(2 * Object.keys(copied).length);
  });

  test('is extended by what other runs call', () => {
    const caches = scratch();
    run(caches, { cwd: scratch({ 'map.yaml': FILES['map.yaml'] }) });
    const bytes = (): number =>
      entries(caches).reduce((sum, path) => sum + readFileSync(path).length, 0);
    const [before, made] = [bytes(), times(caches)];
    run(caches);
    expect(bytes()).toBeGreaterThan(before);
    expect(times(caches)).toMatchObject(made);
  });
});

describe('no code is kept', () => {
  test.each([
    ['in CI', { CI: '1' }],
    ['in a job of GitHub', { GITHUB_ACTIONS: 'true' }],
    ['where Node is to keep none', { NODE_DISABLE_COMPILE_CACHE: '1' }],
    ['without a home', { XDG_CACHE_HOME: '' }],
  ])('%s', (_, env) => {
    const caches = scratch();
    expect(run(caches, { env })).toEqual(PLAIN);
    expect(readdirSync(caches)).toEqual([]);
  });

  test('where nothing can be written', () => {
    const caches = scratch({ file: '' });
    expect(run(join(caches, 'file'))).toEqual(PLAIN);
    expect(readdirSync(caches)).toEqual(['file']);
  });

  test('in a folder that others may write to', () => {
    const caches = scratch();
    mkdirSync(join(caches, 'envfrom'));
    chmodSync(join(caches, 'envfrom'), 0o777);
    expect(run(caches)).toEqual(PLAIN);
    expect(readdirSync(join(caches, 'envfrom'))).toEqual([]);
  });

  test('among the files that are checked', () => {
    const root = repository({ ...FILES, 'deploy/pod.yaml': FILES['pod.yaml'] });
    const elsewhere = scratch();
    const caches = join(root, '.cache');
    const runs: readonly Where[] = [
      { cwd: root },
      { cwd: join(root, 'deploy') },
      { cwd: elsewhere, args: [root] },
      { cwd: elsewhere, args: [join(root, 'deploy')] },
    ];
    for (const each of runs) expect(run(caches, each)).toMatchObject({ stderr: '' });
    expect(readdirSync(root)).not.toContain('.cache');
    // Not a work tree.
    const folder = scratch(FILES);
    run(join(folder, '.cache'), { cwd: folder });
    run(join(folder, '.cache'), { cwd: elsewhere, args: [folder] });
    expect(readdirSync(folder)).not.toContain('.cache');
  });
});

test('a run in a worker says the same with kept code', () => {
  const root = scratch();
  const pods = Array.from({ length: 1001 }, (_, index) => [`${index}.yaml`, FILES['pod.yaml']]);
  write(root, { ...Object.fromEntries(pods), 'map.yaml': FILES['map.yaml'] });
  write(root, {
    'app/kustomization.yaml': 'resources: [map.yaml]\n',
    'app/map.yaml': FILES['map.yaml'],
  });
  const caches = scratch();
  const plain = run(caches, { cwd: root, env: { CI: '1' } });
  expect(run(caches, { cwd: root })).toEqual(plain);
  expect(run(caches, { cwd: root })).toEqual(plain);
});
