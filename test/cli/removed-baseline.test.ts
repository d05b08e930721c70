import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { envfrom } from '../envfrom.ts';
import { git, repository } from '../scratch.ts';

const POD =
  'apiVersion: v1\nkind: Pod\nmetadata: {name: p}\nspec: {containers: [{name: c, image: x, envFrom: [{configMapRef: {name: gone}}]}]}\n';

test('a baseline that was removed accepts nothing, although git has it still', async () => {
  const root = repository({ 'pod.yaml': POD });
  await envfrom(root, 'baseline');
  git(root, 'add', '-A');
  git(root, 'commit', '-qm', 'baseline');
  expect((await envfrom(root, 'check')).stdout).not.toContain('`gone`');
  rmSync(join(root, '.envfrom-baseline.json'));
  expect((await envfrom(root, 'check')).stdout).toContain('`gone`');
});
