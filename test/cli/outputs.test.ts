import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { envfrom } from '../envfrom.ts';
import { CONFIG, FOUND, MISSING } from '../references/missing-pod.ts';
import { repository, scratch, write } from '../scratch.ts';
import { few } from '../suite.ts';

describe('two formats in one place', () => {
  test.each([
    [
      '-f concise -f json',
      '`--format concise` and `--format json` cannot both be written to standard output.',
      'Name a file for one of them, as in `--format json=FILE`.',
    ],
    [
      '-f text -f concise',
      '`--format text` and `--format concise` cannot both be written to standard output.',
      'Name a file for one of them, as in `--format concise=FILE`.',
    ],
    [
      '-f json=a.json -f sarif=a.json',
      '`--format json` and `--format sarif` cannot both be written to `a.json`.',
      'Name a file for one of them, as in `--format sarif=FILE`.',
    ],
    [
      '-f sarif=a.sarif -o b.txt',
      '`--output` cannot be used together with `--format sarif=a.sarif`.',
      'Name the file of each format, as in `--format json=b.txt`.',
    ],
    [
      '-f concise -f sarif=a.sarif -o b.txt',
      '`--output` cannot be used together with `--format sarif=a.sarif`.',
      'Name the file of each format, as in `--format json=b.txt`.',
    ],
  ])('%s', async (flags, message, help) => {
    const stderr = `envfrom: ${message}\n  ${help}\n`;
    expect(await envfrom(scratch({ 'pod.yaml': MISSING }), flags)).toEqual({
      code: 2,
      stdout: '',
      stderr,
    });
  });

  test('a format without the name of its file', async () => {
    const stderr = 'envfrom: `--format sarif=` needs the name of a file after the `=`.\n';
    const ran = await envfrom(scratch({ 'pod.yaml': MISSING }), '-f sarif=');
    expect(ran).toEqual({ code: 2, stdout: '', stderr });
  });

  test('text and annotations are one log', async () => {
    const cwd = scratch({ 'pod.yaml': MISSING });
    const { stdout } = await envfrom(cwd, '-f concise -f github -f json=a.json');
    expect(stdout).toMatch(/^pod\.yaml:7:39: error.*\n::error file=pod\.yaml,line=7,/);
  });
});

/** A repository whose links lead out of it. */
function hostile(): { readonly root: string; readonly outer: string } {
  const outer = scratch({ 'precious.txt': 'precious' });
  const root = repository({ 'pod.yaml': MISSING });
  symlinkSync(join(outer, 'precious.txt'), join(root, 'report.txt'));
  symlinkSync(outer, join(root, 'out'));
  symlinkSync('pod.yaml', join(root, 'inside.txt'));
  mkdirSync(join(root, 'deep'));
  symlinkSync('../../', join(root, 'deep/up'));
  execFileSync('mkfifo', [join(root, 'pipe.txt')]);
  return { root, outer };
}

describe('files are not written where a stranger leads', () => {
  const LINK = 'it is a symlink of the repository, or is below one';

  const REFUSED: readonly (readonly [string, string])[] = [
    ['report.txt', LINK],
    ['out/new.txt', LINK],
    ['out/precious.txt', LINK],
    ['inside.txt', LINK],
    ['deep/up/new.txt', LINK],
    ['pipe.txt', 'it is not a regular file'],
    ['.git/config', 'it is inside a `.git` folder'],
    ['.GIT/hooks/pre-commit', 'it is inside a `.git` folder'],
    ['deep', 'it is a folder'],
  ];
  test.each(few(REFUSED, 3))('%s', async (file, reason) => {
    const { root, outer } = hostile();
    const config = readFileSync(join(root, '.git/config'), 'utf8');
    for (const line of [`-f concise -o ${file}`, `-f sarif=${file}`, `env -o ${file}`]) {
      expect(await envfrom(root, line)).toEqual({
        code: 2,
        stdout: '',
        stderr: `envfrom: Cannot write \`${file}\`: ${reason}.\n`,
      });
    }
    expect(readFileSync(join(outer, 'precious.txt'), 'utf8')).toBe('precious');
    expect(readFileSync(join(root, 'pod.yaml'), 'utf8')).toBe(MISSING);
    expect(readFileSync(join(root, '.git/config'), 'utf8')).toBe(config);
    expect(existsSync(join(outer, 'new.txt'))).toBe(false);
  });

  test('but where the user says, also through symlinks of their own', async () => {
    const { root, outer } = hostile();
    const link = join(scratch(), 'link');
    symlinkSync(outer, link);
    expect((await envfrom(root, `-f concise -o ${link}/report.txt`)).stderr).toBe('');
    expect(readFileSync(join(outer, 'report.txt'), 'utf8')).toContain(FOUND);
    expect(await envfrom(root, '-f concise -o no/such/report.txt')).toEqual({
      code: 2,
      stdout: '',
      stderr: 'envfrom: Cannot write `no/such/report.txt`: the folder `no/such` does not exist.\n',
    });
    // The work tree itself may be reached by a symlink.
    symlinkSync(root, join(link, 'root'));
    expect((await envfrom(join(link, 'root'), '-f concise -o plain.txt')).stderr).toBe('');
    expect(readFileSync(join(root, 'plain.txt'), 'utf8')).toContain(FOUND);
    expect((await envfrom(root, `-f concise -o ${link}/root/report.txt`)).stderr).toContain(LINK);
  });
});

describe('paths are relative to the current folder', () => {
  const files = { 'k8s/app/pod.yaml': MISSING, 'other.yaml': MISSING };

  test('in text and concise lines, not in formats for programs', async () => {
    const root = repository(files);
    const cwd = join(root, 'k8s/app');
    const concise = (await envfrom(cwd, '-f concise . ../../other.yaml')).stdout.split('\n');
    expect(concise.map((line) => line.split(':')[0])).toEqual(['pod.yaml', '../../other.yaml', '']);
    expect((await envfrom(cwd, '')).stdout).toContain('--> pod.yaml:7:39');
    expect((await envfrom(cwd, '-f github')).stdout).toContain('file=k8s/app/pod.yaml,');
    expect(JSON.parse((await envfrom(cwd, '-f json')).stdout)).toMatchObject({
      problems: [{ path: 'k8s/app/pod.yaml' }],
    });
    expect((await envfrom(root, 'k8s -f concise')).stdout).toMatch(/^k8s\/app\/pod\.yaml:7/);
    expect((await envfrom(scratch(), `${root}/k8s -f concise`)).stdout).toMatch(/^\.\.\/envfrom-/);
  });
});

describe('what a repository says of itself cannot be missed', () => {
  const CONFIGURATION = [
    'rules: {missing-config-map: "off", unused-key: info}',
    'exclude: ["secrets/**"]',
    'externals: [{kind: Secret, name: "*"}, {kind: ConfigMap, name: a}]',
    'limits: {fileSize: 5000}',
    'failOn: never',
    'overrides: [{paths: [a/**, b], rules: {unused-key: "off"}}]',
    'clusters: [{name: a, folders: [a]}, {name: b, server: "https://b"}]',
    '',
  ].join('\n');
  const NOTICE =
    'Using `.envfrom.yaml`: 1 rule off (missing-config-map); 1 rule at another severity (unused-key: info); in a/**, b: 1 rule off (unused-key); 1 exclude (secrets/**); 1 cluster of Argo CD; 2 externals, 1 of them for any name; limits (fileSize 5000); failOn never.';

  test('its configuration, in every format that people read', async () => {
    const cwd = scratch({ 'pod.yaml': MISSING, '.envfrom.yaml': CONFIGURATION });
    expect((await envfrom(cwd, '')).stdout).toContain(`\n${NOTICE}\n`);
    const markdown = (await envfrom(cwd, '-f markdown')).stdout;
    expect(markdown).toContain('**Note:** Using `.envfrom.yaml`: 1 rule off');
    expect(JSON.parse((await envfrom(cwd, '-f json')).stdout)).toMatchObject({
      notices: [NOTICE],
    });
    expect(await envfrom(cwd, '-f concise')).toEqual({
      code: 0,
      stdout: '',
      stderr: `envfrom: ${NOTICE}\n`,
    });
    expect((await envfrom(cwd, '--config .envfrom.yaml')).stdout).toContain(NOTICE);
    expect(await envfrom(cwd, '--no-config -f concise')).toMatchObject({ code: 1, stderr: '' });
    const mild = scratch({ 'pod.yaml': CONFIG, '.envfrom.yaml': 'strict: true\n' });
    expect((await envfrom(mild, '')).stdout).not.toContain('changes this run');
    expect((await envfrom(mild, `--config ${cwd}/.envfrom.yaml`)).stdout).not.toContain('changes');
  });

  test('a second configuration that is not read', async () => {
    const cwd = scratch({ 'pod.yaml': CONFIG, '.envfrom.yaml': '', '.envfrom.yml': '' });
    expect((await envfrom(cwd, '')).stdout).toContain(
      '\n`.envfrom.yml` is not read, because `.envfrom.yaml` exists too.\n',
    );
  });

  test('suppressions, by their rules', async () => {
    const comment = MISSING.replace('}}]\n', '}}] # envfrom-ignore missing-config-map -- x\n');
    const cwd = scratch({ 'pod.yaml': comment });
    expect((await envfrom(cwd, '')).stdout).toContain('1 problem suppressed (missing-config-map)');
  });

  test('files that were not read', async () => {
    const cwd = scratch({
      'a.yaml': CONFIG,
      'big.yaml': `# ${'x'.repeat(200_000)}\n`,
      'utf16.yaml': Buffer.from(MISSING, 'utf16le'),
    });
    const { code, stdout } = await envfrom(cwd, '--limit file-size=100000');
    expect(code).toBe(1);
    expect(stdout).toContain('error[unreadable-manifest]: The file cannot be read (binary data');
    expect(stdout).toContain(
      '\n2 files were not read: 1 over the size limit, 1 not UTF-8 text (big.yaml and utf16.yaml).\n',
    );
  });
});

/** A text in YAML, all of it printable ASCII. */
function written(text: string): string {
  return JSON.stringify(text).replaceAll(/[^ -~]/g, (char) => {
    return `\\u${char.charCodeAt(0).toString(16).padStart(4, '0')}`;
  });
}

describe('names of strangers are never commands of a log', () => {
  const EVIL = ['::add-mask::x', '##[add-mask]y', '##vso[task.setvariable variable=a]z'];
  const COMMAND = /^\s*::|##\w*\[/m;

  test.each(few(EVIL, 1))('a folder named %s', async (name) => {
    const root = scratch({
      [`${name}/kustomization.yaml`]: 'resources: [gone.yaml]\nfoo: 1\n',
      [`${name}/x/pod.yaml`]: MISSING,
    });
    const env = { GITHUB_ACTIONS: 'true', CI: 'true', NO_COLOR: '1' };
    for (const args of [
      ['build', name],
      ['build', `./${name}`],
      [`${name}/none`],
      ['-f', 'text', name],
    ]) {
      const { stdout, stderr } = await envfrom(root, '', { env, args });
      expect(COMMAND.exec(stderr)).toBeNull();
      expect(COMMAND.exec(stdout)).toBeNull();
    }
    for (const format of ['json', 'sarif', 'gitlab', 'junit', 'concise', 'markdown']) {
      const { stdout } = await envfrom(root, '', { env, args: ['-f', format, name] });
      expect(COMMAND.exec(stdout)).toBeNull();
    }
  });

  const HOSTILE = ['\n::error::x', '\u001b[31m', '\u202ex', '##vso[a]b', '\u0000', '\r', '\u0085'];

  test.each(few(HOSTILE, 2))(
    'the name %j in what a change, a fix and an edit print',
    async (name) => {
      const quoted = written(name);
      const file = `f${name.replace('\0', '')}`;
      const deployment = `apiVersion: apps/v1
kind: Deployment
metadata: {name: ${written(`d${name}`)}}
spec:
  template:
    spec:
      containers: [{name: ${quoted}, image: x, env: [{name: A, value: 1}, {name: B, valueFrom: {configMapKeyRef: {name: ${quoted}, key: a}}}]}]
`;
      const root = repository({
        [`${file}/kustomization.yaml`]: `resources: [gone.yaml]\n${quoted}: 1\n`,
        [`${file}.yaml`]: `# ${file.startsWith('f##') ? file : ''}\n# ::error::x\n${deployment}`,
        'empty/.keep': '',
      });
      const env = { GITHUB_ACTIONS: 'true', CI: 'true', NO_COLOR: '1' };
      for (const args of [
        ['diff', '--base-dir', 'empty', '--format', 'text'],
        ['diff', '--base-dir', 'empty', '--format', 'markdown'],
        ['diff', '--base-dir', 'empty', '--format', 'html'],
        ['env', '--format', 'describe'],
        ['check', '--fix', '--dry-run', '--no-cache'],
        ['set', 'triggers', 'deployment/*', 'configmap/a', '--dry-run'],
        ['rollout'],
      ]) {
        const { stdout, stderr } = await envfrom(root, '', { env, args });
        expect([args, COMMAND.exec(stdout), COMMAND.exec(stderr)]).toEqual([args, null, null]);
        expect([args, /[^\P{C}\n]|\u0085/u.exec(stdout + stderr)]).toEqual([args, null]);
      }
    },
  );

  test('a key and a text of the configuration', async () => {
    for (const config of [
      '"a\\n::add-mask::x": 1\n',
      'rules: {"a\\n::error::x": off}\n',
      'strict: "##[error]x"\n',
      'a: "\\x1b]0;title\\a"\n',
      '::add-mask::x: [\n',
    ]) {
      const { code, stderr } = await envfrom(scratch({ '.envfrom.yaml': config }), '', {
        env: { CI: 'true' },
      });
      expect(code).toBe(2);
      expect(COMMAND.exec(stderr)).toBeNull();
      expect(/[^\P{C}\n]/u.exec(stderr)).toBeNull();
    }
  });
});

describe('what is named', () => {
  test('a kustomization stands for its build', async () => {
    const root = scratch({
      'base/pod.yaml': MISSING,
      'base/kustomization.yaml': 'resources: [pod.yaml]\n',
      'overlays/prod/kustomization.yaml': 'resources: [../../base]\nnamePrefix: prod-\n',
      'overlays/fine/kustomization.yaml': 'resources: [app.yaml]\n',
      'overlays/fine/app.yaml': CONFIG.replace('app-config', 'other'),
    });
    const found = 'base/pod.yaml:7:39: error[missing-config-map]';
    const problemsOf = async (path: string): Promise<unknown> => {
      const { code, stdout } = await envfrom(root, `${path} -f concise`);
      return [code, stdout.slice(0, found.length)];
    };
    expect(await problemsOf('overlays/prod/kustomization.yaml')).toEqual([1, found]);
    expect(await problemsOf('overlays/fine/kustomization.yaml')).toEqual([0, '']);
    expect(await problemsOf('base/pod.yaml')).toEqual([1, found]);
    const built = await envfrom(root, 'build overlays/prod/kustomization.yaml');
    expect(built).toEqual(await envfrom(root, 'build overlays/prod'));
    expect(built.stdout).toContain('name: prod-api');
    expect(await envfrom(root, 'build base/pod.yaml')).toEqual({
      code: 2,
      stdout: '',
      stderr: 'envfrom: `base/pod.yaml` is not a folder.\n',
    });
  });

  test('what fails in a base that two overlays use is said once', async () => {
    const root = scratch({
      'base/kustomization.yaml': 'resources: [missing.yaml]\n',
      'left/kustomization.yaml': 'resources: [../base]\n',
      'right/kustomization.yaml': 'resources: [../base]\nnamePrefix: r-\n',
      'kustomization.yaml': 'resources: [left, right]\n',
    });
    const { code, stdout, stderr } = await envfrom(root, 'build .');
    expect({ code, stdout }).toEqual({ code: 1, stdout: '' });
    expect(stderr).toMatch(/^base\/kustomization\.yaml:1: error: .*missing\.yaml.*\n$/);
  });

  test('standard input stands for the file of its name, with the repository around it', async () => {
    const root = repository({
      'k8s/pod.yaml': CONFIG.replace('app-config', 'x'),
      'config.yaml': CONFIG,
    });
    const cwd = join(root, 'k8s');
    const run = (flags: string, stdin: string): Promise<unknown> =>
      envfrom(cwd, `- -f concise ${flags}`, { stdin });
    const good = { code: 0, stdout: '', stderr: '' };
    expect(await run('--stdin-filename pod.yaml', MISSING)).toEqual(good);
    expect(await run('--stdin-filename new.yaml', MISSING)).toEqual(good);
    expect(await run('', MISSING)).toMatchObject({ code: 1 });
    const broken = MISSING.replace('app-config', 'app-confgi');
    expect(await run('--stdin-filename pod.yaml', broken)).toMatchObject({
      code: 1,
      stdout: expect.stringMatching(/^pod\.yaml:7:39: error\[missing-config-map\] .*\n$/),
    });
  });

  test('a source outside the folders named is pointed at', async () => {
    const root = repository({
      'apps/pod.yaml': MISSING,
      'infra/config.yaml': CONFIG,
      'infra/kustomization.yaml': 'configMapGenerator: [{name: generated, literals: [A=1]}]\n',
    });
    expect((await envfrom(root, 'apps')).stdout).toContain(
      'help: ConfigMap `app-config` is in infra/config.yaml:3, outside the folders checked: check both together.',
    );
    write(root, { 'apps/pod.yaml': MISSING.replace('app-config', 'generated') });
    expect((await envfrom(root, 'apps')).stdout).toContain(
      'is in infra/kustomization.yaml:1, outside',
    );
    write(root, { 'apps/pod.yaml': MISSING.replace('app-config', 'nowhere') });
    expect((await envfrom(root, 'apps')).stdout).not.toContain('outside the folders');
    expect((await envfrom(root, '')).stdout).not.toContain('outside the folders');
  });
});

describe('a report that an earlier run wrote into the repository', () => {
  const POD = MISSING.replace('configMapRef', 'secretRef');
  const SECRET = 'apiVersion: v1\nkind: Secret\nmetadata: {name: db}\ndata: {a: "%"}\n';

  test.each(['json=report.json', 'sarif=report.json'])(
    '%s hides no sentence of the next',
    async (format) => {
      const cwd = scratch({ 'pod.yaml': POD, 'secret.yaml': SECRET });
      const { stdout } = await envfrom(cwd, '-f concise');
      expect(stdout).toContain('undeclared-secret');
      await envfrom(cwd, `--format ${format}`);
      expect((await envfrom(cwd, '-f concise')).stdout).toBe(stdout);
    },
  );
});
