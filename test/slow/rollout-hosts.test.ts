import { execFileSync, spawnSync } from 'node:child_process';
import { chmodSync, existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { CLI, envfrom } from '../envfrom.ts';
import { helmProgram, kustomizeProgram, programOnPath } from '../real-programs.ts';
import { scratch, write } from '../scratch.ts';

const BAR = `apiVersion: apps/v1
kind: Deployment
metadata:
  name: bar
  annotations: {deployment.kubernetes.io/triggered-by: configmap/foo}
spec:
  selector: {matchLabels: {a: b}}
  template:
    metadata: {labels: {a: b}}
    spec:
      containers:
      - name: app
        image: app
        envFrom:
        - configMapRef: {name: foo}
`;
const foo = (mode: string): string =>
  `apiVersion: v1\nkind: ConfigMap\nmetadata: {name: foo}\ndata:\n  MODE: ${mode}\n  app.conf: |\n    # x\n\n    level = 1\n`;

const script = `#!/bin/sh\nexec '${process.execPath}' '${CLI}' rollout - "$@"\n`;

/** Writes files of which `fn.sh` is the function; gives the folder. */
function hosting(files: Readonly<Record<string, string>>, more = ''): string {
  const root = scratch(files);
  for (const path of ['fn.sh', 'prod/fn.sh']) {
    write(root, { [path]: script.replace(' "$@"', `${more} "$@"`) });
    chmodSync(join(root, path), 0o755);
  }
  return root;
}

const copiesOf = (text: string): readonly string[] =>
  [...text.matchAll(/^ {2}name: ((?:prod-)?foo-\w{10})$/gm)].map(([, name = '']) => name).sort();
const usedBy = (text: string): string | undefined =>
  /configMapRef:\s*\{?name: ((?:prod-)?foo-\w{10})/.exec(text)?.[1];

const kustomize = kustomizeProgram();

const prod = (mode: string): string =>
  `resources: [../base]\nnamePrefix: prod-\nnamespace: shop\npatches:\n- patch: |\n    apiVersion: v1\n    kind: ConfigMap\n    metadata: {name: foo}\n    data: {MODE: ${mode}}\ntransformers: [fn.yaml]\n`;
const build = (root: string): string =>
  execFileSync(
    kustomize ?? '',
    ['build', '--enable-alpha-plugins', '--enable-exec', join(root, 'prod')],
    { encoding: 'utf8', cwd: join(root, 'prod') },
  );

describe.skipIf(kustomize === undefined)('as a function of the real kustomize', () => {
  const FILES = {
    'base/foo.yaml': foo('a'),
    'base/bar.yaml': BAR,
    'base/kustomization.yaml': 'resources: [bar.yaml, foo.yaml]\n',
    'prod/fn.yaml':
      'apiVersion: envfrom.dev/v1\nkind: Rollout\nmetadata:\n  name: rollout\n  annotations:\n    config.kubernetes.io/function: |\n      exec: {path: ./fn.sh}\nspec: {history: 1}\n',
  };
  test('copies what the overlay made of the original, and keeps the history of a file', () => {
    const root = hosting(
      { ...FILES, 'prod/kustomization.yaml': prod('p1') },
      ' --copies copies.yaml --write',
    );
    const first = build(root);
    expect(copiesOf(first)).toHaveLength(1);
    expect(usedBy(first)).toBe(copiesOf(first)[0]);
    expect(first).toContain('MODE: p1');
    expect(build(root)).toBe(first);
    write(root, { 'prod/kustomization.yaml': prod('p2') });
    const second = build(root);
    expect(copiesOf(second)).toHaveLength(2);
    expect(usedBy(second)).not.toBe(usedBy(first));
    write(root, { 'prod/kustomization.yaml': prod('p3') });
    build(root);
    write(root, { 'prod/kustomization.yaml': prod('p2') });
    const back = build(root);
    expect(usedBy(back)).toBe(usedBy(second));
    expect(copiesOf(back)).toHaveLength(2);
    expect(readFileSync(join(root, 'prod/copies.yaml'), 'utf8')).toContain('revision: "4"');
  }, 60_000);

  test('a link that cannot be followed fails the build with its reason', () => {
    const root = hosting({
      ...FILES,
      'base/bar.yaml': BAR.replace('configmap/foo', 'configmap/zoo'),
      'prod/kustomization.yaml': prod('p1'),
    });
    const { status, stderr } = spawnSync(
      kustomize ?? '',
      ['build', '--enable-alpha-plugins', '--enable-exec', 'prod'],
      { encoding: 'utf8', cwd: root },
    );
    expect([status, stderr]).toEqual([
      1,
      expect.stringContaining('ConfigMap `zoo`, which is not defined in this repository'),
    ]);
  });
});

const CHART = {
  'chart/Chart.yaml': 'apiVersion: v2\nname: chart\nversion: 1.0.0\n',
  'chart/templates/bar.yaml': BAR.replace('name: bar', 'name: {{ .Release.Name }}'),
  'chart/templates/foo.yaml': foo('{{ .Values.mode }}'),
};

describe.each([3, 4] as const)('as a post-renderer of the real Helm %i', (major) => {
  const helm = helmProgram(major);

  test.skipIf(helm === undefined)(
    'rolls out the change of a value, and back',
    () => {
      const root = hosting(CHART, ' --copies copies.yaml --write');
      write(root, {
        'plugins/envfrom-rollout/plugin.yaml': `apiVersion: v1\ntype: postrenderer/v1\nname: envfrom-rollout\nversion: 1.0.0\nruntime: subprocess\nruntimeConfig:\n  platformCommand:\n  - command: ${join(root, 'fn.sh')}\n`,
      });
      const renderer = major === 3 ? './fn.sh' : 'envfrom-rollout';
      const template = (mode: string): string =>
        execFileSync(
          helm ?? '',
          ['template', 'rel', 'chart', '--set', `mode=${mode}`, '--post-renderer', renderer],
          {
            encoding: 'utf8',
            cwd: root,
            env: { ...process.env, ...(major === 4 && { HELM_PLUGINS: join(root, 'plugins') }) },
          },
        );
      const [a, b, back] = [template('a'), template('b'), template('a')];
      expect([a, b, back].map((text) => copiesOf(text).length)).toEqual([1, 2, 2]);
      expect(usedBy(back)).toBe(usedBy(a));
      expect(usedBy(b)).not.toBe(usedBy(a));
    },
    60_000,
  );
});

const kubectl = programOnPath('kubectl', 'version', '--client');

test.skipIf(kubectl === undefined)('set triggers says what kubectl annotate would', async () => {
  const plain = BAR.replace(/ {2}annotations.*\n/, '');
  const root = scratch({
    'bar.yaml': plain,
    'foo.yaml': foo('a'),
    'db.yaml': 'apiVersion: v1\nkind: Secret\nmetadata: {name: db}\nstringData: {A: b}\n',
  });
  await envfrom(root, 'set triggers deployment/bar configmap/foo,secret/db');
  const show = (...args: readonly string[]): string =>
    execFileSync(kubectl ?? '', ['annotate', '--local', '-o', 'json', ...args], {
      encoding: 'utf8',
      cwd: root,
    });
  write(root, { 'plain.yaml': plain });
  expect(show('-f', 'bar.yaml', 'x=y')).toBe(
    show(
      '-f',
      'plain.yaml',
      'x=y',
      'deployment.kubernetes.io/triggered-by=configmap/foo,secret/db',
    ),
  );
  expect(existsSync(join(root, 'bar.yaml'))).toBe(true);
});
