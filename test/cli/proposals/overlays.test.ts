import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { envfrom } from '../../envfrom.ts';
import { scratch, write } from '../../scratch.ts';

const BASE = `apiVersion: apps/v1
kind: Deployment
metadata:
  name: bar
  annotations:
    deployment.kubernetes.io/triggered-by: configmap/foo,secret/db
spec:
  selector: {matchLabels: {app: bar}}
  template:
    metadata: {labels: {app: bar}}
    spec:
      containers:
      - name: c
        image: x:1
        envFrom:
        - configMapRef: {name: foo}
        - secretRef: {name: db}
      volumes:
      - name: v
        projected: {sources: [{configMap: {name: foo}}]}
---
apiVersion: v1
kind: ConfigMap
metadata: {name: foo}
data: {LEVEL: info}
---
apiVersion: v1
kind: Secret
metadata: {name: db}
stringData: {A: b}
`;
const overlay = (level: string, more = ''): string => `namePrefix: prod-
namespace: prod
resources: [../base]
${more}patches:
- patch: |
    apiVersion: v1
    kind: ConfigMap
    metadata: {name: foo}
    data: {LEVEL: ${level}}
`;
const read = (root: string, path: string): string => readFileSync(join(root, path), 'utf8');

function shop(more: Readonly<Record<string, string>> = {}): string {
  return scratch({
    'base/all.yaml': BASE,
    'base/kustomization.yaml': 'resources: [all.yaml]\n',
    'dev/kustomization.yaml': 'resources: [../base]\n',
    'prod/kustomization.yaml': overlay('warn'),
    ...more,
  });
}

describe('an overlay that patches the original', () => {
  test('gets the copies and a patch; the base stays as it is', async () => {
    const root = shop();
    const { code, stdout } = await envfrom(root, 'rollout --write');
    expect([code, stdout]).toMatchInlineSnapshot(`
      [
        0,
        "configmap "foo-2748f727mg" created
      deployment "bar" uses foo-2748f727mg in dev
      configmap "foo-67794dg67c" created
      deployment "bar" uses foo-67794dg67c in prod
      secret "db-c49bg7k4c2" created
      deployment "bar" uses db-c49bg7k4c2
      ",
      ]
    `);
    expect(read(root, 'prod/configmap-foo.deployment-bar.patch.yaml')).toMatchInlineSnapshot(`
      "# Written by \`envfrom rollout\`: this workload uses the copies of this overlay. Run \`envfrom rollout --write\` to renew it.
      - op: test
        path: /spec/template/spec/containers/0/envFrom/0/configMapRef/name
        value: foo
      - op: replace
        path: /spec/template/spec/containers/0/envFrom/0/configMapRef/name
        value: foo-67794dg67c
      - op: test
        path: /spec/template/spec/volumes/0/projected/sources/0/configMap/name
        value: foo
      - op: replace
        path: /spec/template/spec/volumes/0/projected/sources/0/configMap/name
        value: foo-67794dg67c
      "
    `);
    expect(read(root, 'prod/kustomization.yaml')).toMatchInlineSnapshot(`
      "namePrefix: prod-
      namespace: prod
      resources: [../base, foo.rollouts.yaml]
      patches:
      - patch: |
          apiVersion: v1
          kind: ConfigMap
          metadata: {name: foo}
          data: {LEVEL: warn}
      - path: configmap-foo.deployment-bar.patch.yaml
        target:
          kind: Deployment
          name: bar
      "
    `);
    expect(read(root, 'base/all.yaml').replace(/db-\w{10}/, 'db')).toBe(BASE);
    expect(await envfrom(root, 'rollout --check')).toMatchObject({ code: 0, stderr: '' });
    expect((await envfrom(root, 'check')).stdout).toMatch(/^No problems\./);
    expect((await envfrom(root, 'env -b prod --format dotenv')).stdout).toContain('LEVEL=warn\n');
    expect((await envfrom(root, 'env -b dev --format dotenv')).stdout).toContain('LEVEL=info\n');
  });

  test('a change of its patch is a new copy there; forgotten, it is an error', async () => {
    const root = shop();
    await envfrom(root, 'rollout --write');
    const dev = read(root, 'dev/foo.rollouts.yaml');
    const prod = read(root, 'prod/kustomization.yaml');
    write(root, { 'prod/kustomization.yaml': prod.replace('LEVEL: warn', 'LEVEL: error') });
    expect((await envfrom(root, 'check')).stdout).toContain('error[stale-rollout-copy]');
    const { stdout } = await envfrom(root, 'rollout --write');
    expect(stdout).toMatch(
      /^configmap "foo-\w{10}" created\ndeployment "bar" uses foo-\w{10} in prod\n$/,
    );
    expect(read(root, 'prod/foo.rollouts.yaml').match(/^kind: ConfigMap$/gm)?.length).toBe(2);
    expect(read(root, 'dev/foo.rollouts.yaml')).toBe(dev);
    expect((await envfrom(root, 'check')).code).toBe(0);
  });

  test('a copy that the base had is brought back to the original', async () => {
    const root = shop({ 'prod/kustomization.yaml': 'resources: [../base]\n' });
    await envfrom(root, 'rollout --write');
    expect(read(root, 'base/all.yaml')).toMatch(/name: foo-\w{10}/);
    write(root, { 'prod/kustomization.yaml': overlay('warn') });
    expect((await envfrom(root, 'rollout --write')).code).toBe(0);
    expect(read(root, 'base/all.yaml').replace(/db-\w{10}/, 'db')).toBe(BASE);
    expect((await envfrom(root, 'check')).stdout).toMatch(/^No problems\./);
  });

  test('that is a base itself and deployed as well is refused', async () => {
    const root = shop({
      'prod/kustomization.yaml': overlay('warn').replace('../base', '../dev'),
      '.envfrom.yaml': 'entryPoints: [{folder: dev}]\n',
    });
    const { code, stderr } = await envfrom(root, 'rollout --write');
    expect([code, stderr]).toMatchInlineSnapshot(`
      [
        1,
        "envfrom: Using \`.envfrom.yaml\`: 1 entry point (dev).
      base/all.yaml:22: build \`prod\` changes the content of ConfigMap \`foo\`, so a copy of what this file writes would lack that, and \`dev\`, which is deployed too, is its base: run \`envfrom rollout\` as a transformer there.
      ",
      ]
    `);
    expect(existsSync(join(root, 'prod/foo.rollouts.yaml'))).toBe(false);
  });

  test('and its copies follow a workload whose place in a list changed', async () => {
    const root = shop();
    await envfrom(root, 'rollout --write');
    const text = read(root, 'base/all.yaml');
    const first = '        - configMapRef: {name: foo}\n';
    expect(text).toContain(first);
    const moved = text.replace(first, '').replace(/( {8}- secretRef: .*\n)/, `$1${first}`);
    write(root, { 'base/all.yaml': moved });
    expect((await envfrom(root, 'check')).stdout).toContain('unbuildable-kustomization');
    await envfrom(root, 'rollout --write');
    expect(read(root, 'prod/configmap-foo.deployment-bar.patch.yaml')).toContain('/envFrom/1/');
  });
});
