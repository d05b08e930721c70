import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { envfrom } from '../envfrom.ts';
import { git, repository, write } from '../scratch.ts';

const config = (level: string, name = 'foo') =>
  `apiVersion: v1\nkind: ConfigMap\nmetadata:\n  name: ${name}\ndata:\n  LEVEL: ${level}\n`;

const workload = (name: string) => `apiVersion: apps/v1
kind: Deployment
metadata:
  name: ${name}
  annotations:
    deployment.kubernetes.io/triggered-by: configmap/foo
spec:
  selector:
    matchLabels: {app: ${name}}
  template:
    metadata:
      labels: {app: ${name}}
    spec:
      containers:
        - name: app
          image: app:1
          envFrom:
            - configMapRef:
                name: foo
`;

/** A repository in which everything is rolled out and committed. */
async function rolledOut(files: Readonly<Record<string, string>> = {}): Promise<string> {
  const root = repository({
    'foo.yaml': config('info'),
    'bar.yaml': workload('bar'),
    'baz.yaml': workload('baz'),
    ...files,
  });
  expect((await envfrom(root, 'rollout --write')).code).toBe(0);
  git(root, 'add', '--all');
  git(root, 'commit', '--quiet', '--message', 'rolled out');
  return root;
}

describe('a forgotten rollout', () => {
  test('is an error of check, with and without a base, and names the command', async () => {
    const root = await rolledOut();
    expect((await envfrom(root, 'check')).code).toBe(0);
    write(root, { 'foo.yaml': config('debug') });
    for (const command of ['check', 'check --base HEAD', 'check --staged']) {
      if (command.includes('staged')) git(root, 'add', '--all');
      const { code, stdout } = await envfrom(root, command);
      expect(code).toBe(1);
      expect(stdout.replaceAll(/\s+/g, ' ')).toContain(
        'error[stale-rollout-copy]: ConfigMap `foo` was edited, but Deployment `bar` and Deployment `baz` still use',
      );
      expect(stdout).toContain('Run `envfrom rollout --write`');
      expect(stdout).not.toContain('stale-after-change');
    }
    expect((await envfrom(root, 'rollout --write')).code).toBe(0);
    expect((await envfrom(root, 'check --base HEAD')).code).toBe(0);
  });

  test('is a list of workloads that stay on the old copy in diff', async () => {
    const root = await rolledOut();
    write(root, { 'foo.yaml': config('debug') });
    const { stdout } = await envfrom(root, 'diff HEAD');
    expect(stdout.replaceAll(/\s+/g, ' ')).toMatch(
      /stale Deployment bar it stays on foo-\w{10}, a copy of what ConfigMap foo held before: envfrom rollout --write was not run/,
    );
    expect(stdout).toMatch(/^2 workloads: 2 keep old values\./m);
    expect(stdout).toContain('help: Run envfrom rollout --write and commit what it writes');
    expect((await envfrom(root, 'diff HEAD --fail-on-verdict stale')).code).toBe(1);
    git(root, 'commit', '--quiet', '--all', '--message', 'forgotten');
    write(root, { 'other.yaml': config('x', 'other') });
    expect((await envfrom(root, 'diff HEAD')).stdout).toContain('No workload is touched.');
  });

  test('is not seen in what Flux fills in the same way in both', async () => {
    const flux = `apiVersion: kustomize.toolkit.fluxcd.io/v1
kind: Kustomization
metadata: {name: app, namespace: flux-system}
spec:
  interval: 10m
  path: ./app
  targetNamespace: shop
  prune: true
  sourceRef: {kind: GitRepository, name: flux-system}
  postBuild: {substitute: {level: debug}}
`;
    const root = await rolledOut();
    const files = ['foo.yaml', 'bar.yaml', 'baz.yaml', 'foo.rollouts.yaml'];
    git(root, 'rm', '--quiet', '-r', '--cached', '.');
    write(root, { 'foo.yaml': config('${level}') });
    await envfrom(root, 'rollout --write');
    for (const file of files) {
      const text = readFileSync(join(root, file), 'utf8');
      write(root, { [`app/${file}`]: text });
    }
    for (const file of files) git(root, 'clean', '-fq', file);
    write(root, {
      'app/kustomization.yaml': `resources: [${files.join(', ')}]\n`,
      'clusters/prod/app.yaml': flux,
    });
    git(root, 'add', '--all');
    const { code, stdout } = await envfrom(root, 'check');
    expect([code, stdout]).toEqual([0, expect.not.stringContaining('copy')]);
    write(root, { 'app/foo.yaml': config('x${level}') });
    expect((await envfrom(root, 'check')).stdout).toContain('stale-rollout-copy');
  });
});
