import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { envfrom } from '../envfrom.ts';
import { CONFIG, FOUND, MISSING } from '../references/missing-pod.ts';
import { repository, scratch, write } from '../scratch.ts';

describe('check', () => {
  test('is the default command, and says what it finds', async () => {
    const cwd = scratch({ 'pod.yaml': MISSING });
    const { code, stdout, stderr } = await envfrom(cwd, '--format concise');
    expect([code, stderr]).toEqual([1, '']);
    expect(stdout).toContain(FOUND);
    expect(await envfrom(cwd, 'check . --format concise')).toEqual({ code, stdout, stderr });
  });

  test('says in text that all is well, and that there is nothing', async () => {
    const well = await envfrom(scratch({ 'pod.yaml': MISSING, 'config.yaml': CONFIG }), '');
    expect(well).toEqual({ code: 0, stdout: expect.stringContaining('No problems.'), stderr: '' });
    const nothing = await envfrom(scratch({ 'readme.md': '' }), '');
    expect(nothing).toEqual({
      code: 0,
      stdout: expect.stringContaining('there are no YAML or JSON files.'),
      stderr: '',
    });
    const lines = await envfrom(scratch({ 'readme.md': '' }), '-f concise');
    const stderr = 'envfrom: no YAML or JSON files to check.\n';
    expect(lines).toEqual({ code: 0, stdout: '', stderr });
  });

  test('looks up what single files need in their repository; outside git, in the files given', async () => {
    const files = {
      'pod.yaml': MISSING,
      'k8s/config.yaml': CONFIG,
      'k8s/bad.yaml': MISSING.replaceAll('app-conf', 'gone-conf'),
    };
    const lines = ['.', 'pod.yaml', 'k8s/bad.yaml', 'pod.yaml k8s/config.yaml', 'pod.yaml k8s'];
    expect(await exitCodes(repository(files), lines)).toEqual([1, 0, 1, 0, 1]);
    expect(await exitCodes(scratch(files), lines)).toEqual([1, 1, 1, 0, 1]);
  });

  test('reads standard input under a name', async () => {
    const cwd = scratch();
    const named = await envfrom(cwd, '- --stdin-filename k8s/pod.yaml --format concise', {
      stdin: MISSING,
    });
    expect(named.stdout).toContain(`k8s/${FOUND}`);
    const plain = await envfrom(cwd, 'check - --format concise', { stdin: MISSING });
    expect(plain.stdout).toContain(`stdin.yaml:7:39: error`);
    expect(await envfrom(cwd, '-')).toEqual({
      code: 2,
      stdout: '',
      stderr: 'envfrom: `-` reads standard input, but nothing is piped into it.\n',
    });
  });

  test('shows what is severe enough, in every format; all counts for the exit code', async () => {
    const cwd = scratch({ 'pod.yaml': MISSING.replace('configMapRef', 'secretRef') });
    const shown = async (line: string): Promise<readonly unknown[]> => {
      const { code, stdout } = await envfrom(cwd, `--fail-on info ${line}`);
      return [code, stdout.match(/(?<=pod\.yaml.*: |^)(?:error|warning|info)(?=\[)/gm)];
    };
    const infos = '--rule undeclared-secret=info';
    expect(await shown('')).toEqual([1, ['warning']]);
    expect(await shown('--severity error')).toEqual([1, null]);
    expect(await shown('--quiet -f concise')).toEqual([1, null]);
    expect(await shown(infos)).toEqual([1, null]);
    expect(await shown(`${infos} --severity info`)).toEqual([1, ['info']]);
    expect(await shown(`${infos} -f concise`)).toEqual([1, ['info']]);
    expect(await shown(`${infos} -f concise --severity warning`)).toEqual([1, null]);
    expect((await envfrom(cwd, '-q --severity info')).stderr).toBe(
      'envfrom: `--quiet` and `--severity` cannot be used together.\n',
    );
  });

  test('writes several formats at once, each where it belongs', async () => {
    const cwd = scratch({ 'pod.yaml': MISSING, 'out/log.txt': '' });
    const { code, stdout, stderr } = await envfrom(
      cwd,
      '-f sarif=out/a.sarif -f concise -f json=b.json',
    );
    expect([code, stderr]).toEqual([1, '']);
    expect(stdout).toContain(FOUND);
    expect(JSON.parse(readFileSync(join(cwd, 'out/a.sarif'), 'utf8'))).toMatchObject({
      version: '2.1.0',
    });
    expect(JSON.parse(readFileSync(join(cwd, 'b.json'), 'utf8'))).toMatchObject({ version: 1 });
    const output = await envfrom(cwd, '-f concise --output c.txt');
    expect(output).toEqual({ code: 1, stdout: '', stderr: '' });
    expect(readFileSync(join(cwd, 'c.txt'), 'utf8')).toBe(stdout);
    const twice = await envfrom(cwd, '-f concise -f json -o c.txt');
    expect(twice).toEqual({
      code: 2,
      stdout: '',
      stderr:
        'envfrom: `--output` names the file of one format, but several formats are given.\n  Name the file of each format, as in `--format json=c.txt`.\n',
    });
    const unwritable = await envfrom(cwd, '--output pod.yaml/x');
    expect(unwritable).toEqual({
      code: 2,
      stdout: '',
      stderr: expect.stringMatching(
        /^envfrom: Cannot write `pod.yaml\/x`: a part of its path is a file/,
      ),
    });
  });

  test.each([
    ['', 1],
    ['--fail-on never', 0],
    ['--exit-zero', 0],
    ['--rule missing-config-map=warning', 0],
    ['--rule missing-config-map=warning --fail-on warning', 1],
    ['--rule missing-config-map=warning --max-warnings 0', 1],
    ['--rule missing-config-map=warning --max-warnings 1', 0],
    ['--rule missing-config-map=info --fail-on warning', 0],
    ['--rule missing-config-map=info --fail-on info', 1],
    ['--rule missing-config-map=off --fail-on info', 0],
    ['--kubernetes-version 1.20', 1],
    ['--kubernetes-version one', 2],
  ])('exit code of %j', async (flags, code) => {
    expect((await envfrom(scratch({ 'pod.yaml': MISSING }), flags)).code).toBe(code);
  });

  test.each([
    ['--limit file-size=100', 'pod.yaml:1:1: error[unreadable-manifest]'],
    ['--limit documents=1', 'pod.yaml:9:1: error[unreadable-manifest]'],
    ['--limit depth=3', 'pod.yaml:6:7: error[unreadable-manifest]'],
    ['--limit file-size=100 --exclude pod.yaml', ''],
  ])('a limit that is hit is a problem: %s', async (flags, start) => {
    const cwd = scratch({
      'pod.yaml': `${MISSING}---\n${CONFIG}`,
      'data.json': `[${'1,'.repeat(99)}1]`,
    });
    const { stdout } = await envfrom(cwd, `-f concise ${flags}`);
    expect(stdout.slice(0, start.length)).toBe(start);
    expect(stdout.split('\n').filter((line) => line.includes('unreadable'))).toHaveLength(
      start === '' ? 0 : 1,
    );
  });

  test.each([
    ['--only missing-config-map', 1, ['missing-config-map']],
    ['--only unused-config-map', 0, ['unused-config-map']],
    [
      '--only unused-config-map --only missing-config-map',
      1,
      ['missing-config-map', 'unused-config-map'],
    ],
    ['--only unused-config-map --rule unused-config-map=error', 1, ['unused-config-map']],
    ['--only duplicate-key', 0, []],
    ['--only unused-config-mpa', 2, []],
  ])('%s', async (line, code, rules) => {
    const cwd = scratch({ 'pod.yaml': MISSING });
    const { code: got, stdout } = await envfrom(cwd, `${line} -f concise`);
    const found = new Set([...stdout.matchAll(/\[([a-z-]+)\]/g)].map(([, rule]) => rule));
    expect([got, found]).toEqual([code, new Set(rules)]);
  });

  test('--quiet writes errors only, and counts warnings still', async () => {
    const cwd = scratch({ 'pod.yaml': MISSING });
    const line = '--quiet --format concise --max-warnings 0 --rule missing-config-map=warning';
    expect(await envfrom(cwd, line)).toEqual({ code: 1, stdout: '', stderr: '' });
  });

  test('annotates and stays safe in GitHub Actions', async () => {
    const cwd = scratch({ 'pod.yaml': MISSING });
    const { stdout } = await envfrom(cwd, '', { env: { GITHUB_ACTIONS: 'true', NO_COLOR: '1' } });
    expect(stdout).toMatch(/^::error file=pod\.yaml,line=7,/m);
    expect(stdout).toContain('error[missing-config-map]');
    const { stdout: annotations } = await envfrom(cwd, '-o report.txt', {
      env: { GITHUB_ACTIONS: 'true' },
    });
    expect(annotations).toMatch(/^::error [^\n]*\n$/);
    expect(readFileSync(join(cwd, 'report.txt'), 'utf8')).toContain('error[missing-config-map]');
  });
});

test.each(['', 'env', 'rules', 'explain missing-secret'])(
  '%j on a terminal without width',
  async (line) => {
    const cwd = scratch({ 'pod.yaml': MISSING });
    const env = { NO_COLOR: '1' };
    const { code, stdout } = await envfrom(cwd, line, { isTTY: true, columns: 0, env });
    expect(code).toBe(line === '' ? 1 : 0);
    expect(Math.max(...stdout.split('\n').map((text) => text.length))).toBeGreaterThan(40);
  },
);

describe('configuration', () => {
  const rule = 'rules: {missing-config-map: warning}\n';

  test('is found, named, or not read at all', async () => {
    const cwd = scratch({
      'pod.yaml': MISSING,
      '.envfrom.yaml': rule,
      'other.yml': 'failOn: info\n',
      'sub/pod.yaml': MISSING,
    });
    const codes = ['', '--no-config', '--config other.yml', '--config .envfrom.yaml sub'].map(
      async (line) => (await envfrom(cwd, line)).code,
    );
    expect(await Promise.all(codes)).toEqual([0, 1, 1, 0]);
  });

  test('that is wrong stops the run, at its line', async () => {
    const cwd = scratch({ '.envfrom.yaml': 'strict: true\nrule:\n  a: off\n' });
    expect(await envfrom(cwd, '')).toEqual({
      code: 2,
      stdout: '',
      stderr:
        'envfrom: .envfrom.yaml:2:1: Unknown key `rule`. Did you mean `rules`?\n  Its schema: https://raw.githubusercontent.com/envfrom/envfrom/main/schemas/config.schema.json\n',
    });
    const none = await envfrom(cwd, '--config none.yaml');
    expect(none).toEqual({
      code: 2,
      stdout: '',
      stderr: 'envfrom: Cannot read the configuration `none.yaml`: no such file.\n',
    });
  });
});

describe('in pre-commit', () => {
  test('only what git tracks counts', async () => {
    const cwd = repository({ 'pod.yaml': MISSING });
    write(cwd, { 'config.yaml': CONFIG });
    const codes = [{}, { PRE_COMMIT: '1' }].map(
      async (env) => (await envfrom(cwd, '', { env })).code,
    );
    expect(await Promise.all(codes)).toEqual([0, 1]);
    expect((await envfrom(cwd, '--tracked')).code).toBe(1);
  });
});

describe('colour', () => {
  test.each<[string, Readonly<Record<string, string>>, boolean, boolean]>([
    ['', {}, false, false],
    ['', {}, true, true],
    ['', { NO_COLOR: '1' }, true, false],
    ['', { NO_COLOR: '' }, true, true],
    ['', { FORCE_COLOR: '1' }, false, true],
    ['', { FORCE_COLOR: '0' }, true, false],
    ['', { TERM: 'dumb' }, true, false],
    ['--color always', { NO_COLOR: '1' }, false, true],
    ['--color never', { FORCE_COLOR: '1' }, true, false],
    ['--no-color', {}, true, false],
    ['', { GITHUB_ACTIONS: 'true' }, false, true],
    ['-o out.txt', {}, true, false],
    ['-o out.txt --color always', {}, false, true],
  ])('%j %j on a terminal: %s', async (flags, env, isTTY, colored) => {
    const cwd = scratch({ 'pod.yaml': MISSING });
    const { stdout } = await envfrom(cwd, flags, { env, isTTY });
    const text = flags.startsWith('-o') ? readFileSync(join(cwd, 'out.txt'), 'utf8') : stdout;
    expect(text.includes('\u001b[')).toBe(colored);
  });
});

/** The exit codes of several command lines in one folder. */
async function exitCodes(cwd: string, lines: readonly string[]): Promise<readonly number[]> {
  const runs = await Promise.all(lines.map((line) => envfrom(cwd, line)));
  return runs.map(({ code }) => code);
}

test('text without objects is not called fine', async () => {
  const { code, stdout } = await envfrom(scratch(), '-', { stdin: 'Error: no chart\n' });
  expect([code, stdout.split('\n')[0]]).toEqual([
    0,
    'Nothing was checked: the only file holds no Kubernetes objects.',
  ]);
});
