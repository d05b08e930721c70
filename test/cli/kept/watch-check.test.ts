import { renameSync, rmSync, symlinkSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { array, assert, asyncProperty, constantFrom, nat, record } from 'fast-check';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import type { FolderChange } from '../../../src/io/watch-folder.ts';
import { envfrom, type Ran } from '../../envfrom.ts';
import { git, repository, write } from '../../scratch.ts';
import { cases } from '../../suite.ts';

/** A ConfigMap whose value is a number: one error. */
const BAD = 'apiVersion: v1\nkind: ConfigMap\nmetadata: {name: a}\ndata: {PORT: 80}\n';
const GOOD = BAD.replace('80', '"80"');
const WATCHING = 'Watching for changes (Ctrl+C ends).';

/** What is told of an edit: its paths; nothing: it may be anything. */
type Told = ReadonlySet<string> | void;

/** Watches through some edits, one round after each. */
function watching(
  root: string,
  edits: readonly (() => Told | Promise<Told>)[],
  line = '--format concise',
  isTTY = false,
): Promise<Ran> {
  async function* changes(): AsyncGenerator<FolderChange> {
    for (const edit of edits) {
      const paths = await edit();
      yield paths instanceof Set ? { paths } : {};
    }
  }
  return envfrom(root, `check --watch ${line}`, { changes, isTTY });
}

describe('check --watch', () => {
  test('answers again when files change, and says nothing when the answer is the same', async () => {
    const root = repository({ 'a.yaml': GOOD });
    const { code, stdout, stderr } = await watching(root, [
      () => write(root, { 'a.yaml': BAD }),
      () => write(root, { 'a.yaml': `${BAD}# no change of the answer\n` }),
      () => write(root, { 'a.yaml': GOOD }),
      () => write(root, { 'b.yaml': BAD.replace('name: a', 'name: b') }),
    ]);
    expect(stdout.trim().split('\n')).toEqual([
      expect.stringMatching(/^a\.yaml:4:14: error\[non-string-value\]/),
      expect.stringMatching(/^b\.yaml:4:14: error\[non-string-value\]/),
    ]);
    expect(code).toBe(1);
    expect(stderr.trim().split('\n')).toEqual(
      [0, 1, 0, 1].map((each) => `envfrom: 12:00:00, exit code ${each}. ${WATCHING}`),
    );
  });

  test('waits for the next change where a round cannot run', async () => {
    const root = repository({ 'a.yaml': BAD });
    const { code, stdout, stderr } = await watching(root, [
      () => write(root, { '.envfrom.yaml': 'strict: maybe\n' }),
      () => rmSync(join(root, '.envfrom.yaml')),
    ]);
    expect(stderr).toContain('strict');
    expect([code, stdout.trim().split('\n').length]).toEqual([1, 2]);
  });

  test('clears a terminal', async () => {
    const { stdout } = await watching(repository({ 'a.yaml': GOOD }), [], '--color never', true);
    expect(stdout).toMatch(/^\u001B\[2J\u001B\[3J\u001B\[HNo problems\./);
  });

  test('says when it answered, and which files had changed', async () => {
    const root = repository({ 'a.yaml': GOOD, 'b/c.yaml': GOOD });
    const { stderr } = await watching(root, [
      () => {
        write(root, { 'a.yaml': BAD });
        rmSync(join(root, 'b/c.yaml'));
        // Editors come and go with files of their own.
        return new Set(['.git/index', 'a.yaml', '4913', '.a.yaml.swp', 'b/c.yaml']);
      },
    ]);
    expect(stderr.trim().split('\n')).toEqual([
      `envfrom: 12:00:00, exit code 0. ${WATCHING}`,
      `envfrom: 12:00:00, exit code 1: a.yaml and b/c.yaml changed. ${WATCHING}`,
    ]);
  });

  test('compares with the commit of now', async () => {
    const root = repository({ 'a.yaml': GOOD });
    const { code, stdout } = await watching(
      root,
      [
        () => write(root, { 'a.yaml': BAD }),
        () => void git(root, 'commit', '--quiet', '--all', '--message', 'second'),
      ],
      '--base HEAD --format concise',
    );
    expect([code, stdout.trim().split('\n').length]).toEqual([0, 1]);
  });

  test('only looks at what it is told of, until it looks at everything', async () => {
    const root = repository({ 'a.yaml': GOOD, 'b.yaml': GOOD.replace('name: a', 'name: b') });
    inAnHour();
    const bad = BAD.replace('name: a', 'name: b');
    const { stdout } = await watching(root, [
      () => {
        write(root, { 'a.yaml': BAD, 'b.yaml': bad, 'c.yaml': bad.replace('name: b', 'name: c') });
        return new Set(['a.yaml']);
      },
      () => undefined,
    ]);
    const paths = stdout
      .trim()
      .split('\n')
      .map((line) => line.split(':')[0]);
    expect(paths).toEqual(['a.yaml', 'a.yaml', 'b.yaml', 'c.yaml']);
  });

  test('looks at everything where there are other files, or what decides which there are', async () => {
    const root = repository({ 'a.yaml': GOOD, '.gitignore': '' });
    inAnHour();
    const { stdout } = await watching(root, [
      () => {
        write(root, { 'b.yaml': BAD });
        return new Set(['b.yaml']);
      },
      () => {
        write(root, { '.gitignore': 'b.yaml\n' });
        return new Set(['.gitignore']);
      },
      () => {
        write(root, { '.envfrom.yaml': 'strict: maybe\n', 'a.yaml': BAD });
        return new Set(['.envfrom.yaml', 'a.yaml']);
      },
      () => {
        write(root, { '.envfrom.yaml': 'strict: true\n' });
        return new Set(['.envfrom.yaml']);
      },
    ]);
    const paths = stdout
      .trim()
      .split('\n')
      .map((line) => line.split(':')[0]);
    expect(paths).toEqual(['b.yaml', 'a.yaml']);
  });

  test('a file that is here under two paths is read under both', async () => {
    const root = repository({ 'a.txt': GOOD, 'kustomization.yaml': 'resources: [link.yaml]\n' });
    symlinkSync('a.txt', join(root, 'link.yaml'));
    inAnHour();
    const { stdout } = await watching(root, [
      () => {
        write(root, { 'a.txt': BAD });
        return new Set(['a.txt']);
      },
    ]);
    expect(stdout).toMatch(/^link\.yaml:/);
  });

  test('is refused for what cannot be checked twice', async () => {
    const root = repository({ 'a.yaml': GOOD });
    for (const line of ['check --watch --fix', 'check --watch -']) {
      expect((await envfrom(root, line, { stdin: GOOD })).code).toBe(2);
    }
  });

  test('notices an edit that keeps size and time, and a symlink that leads elsewhere', async () => {
    const root = repository({
      '.gitignore': 'real\n',
      'a.yaml': GOOD,
      'real/good.txt': GOOD,
      'real/bad.txt': BAD,
    });
    const link = join(root, 'link.yaml');
    symlinkSync('real/good.txt', link);
    const other = BAD.replace('80', '90  ');
    const old = new Date('2020-01-01T00:00:00Z');
    utimesSync(join(root, 'a.yaml'), old, old);
    const { stdout } = await watching(root, [
      () => {
        expect(other).toHaveLength(GOOD.length);
        write(root, { 'a.yaml': other });
        utimesSync(join(root, 'a.yaml'), old, old);
      },
      () => {
        write(root, { 'a.yaml': GOOD });
        rmSync(link);
        symlinkSync('real/bad.txt', link);
      },
    ]);
    expect(
      stdout
        .trim()
        .split('\n')
        .map((line) => line.split(':')[0]),
    ).toEqual(['a.yaml', 'link.yaml']);
  });

  test(
    'random edits: the last answer is that of a run of its own',
    { timeout: 120_000 },
    async () => {
      const pod =
        'apiVersion: v1\nkind: Pod\nmetadata: {name: p}\nspec:\n  containers:\n  - {name: c, image: c, envFrom: [{configMapRef: {name: a}}]}\n';
      const texts: Readonly<Record<string, readonly string[]>> = {
        'a.yaml': [GOOD, BAD, BAD.replace('name: a', 'name: ab')],
        'pod.yaml': [pod, pod.replace('name: a}', 'name: b}')],
        'kustomization.yaml': [
          'resources: [pod.yaml, a.yaml]\n',
          'resources: [a.yaml]\nnamePrefix: x-\n',
        ],
        'renamed.yaml': [GOOD],
      };
      const edit = record({
        path: constantFrom(...Object.keys(texts)),
        to: constantFrom(...Object.keys(texts)),
        version: nat({ max: 2 }),
        twist: constantFrom('write', 'write', 'remove', 'rename'),
      });
      await assert(
        asyncProperty(array(edit, { minLength: 3, maxLength: 8 }), async (edits) => {
          const root = repository({ 'pod.yaml': pod });
          inAnHour();
          const expected: Ran[] = [];
          const ran = await watching(
            root,
            edits.map(({ path, to, version, twist }) => async () => {
              const versions = texts[path] ?? [];
              if (twist === 'write')
                write(root, { [path]: versions[version % versions.length] ?? '' });
              else if (twist === 'remove') rmSync(join(root, path), { force: true });
              else renameIfThere(join(root, path), join(root, to));
              expected.push(await envfrom(root, 'check --format json --references'));
              return twist === 'rename' ? new Set([path, to]) : new Set([path]);
            }),
            '--format json --references',
          );
          const last = expected.at(-1);
          expect([ran.code, ran.stdout.endsWith(last?.stdout ?? '-')]).toEqual([last?.code, true]);
        }),
        { numRuns: cases(1, 8) },
      );
    },
  );
});

/** Lets some time pass, by the clock: files that were just written are looked at in any case. */
function inAnHour(): void {
  vi.useFakeTimers({ now: Date.now() + 3_600_000, toFake: ['Date'] });
  onTestFinished(() => void vi.useRealTimers());
}

function renameIfThere(from: string, to: string): void {
  try {
    renameSync(from, to);
  } catch {
    // Not there: nothing to rename.
  }
}
