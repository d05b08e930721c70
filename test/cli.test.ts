import { spawnSync } from 'node:child_process';
import { readFileSync, readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { run } from '../src/cli/run.ts';
import { VERSION } from '../src/version.ts';
import { repository, scratch, write } from './scratch.ts';

const CLI = resolve('dist/cli.js');
const MISSING =
  'apiVersion: v1\nkind: Pod\nmetadata: {name: api}\nspec:\n  containers:\n    - name: api\n      envFrom: [{configMapRef: {name: app}}]\n';
const CONFIG = 'apiVersion: v1\nkind: ConfigMap\nmetadata: {name: app}\ndata: {A: "1"}\n';

interface Ran {
  readonly code: number;
  readonly stdout: string;
  readonly stderr: string;
}

interface Given {
  readonly env?: Readonly<Record<string, string>>;
  readonly stdin?: string;
  readonly isTTY?: boolean;
}

async function* bytes(text: string): AsyncGenerator<Uint8Array> {
  yield new TextEncoder().encode(text);
}

/** Runs a command line in this process, in a folder, with an environment of its own. */
async function envfrom(
  cwd: string,
  line: string | readonly string[],
  given: Given = {},
): Promise<Ran> {
  const out: string[] = [];
  const err: string[] = [];
  const argv = typeof line === 'string' ? line.split(' ').filter((word) => word !== '') : line;
  const code = await run(argv, {
    cwd,
    env: given.env ?? {},
    stdin: Object.assign(bytes(given.stdin ?? ''), { isTTY: given.stdin === undefined }),
    stdout: { write: (text) => out.push(text), isTTY: given.isTTY ?? false },
    stderr: { write: (text) => err.push(text) },
  });
  return { code, stdout: out.join(''), stderr: err.join('') };
}

const FOUND = 'pod.yaml:7:39: error[missing-config-map]';

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
      stdout: expect.any(String),
      stderr: 'envfrom: no YAML or JSON files to check.\n',
    });
  });

  test('takes the files given for the world', async () => {
    const cwd = scratch({ 'pod.yaml': MISSING, 'config.yaml': CONFIG });
    const codes = ['.', 'pod.yaml', 'pod.yaml config.yaml', '*.yaml'].map(
      async (paths) => (await envfrom(cwd, paths)).code,
    );
    expect(await Promise.all(codes)).toEqual([0, 1, 0, 0]);
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

  test('writes several formats at once, each where it belongs', async () => {
    const cwd = scratch({ 'pod.yaml': MISSING });
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
    const unwritable = await envfrom(cwd, '--output pod.yaml/x');
    expect(unwritable).toEqual({
      code: 2,
      stdout: '',
      stderr: expect.stringMatching(/^envfrom: Cannot write `pod.yaml\/x`: E/),
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
    ['--kubernetes-version 1.20', 2],
  ])('exit code of %j', async (flags, code) => {
    expect((await envfrom(scratch({ 'pod.yaml': MISSING }), flags)).code).toBe(code);
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
  });
});

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
        'envfrom: .envfrom.yaml:2:1: Unknown key `rule`. Did you mean `rules`?\n  The configuration is described by schemas/config.schema.json.\n',
    });
    const none = await envfrom(cwd, '--config none.yaml');
    expect(none).toEqual({
      code: 2,
      stdout: '',
      stderr: 'envfrom: Cannot read the configuration `none.yaml`: there is no such file.\n',
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

describe('env', () => {
  const files = {
    'k8s/pod.yaml': MISSING.replace('{name: api}', '{name: api, namespace: prod}'),
    'k8s/config.yaml': CONFIG.replace('{name: app}', '{name: app, namespace: prod}'),
    'other/pod.yaml': MISSING,
  };
  test.each([
    ['pod/api', 2],
    ['po/api/api', 2],
    ['Pods/a*', 2],
    ['api', 2],
    ['k8s pod/api', 1],
    ['pod/api k8s', 1],
    ['k8s/pod.yaml', 1],
    ['k8s/*.yaml', 1],
    ['**/pod.yaml', 2],
    ['pod/api -n prod', 1],
    ['pod/api -n pr*', 1],
    ['pod/api -n other', 1],
    ['', 2],
  ])('%j shows %i containers', async (line, count) => {
    expect(await containers(scratch(files), line)).toHaveLength(count);
  });

  test('shows values and where they come from', async () => {
    const { code, stdout, stderr } = await envfrom(scratch(files), 'env k8s pod/api');
    expect([code, stderr]).toEqual([0, '']);
    expect(stdout).toMatch(/A +1 +app\/A \(k8s\/config\.yaml:4\)/);
  });

  test('describes as kubectl does', async () => {
    const { stdout } = await envfrom(scratch(files), 'env k8s -f describe');
    expect(stdout).toMatch(/^ +Environment Variables from:\n +app +ConfigMap +Optional: false\n/m);
  });

  test.each([
    ['pod/apj', 'No workload matches `pod/apj`.', 'Did you mean `pod/api`?'],
    ['deploy/api', 'No workload matches `deploy/api`.', 'There are pod/api.'],
    ['pod/api/sidecar', 'No workload matches `pod/api/sidecar`.', 'There are pod/api.'],
  ])('%s matches nothing', async (selector, message, help) => {
    expect(await envfrom(scratch(files), `env ${selector}`)).toEqual({
      code: 2,
      stdout: '',
      stderr: `envfrom: ${message}\n  ${help}\n`,
    });
  });
});

describe('explain, rules, help', () => {
  test('explain prints the page', async () => {
    const { code, stdout } = await envfrom('.', 'explain missing-config-map');
    expect([code, stdout]).toEqual([0, readFileSync('rules/missing-config-map/README.md', 'utf8')]);
  });

  test.each([
    [
      'explain missing-confg-map',
      'There is no rule `missing-confg-map`.',
      'Did you mean `missing-config-map`?',
    ],
    [
      'explain',
      'Name the rule to explain.',
      'For example `envfrom explain missing-config-map`. `envfrom rules` lists them.',
    ],
    ['explain a b', '`envfrom explain` takes no argument `b`.', undefined],
    ['rules a', '`envfrom rules` takes no argument `a`.', undefined],
    [
      'help chek',
      '`chek` is no value of `envfrom help`.',
      'Did you mean `check`? It takes `check`, `env`, `explain`, `rules`, `completion`, `help`.',
    ],
    [
      'completion powershell',
      '`powershell` is no value of `envfrom completion`.',
      'It takes `bash`, `zsh`, `fish`.',
    ],
    ['chek', 'No such file or directory: `chek`.', 'Did you mean the command `check`?'],
  ])('%s', async (line, message, help) => {
    const stderr = `envfrom: ${message}\n${help === undefined ? '' : `  ${help}\n`}`;
    expect(await envfrom(scratch(), line)).toEqual({ code: 2, stdout: '', stderr });
  });

  test('rules lists every page', async () => {
    const pages = readdirSync('rules')
      .filter((name) => !name.endsWith('.ts'))
      .sort();
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

describe('the bundle as a process', () => {
  test('version, problems, standard input, exit codes', () => {
    const cwd = scratch({ 'pod.yaml': MISSING });
    expect(spawn(cwd, ['--version'])).toEqual({ code: 0, stdout: `${VERSION}\n`, stderr: '' });
    expect(spawn(cwd, ['-V', '--verbose'])).toEqual({
      code: 0,
      stdout: `${VERSION}\n`,
      stderr: '',
    });
    expect(spawn(cwd, ['-f', 'concise'])).toEqual({
      code: 1,
      stdout: expect.stringContaining(FOUND),
      stderr: '',
    });
    expect(spawn(cwd, ['-', '-f', 'concise'], MISSING)).toEqual({
      code: 1,
      stdout: expect.stringContaining('stdin.yaml:7:39'),
      stderr: '',
    });
    expect(spawn(cwd, ['nowhere'])).toEqual({
      code: 2,
      stdout: '',
      stderr: 'envfrom: No such file or directory: `nowhere`.\n',
    });
  });

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

  test('starts without loading the engine for --version', () => {
    const { stderr } = spawnSync(process.execPath, [CLI, '--version'], {
      encoding: 'utf8',
      env: { ...process.env, NODE_DEBUG: 'esm' },
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
      stdin: Object.assign(bytes(''), { isTTY: true }),
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

/** The containers that `env` shows, by their titles. */
async function containers(cwd: string, line: string): Promise<readonly string[]> {
  const { stdout } = await envfrom(cwd, `env ${line}`);
  return stdout.split('\n').filter((text) => /^\S+ \S+, container/.test(text));
}

/** Runs the committed bundle with nothing of this process's environment but PATH. */
function spawn(cwd: string, args: readonly string[], input = ''): Ran {
  const { status, stdout, stderr } = spawnSync(process.execPath, [CLI, ...args], {
    cwd,
    input,
    encoding: 'utf8',
    env: { PATH: process.env['PATH'] },
  });
  return { code: status ?? -1, stdout, stderr };
}
