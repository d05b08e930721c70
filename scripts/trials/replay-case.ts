import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readdirSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { run } from '../../src/cli/run.ts';
import type { Host } from '../../src/commands/host.ts';
import type { Expectation } from './expectation.ts';
import { judgeOutput, type Judgement, type ReportedProblem } from './judge-output.ts';

/** Makes a repository of the files of a case, runs its command there, and judges what it prints. */
export async function replayCase(folder: string, expected: Expectation): Promise<Judgement> {
  if (!existsSync(folder)) return { outcome: 'skipped', details: [`there is no ${folder}`] };
  return inScratch(async (scratch) => judgeIn(makeRepository(folder, scratch, expected), expected));
}

/** What `check --format json` prints, as far as it is judged. */
interface Answer {
  readonly problems: readonly ReportedProblem[];
  readonly undeployed: readonly ReportedProblem[];
}

/** Runs a command in a repository, and judges what it prints. */
export async function judgeIn(cwd: string, expected: Expectation): Promise<Judgement> {
  const command = (expected.command ?? 'check').split(' ');
  const isCheck = command[0] === 'check';
  const args = isCheck ? [...command, '--no-config', '--format', 'json'] : command;
  const { output, code, error } = await envfrom(cwd, args);
  if (isCheck && code !== 2) {
    const { problems, undeployed }: Answer = JSON.parse(output);
    const unlisted = undeployed.map((one) => ({ ...one, undeployed: true }));
    return judgeOutput(expected, output, [...problems, ...unlisted]);
  }
  return judgeOutput(expected, `${output}${error}`, []);
}

/** Gives a folder that goes away when the work is done. */
export async function inScratch<Result>(
  work: (scratch: string) => Promise<Result>,
): Promise<Result> {
  const scratch = realpathSync(mkdtempSync(join(tmpdir(), 'envfrom-trial-')));
  try {
    return await work(scratch);
  } finally {
    rmSync(scratch, { recursive: true, force: true });
  }
}

/** Runs git in a folder, with an identity of its own and no configuration of the machine. */
export function git(folder: string, ...args: readonly string[]): string {
  const identity = ['user.name=trial', 'user.email=trial@example.com', 'init.defaultBranch=main'];
  return execFileSync('git', [...identity.flatMap((one) => ['-c', one]), ...args], {
    cwd: folder,
    env: { ...process.env, GIT_CONFIG_GLOBAL: '/dev/null', GIT_CONFIG_NOSYSTEM: '1' },
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
  });
}

/** The repository of a case: its files; or what its `make.sh` makes; or a commit of `base/`, then one of `head/`. */
function makeRepository(folder: string, scratch: string, { make, remote }: Expectation): string {
  const isChange = existsSync(join(folder, 'base')) && existsSync(join(folder, 'head'));
  if (existsSync(join(folder, 'make.sh'))) {
    copy(folder, scratch);
    // The script ends with the command itself, which may not be installed.
    const script = join(scratch, 'make.sh');
    const words = make === undefined ? [] : [make];
    execFileSync('sh', ['-c', '"$0" "$@" || true', 'sh', script, ...words], { stdio: 'ignore' });
    return join(scratch, 'repo');
  }
  git(scratch, 'init', '--quiet');
  git(scratch, 'remote', 'add', 'origin', remote ?? 'https://git.example/acme/infra.git');
  for (const side of isChange ? ['base', 'head'] : ['.']) {
    for (const name of readdirSync(scratch)) {
      if (name !== '.git') rmSync(join(scratch, name), { recursive: true });
    }
    copy(join(folder, side), scratch);
    git(scratch, 'add', '--all');
    git(scratch, 'commit', '--quiet', '--allow-empty', '--message', side);
  }
  return scratch;
}

/** Copies what a folder holds, so that it can be changed. */
function copy(from: string, to: string): void {
  for (const name of readdirSync(from))
    cpSync(join(from, name), join(to, name), { recursive: true });
  execFileSync('chmod', ['-R', 'u+w', to]);
}

interface Printed {
  readonly output: string;
  readonly error: string;
  readonly code: number;
}

async function envfrom(cwd: string, args: readonly string[]): Promise<Printed> {
  const out: string[] = [];
  const err: string[] = [];
  const host: Host = {
    cwd,
    env: { PATH: process.env['PATH'] },
    stdin: Object.assign(nothing(), { isTTY: true }),
    stdout: { write: (text) => out.push(text), isTTY: false },
    stderr: { write: (text) => err.push(text) },
  };
  const code = await run(args, host);
  return { code, output: out.join(''), error: err.join('') };
}

// oxlint-disable-next-line require-yield
async function* nothing(): AsyncGenerator<Uint8Array> {}
