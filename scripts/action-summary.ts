import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { actionInputs } from '../src/commands/arguments/action-inputs.ts';

/** Makes two runs give the same commits. */
const IDENTITY = {
  GIT_AUTHOR_NAME: 'envfrom',
  GIT_AUTHOR_EMAIL: 'envfrom@example.com',
  GIT_AUTHOR_DATE: '2026-01-01T00:00:00Z',
  GIT_COMMITTER_NAME: 'envfrom',
  GIT_COMMITTER_EMAIL: 'envfrom@example.com',
  GIT_COMMITTER_DATE: '2026-01-01T00:00:00Z',
  GIT_CONFIG_GLOBAL: '/dev/null',
  GIT_CONFIG_NOSYSTEM: '1',
};

/** The job summary, as Markdown, that the bundled action writes for a pull request which turns the files of `before` into those of `after`. */
export function actionSummary(before: string, after: string): string {
  const root = mkdtempSync(join(tmpdir(), 'envfrom-'));
  try {
    const workspace = join(root, 'work');
    const git = (...args: readonly string[]): string =>
      execFileSync('git', ['-C', workspace, ...args], {
        encoding: 'utf8',
        env: { ...process.env, ...IDENTITY },
      });
    const commit = (files: string, message: string): void => {
      cpSync(files, workspace, { recursive: true });
      git('add', '--all');
      git('commit', '--quiet', '--message', message);
    };
    execFileSync('git', ['init', '--quiet', '--initial-branch=main', workspace]);
    commit(before, 'before');
    commit(after, 'after');
    return runAction(workspace, join(root, 'summary'), git('rev-parse', 'HEAD').trim());
  } finally {
    rmSync(root, { recursive: true, force: true });
  }
}

function runAction(workspace: string, summary: string, commit: string): string {
  writeFileSync(summary, '');
  spawnSync(process.execPath, [resolve('dist/action.js')], {
    cwd: workspace,
    env: {
      PATH: process.env['PATH'] ?? '',
      CI: 'true',
      GITHUB_ACTIONS: 'true',
      GITHUB_EVENT_NAME: 'pull_request',
      GITHUB_REPOSITORY: 'team/shop',
      GITHUB_SERVER_URL: 'https://github.example',
      GITHUB_SHA: commit,
      GITHUB_STEP_SUMMARY: summary,
      GITHUB_WORKSPACE: workspace,
      ...Object.fromEntries(
        actionInputs().map(({ name, default: value = '' }) => [
          `INPUT_${name.toUpperCase()}`,
          value,
        ]),
      ),
      INPUT_BASE: 'HEAD~1',
    },
  });
  return readFileSync(summary, 'utf8');
}
