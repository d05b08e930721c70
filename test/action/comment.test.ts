import { spawn, spawnSync } from 'node:child_process';
import { chmodSync, copyFileSync, mkdirSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { scratch } from '../scratch.ts';
import { IS_SLOW } from '../suite.ts';
import { fakeGitHub, type FakeGitHub } from './fake-github.ts';

/** A real `gh` to run instead of the stand-in, if someone names one. */
const REAL = process.env['ENVFROM_GH'];
const canRun =
  process.platform !== 'win32' &&
  (REAL !== undefined || spawnSync('jq', ['--version']).status === 0);

const BODY = '<!-- envfrom -->\n## envfrom: 1 new error\n\n`$(id)` "quoted" @team\n';
const QUIET =
  '<!-- envfrom -->\n<!-- envfrom: nothing to report -->\n## envfrom: No new problems.\n';
const OTHERS = [
  { author: 'github-actions', body: 'Terraform plan: no changes' },
  { author: 'somebody', body: '<!-- envfrom -->\nquoted by a person' },
  { author: 'github-actions', body: 'see <!-- envfrom --> below' },
];
const OWN = { author: 'github-actions', body: '<!-- envfrom -->\nold' };

/** Runs comment.sh with one of the two programs, and gives its exit code and output. */
async function comment(
  github: FakeGitHub,
  text: string,
  env: Readonly<Record<string, string>> = {},
): Promise<{ readonly code: number | null; readonly output: string }> {
  const folder = scratch({ 'comment.md': text });
  const gh = join(folder, 'bin/gh');
  mkdirSync(dirname(gh));
  copyFileSync(REAL ?? resolve('test/action/gh-stand-in.mjs'), gh);
  chmodSync(gh, 0o755);
  const child = spawn('sh', [resolve('comment/comment.sh')], {
    env: {
      PATH: `${dirname(gh)}:${dirname(process.execPath)}:${process.env['PATH'] ?? ''}`,
      HOME: folder,
      FILE: join(folder, 'comment.md'),
      PULL_REQUEST: '7',
      GITHUB_REPOSITORY: 'team/repo',
      GH_TOKEN: 'secret-token',
      GH_HOST: 'github.localhost',
      GH_ENTERPRISE_TOKEN: 'secret-token',
      HTTP_PROXY: github.url,
      FAKE_API: github.url,
      ...env,
    },
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (piece: Buffer) => (output += piece.toString()));
  const code = await new Promise<number | null>((done) => child.on('close', done));
  return { code, output };
}

describe.skipIf(!canRun)('the comment on a pull request', () => {
  test('is written once, and then updated', async () => {
    const github = await fakeGitHub(OTHERS);
    const first = await comment(github, BODY);
    expect(first).toEqual({ code: 0, output: 'The comment is written.\n' });
    expect(github.comments().slice(3)).toMatchObject([{ author: 'github-actions', body: BODY }]);
    const second = await comment(github, BODY.replace('1 new', '2 new'));
    expect(second).toEqual({ code: 0, output: 'The comment is updated.\n' });
    expect(github.comments()).toMatchObject([
      ...OTHERS,
      { body: expect.stringContaining('2 new error') },
    ]);
  });

  if (IS_SLOW) {
    test('is not written for a change that touches nothing', async () => {
      const github = await fakeGitHub(OTHERS);
      const { code, output } = await comment(github, QUIET);
      expect([code, output]).toEqual([0, 'Nothing to report: no comment.\n']);
      expect([github.comments(), github.asked]).toMatchObject([OTHERS, ['query', 'query']]);
    });
  }

  if (IS_SLOW) {
    test('is removed when nothing is left, and no other is', async () => {
      const github = await fakeGitHub([...OTHERS, OWN, OWN]);
      expect((await comment(github, QUIET)).code).toBe(0);
      expect(github.comments()).toMatchObject(OTHERS);
      expect(github.comments()).toHaveLength(OTHERS.length);
    });
  }

  if (IS_SLOW) {
    test('is one, also if there were several', async () => {
      const github = await fakeGitHub([OWN, ...OTHERS, OWN]);
      expect((await comment(github, BODY)).code).toBe(0);
      expect(github.comments()).toMatchObject([{ body: BODY }, ...OTHERS]);
      expect(github.comments()).toHaveLength(4);
    });
  }

  if (IS_SLOW) {
    test('of several checks are kept apart by a key', async () => {
      const github = await fakeGitHub([OWN]);
      await comment(github, BODY, { KEY: 'apps/prod' });
      await comment(github, BODY, { KEY: 'apps/prod' });
      expect(github.comments()).toMatchObject([
        OWN,
        { body: BODY.replace('<!-- envfrom -->', '<!-- envfrom: apps/prod -->') },
      ]);
      const { code, output } = await comment(github, BODY, { KEY: '--> x' });
      expect([code, output]).toEqual([1, expect.stringContaining('The key may hold letters')]);
    });
  }

  if (IS_SLOW) {
    test('fails no job if the token may not comment', async () => {
      const github = await fakeGitHub([], 'github-actions', false);
      const { code, output } = await comment(github, BODY);
      expect([code, output]).toEqual([
        0,
        expect.stringMatching(/^::notice title=envfrom::The token may not comment/),
      ]);
    });
  }

  if (IS_SLOW) {
    test('fails with what GitHub says for any other reason', async () => {
      const github = await fakeGitHub([]);
      const { code, output } = await comment(github, BODY, { GITHUB_REPOSITORY: 'team/other' });
      expect(code).toBe(1);
      expect(output).toContain('Could not resolve to a Repository');
      expect(output).toContain('::error title=envfrom::');
    });
  }

  if (IS_SLOW) {
    test('needs a pull request and a file', async () => {
      const github = await fakeGitHub([]);
      const push = await comment(github, BODY, { PULL_REQUEST: '' });
      expect([push.code, push.output]).toEqual([
        0,
        'This is not a run for a pull request: no comment.\n',
      ]);
      const none = await comment(github, BODY, { FILE: '/nowhere.md' });
      expect([none.code, github.asked]).toEqual([1, []]);
    });
  }
});
