import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { envfrom } from '../envfrom.ts';
import { kustomizeProgram } from '../real-programs.ts';
import { scratch } from '../scratch.ts';
import { IS_SLOW } from '../suite.ts';

/** Files that a shell of Windows wrote (`>` of PowerShell): UTF-16 behind its mark. What is expected was observed with kustomize 5.8. */
const little = (text: string): Buffer => Buffer.from(`\ufeff${text}`, 'utf16le');
const big = (text: string): Buffer => little(text).swap16();

const CONFIG = (name: string): string =>
  `apiVersion: v1\r\nkind: ConfigMap\r\nmetadata: {name: ${name}}\r\ndata: {A: "ä😀"}\r\n`;
const BUILT = (name: string): string =>
  `apiVersion: v1\ndata:\n  A: "ä\\U0001F600"\nkind: ConfigMap\nmetadata:\n  name: ${name}\n`;

const CASES: readonly {
  readonly name: string;
  readonly files: Readonly<Record<string, string | Buffer>>;
  /** Undefined where it is refused. */
  readonly built: string | undefined;
}[] = [
  {
    name: 'a resource',
    files: { 'kustomization.yaml': 'resources: [a.yaml]\n', 'a.yaml': little(CONFIG('a')) },
    built: BUILT('a'),
  },
  {
    name: 'only the first document of a resource',
    files: {
      'kustomization.yaml': 'resources: [a.yaml]\n',
      'a.yaml': big(`${CONFIG('a')}---\r\n${CONFIG('b')}`),
    },
    built: BUILT('a'),
  },
  {
    name: 'the kustomization and a patch',
    files: {
      'kustomization.yaml': little('resources: [a.yaml]\npatches: [{path: patch.txt}]\n'),
      'a.yaml': CONFIG('a'),
      'patch.txt': big(CONFIG('a').replace('A:', 'B: b, A:')),
    },
    built: BUILT('a').replace('\nkind', '\n  B: b\nkind'),
  },
  {
    name: 'bytes that a generator takes as they are',
    files: {
      'kustomization.yaml':
        'configMapGenerator: [{name: a, files: [a.txt], options: {disableNameSuffixHash: true}}]\n',
      'a.txt': little('a'),
    },
    built:
      'apiVersion: v1\nbinaryData:\n  a.txt: //5hAA==\nkind: ConfigMap\nmetadata:\n  name: a\n',
  },
  {
    name: 'no variables of a generator',
    files: {
      'kustomization.yaml': 'configMapGenerator: [{name: a, envs: [a.env]}]\n',
      'a.env': little('A=1'),
    },
    built: undefined,
  },
];

test.each(CASES)('UTF-16: $name', async ({ files, built }) => {
  const folder = scratch(files);
  const { code, stdout } = await envfrom(folder, 'build .');
  expect([code === 0, stdout]).toEqual([built !== undefined, built ?? '']);
});

if (IS_SLOW) {
  const program = kustomizeProgram();
  test.skipIf(program === undefined).each(CASES)('UTF-16, kustomize: $name', ({ files, built }) => {
    const { status, stdout } = spawnSync(program ?? '', ['build', scratch(files)], {
      encoding: 'utf8',
    });
    expect([status === 0, stdout]).toEqual([built !== undefined, built ?? '']);
  });
}

test('what is wrong in such a file is found at its place, and never fixed there', async () => {
  const pod =
    'apiVersion: v1\r\nkind: Pod\r\nmetadata: {name: p}\r\nspec:\r\n  containers:\r\n    - name: p\r\n      image: x\r\n      envForm: [{configMapRef: {name: a}}]\r\n';
  const folder = scratch({ 'a.yaml': CONFIG('a'), 'p.yaml': little(pod), 'q.yaml': pod });
  const { stdout } = await envfrom(folder, 'check --format concise');
  expect(stdout).toMatch(/^p\.yaml:8:7: .*\nq\.yaml:8:7: /);
  const fixed = await envfrom(folder, 'check --fix --format concise');
  expect(fixed.stdout).toMatch(/^p\.yaml:8:7: [^\n]*\n$/);
});
