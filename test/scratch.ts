import { execFileSync } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, normalize } from 'node:path';
import { afterAll, onTestFinished } from 'vitest';
import { commitFirst, initRepository, isPlain } from './write-repository.ts';

/** A folder with files that goes away with the test; absolute, without symlinks. */
export function scratch(files: Readonly<Record<string, string | Uint8Array>> = {}): string {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'envfrom-')));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  write(folder, files);
  return folder;
}

/** An empty folder that goes away with the test file. */
export function scratchForFile(): string {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'envfrom-')));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** Writes files into a folder, making their folders. */
export function write(folder: string, files: Readonly<Record<string, string | Uint8Array>>): void {
  for (const [path, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), content);
  }
}

/** Without a second process that looks for objects to pack. */
const SETTINGS = ['init.defaultBranch=main', 'gc.auto=0', 'maintenance.auto=false'].flatMap(
  (setting) => ['-c', setting],
);

/** Runs git in a folder with an identity and no configuration of the machine; gives what it prints. */
export function git(folder: string, ...args: readonly string[]): string {
  const identity = { GIT_AUTHOR_NAME: 'a', GIT_AUTHOR_EMAIL: 'a@example.com' };
  const committer = { GIT_COMMITTER_NAME: 'a', GIT_COMMITTER_EMAIL: 'a@example.com' };
  const config = { GIT_CONFIG_GLOBAL: '/dev/null', GIT_CONFIG_NOSYSTEM: '1' };
  const env = { ...process.env, ...identity, ...committer, ...config };
  return execFileSync('git', [...SETTINGS, ...args], {
    cwd: folder,
    env,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
  });
}

/** A work tree in which everything is committed, some of it as programs. */
export function repository(
  files: Readonly<Record<string, string | Uint8Array>>,
  programs: readonly string[] = [],
): string {
  const folder = scratch(files);
  for (const program of programs) chmodSync(join(folder, program), 0o755);
  initRepository(folder);
  const paths = Object.keys(files).map((path) => normalize(path));
  if (isPlain(paths)) {
    commitFirst(folder, paths);
    return folder;
  }
  git(folder, 'add', '--all');
  git(folder, 'commit', '--quiet', '--allow-empty', '--message', 'first');
  return folder;
}
