import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseAction } from '@actions/workflow-parser/actions/action-parser';
import { describe, expect, test } from 'vitest';
import { dependenciesActionFile } from '../../scripts/config/dependencies-action-file.ts';
import { repository, scratch } from '../scratch.ts';

/** Stands for dist/cli.js: says how it was called, and prints a script that prints a command of the runner. */
const CLI = `console.error(JSON.stringify(process.argv.slice(2)));
if (process.argv.includes(\`--base=\${process.env.GONE}\`)) process.exit(2);
console.log("echo '::error::obeyed' && exit " + (process.env.FAILS || 0));
`;

interface Step {
  readonly code: number | null;
  readonly log: string;
  /** The words of each call of envfrom. */
  readonly calls: readonly (readonly string[])[];
  readonly output: string;
}

/** Runs the step of dependencies/action.yml that fetches. */
function fetchStep(env: Readonly<Record<string, string>>): Step {
  const action = scratch({ 'dist/cli.js': CLI, 'dependencies/.keep': '', output: '' });
  const { status, stdout, stderr } = spawnSync('sh', [resolve('dependencies/dependencies.sh')], {
    cwd: repository({ 'a.yaml': '' }),
    encoding: 'utf8',
    env: {
      PATH: process.env['PATH'],
      GITHUB_ACTION_PATH: join(action, 'dependencies'),
      GITHUB_OUTPUT: join(action, 'output'),
      GITHUB_SHA: 'abc',
      GITHUB_EVENT_NAME: 'push',
      DEPENDENCIES: 'locked',
      OWN: 'true',
      PATHS: '.',
      ...env,
    },
  });
  const log = stdout + stderr;
  const calls = [...log.matchAll(/^\["dependencies".*\]$/gm)].map(([line]): readonly string[] =>
    JSON.parse(line),
  );
  return { code: status, log, calls, output: readFileSync(join(action, 'output'), 'utf8') };
}

const CALL = ['dependencies', '--format', 'sh'];
const ofBase = (base: string): readonly string[] => [
  ...CALL,
  '--locked',
  `--base=${base}`,
  '--',
  '.',
];

describe.skipIf(process.platform === 'win32')('the step that fetches', () => {
  test.each([
    [{}, [...CALL, '--locked', '--', '.']],
    [{ DEPENDENCIES: 'fetch' }, [...CALL, '--', '.']],
    [
      {
        PATHS: 'a b\n*\n$(id)',
        FLAGS: 'mirror repo-url config',
        SWITCHES: 'no-config chart-version-any',
        FLAG_MIRROR: 'https://a=https://b\nhttps://c=https://d',
        FLAG_CONFIG: '',
        FLAG_NO_CONFIG: 'true',
        FLAG_CHART_VERSION_ANY: 'false',
      },
      [
        ...CALL,
        '--locked',
        '--mirror=https://a=https://b',
        '--mirror=https://c=https://d',
        '--no-config',
        '--',
        'a b',
        '*',
        '$(id)',
      ],
    ],
  ])('%j', (env, words) => {
    const { code, calls, output } = fetchStep({ ...env });
    expect([code, calls, output]).toEqual([0, [words], 'complete=true\n']);
  });

  test('of a stranger takes the lock of the base, whatever the input says', () => {
    const stranger = { OWN: 'false', DEPENDENCIES: 'fetch', BASE: 'base' };
    expect(fetchStep({ ...stranger, GITHUB_EVENT_NAME: 'pull_request' }).calls).toEqual([
      ofBase('abc^1'),
    ]);
    expect(fetchStep({ ...stranger, GITHUB_EVENT_NAME: 'pull_request_target' }).calls).toEqual([
      ofBase('abc'),
    ]);
    const { code, calls, output } = fetchStep({ ...stranger, GONE: 'abc' });
    expect([code, calls.length, output]).toEqual([0, 1, 'complete=true\n']);
    const none = fetchStep({ ...stranger, BASE: '', GONE: 'abc' });
    expect([none.code, none.calls, none.output]).toEqual([0, [ofBase('abc')], 'complete=false\n']);
  });

  test('lets the runner obey nothing that is printed, and says if something is missing', () => {
    const { code, log, output } = fetchStep({ FAILS: '1' });
    expect([code, output]).toEqual([0, 'complete=false\n']);
    expect(log).toMatch(
      /^::group::[^\n]*\n::stop-commands::([0-9a-f]{32})\n[^]*\n::error::obeyed\n\n::\1::\n::endgroup::\n::warning title=envfrom::Not everything/,
    );
  });

  test.each([
    [{ DEPENDENCIES: 'always' }, 'The input `dependencies` is `locked`, `fetch` or `off`.'],
    [
      { SWITCHES: 'no-config', FLAG_NO_CONFIG: 'yes' },
      'The input `no-config` is `true` or `false`.',
    ],
  ])('%j', (env, message) => {
    const { code, log, calls } = fetchStep({ ...env });
    expect([code, log, calls]).toEqual([1, `::error title=envfrom::${message}\n`, []]);
  });
});

describe('dependencies/action.yml', () => {
  const content = readFileSync('dependencies/action.yml', 'utf8');

  test('is what the tables say: `npm run update-generated`', () => {
    expect(content).toBe(dependenciesActionFile().text);
  });

  test("is read by GitHub's own parser, without a complaint", () => {
    const errors: string[] = [];
    const trace = {
      info: () => undefined,
      verbose: () => undefined,
      error: (message: string) => errors.push(message),
    };
    const { value, context } = parseAction({ name: 'action.yml', content }, trace);
    expect([errors, context.errors.getErrors().map(({ message }) => message)]).toEqual([[], []]);
    expect(value).toBeDefined();
  });
});
