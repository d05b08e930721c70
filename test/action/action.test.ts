import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseAction } from '@actions/workflow-parser/actions/action-parser';
import { describe, expect, test } from 'vitest';
import { actionFile } from '../../scripts/config/action-file.ts';
import { scratch } from '../scratch.ts';
import { IS_SLOW } from '../suite.ts';
import { annotations, runAction } from './run-action.ts';

/** A ConfigMap with as many numbers where only text may be, one per line from line 5. */
function numbers(count: number): string {
  const head = 'apiVersion: v1\nkind: ConfigMap\nmetadata: {name: app}\ndata:\n';
  return head + Array.from({ length: count }, (_, at) => `  KEY_${at}: ${at}\n`).join('');
}

describe('a run', () => {
  test('log, annotations, summary, outputs, exit code', async () => {
    const run = await runAction(scratch({ 'k8s/config.yaml': numbers(1) }));
    expect([run.code, run.stderr]).toEqual([1, '']);
    expect(run.outputs).toEqual({
      errors: '1',
      warnings: '0',
      infos: '0',
      'new-problems': '',
      'fixed-problems': '',
      'changed-variables': '',
      'stale-workloads': '',
      'touched-workloads': '',
      'sarif-file': '',
      'comment-file': '',
      'report-file': '',
      conclusion: 'failure',
    });
    expect(annotations(run.log)).toEqual([
      expect.stringMatching(
        /^::error file=k8s\/config\.yaml,line=5,endLine=5,col=10,endColumn=11,title=non-string-value::.*KEY_0/,
      ),
    ]);
    expect(run.log).toMatch(
      /^::group::envfrom: all problems\n::stop-commands::(\S+)\n[^]*\n::\1::\n::endgroup::\n/,
    );
    expect(run.summary).toContain(
      'https://github.example/team/repo/blob/abc123/k8s/config.yaml#L5',
    );
  });

  test('that finds nothing succeeds', async () => {
    const run = await runAction(
      scratch({ 'a.yaml': 'apiVersion: v1\nkind: ConfigMap\nmetadata: {name: a}\n' }),
    );
    expect([run.code, annotations(run.log)]).toEqual([0, []]);
    expect(run.outputs).toEqual({
      errors: '0',
      warnings: '0',
      infos: '0',
      'new-problems': '',
      'fixed-problems': '',
      'changed-variables': '',
      'stale-workloads': '',
      'touched-workloads': '',
      'sarif-file': '',
      'comment-file': '',
      'report-file': '',
      conclusion: 'success',
    });
  });

  test('of many problems annotates ten and counts the rest', async () => {
    const { log, outputs } = await runAction(scratch({ 'config.yaml': numbers(300) }));
    expect(annotations(log)).toHaveLength(10);
    expect(annotations(log).at(-1)).toMatch(/^::error title=envfrom::291 more errors/);
    expect(outputs['errors']).toBe('300');
  });

  if (IS_SLOW) {
    test('of very many problems keeps the summary within a mebibyte', async () => {
      const { summary, outputs } = await runAction(scratch({ 'config.yaml': numbers(6000) }));
      expect(outputs['errors']).toBe('6000');
      expect(Buffer.byteLength(summary ?? '')).toBeLessThanOrEqual(1024 * 1024);
      expect(Buffer.byteLength(summary ?? '')).toBeGreaterThan(100_000);
    });
  }

  test('without a place for a summary works', async () => {
    const run = await runAction(scratch({ 'config.yaml': numbers(1) }), {}, { hasSummary: false });
    expect([run.code, run.stderr, run.outputs['errors']]).toEqual([1, '', '1']);
  });

  test('obeys nothing that manifests say', async () => {
    const evil =
      'apiVersion: v1\nkind: Pod\nmetadata: {name: api}\nspec:\n  containers:\n    - name: api\n      envFrom:\n        - configMapRef: {name: "x\\n::set-output name=errors::0"}\n';
    const { log, outputs } = await runAction(
      scratch({ 'config.yaml': evil, '::error::x.yaml': numbers(1) }),
    );
    const [, guarded = ''] = /::stop-commands::\S+\n([^]*?)\n::\S+::\n::endgroup::/.exec(log) ?? [];
    const commands = log
      .replace(guarded, '')
      .split('\n')
      .filter((line) => line.includes('::'));
    const known = /^::(?:group|endgroup|stop-commands|error|warning|notice|[0-9a-f-]{36})(?: |::)/;
    expect(commands.filter((line) => !known.test(line))).toEqual([]);
    expect(guarded.split('\n').filter((line) => /^\s*::/.test(line))).toEqual([]);
    expect(Number(outputs['errors'])).toBeGreaterThan(0);
  });
});

describe('inputs', () => {
  test('paths, working directory, thresholds, rules, SARIF', async () => {
    const workspace = scratch({
      'apps/a/config.yaml': numbers(1),
      'apps/b/config.yaml': numbers(1),
      'other/config.yaml': numbers(1),
    });
    const run = await runAction(workspace, {
      'working-directory': 'apps',
      paths: 'a\nb',
      rule: 'non-string-value=warning',
      'max-warnings': '2',
      'sarif-file': 'envfrom.sarif',
      annotations: 'false',
      summary: 'false',
    });
    expect([run.code, run.summary, annotations(run.log)]).toEqual([0, '', []]);
    expect(run.outputs).toEqual({
      errors: '0',
      warnings: '2',
      infos: '0',
      'new-problems': '',
      'fixed-problems': '',
      'changed-variables': '',
      'stale-workloads': '',
      'touched-workloads': '',
      'sarif-file': 'apps/envfrom.sarif',
      'comment-file': '',
      'report-file': '',
      conclusion: 'success',
    });
    const sarif: unknown = JSON.parse(readFileSync(join(workspace, 'apps/envfrom.sarif'), 'utf8'));
    expect(sarif).toMatchObject({ version: '2.1.0', runs: [{ results: [{}, {}] }] });
    expect(existsSync(join(workspace, 'out'))).toBe(false);
  });

  test.each([
    [{ 'fail-on': 'never' }, 0],
    [{ 'fail-on': 'warning', rule: 'non-string-value=warning' }, 1],
    [{ exclude: 'config.yaml' }, 0],
    [{ config: 'quiet.yaml' }, 0],
    [{ config: 'none.yaml' }, 2],
    [{ 'fail-on': 'sometimes' }, 2],
    [{ 'kubernetes-version': 'one' }, 2],
    [{ paths: 'nowhere' }, 2],
  ])('%j', async (inputs, code) => {
    const workspace = scratch({
      'config.yaml': numbers(1),
      'quiet.yaml': 'rules: {non-string-value: off}\n',
    });
    const run = await runAction(workspace, { ...inputs });
    expect([run.code, run.outputs['conclusion']]).toEqual([
      code,
      code === 0 ? 'success' : 'failure',
    ]);
    expect(annotations(run.log).filter((line) => line.includes('title=envfrom::'))).toHaveLength(
      code === 2 ? 1 : 0,
    );
  });
});

describe('a run that is not possible', () => {
  test.each<[Readonly<Record<string, string>>, string]>([
    [{ strict: 'yes' }, 'Invalid value `yes` for the input `strict`: use `true` or `false`.'],
    [{ summary: 'on' }, 'Invalid value `on` for the input `summary`: use `true` or `false`.'],
    [
      { 'working-directory': 'nowhere' },
      'The input `working-directory` is not a folder of the workspace: `nowhere`.',
    ],
    [{ paths: 'nowhere' }, 'No such file or directory: `nowhere`.'],
    [{ config: 'a\n::error::x.yaml' }, 'Cannot read the configuration `a\\n::error::x.yaml`'],
    [{ 'sarif-file': '.git/x.sarif' }, 'Cannot write `.git/x.sarif`'],
  ])('%j', async (inputs, message) => {
    const run = await runAction(scratch({ 'config.yaml': numbers(1) }), inputs);
    expect([run.code, run.stderr, run.outputs['conclusion']]).toEqual([2, '', 'failure']);
    const [last = ''] = annotations(run.log).slice(-1);
    expect(last.slice(0, `::error title=envfrom::envfrom: ${message}`.length)).toBe(
      `::error title=envfrom::envfrom: ${message}`,
    );
    expect(run.summary).toMatch(/## envfrom could not run\n\nenvfrom: /);
  });
});

function quietWorkspace(): string {
  return scratch({
    'config.yaml': numbers(1),
    '.envfrom.yaml': 'rules: {non-string-value: off}\n',
  });
}

describe("the repository's own configuration", () => {
  test('is named in log and summary', async () => {
    const run = await runAction(quietWorkspace());
    expect(run.code).toBe(0);
    expect(run.log).toContain('Using `.envfrom.yaml`: 1 rule off (non-string-value).');
    expect(run.summary).toContain(
      '**Note:** Using `.envfrom.yaml`: 1 rule off (non-string-value).',
    );
  });

  test('can be left out', async () => {
    const run = await runAction(quietWorkspace(), { 'no-config': 'true' });
    expect([run.code, run.summary?.includes('changes this run')]).toEqual([1, false]);
  });
});

describe('action.yml', () => {
  const content = readFileSync('action.yml', 'utf8');

  test('is what the tables say: `npm run update-generated`', () => {
    expect(content).toBe(actionFile().text);
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
    const { context: broken } = parseAction(
      { name: 'action.yml', content: content.replace('node24', 'node23') },
      trace,
    );
    expect(broken.errors.getErrors()).not.toEqual([]);
  });
});
