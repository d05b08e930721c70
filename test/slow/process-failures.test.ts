import { spawnSync } from 'node:child_process';
import { describe, expect, test } from 'vitest';
import { CLI } from '../envfrom.ts';
import { MISSING } from '../references/missing-pod.ts';
import { scratch } from '../scratch.ts';

/** Runs a line of bash in which `envfrom` is the bundle; gives its exit code and standard error. */
function shell(cwd: string, line: string, nodeOptions = ''): readonly [number | null, string] {
  const { status, stderr } = spawnSync(
    'bash',
    ['--norc', '-c', `envfrom() { '${process.execPath}' '${CLI}' "$@"; }; ${line}`],
    { cwd, encoding: 'utf8', env: { PATH: process.env['PATH'], NODE_OPTIONS: nodeOptions } },
  );
  return [status, stderr];
}

/** More files than are checked without a worker if memory is scarce, each with a number where only text may be. */
function manyFiles(filler: string): string {
  const text = 'apiVersion: v1\nkind: ConfigMap\nmetadata: {name: app}\ndata:\n  A: 1\n';
  return scratch(
    Object.fromEntries(
      Array.from({ length: 1100 }, (_, at) => [`${at}/config.yaml`, text + filler]),
    ),
  );
}

describe('what cannot be written', () => {
  const FULL = 'envfrom: Cannot write to standard output: no space is left.\n';

  test.each([
    ['envfrom > /dev/full', 2, FULL],
    ['envfrom -f json > /dev/full', 2, FULL],
    ['envfrom help > /dev/full', 2, FULL],
    ['envfrom --version > /dev/full', 2, FULL],
    ['envfrom -o /dev/full', 2, 'envfrom: Cannot write `/dev/full`: no space is left.\n'],
    ['envfrom > /dev/null 2> /dev/full', 1, ''],
    ['envfrom none 2> /dev/full', 2, ''],
    ['envfrom | head -c 1 > /dev/null; exit ${PIPESTATUS[0]}', 1, ''],
  ])('%s', (line, code, stderr) => {
    expect(shell(scratch({ 'pod.yaml': MISSING }), line)).toEqual([code, stderr]);
  });
});

describe('what cannot be read', () => {
  test('a folder that has been deleted', () => {
    const cwd = scratch();
    const gone = `${cwd}/gone`;
    const stderr = `envfrom: No such folder: \`${gone}\`.\n`;
    expect(shell(cwd, 'mkdir gone; cd gone; rmdir ../gone; envfrom')).toEqual([2, stderr]);
  });

  const EMPTY =
    'envfrom: Standard input is empty.\n  Check the command whose output is piped here.\n';
  test.each([
    ['envfrom - < /dev/null', EMPTY],
    ['envfrom - <&-', EMPTY],
    ['false | envfrom -', EMPTY],
    [
      String.raw`printf 'a\0b' | envfrom -`,
      'envfrom: Standard input is binary data, not YAML or JSON.\n',
    ],
  ])('%s', (line, stderr) => {
    expect(shell(scratch(), line)).toEqual([2, stderr]);
  });
});

describe('many files', () => {
  test.each([
    ['in the process, if there is enough memory', '--max-old-space-size=4096'],
    ['in a worker, if there may be too little', '--max-old-space-size=120'],
  ])('are checked %s', (_, nodeOptions) => {
    const cwd = manyFiles('');
    const { status, stdout, stderr } = spawnSync(process.execPath, [CLI, '-f', 'json'], {
      cwd,
      encoding: 'utf8',
      maxBuffer: 1 << 28,
      env: { ...process.env, NODE_OPTIONS: nodeOptions },
    });
    const { summary }: { readonly summary: unknown } = JSON.parse(stdout);
    expect([status, stderr, summary]).toEqual([
      1,
      '',
      expect.objectContaining({ errors: 1100, filesChecked: 1100 }),
    ]);
    expect(shell(cwd, 'envfrom > /dev/full', nodeOptions)[0]).toBe(2);
  });

  // Where a function of Node's own needs the memory, V8 ends the process itself, which nothing can catch.
  test('that need more memory than there is end in a sentence', { retry: 2 }, () => {
    const [code, stderr] = shell(
      manyFiles(`  B: ${'long '.repeat(20_000)}\n`),
      'envfrom',
      '--max-old-space-size=60',
    );
    expect([code, stderr]).toEqual([
      2,
      expect.stringMatching(
        /^envfrom: The run needs more than the \d+ MB of memory that Node may use\.\n {2}Check fewer folders at a time, or raise the limit: NODE_OPTIONS=--max-old-space-size=8192\.\n$/,
      ),
    ]);
  });
});
