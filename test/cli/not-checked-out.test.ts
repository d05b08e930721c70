import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { envfrom } from '../envfrom.ts';
import { git, repository, scratch } from '../scratch.ts';

const FILES = {
  'app/kustomization.yaml': 'resources: [map.yaml, ../base]\n',
  'app/map.yaml': 'apiVersion: v1\nkind: ConfigMap\nmetadata: {name: map}\n',
  'base/kustomization.yaml': 'resources: [pod.yaml]\n',
  'base/pod.yaml': `apiVersion: v1
kind: Pod
metadata: {name: web}
spec: {containers: [{name: web, image: web:1, envFrom: [{configMapRef: {name: map}}]}]}
`,
};

async function lines(folder: string): Promise<readonly string[]> {
  const { stdout } = await envfrom(folder, 'check --format concise');
  return stdout.split('\n').filter((line) => line !== '');
}

test('what git tracks and the work tree lacks is read from git', async () => {
  const folder = repository(FILES);
  git(folder, 'sparse-checkout', 'set', '--no-cone', '/*', '!app/map.yaml', '!base');
  expect(await lines(folder)).toEqual([]);
  git(folder, 'sparse-checkout', 'disable');
  rmSync(join(folder, 'app/map.yaml'));
  expect(await lines(folder)).toEqual([]);
  git(folder, 'rm', '--quiet', '--cached', 'app/map.yaml');
  expect((await lines(folder)).map((line) => line.slice(0, line.indexOf(']') + 1))).toEqual([
    'app/kustomization.yaml:1:13: error[unbuildable-kustomization]',
  ]);
});

test('what a partial clone lacks is not known', async () => {
  const origin = repository(FILES);
  git(origin, 'config', 'uploadpack.allowFilter', 'true');
  const folder = scratch();
  git(folder, 'clone', '--quiet', '--filter=blob:none', '--sparse', `file://${origin}`, '.');
  git(folder, 'sparse-checkout', 'set', 'app');
  const { code, stdout } = await envfrom(folder, 'check');
  expect(code).toBe(0);
  expect(stdout).toMatch(/^No problems/);
});
