import { expect, test } from 'vitest';
import { envfrom } from '../envfrom.ts';
import { repository } from '../scratch.ts';

// `env` says no more of a Secret than `check` knows: that nothing here makes it.

const FILES = {
  'pod.yaml': `apiVersion: v1
kind: Pod
metadata: {name: p}
spec:
  containers:
    - name: c
      image: i
      envFrom:
        - secretRef: {name: nowhere}
      env:
        - {name: A, valueFrom: {secretKeyRef: {name: databsae, key: a}}}
`,
  'secret.yaml': `{apiVersion: v1, kind: Secret, metadata: {name: database}, stringData: {a: x1y2z3}}\n`,
};

test('in a table, as dotenv and as JSON', async () => {
  const root = repository(FILES);
  const table = await envfrom(root, 'env');
  expect(table.stdout).toContain('Secret nowhere is not defined in this repository (pod.yaml:9)');
  expect(table.stdout).toContain(
    'CreateContainerConfigError: secret "databsae" not found (pod.yaml:11)',
  );
  const dotenv = await envfrom(root, 'env --format dotenv');
  expect(dotenv.stdout.split('\n').slice(1, 3)).toEqual([
    '# Secret nowhere is not defined in this repository',
    '# would not start: CreateContainerConfigError: secret "databsae" not found',
  ]);
  const { environments } = JSON.parse((await envfrom(root, 'env --format json')).stdout);
  const [{ failures }] = environments;
  expect(
    failures.map(({ line, certain }: { line: number; certain?: boolean }) => [line, certain]),
  ).toEqual([
    [9, false],
    [11, undefined],
  ]);
});
