import { execFileSync } from 'node:child_process';
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { envfrom } from '../../test/envfrom.ts';
import type { Files } from './mutate-files.ts';
import type { Output } from './outputs.ts';

/** Command lines whose code is not in `outputsOf`, or that write to standard error and to folders. */
const LINES: readonly (readonly [line: string, env?: Readonly<Record<string, string>>])[] = [
  ['check --verbose'],
  ['check --fix --dry-run'],
  ['check -f github', { CI: 'true', GITHUB_ACTIONS: 'true' }],
  ['build .', { CI: 'true' }],
  ['build --mask-secrets charts/app'],
  ['build --mask-secrets apps'],
  ['env --services'],
  ['env --all -f describe'],
  ['init --dry-run'],
  ['baseline'],
  ['charts'],
  ['rollout'],
  ['why s url'],
  ['why URL'],
  ['graph -f dot'],
  ['diff --matrix'],
  ['set env pod/p A=b'],
  ['diff HEAD~1 --files'],
  ['check --base HEAD~1 -f markdown'],
  ['report --base HEAD~1 -o ../program/page.html'],
  ['dependencies -f json'],
  ['dependencies -f sh'],
  ['charts -f sh'],
  ['diff HEAD~1 --files -f html'],
];

/** What command lines print in a folder with the files, and what they keep. `before`: the files of the commit before. */
export async function* runLines(files: Files, before: Files): AsyncGenerator<Output> {
  const top = realpathSync(mkdtempSync(join(tmpdir(), 'envfrom-')));
  try {
    const [root, cache, program] = ['repository', 'cache', 'program'].map((name) =>
      join(top, name),
    );
    if (root === undefined || cache === undefined || program === undefined) return;
    write(program, { 'cli.js': '1' });
    write(root, before);
    commit(root);
    rmSync(join(root, 'x'), { force: true });
    write(root, files);
    commit(root);
    for (const [line, env = {}] of LINES) {
      const asked = line.startsWith('check') ? `${line} --cache ${cache}` : line;
      const { stdout, stderr } = await envfrom(root, asked, { env, program });
      yield { of: `$ ${line}`, text: `${stdout}\n${stderr}` };
    }
    yield { of: 'cache', text: textIn(cache) };
    yield { of: 'page', text: textIn(program) };
  } finally {
    rmSync(top, { recursive: true, force: true });
  }
}

function write(folder: string, files: Files): void {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
}

function commit(root: string): void {
  const env = { ...process.env, GIT_CONFIG_GLOBAL: '/dev/null', GIT_CONFIG_NOSYSTEM: '1' };
  const identity = ['-c', 'user.name=a', '-c', 'user.email=a@example.com'];
  for (const args of [
    ['init', '-q'],
    ['add', '-A'],
    [...identity, 'commit', '-qm', 'x', '--allow-empty'],
  ])
    execFileSync('git', args, { cwd: root, env, stdio: 'ignore' });
}

function textIn(folder: string): string {
  try {
    const names = readdirSync(folder, { recursive: true, withFileTypes: true });
    return names
      .filter((each) => each.isFile())
      .map((each) => readFileSync(join(each.parentPath, each.name), 'latin1'))
      .join('\n');
  } catch {
    return '';
  }
}
