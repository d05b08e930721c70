import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { ruleFolders } from '../../scripts/rules/pages.ts';
import { run } from '../../src/cli/run.ts';
import { ROLLOUT_VERDICTS } from '../../src/model/changes/change.ts';
import { VERSION } from '../../src/version.ts';
import { CLI, envfrom, spawnEnvfrom } from '../envfrom.ts';
import { FOUND, MISSING } from '../references/missing-pod.ts';
import { scratch } from '../scratch.ts';
import { IS_SLOW } from '../suite.ts';

test('a check of nothing tells how to make it fail', async () => {
  const { code, stdout } = await envfrom(scratch(), 'check');
  expect([code, stdout.split('\n').at(-2)]).toEqual([
    0,
    '`--fail-on-nothing` makes this exit code 1.',
  ]);
});

/** Of each kind and each proof of `Verdict`. */
const REFERENCE_VERDICTS =
  'present elsewhere produced assumed optional unknown undeclared broken missing-key other-kind other-namespace siblings near-miss unhashed removed'.split(
    ' ',
  );

describe('explain, rules, help', () => {
  test('explain prints the page', async () => {
    const { code, stdout } = await envfrom('.', 'explain missing-config-map');
    expect([code, stdout]).toEqual([0, readFileSync('rules/missing-config-map/README.md', 'utf8')]);
  });

  test.each([...REFERENCE_VERDICTS, ...ROLLOUT_VERDICTS])(
    'explain %s says what the verdict means',
    async (verdict) => {
      const { code, stdout } = await envfrom('.', `explain ${verdict}`);
      expect([code, stdout.split('\n')[0]]).toEqual([
        0,
        expect.stringMatching(new RegExp(`^# \`.*${verdict}\\W.*: a verdict of a `)),
      ]);
      expect(stdout.length).toBeGreaterThan(150);
    },
  );

  test('explain shows both meanings of a verdict, the rules that report it, and rules of that name', async () => {
    const { stdout } = await envfrom('.', 'explain unknown');
    expect(stdout.match(/^# .*/gm)).toEqual([
      '# `unknown`: a verdict of a reference',
      '# `unknown`: a verdict of a workload that a change touches',
    ]);
    expect((await envfrom('.', 'explain undeclared')).stdout).toContain(
      'Reported as: `undeclared-config-map`, `undeclared-secret`.',
    );
    expect((await envfrom('.', 'explain stale')).stdout).toContain('Rules with this word: `stale-');
  });

  test.each([
    [
      'explain missing-confg-map',
      'Unknown rule `missing-confg-map`.',
      'Did you mean `missing-config-map`?',
    ],
    [
      'explain',
      'Name the rule or verdict to explain.',
      'For example `envfrom explain missing-config-map`. `envfrom rules` lists the rules.',
    ],
    ['explain a b c', '`envfrom explain` takes no argument `c`.', undefined],
    ['explain a b', 'Unknown rule `a`.', '`envfrom rules` lists the rules.'],
    [
      'explain unused',
      'Unknown rule `unused`.',
      'Did you mean one of these: `unused-config-map`, `unused-secret`, `unused-key`, `unused-helm-value`, `unused-suppression`?',
    ],
    ['rules a', '`envfrom rules` takes no argument `a`.', undefined],
    ['help chek', 'Unknown command `chek`.', 'Did you mean `check`?'],
    [
      'completion powershell',
      'Invalid value `powershell` for `envfrom completion`: use `bash`, `zsh` or `fish`.',
      undefined,
    ],
    ['completion', 'Name the shell: `bash`, `zsh` or `fish`.', undefined],
    [
      'check --only missing-secrt',
      'Unknown rule `missing-secrt`.',
      'Did you mean `missing-secret`?',
    ],
    ['check --only none', 'Unknown rule `none`.', '`envfrom rules` lists the rules.'],
    ['chek', 'There is no command, file or folder `chek`.', 'Did you mean `envfrom check`?'],
    ['lint', 'There is no command, file or folder `lint`.', 'Did you mean `envfrom check`?'],
    ['zzzz', 'There is no command, file or folder `zzzz`.', '`envfrom help` lists the commands.'],
    ['a/nope.yaml', 'No such file or directory: `a/nope.yaml`.', undefined],
  ])('%s', async (line, message, help) => {
    const stderr = `envfrom: ${message}\n${help === undefined ? '' : `  ${help}\n`}`;
    expect(await envfrom(scratch(), line)).toEqual({ code: 2, stdout: '', stderr });
  });

  test('rules lists every page', async () => {
    const pages = ruleFolders();
    const { stdout } = await envfrom('.', 'rules --format json');
    const rules: readonly { readonly id: string }[] = JSON.parse(stdout);
    expect(rules.map(({ id }) => id).sort()).toEqual(pages);
    for (const format of ['table', 'markdown']) {
      const { code, stdout: text } = await envfrom('.', `rules -f ${format}`);
      expect([code, pages.filter((id) => !text.includes(id))]).toEqual([0, []]);
    }
  });

  test('help by flag and by command is the same', async () => {
    expect(await envfrom('.', 'env --help')).toEqual(await envfrom('.', 'help env'));
    expect(await envfrom('.', '-h')).toEqual(await envfrom('.', 'help'));
  });
});

describe('the bundle as a process', () => {
  test('version, problems, standard input, exit codes', () => {
    const cwd = scratch({ 'pod.yaml': MISSING });
    expect(spawnEnvfrom(cwd, ['--version'])).toEqual({
      code: 0,
      stdout: `${VERSION}\n`,
      stderr: '',
    });
    expect(spawnEnvfrom(cwd, ['-V', '--verbose'])).toEqual({
      code: 0,
      stdout: `${VERSION}\n`,
      stderr: '',
    });
    expect(spawnEnvfrom(cwd, ['-f', 'concise'])).toEqual({
      code: 1,
      stdout: expect.stringContaining(FOUND),
      stderr: '',
    });
    expect(spawnEnvfrom(cwd, ['-', '-f', 'concise'], MISSING)).toEqual({
      code: 1,
      stdout: expect.stringContaining('stdin.yaml:7:39'),
      stderr: '',
    });
    expect(spawnEnvfrom(cwd, ['nowhere'])).toEqual({
      code: 2,
      stdout: '',
      stderr:
        'envfrom: There is no command, file or folder `nowhere`.\n  `envfrom help` lists the commands.\n',
    });
  });

  if (IS_SLOW) {
    test('a reader that goes away early changes nothing', () => {
      const cwd = scratch({
        'pod.yaml': MISSING.repeat(1),
        'many.yaml': Array.from({ length: 2000 }, (_, at) =>
          MISSING.replace('name: api', `name: a${at}`),
        ).join('---\n'),
      });
      const { stdout, stderr } = spawnSync(
        'bash',
        ['-c', '"$0" "$1" | head -1; echo "${PIPESTATUS[0]}"', process.execPath, CLI],
        { cwd, encoding: 'utf8' },
      );
      expect(stderr).toBe('');
      expect(stdout.trim().split('\n').at(-1)).toBe('1');
    });
  }

  test('starts without loading the engine for --version', () => {
    const { stderr } = spawnSync(process.execPath, [CLI, '--version'], {
      encoding: 'utf8',
      env: { ...process.env, NODE_DEBUG: 'module' },
    });
    const loaded = [...stderr.matchAll(/dist\/chunks\/([\w-]+)\.js/g)].map(([, name]) => name);
    expect([...new Set(loaded)]).toEqual(['version']);
  });
});

describe('a crash', () => {
  test('is called one, with frames and without what was read', async () => {
    const secret = 'hunter2-canary';
    const broken = {
      cwd: scratch({ 'pod.yaml': MISSING }),
      env: {},
      stdin: process.stdin,
      stdout: {
        write: () => {
          throw new SyntaxError(`Unexpected token in ${secret}`);
        },
      },
      stderr: { write: (text: string) => said.push(text) },
    };
    const said: string[] = [];
    expect(await run([], broken)).toBe(2);
    expect(said.join('')).toMatch(
      /^envfrom \S+ crashed \(SyntaxError\)\. This is a bug in envfrom/,
    );
    expect(said.join('')).toMatch(/\n\s+at /);
    expect(said.join('')).not.toContain(secret);
  });
});
