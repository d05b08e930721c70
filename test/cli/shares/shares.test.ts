import { createHash } from 'node:crypto';
import { appendFileSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { assert, asyncProperty, integer } from 'fast-check';
import { describe, expect, test } from 'vitest';
import { PROBLEM_FORMATS } from '../../../src/report/problems/format-options.ts';
import type { Job, JobFindings, JobThread } from '../../../src/cli/shares/job.ts';
import { envfrom, jobHere, type Ran } from '../../envfrom.ts';
import { git, repository, scratch, write } from '../../scratch.ts';
import { COPIES } from '../../secret-paths.ts';
import { madeUp, overlays } from './kustomizations.ts';

/** Both steps of all shards; the folder that they wrote to. */
async function shard(root: string, count: number, line = ''): Promise<string> {
  const folder = join(scratch(), 'shards');
  for (const step of ['', '--judge']) {
    for (let index = count; index > 0; index -= 1) {
      const { code, stdout } = await envfrom(
        root,
        `check --shard ${index}/${count} --exchange ${folder} ${step} ${line}`,
      );
      expect([code, stdout]).toEqual([0, '']);
    }
  }
  return folder;
}

describe('the same bytes', () => {
  test.each(PROBLEM_FORMATS)('merged or in threads, as %s', async (format) => {
    const root = repository(overlays(5));
    const line = `--format ${format}`;
    const whole = await envfrom(root, `check ${line}`);
    expect(whole.code).toBe(1);
    expect(await envfrom(root, `merge ${await shard(root, 3)} ${line}`)).toEqual(whole);
    expect(await envfrom(root, `check --jobs 2 ${line}`)).toEqual(whole);
  });

  test('of random repositories, in any number of parts', { timeout: 240_000 }, async () => {
    await assert(
      asyncProperty(
        integer({ min: 1, max: 1_000_000 }),
        integer({ min: 1, max: 5 }),
        async (seed, count) => {
          const root = repository(madeUp(seed));
          const line = '--format json';
          const whole = await envfrom(root, `check ${line}`);
          expect(await envfrom(root, `merge ${await shard(root, count)} ${line}`)).toEqual(whole);
          expect(await envfrom(root, `check --jobs ${count} ${line}`)).toEqual(whole);
        },
      ),
      { numRuns: 12 },
    );
  });

  test('of a part of the repository, with options', async () => {
    const root = repository(overlays(3));
    const options = ['--strict', '--only missing-config-map-key', '--kubernetes-version 1.28'];
    for (const option of options) {
      const line = `overlays/o0 overlays/o1 ${option}`;
      const folder = await shard(root, 2, line);
      for (const shown of ['', '--quiet --exit-zero']) {
        const whole = await envfrom(root, `check ${line} ${shown}`);
        expect(await envfrom(root, `merge ${folder} ${line} ${shown}`)).toEqual(whole);
      }
    }
  });

  test.each([
    '--references --format json',
    '--verbose',
    '--base HEAD --all-problems --format json',
  ])('where the shards are of no use: %s', async (line) => {
    const root = repository(overlays(3));
    appendFileSync(join(root, 'base/a.env'), 'B=2\n');
    const { stdout, code } = await envfrom(root, `check ${line}`);
    const merged = await envfrom(root, `merge ${await shard(root, 2)} ${line}`);
    expect(merged).toMatchObject({ stdout, code });
    expect(merged.stderr).toContain('the results of the shards are not used');
    expect(await envfrom(root, `check --jobs 3 ${line}`)).toMatchObject({ stdout, code });
  });
});

describe('shards', () => {
  test('do the work: what one of them found is not looked for again', async () => {
    const root = repository(divisible());
    const folder = await shard(root, 1);
    const file = join(folder, 'envfrom-findings-1-of-1.json');
    const [text = ''] = readFileSync(file, 'utf8').split('\n');
    expect(text).toContain('has no key `B`');
    writeFileSync(file, sealed(text.replaceAll('has no key `B`', 'was found elsewhere')));
    expect((await envfrom(root, `merge ${folder}`)).stdout).toContain('was found elsewhere');
  });

  test('judge when all have done the first step', async () => {
    const root = repository(overlays(4));
    const folder = join(scratch(), 'shards');
    const first = `--shard 1/2 --exchange ${folder}`;
    await envfrom(root, `check ${first}`);
    expect(await fails(root, `check ${first} --judge`)).toContain('Shard 2 of 2 is missing');
    await envfrom(root, `check --shard 2/2 --exchange ${folder}`);
    expect(await fails(root, `check --shard 1/3 --exchange ${folder} --judge`)).toContain(
      'holds 2 shards, not 3',
    );
    expect((await envfrom(root, `check ${first} --judge`)).code).toBe(0);
    const told = await fails(root, `merge ${folder}`);
    expect(told).toContain('Shard 2 of 2 is not judged');
    expect(told).toContain(`envfrom check --shard 2/2 --exchange ${folder} --judge`);
  });

  test('that are missing are named, and nothing is reported', async () => {
    const root = repository(overlays(4));
    const folder = await shard(root, 4);
    rmSync(join(folder, 'envfrom-survey-2-of-4.json'));
    rmSync(join(folder, 'envfrom-survey-4-of-4.json'));
    const { code, stdout, stderr } = await envfrom(root, `merge ${folder} --format json`);
    expect([code, stdout]).toEqual([2, '']);
    expect(stderr).toContain(`Shards 2, 4 of 4 are missing in \`${folder}\`.`);
  });

  test('that fail take away what an earlier run wrote', async () => {
    const root = repository(overlays(2));
    const folder = await shard(root, 2);
    write(root, { '.envfrom.yaml': 'strict: maybe\n' });
    // The configuration is wrong: nothing is looked at.
    expect((await envfrom(root, `check --shard 1/2 --exchange ${folder}`)).code).toBe(2);
    rmSync(join(root, '.envfrom.yaml'));
    const file = join(folder, 'envfrom-survey-1-of-2.json');
    expect(await fails(root, `merge ${folder}`)).toContain('Shard 1 of 2 is missing');
    expect(() => readFileSync(file)).toThrow('ENOENT');
  });

  test('that are cut short, changed or made up end the run', async () => {
    const root = repository(overlays(2));
    const folder = await shard(root, 2);
    for (const step of ['survey', 'findings']) {
      const file = join(folder, `envfrom-${step}-2-of-2.json`);
      const [text = ''] = readFileSync(file, 'utf8').split('\n');
      const bad: readonly (readonly [content: string, said: string])[] = [
        [text.slice(0, 500), 'is damaged'],
        [`${text}\n`, 'is damaged'],
        [sealed('{'), 'is damaged'],
        [sealed('null'), 'was made from other files'],
        [sealed('{}'), 'was made from other files'],
        [
          sealed(text.replace(/"(?:survey|report)":\{.*/, '"survey":{},"report":null}')),
          'does not match the files',
        ],
      ];
      for (const [content, said] of bad) {
        writeFileSync(file, content);
        const told = await fails(root, `merge ${folder}`);
        expect(told).toContain(step === 'findings' ? said : '');
      }
      writeFileSync(file, sealed(text));
    }
    expect((await envfrom(root, `merge ${folder}`)).code).toBe(1);
  });

  test('that judged with other surveys end the run', async () => {
    const root = repository(overlays(2));
    const folder = await shard(root, 2);
    const file = join(folder, 'envfrom-survey-1-of-2.json');
    const [text = ''] = readFileSync(file, 'utf8').split('\n');
    writeFileSync(file, sealed(text.replace('{', '{ ')));
    expect(await fails(root, `merge ${folder}`)).toContain('was made from other files');
  });

  test.each([
    ['a file changed', (root: string) => appendFileSync(join(root, 'base/a.env'), 'B=1\n')],
    ['a file came', (root: string) => write(root, { 'new.yaml': 'kind: Pod\n' })],
    ['a remote', (root: string) => void git(root, 'remote', 'add', 'origin', 'https://a.b/c.git')],
    ['an option', (root: string) => write(root, { '.envfrom.yaml': 'loadRestrictor: root\n' })],
    ['a severity', (root: string) => write(root, { '.envfrom.yaml': 'strict: true\n' })],
  ])('of another world end the run: %s', async (_, change) => {
    const root = repository(overlays(2));
    const folder = await shard(root, 2);
    change(root);
    expect(await fails(root, `merge ${folder}`)).toContain('was made from other files');
  });

  test('of two runs end the run', async () => {
    const root = repository(overlays(2));
    const folder = await shard(root, 2);
    await envfrom(root, `check --shard 1/3 --exchange ${folder}`);
    expect(await fails(root, `merge ${folder}`)).toContain('some of 2, some of 3');
    expect(await fails(root, `merge ${scratch()}`)).toContain('holds no shards');
  });

  test.each([
    'check --shard 0/2 --exchange /tmp/x',
    'check --shard 3/2 --exchange /tmp/x',
    'check --shard two --exchange /tmp/x',
    'check --shard 1/2',
    'check --shard 1/2 --exchange .',
    'check --shard 1/2 --exchange .git/shards',
    'check --shard 1/2 --exchange /tmp/x --jobs 2',
    'check --shard 1/2 --exchange /tmp/x --fix',
    'check --shard 1/2 --exchange /tmp/x --base HEAD',
    'check --judge',
    'check --exchange /tmp/x',
    'check base/pod.yaml --shard 1/2 --exchange /tmp/x',
    'check - --shard 1/2 --exchange /tmp/x',
    'check --jobs 0',
    'check --jobs many',
    'merge',
  ])('refused: %s', async (line) => {
    expect(await fails(repository(overlays(1)), line)).not.toBe('');
  });

  test('hold no value of a Secret, as text or as base64', { timeout: 60_000 }, async () => {
    const value = 'c4nary-hunter2-pa55word';
    for (const files of [...Object.values(COPIES), () => overlays(3)]) {
      const root = repository(files(value));
      const folder = await shard(root, 2);
      for (const name of readdirSync(folder)) {
        const text = readFileSync(join(folder, name), 'utf8');
        expect(text).not.toContain(value);
        expect(text).not.toContain(Buffer.from(value).toString('base64'));
      }
      for (const format of ['json', 'text']) {
        const line = `--format ${format}`;
        expect(await envfrom(root, `merge ${folder} ${line}`)).toEqual(
          await envfrom(root, `check ${line}`),
        );
      }
    }
  });
});

/** What a thread of `--jobs` does, perhaps in another folder, with what it found changed. */
function thread(
  cwd: string,
  change: (found: JobFindings) => JobFindings | undefined,
): (job: Job) => Promise<JobThread> {
  const silent = { write: () => true };
  const outside = { cwd, env: process.env, stdin: process.stdin, stdout: silent, stderr: silent };
  return async (job) => {
    const here = await jobHere(['check'], job, outside);
    return {
      ...here,
      async judge(surveys) {
        const found = await here.judge(surveys);
        return found && change(found);
      },
    };
  };
}

async function failing(): Promise<JobThread> {
  return { survey: nothing, judge: nothing, end: () => {} };
}

async function nothing(): Promise<undefined> {
  return undefined;
}

function ofOtherFiles({ report, reads = [] }: JobFindings): JobFindings {
  return {
    report: { ...report, problems: [] },
    reads: reads.map(([tree, door, path, digest]) => [tree, door, path, digest.repeat(2)]),
  };
}

/** Nothing of it has a name that nothing makes, so it can be divided. */
function divisible(): Record<string, string> {
  const { 'base/pod.yaml': pod = '', ...rest } = overlays(4);
  return { ...rest, 'base/pod.yaml': pod.replace(/.*elsewhere.*\n/, '') };
}

describe('threads', () => {
  const line = 'check --jobs 2 --format json';

  test('do the work: what one of them found is not looked for again', async () => {
    const root = repository(divisible());
    const whole = await envfrom(root, 'check --format json');
    expect(whole.stdout).toContain('has no key `B`');
    const startJob = thread(root, (found) => ({
      ...found,
      report: JSON.parse(JSON.stringify(found.report).replaceAll('has no key `B`', 'was found')),
    }));
    expect((await envfrom(root, line, { startJob })).stdout).toContain('was found');
    expect(await envfrom(root, line)).toEqual(whole);
  });

  test('that fail, or saw other files, are as good as none', async () => {
    const root = repository(divisible());
    const whole = await envfrom(root, 'check --format json');
    const later = (job: Job): Promise<JobThread> =>
      thread(root, job.share.index === 1 ? ofOtherFiles : (found) => found)(job);
    const foreign = thread(repository({ ...divisible(), 'a.yaml': '' }), (found) => found);
    const steadiless = thread(root, ({ report }) => ({ report, reads: undefined }));
    const none = thread(root, () => undefined);
    for (const startJob of [failing, later, foreign, steadiless, none]) {
      expect(await envfrom(root, line, { startJob })).toEqual(whole);
    }
  });

  test('leave answers that notice every change', async () => {
    const root = repository({ ...overlays(4), '.gitignore': 'b.env\n' });
    const cache = join(scratch(), 'cache');
    const program = scratch({ 'cli.js': '1' });
    const run = (line = ''): Promise<Ran> =>
      envfrom(root, `check --jobs 2 --format json ${line}`, { program });
    const cached = (): Promise<Ran> => run(`--cache ${cache}`);
    const first = await cached();
    expect(await cached()).toEqual(first);
    appendFileSync(join(root, 'base/a.env'), 'B=1\n');
    const second = await cached();
    expect(second.stdout).not.toBe(first.stdout);
    expect(second).toEqual(await run('--no-cache'));
  });
});

function sealed(content: string): string {
  return `${content}\n${createHash('sha256').update(content).digest('hex')}\n`;
}

/** What a run says that must not report anything. */
async function fails(root: string, line: string): Promise<string> {
  const { code, stdout, stderr } = await envfrom(root, line);
  expect([code, stdout]).toEqual([2, '']);
  return stderr;
}
