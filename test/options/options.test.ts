import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { catalogue } from '../../rules/catalogue.ts';
import { argumentsOf } from '../../src/commands/arguments/action-inputs.ts';
import { parseArguments } from '../../src/commands/arguments/parse-arguments.ts';
import { COMMANDS, allOptions, optionsOf } from '../../src/commands/command-table.ts';
import { completionScript } from '../../src/commands/completion/run.ts';
import { helpText } from '../../src/commands/help/help-text.ts';
import { readEnvArguments } from '../../src/commands/selection/workload-selectors.ts';
import { CannotRun } from '../../src/model/cannot-run.ts';
import { envfrom } from '../envfrom.ts';
import { git, repository, scratch } from '../scratch.ts';

const IDS = catalogue.map(({ meta }) => meta.id);

const deployment = (name: string): string =>
  `apiVersion: apps/v1\nkind: Deployment\nmetadata: {name: ${name}}\nspec: {template: {spec: {containers: [{name: c}]}}}\n`;

function parse(line: string): unknown {
  const { command, named, values, positionals } = parseArguments(
    line.split(' ').filter((word) => word !== ''),
  );
  return { command: command.name, named, values: Object.fromEntries(values), positionals };
}

describe('arguments', () => {
  test.each([
    ['', 'check', false, {}, []],
    ['a.yaml b', 'check', false, {}, ['a.yaml', 'b']],
    ['check a.yaml', 'check', true, {}, ['a.yaml']],
    ['./check', 'check', false, {}, ['./check']],
    ['--strict check a', 'check', true, { strict: [''] }, ['a']],
    ['env shop deploy/api -n prod', 'env', true, { namespace: ['prod'] }, ['shop', 'deploy/api']],
    ['-f text -f sarif=out.sarif', 'check', false, { format: ['text', 'sarif=out.sarif'] }, []],
    ['--format=json -o x', 'check', false, { format: ['json'], output: ['x'] }, []],
    ['--fail-on info --fail-on never', 'check', false, { 'fail-on': ['never'] }, []],
    ['-qv -', 'check', false, { quiet: [''], verbose: [''] }, ['-']],
    ['-k1.30', 'check', false, { 'kubernetes-version': ['1.30'] }, []],
    ['-- --strict', 'check', false, {}, ['--strict']],
    ['explain x --help', 'explain', true, { help: [''] }, ['x']],
    ['--__proto__=1', 'check', false, undefined, []],
  ])('%j', (line, command, named, values, positionals) => {
    if (values === undefined) expect(() => parse(line)).toThrow(CannotRun);
    else expect(parse(line)).toEqual({ command, named, values, positionals });
  });

  test.each([
    ['--formt json', 'Unknown option `--formt`.', 'Did you mean `--format`?'],
    ['-x', 'Unknown option `-x`.', '`envfrom help check` lists the options.'],
    [
      'env --fail-on error',
      '`--fail-on` is not an option of `envfrom env`.',
      'It belongs to `envfrom check` and `envfrom fleet`.',
    ],
    [
      '--services',
      '`--services` is not an option of `envfrom check`.',
      'It belongs to `envfrom env`.',
    ],
    [
      '--format yaml',
      'Invalid value `yaml` for `--format`: use `text`, `concise`, `json`, `sarif`, `github`, `markdown`, `html`, `gitlab`, `junit` or `rdjson`.',
      undefined,
    ],
    [
      '--format sarf=x',
      'Invalid value `sarf` for `--format`: use `text`, `concise`, `json`, `sarif`, `github`, `markdown`, `html`, `gitlab`, `junit` or `rdjson`.',
      'Did you mean `sarif`?',
    ],
    [
      'env --format sarif',
      'Invalid value `sarif` for `--format`: use `table`, `json`, `dotenv`, `markdown`, `html` or `describe`.',
      undefined,
    ],
    ['--output', '`--output` needs a value: `--output FILE`.', undefined],
    [
      '--fail-on --strict',
      '`--fail-on` needs a value: `--fail-on SEVERITY`.',
      'Use `error`, `warning`, `info` or `never`.',
    ],
    ['--strict=yes', '`--strict` takes no value.', undefined],
  ])('%s is refused', (line, message, help) => {
    expect(() => parse(line)).toThrow(new CannotRun(message, help));
  });
});

describe('selectors and paths of env', () => {
  const disk: Readonly<Record<string, 'file' | 'folder'>> = {
    shop: 'folder',
    'shop/api.yaml': 'file',
    'deployment/api': 'folder',
    apps: 'folder',
    'apps/': 'folder',
  };
  const read = (...words: readonly string[]): unknown => {
    const { places, files, workloads } = readEnvArguments(words, (path) => disk[path]);
    return {
      places,
      files,
      workloads: workloads.map(({ kind, name, container }) => [kind, name, container]),
    };
  };

  test.each([
    [
      ['shop', 'deployment/web'],
      { places: ['shop'], files: [], workloads: [['deployment', 'web', undefined]] },
    ],
    [
      ['deployment/web', 'shop', '-'],
      { places: ['shop', '-'], files: [], workloads: [['deployment', 'web', undefined]] },
    ],
    [['deployment/api'], { places: ['deployment/api'], files: [], workloads: [] }],
    [
      ['deploy/api/server', 'api'],
      {
        places: [],
        files: [],
        workloads: [
          ['deploy', 'api', 'server'],
          [undefined, 'api', undefined],
        ],
      },
    ],
    [
      ['shop/api.yaml', '*.yaml', 'apps/*', '**/x'],
      { places: [], files: ['shop/api.yaml', '*.yaml', 'apps/*', '**/x'], workloads: [] },
    ],
    [
      ['deploy/*', 'api-*'],
      {
        places: [],
        files: [],
        workloads: [
          ['deploy', '*', undefined],
          [undefined, 'api-*', undefined],
        ],
      },
    ],
  ])('%j', (words, expected) => {
    expect(read(...words)).toEqual(expected);
  });

  test.each([
    ['nothing.yaml', 'No such file or directory: `nothing.yaml`.'],
    ['./nothing', 'No such file or directory: `./nothing`.'],
    ['a/b/c/d/e', '`a/b/c/d/e` is neither a path that exists nor a workload.'],
    ['deploy/', '`deploy/` is neither a path that exists nor a workload.'],
  ])('%s is neither', (word, message) => {
    expect(() => read(word)).toThrow(message);
  });
});

describe('the tables', () => {
  test('no name or letter twice in one command, and letters mean one thing everywhere but in `build -f`', () => {
    for (const command of COMMANDS) {
      const names = optionsOf(command).flatMap(({ name, letter }) => [
        name,
        letter ?? `(no letter of ${name})`,
      ]);
      expect([...new Set(names)]).toEqual(names);
    }
    const letters = new Set(
      // Helm has `-f` for values, and its users' fingers too.
      allOptions()
        .filter(({ name }) => name !== 'values')
        .flatMap(({ letter, name }) => (letter === undefined ? [] : [`${letter} ${name}`])),
    );
    expect([...new Set([...letters].map((pair) => pair.charAt(0)))]).toHaveLength(letters.size);
  });

  test('every example is a line that parses', () => {
    const lines = COMMANDS.flatMap(({ examples }) => examples.map(({ line }) => line));
    const own = lines.flatMap((line) => /envfrom [^|>)]*|envfrom$/.exec(line)?.[0] ?? []);
    expect(own).toHaveLength(lines.length);
    for (const line of own) expect(() => parse(line.replace('envfrom', ''))).not.toThrow();
  });
});

test('help of the program', () => {
  expect(helpText(undefined, 100)).toMatchSnapshot();
});

test.each(COMMANDS.map((command) => [command.name, command] as const))(
  'help of %s',
  (_, command) => {
    const text = helpText(command, undefined);
    expect(text).toMatchSnapshot();
    expect(text.split('\n').filter((line) => line.length > 120)).toEqual([]);
  },
);

describe('completion', () => {
  test.each(['bash', 'zsh', 'fish'] as const)('%s accepts its script', (shell) => {
    const script = completionScript(shell, IDS);
    if (!isThere(shell)) {
      expect(shell).not.toBe('bash');
      return;
    }
    const { status, stderr } = spawnSync(shell, ['-n', `${scratch({ script })}/script`], {
      encoding: 'utf8',
    });
    expect([status, stderr]).toEqual([0, '']);
  });

  test('workloads, builds and revisions are asked for', async () => {
    const cwd = repository({
      'a/web.yaml': deployment('web'),
      '`touch hit`/api.yaml': deployment('api'),
    });
    git(cwd, 'commit', '--quiet', '--allow-empty', '--message', 'one');
    git(cwd, 'branch', 'feature');
    git(cwd, 'branch', '$(touch${IFS}hit)');
    const listed = await Promise.all(
      ['workloads', 'builds'].map((list) => envfrom(cwd, `completion ${list}`)),
    );
    expect(listed.map(({ code, stdout }) => [code, stdout])).toEqual([
      [0, 'deployment/api\ndeployment/web\n'],
      [0, 'a\n'],
    ]);
    const stub =
      'envfrom() { [[ $* == "completion workloads" ]] && echo "deployment/web job/x"; }; ';
    const offers = (...words: readonly string[]): string => {
      const program = `${stub}source "$1"; shift; COMP_WORDS=("$@"); COMP_CWORD=$(($#-1)); _envfrom; echo "\${COMPREPLY[*]}"`;
      const script = `${scratch({ script: completionScript('bash', IDS) })}/script`;
      const args = ['-c', program, 'bash', script, 'envfrom', ...words];
      return spawnSync('bash', args, { cwd, encoding: 'utf8' }).stdout.trim();
    };
    expect([
      offers('env', 'dep'),
      offers('set', ''),
      offers('check', '--base', 'f'),
      offers('diff', '$'),
    ]).toEqual([
      'deployment/web',
      'triggers volume deployment/web job/x',
      'feature',
      '$(touch${IFS}hit)',
    ]);
    expect(existsSync(`${cwd}/hit`)).toBe(false);
  });

  test('bash offers what comes next', () => {
    const folder = scratch({
      script: completionScript('bash', ['missing-secret', 'missing-config-map', 'unused-key']),
    });
    const offers = (...words: readonly string[]): readonly string[] => {
      const program =
        'source "$1"; shift; COMP_WORDS=("$@"); COMP_CWORD=$(($#-1)); _envfrom; echo "${COMPREPLY[*]}"';
      const { stdout } = spawnSync(
        'bash',
        ['-c', program, 'bash', `${folder}/script`, 'envfrom', ...words],
        { encoding: 'utf8' },
      );
      return stdout.trim().split(' ');
    };
    expect([
      offers(''),
      offers('c'),
      offers('--f'),
      offers('check', '--format', 's'),
      offers('--format', '=', 'j'),
      offers('--format', '='),
      offers('env', '-f', ''),
      offers('env', '--se'),
      offers('explain', 'missing-'),
      offers('--rule', 'unused'),
      offers('completion', ''),
      offers('check', '--output', ''),
    ]).toEqual([
      COMMANDS.map(({ name }) => name),
      ['check', 'charts', 'completion'],
      [
        '--format',
        '--fail-on',
        '--fail-on-nothing',
        '--fail-on-verdict',
        '--flux-version',
        '--fix',
        '--fleet',
      ],
      ['sarif'],
      ['json', 'junit'],
      [
        'text',
        'concise',
        'json',
        'sarif',
        'github',
        'markdown',
        'html',
        'gitlab',
        'junit',
        'rdjson',
      ],
      ['table', 'json', 'dotenv', 'markdown', 'html', 'describe'],
      ['--services'],
      ['missing-secret', 'missing-config-map'],
      ['unused-key='],
      ['bash', 'zsh', 'fish'],
      [''],
    ]);
  });
});

test('the inputs of the action as a command line', () => {
  const inputs = new Map([
    ['paths', 'apps\n\n  infra \n'],
    ['strict', 'true'],
    ['no-ignore', 'false'],
    ['verbose', ''],
    ['fail-on', 'warning'],
    ['rule', 'missing-secret=off\nunused-key=info\n'],
    ['config', ''],
    ['summary', 'true'],
  ]);
  expect(argumentsOf(inputs)).toEqual([
    'check',
    '--fail-on=warning',
    '--strict',
    '--rule=missing-secret=off',
    '--rule=unused-key=info',
    '--',
    'apps',
    'infra',
  ]);
});

function isThere(shell: string): boolean {
  return spawnSync(shell, ['--version']).status === 0;
}
