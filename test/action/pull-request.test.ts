import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { git, repository, scratch, write } from '../scratch.ts';
import { few, IS_SLOW } from '../suite.ts';
import { initRepository } from '../write-repository.ts';
import { annotations, runAction } from './run-action.ts';
import type { Ran } from './run-action.ts';

const POD =
  'apiVersion: v1\nkind: Pod\nmetadata: {name: api}\nspec:\n  containers:\n    - name: api\n      image: api\n      envFrom: [{configMapRef: {name: app}}]\n';
const APP = 'apiVersion: v1\nkind: ConfigMap\nmetadata:\n  name: app\ndata:\n  A: a\n';

/** A ConfigMap with as many numbers where only text may be, one per line from line 5. */
function numbers(count: number, name = 'old'): string {
  const head = `apiVersion: v1\nkind: ConfigMap\nmetadata: {name: ${name}}\ndata:\n`;
  return head + Array.from({ length: count }, (_, at) => `  KEY_${at}: ${at}\n`).join('');
}

interface Request {
  readonly origin: string;
  readonly merge: string;
}

/** A repository with 37 old problems, and a pull request that adds some: GitHub's merge commit is at `refs/pull/7/merge`. */
function request(files: Readonly<Record<string, string>> = {}): Request {
  const origin = repository({ 'old.yaml': numbers(37), 'pod.yaml': POD, 'app.yaml': APP });
  git(origin, 'checkout', '--quiet', '-b', 'work');
  rmSync(join(origin, 'app.yaml'));
  write(origin, files);
  git(origin, 'add', '--all');
  git(origin, 'commit', '--quiet', '--message', 'change');
  git(origin, 'checkout', '--quiet', 'main');
  write(origin, { 'readme.md': 'main moves on' });
  git(origin, 'add', '--all');
  git(origin, 'commit', '--quiet', '--message', 'main moves on');
  git(origin, 'checkout', '--quiet', '--detach');
  git(origin, 'merge', '--quiet', '--no-ff', '--message', 'merge', 'work');
  const merge = git(origin, 'rev-parse', 'HEAD').trim();
  git(origin, 'update-ref', 'refs/pull/7/merge', merge);
  return { origin, merge };
}

/** What actions/checkout leaves behind. */
function checkout({ origin }: Request, depth: number): string {
  const root = scratch();
  initRepository(root);
  const from = ['fetch', '--quiet', ...(depth === 0 ? [] : [`--depth=${depth}`])];
  git(root, ...from, `file://${origin}`, '+refs/pull/7/merge:refs/remotes/pull/7/merge');
  git(root, 'checkout', '--quiet', '--force', 'refs/remotes/pull/7/merge');
  return root;
}

function run(
  { merge }: Request,
  workspace: string,
  inputs: Readonly<Record<string, string>> = {},
): Promise<Ran> {
  return runAction(workspace, inputs, {
    isOffline: true,
    env: {
      CI: 'true',
      GITHUB_EVENT_NAME: 'pull_request',
      GITHUB_REF: 'refs/pull/7/merge',
      GITHUB_BASE_REF: 'main',
      GITHUB_SHA: merge,
      GITHUB_RUN_ID: '42',
    },
  });
}

/** The comment on a pull request with such files. */
async function commentOf(files: Readonly<Record<string, string>>): Promise<string> {
  const pull = request(files);
  const workspace = checkout(pull, 2);
  await run(pull, workspace, { 'comment-file': 'comment.md' });
  return readFileSync(join(workspace, 'comment.md'), 'utf8');
}

describe('a pull request', () => {
  test.each(few([2, 0], 1))('is compared with its base: fetch depth %i', async (depth) => {
    const pull = request();
    const { code, stderr, outputs, log, summary } = await run(pull, checkout(pull, depth));
    expect([code, stderr]).toEqual([1, '']);
    expect(outputs).toMatchObject({
      errors: '1',
      'new-problems': '1',
      'fixed-problems': '0',
      conclusion: 'failure',
    });
    expect(annotations(log)).toEqual([
      expect.stringMatching(/^::error file=pod\.yaml,line=8,.*This change removes/),
    ]);
    expect(summary).toContain('## envfrom: 1 new error in 1 file\n');
    expect(summary).toContain('37 old problems not shown');
    expect(summary).toContain('pod.yaml');
    expect(summary).not.toContain('old.yaml');
  });

  if (IS_SLOW) {
    test('of which the base is not there is checked whole, and what to set is said: fetch depth 1', async () => {
      const pull = request();
      const { code, outputs, summary } = await run(pull, checkout(pull, 1));
      expect([code, outputs['errors'], outputs['new-problems']]).toEqual([1, '37', '']);
      expect(summary).toContain('set `fetch-depth: 2` on actions/checkout');
    });
  }

  if (IS_SLOW) {
    test('is refused where its base is asked for and not there', async () => {
      const pull = request();
      for (const inputs of [{ base: 'auto' }, { base: 'main' }, { 'config-from': 'base' }]) {
        const { code, log } = await run(pull, checkout(pull, 1), inputs);
        expect(code).toBe(2);
        expect(annotations(log)).toEqual([expect.stringContaining('fetch-depth: ')]);
      }
    });
  }

  if (IS_SLOW) {
    test('can be checked whole', async () => {
      const pull = request();
      const whole = await run(pull, checkout(pull, 2), { base: 'none' });
      expect([whole.outputs['errors'], whole.outputs['new-problems']]).toEqual(['37', '']);
      const all = await run(pull, checkout(pull, 2), { 'all-problems': 'true' });
      expect([all.outputs['errors'], all.outputs['new-problems']]).toEqual(['38', '1']);
      expect(annotations(all.log)[0]).toContain('file=pod.yaml');
      expect(annotations(all.log)).toHaveLength(10);
    });
  }

  if (IS_SLOW) {
    test('that changes the configuration says so, and the base may decide', async () => {
      const pull = request({ '.envfrom.yaml': 'rules: {missing-config-map: off}\n' });
      const head = await run(pull, checkout(pull, 2));
      expect([head.code, head.outputs['errors']]).toEqual([0, '0']);
      expect(head.summary).toContain('The change touches `.envfrom.yaml`');
      const base = await run(pull, checkout(pull, 2), { 'config-from': 'base' });
      expect([base.code, base.outputs['errors']]).toEqual([1, '1']);
    });
  }

  test('shows first what it does to workloads and their environments', async () => {
    const pull = request({ 'app.yaml': APP.replace('A: a', 'A: b') });
    const { code, outputs, summary = '' } = await run(pull, checkout(pull, 2));
    expect([code, outputs['new-problems']]).toEqual([0, '1']);
    expect(outputs).toMatchObject({ 'changed-variables': '1' });
    expect(summary).toMatch(/^## envfrom: 1 new warning in 1 file\n/);
    expect(summary).toContain('stale-after-change');
    expect(summary).toContain('Delete it and apply it again after the merge, or make it');
    expect(summary).toContain('| Verdict | Workload | Why |');
    expect(summary).toContain('Pod');
  });

  if (IS_SLOW) {
    test('fails if a workload has a verdict that it is asked to fail for', async () => {
      const pull = request({ 'app.yaml': APP.replace('A: a', 'A: b') });
      const verdict = 'stale, not-applied';
      const { code, outputs, summary } = await run(pull, checkout(pull, 2), {
        'fail-on-verdict': verdict,
      });
      expect([code, outputs['conclusion'], outputs['touched-workloads']]).toEqual([
        1,
        'failure',
        '1',
      ]);
      expect(summary).toContain('1 workload fails `--fail-on-verdict not-applied,stale`');
      const other = await run(pull, checkout(pull, 2), { 'fail-on-verdict': 'removed' });
      expect(other.code).toBe(0);
      const wrong = await run(pull, checkout(pull, 2), { 'fail-on-verdict': 'stael' });
      expect([wrong.code, wrong.log]).toEqual([
        2,
        expect.stringContaining('Did you mean `stale`?'),
      ]);
    });
  }

  if (IS_SLOW) {
    test('that touches nothing says so to what posts the comment', async () => {
      const mark = '<!-- envfrom -->\n<!-- envfrom: nothing to report -->\n';
      expect(await commentOf({ 'app.yaml': APP, 'README.md': 'hello' })).toContain(mark);
      expect(await commentOf({ 'app.yaml': APP.replace('A: a', 'A: b') })).not.toContain(mark);
      expect(await commentOf({ 'app.yaml': APP, 'old.yaml': numbers(36) })).not.toContain(mark);
    });
  }

  if (IS_SLOW) {
    test('has a comment and SARIF beside the summary', async () => {
      const pull = request({ 'more.yaml': numbers(900, 'more') });
      const workspace = checkout(pull, 2);
      const { outputs, log } = await run(pull, workspace, {
        'comment-file': 'comment.md',
        'sarif-file': 'envfrom.sarif',
      });
      expect(outputs).toMatchObject({
        'comment-file': 'comment.md',
        'sarif-file': 'envfrom.sarif',
        'new-problems': '901',
      });
      const comment = readFileSync(join(workspace, 'comment.md'), 'utf8');
      expect(comment).toMatch(/^<!-- envfrom -->\n## envfrom: 901 new errors in 2 files\n/);
      expect(comment.length).toBeLessThanOrEqual(65_536);
      expect(comment).toMatch(/[\d,]+ more problems did not fit here/);
      const sarif: unknown = JSON.parse(readFileSync(join(workspace, 'envfrom.sarif'), 'utf8'));
      expect(sarif).toMatchObject({
        runs: [
          {
            results: expect.arrayContaining([
              expect.objectContaining({ baselineState: 'unchanged' }),
            ]),
          },
        ],
      });
      expect(annotations(log)).toHaveLength(10);
      expect(annotations(log).at(-1)).toContain('892 more errors');
    });
  }
});

describe('the report', () => {
  test('is written where it is asked for, and the summary says where it can be found', async () => {
    const pull = request({ 'more.yaml': numbers(2, 'more') });
    const workspace = checkout(pull, 2);
    const { outputs, summary } = await run(pull, workspace, {
      'report-file': 'envfrom-report.html',
      'comment-file': 'comment.md',
    });
    expect(outputs).toMatchObject({ 'report-file': 'envfrom-report.html' });
    const html = readFileSync(join(workspace, 'envfrom-report.html'), 'utf8');
    expect(html).toMatch(/^<!doctype html>[^]*<section class="view" id="change">[^]*<\/html>\n$/);
    expect(html).toContain('https://github.example/team/repo/blob/');
    const note =
      '\n**Report:** `envfrom-report.html`, among the [artifacts of this run](https://github.example/team/repo/actions/runs/42#artifacts).\n';
    expect(summary?.endsWith(note)).toBe(true);
    expect(readFileSync(join(workspace, 'comment.md'), 'utf8').endsWith(note)).toBe(true);
  });

  if (IS_SLOW) {
    test('is not mentioned without one', async () => {
      const pull = request({ 'more.yaml': numbers(2, 'more') });
      expect((await run(pull, checkout(pull, 2))).summary).not.toContain('**Report:**');
    });
  }
});

if (IS_SLOW) {
  test('a push is checked whole', async () => {
    const pull = request();
    const workspace = checkout(pull, 0);
    const { outputs } = await runAction(workspace, {}, { env: { GITHUB_EVENT_NAME: 'push' } });
    expect([outputs['errors'], outputs['new-problems']]).toEqual(['37', '']);
  });
}
