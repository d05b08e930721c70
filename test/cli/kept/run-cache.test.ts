import {
  appendFileSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { join } from 'node:path';
import { array, assert, asyncProperty, constantFrom, nat, record } from 'fast-check';
import { describe, expect, test } from 'vitest';
import { PROBLEM_FORMATS } from '../../../src/report/problems/format-options.ts';
import { envfrom, type Ran } from '../../envfrom.ts';
import { git, repository, scratch, write } from '../../scratch.ts';
import { COPIES } from '../../secret-paths.ts';
import { cases, few } from '../../suite.ts';

const POD = `apiVersion: v1
kind: Pod
metadata: {name: api}
spec:
  containers:
    - name: api
      image: api
      envFrom: [{configMapRef: {name: settings}}]
`;
const MAP = 'apiVersion: v1\nkind: ConfigMap\nmetadata: {name: settings}\ndata: {A: x}\n';

interface Runs {
  readonly root: string;
  readonly cache: string;
  readonly program: string;
  readonly check: (line?: string, env?: Readonly<Record<string, string>>) => Promise<Ran>;
}

/** Runs that keep their answers in a folder of their own. */
function runsIn(root: string): Runs {
  const cache = join(scratch(), 'cache');
  const program = scratch({ 'cli.js': '1', 'chunks/engine.js': '1' });
  return {
    root,
    cache,
    program,
    check: (line = '', env = {}) =>
      envfrom(root, `check --cache ${cache} ${line}`, { program, env }),
  };
}

/** The kept answers of checks, without the inventories that they leave for other commands. */
function entries(cache: string): readonly string[] {
  const names = readdirSync(cache).filter((name) => name !== 'key');
  return names.filter((name) => {
    const bytes = readFileSync(join(cache, name));
    return !['{"references":[', '{"notRendered":['].some((start) => bytes.includes(start));
  });
}

/** Whether the next run takes its answer from the entries: they are made to say something that no run would say. */
async function isAnswered({ cache, check }: Runs, line = ''): Promise<boolean> {
  const before = entries(cache).length;
  await check(line);
  return entries(cache).length === before;
}

describe('the cache of check', () => {
  test('answers from what was kept: the same bytes, code and lines', async () => {
    const runs = runsIn(repository({ 'pod.yaml': POD }));
    const first = await runs.check();
    expect([first.code, entries(runs.cache).length]).toEqual([0, 1]);
    const [name = ''] = entries(runs.cache);
    const entry = readFileSync(join(runs.cache, name));
    expect(await runs.check()).toEqual(first);
    expect(readFileSync(join(runs.cache, name)).equals(entry)).toBe(true);
    expect(await envfrom(runs.root, 'check')).toEqual(first);
  });

  test('writes the files of formats again', async () => {
    const runs = runsIn(repository({ 'pod.yaml': POD }));
    const out = join(scratch(), 'report.json');
    await runs.check(`--format json=${out} --format concise`);
    const report = readFileSync(out, 'utf8');
    rmSync(out);
    const again = await runs.check(`--format json=${out} --format concise`);
    expect([readFileSync(out, 'utf8'), again.code]).toEqual([report, 0]);
    expect(entries(runs.cache)).toHaveLength(1);
  });

  test.each([
    ['another format', '--format json', {}],
    ['another option', '--strict', {}],
    ['quiet', '--quiet', {}],
    ['colour', '--color always', {}],
    ['a log of CI', '', { CI: '1' }],
  ])('%s is another run', async (_, line, env) => {
    const runs = runsIn(repository({ 'pod.yaml': POD }));
    await runs.check();
    const plain = await envfrom(runs.root, `check ${line}`, { env });
    expect(await runs.check(line, env)).toEqual(plain);
    expect(entries(runs.cache)).toHaveLength(2);
  });

  test('a changed program, configuration, baseline or remote is another run', async () => {
    const runs = runsIn(repository({ 'pod.yaml': POD }));
    const changes: readonly (() => void)[] = [
      () => appendFileSync(join(runs.program, 'chunks/engine.js'), ' '),
      () => write(runs.program, { 'chunks/more.js': '' }),
      () => write(runs.root, { '.envfrom.yaml': 'strict: true\n' }),
      () => write(runs.root, { '.envfrom.yaml': 'strict: false\n' }),
      () => write(runs.root, { '.envfrom-baseline.json': '{"version": 1, "problems": []}\n' }),
      () => void git(runs.root, 'remote', 'add', 'origin', 'https://example.com/shop.git'),
    ];
    await runs.check();
    for (const change of changes) {
      change();
      expect(await isAnswered(runs)).toBe(false);
      expect(await isAnswered(runs)).toBe(true);
    }
  });

  test('notices what was not there before', async () => {
    const runs = runsIn(
      repository({
        'app/kustomization.yaml':
          'resources: [pod.yaml]\nconfigMapGenerator: [{name: settings, envs: [.env]}]\n',
        'app/pod.yaml': POD.replace(
          /envFrom.*/,
          'env: [{name: B, valueFrom: {configMapKeyRef: {name: settings, key: B}}}]',
        ),
        '.gitignore': '.env\n',
      }),
    );
    const before = await runs.check();
    expect(before.code).toBe(0);
    // git does not list it: only the run asked for it, in vain.
    write(runs.root, { 'app/.env': 'A=x\n' });
    const after = await runs.check();
    expect(after).toEqual(await envfrom(runs.root, 'check'));
    expect(after.code).toBe(1);
    rmSync(join(runs.root, 'app/.env'));
    expect(await runs.check()).toEqual(before);
  });

  test('notices a file behind a symlink, and a symlink that leads elsewhere', async () => {
    const POD_OF_B = POD.replace(
      /envFrom.*/,
      'env: [{name: B, valueFrom: {configMapKeyRef: {name: settings, key: B}}}]',
    );
    // A symlink counts where what it leads to is not listed itself.
    const runs = runsIn(
      repository({
        '.gitignore': '*.txt\n',
        'pod.yaml': POD_OF_B,
        'a/map.txt': MAP.replace('A: x', 'B: x'),
        'b/map.txt': MAP,
      }),
    );
    const link = join(runs.root, 'map.yaml');
    symlinkSync('a/map.txt', link);
    expect((await runs.check()).code).toBe(0);
    rmSync(link);
    symlinkSync('b/map.txt', link);
    expect((await runs.check()).code).toBe(1);
    write(runs.root, { 'b/map.txt': MAP.replace('A: x', 'B: x') });
    expect((await runs.check()).code).toBe(0);
  });

  test('compares with the commit of now, not of then', async () => {
    const root = repository({ 'pod.yaml': POD, 'map.yaml': MAP });
    const runs = runsIn(root);
    rmSync(join(root, 'map.yaml'));
    const broken = await runs.check('--base HEAD');
    expect(broken.code).toBe(1);
    expect(await isAnswered(runs, '--base HEAD')).toBe(true);
    git(root, 'commit', '--quiet', '--all', '--message', 'second');
    expect((await runs.check('--base HEAD')).code).toBe(0);
    git(root, 'reset', '--quiet', '--hard', 'HEAD~1');
    expect((await runs.check('--staged')).code).toBe(0);
    git(root, 'rm', '--quiet', 'map.yaml');
    expect((await runs.check('--staged')).code).toBe(1);
  });

  test.each(few(PROBLEM_FORMATS, 2))(
    'a commit of the same manifests gets the same answer, as %s',
    async (format) => {
      const root = repository({ 'pod.yaml': POD, 'map.yaml': MAP, 'notes.txt': '1' });
      rmSync(join(root, 'map.yaml'));
      const runs = runsIn(root);
      const line = `--base HEAD -f ${format} --all-problems`;
      await runs.check(line);
      write(root, { 'notes.txt': '2' });
      git(root, 'commit', '--quiet', '--message', 'notes', 'notes.txt');
      expect(await isAnswered(runs, line)).toBe(true);
      expect(await runs.check(line)).toEqual(await envfrom(root, `check --no-cache ${line}`));
    },
  );

  test('keeps nothing with --no-cache, in CI, for streams and fixes, nor in a home that is checked', async () => {
    const root = repository({ 'pod.yaml': POD });
    const home = scratch();
    const program = scratch({ 'cli.js': '1' });
    const run = (line: string, env = {}, stdin?: string): Promise<Ran> =>
      envfrom(root, line, {
        program,
        env: { HOME: home, ...env },
        ...(stdin !== undefined && { stdin }),
      });
    await run('check --no-cache');
    await run('check', { CI: 'true' });
    await run('check -', {}, POD);
    await run('check --fix --dry-run');
    await run('check', { HOME: root, XDG_CACHE_HOME: join(root, '.cache') });
    await run('check', { HOME: '', XDG_CACHE_HOME: '' });
    expect([readdirSync(home), readdirSync(root).sort()]).toEqual([[], ['.git', 'pod.yaml']]);
    await run('check', { XDG_CACHE_HOME: join(home, 'caches') });
    expect(entries(join(home, 'caches', 'envfrom'))).toHaveLength(1);
  });

  test('refuses a folder that the repository could bring along', async () => {
    const root = repository({ 'pod.yaml': POD });
    for (const folder of ['.cache', '.git/envfrom', '.']) {
      const { code, stderr } = await envfrom(root, `check --cache ${folder}`, {
        program: scratch({ 'cli.js': '1' }),
      });
      expect([code, stderr]).toEqual([2, expect.stringContaining('inside the checked files')]);
    }
    symlinkSync(root, join(scratch(), 'link'));
    const both = await envfrom(root, 'check --cache /nowhere --no-cache');
    expect(both.stderr).toContain('`--cache` and `--no-cache` cannot be used together.');
  });

  test('runs without it where the folder cannot be used', async () => {
    const root = repository({ 'pod.yaml': POD });
    const program = scratch({ 'cli.js': '1' });
    const file = join(scratch({ file: '' }), 'file');
    const ran = await envfrom(root, `check --cache ${file}`, { program });
    expect(ran).toEqual(await envfrom(root, 'check'));
  });

  test('holds no value of a Secret, as text or as base64', { timeout: 60_000 }, async () => {
    const value = 'c4nary-hunter2-pa55word';
    const formats = PROBLEM_FORMATS.map((format) => `--format ${format}=OUT/${format}`).join(' ');
    const places = few(Object.values(COPIES), 2);
    for (const files of places) {
      const runs = runsIn(scratch(files(value)));
      await runs.check(`--references --verbose ${formats.replaceAll('OUT', scratch())}`);
      expect(entries(runs.cache)).toHaveLength(1);
      for (const name of readdirSync(runs.cache)) {
        const bytes = readFileSync(join(runs.cache, name));
        expect(bytes.includes(value)).toBe(false);
        expect(bytes.includes(Buffer.from(value).toString('base64'))).toBe(false);
      }
    }
  });
});

describe('random edits', () => {
  const FILES: Readonly<Record<string, readonly string[]>> = {
    'pod.yaml': [POD, POD.replace('settings', 'other'), 'kind: [', ''],
    'map.yaml': [MAP, MAP.replace('settings', 'other')],
    'app/kustomization.yaml': ['resources: [pod.yaml, ../base]\n', 'resources: [pod.yaml]\n'],
    'app/pod.yaml': [POD, POD.replace('name: api}', 'name: web}')],
    'base/kustomization.yaml': [
      'configMapGenerator: [{name: settings, envs: [a.env]}]\n',
      'resources: [map.yaml]\n',
    ],
    'base/a.env': ['A=1\n', 'A=2\nA=3\n'],
    'base/map.yaml': [MAP],
    'deploy.sh': ['kubectl create configmap other\n', 'echo\n'],
    '.gitignore': ['a.env\n', 'map.yaml\n'],
    '.envfrom.yaml': ['strict: true\n', 'exclude: [base]\n'],
  };
  const paths = Object.keys(FILES);

  test(
    'a run with the cache prints the same bytes as one without',
    { timeout: 120_000 },
    async () => {
      const edit = record({
        path: constantFrom(...paths),
        version: nat({ max: 5 }),
        twist: constantFrom('write', 'write', 'write', 'remove', 'rename', 'commit'),
      });
      await assert(
        asyncProperty(array(edit, { minLength: 4, maxLength: cases(6, 14) }), async (edits) => {
          const runs = runsIn(repository({ 'pod.yaml': POD }));
          for (const { path, version, twist } of edits) {
            change(runs.root, path, version, twist);
            const line = twist === 'commit' ? '--base HEAD' : '--format json --references';
            expect(await runs.check(line)).toEqual(await envfrom(runs.root, `check ${line}`));
            expect(await runs.check(line)).toEqual(await envfrom(runs.root, `check ${line}`));
          }
        }),
        { numRuns: cases(1, 5) },
      );
    },
  );

  function change(root: string, path: string, version: number, twist: string): void {
    const texts = FILES[path] ?? [];
    if (twist === 'remove') rmSync(join(root, path), { force: true });
    else if (twist === 'rename')
      attemptRename(join(root, path), join(root, `renamed-${version}.yaml`));
    else write(root, { [path]: texts[version % texts.length] ?? '' });
    if (twist !== 'commit') return;
    git(root, 'add', '--all');
    git(root, 'commit', '--quiet', '--allow-empty', '--message', 'next');
  }
});

function attemptRename(from: string, to: string): void {
  try {
    renameSync(from, to);
  } catch {
    // Not there: nothing to rename.
  }
}
