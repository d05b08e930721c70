import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { envfrom } from '../envfrom.ts';
import { scratch, write } from '../scratch.ts';

const foo = (value: string): string =>
  `# Edit me.\napiVersion: v1\nkind: ConfigMap\nmetadata:\n  name: foo\ndata:\n  MODE: ${value}\n  app.conf: |\n    # of the app\n    level = 1\n`;

const workload = (kind: string, name: string, extra = ''): string => `apiVersion: apps/v1
kind: ${kind}
metadata:
  name: ${name}
  annotations:
    ${kind.toLowerCase()}.kubernetes.io/triggered-by: configmap/foo
spec:
${extra}  template:
    spec:
      containers:
      - name: app
        image: app
        envFrom:
        - configMapRef: {name: foo} # all of it
        env:
        - name: MODE
          valueFrom:
            configMapKeyRef:
              key: MODE
              name: "foo"
      volumes:
      - name: conf
        configMap:
          name: foo
      - name: all
        projected:
          sources:
          - configMap: {name: foo}
          - configMap: {name: other}
`;

const read = (root: string, path: string): string => readFileSync(join(root, path), 'utf8');
const names = (text: string): readonly string[] =>
  [...text.matchAll(/^ {2}name: (foo-\w+)$/gm)].map(([, name = '']) => name);

describe('rollout in a repository', () => {
  test('writes the copy, lists it, points the workloads at it; a second run changes nothing', async () => {
    const root = scratch({
      'base/foo.yaml': foo('a'),
      'base/bar.yaml': workload('Deployment', 'bar'),
      'base/sts.yaml': workload('StatefulSet', 'sts'),
      'base/kustomization.yaml':
        '# The base.\nresources:\n- bar.yaml   # the workload\n- foo.yaml\n- sts.yaml\n',
      'overlays/prod/kustomization.yaml':
        'namePrefix: prod-\nresources: [../../base]\npatches:\n- path: env.yaml\n',
      'overlays/prod/env.yaml':
        'apiVersion: apps/v1\nkind: Deployment\nmetadata: {name: bar}\nspec:\n  template:\n    spec:\n      containers:\n      - name: extra\n        image: x\n        envFrom: [{configMapRef: {name: foo}}]\n',
    });
    expect((await envfrom(root, 'rollout --check')).code).toBe(1);
    const before = await envfrom(root, 'rollout');
    expect(before).toMatchInlineSnapshot(`
      {
        "code": 0,
        "stderr": "envfrom: nothing is written yet: run \`envfrom rollout --write\`.
      ",
        "stdout": "configmap "foo-gf79hmhmcd" would be created
      deployment "bar" would use foo-gf79hmhmcd
      statefulset "sts" would use foo-gf79hmhmcd
      ",
      }
    `);
    expect(existsSync(join(root, 'base/foo.rollouts.yaml'))).toBe(false);
    expect((await envfrom(root, 'rollout --write')).stdout).toBe(
      before.stdout.replaceAll('would be ', '').replaceAll('would use', 'uses'),
    );
    expect(read(root, 'base/foo.rollouts.yaml')).toMatchInlineSnapshot(`
      "# Written by \`envfrom rollout\`: immutable copies for the workloads linked to an original, the newest last.
      # Edit the original instead, and run \`envfrom rollout --write\`.
      apiVersion: v1
      kind: ConfigMap
      metadata:
        name: foo-gf79hmhmcd
        labels:
          rollout.envfrom.dev/origin: foo
        annotations:
          rollout.envfrom.dev/origin: configmap/foo
          rollout.envfrom.dev/revision: "1"
      immutable: true
      data:
        MODE: a
        app.conf: |
          # of the app
          level = 1
      "
    `);
    expect(read(root, 'base/bar.yaml')).toMatchInlineSnapshot(`
      "apiVersion: apps/v1
      kind: Deployment
      metadata:
        name: bar
        annotations:
          deployment.kubernetes.io/triggered-by: configmap/foo
      spec:
        template:
          spec:
            containers:
            - name: app
              image: app
              envFrom:
              - configMapRef: {name: foo-gf79hmhmcd} # all of it
              env:
              - name: MODE
                valueFrom:
                  configMapKeyRef:
                    key: MODE
                    name: "foo-gf79hmhmcd"
            volumes:
            - name: conf
              configMap:
                name: foo-gf79hmhmcd
            - name: all
              projected:
                sources:
                - configMap: {name: foo-gf79hmhmcd}
                - configMap: {name: other}
      "
    `);
    expect(read(root, 'base/kustomization.yaml')).toMatchInlineSnapshot(`
      "# The base.
      resources:
      - bar.yaml   # the workload
      - foo.yaml
      - sts.yaml
      - foo.rollouts.yaml
      "
    `);
    expect(read(root, 'overlays/prod/env.yaml')).toContain('{configMapRef: {name: foo-');
    expect(read(root, 'base/foo.yaml')).toBe(foo('a'));
    expect(await envfrom(root, 'rollout --check')).toEqual({
      code: 0,
      stdout: 'Copies are up to date.\n',
      stderr: '',
    });
    expect((await envfrom(root, 'check --only missing-config-map')).code).toBe(0);
  });

  test('a repository in which nothing is linked', async () => {
    const stdout =
      'No workload in these files is linked to a ConfigMap, Secret or other object. `envfrom set triggers` links one.\n';
    const root = scratch({ 'foo.yaml': foo('a') });
    expect(await envfrom(root, 'rollout')).toEqual({ code: 0, stdout, stderr: '' });
  });

  test('a change makes a new copy; going back brings the old one back under its name', async () => {
    const root = scratch({ 'foo.yaml': foo('a'), 'bar.yaml': workload('Deployment', 'bar') });
    await envfrom(root, 'rollout --write');
    const [first = ''] = names(read(root, 'foo.rollouts.yaml'));
    write(root, { 'foo.yaml': foo('b') });
    expect((await envfrom(root, 'rollout --write')).stdout).toMatch(
      /^configmap "foo-\w+" created\ndeployment "bar" uses/,
    );
    const [, second = ''] = names(read(root, 'foo.rollouts.yaml'));
    expect(second).not.toBe(first);
    write(root, { 'foo.yaml': foo('a') });
    expect((await envfrom(root, 'rollout --write')).stdout).toBe(
      `configmap "${first}" current again\ndeployment "bar" uses ${first}\n`,
    );
    expect(names(read(root, 'foo.rollouts.yaml'))).toEqual([second, first]);
    expect(read(root, 'foo.rollouts.yaml')).toContain('rollout.envfrom.dev/revision: "3"');
    expect((await envfrom(root, 'rollout --check')).code).toBe(0);
  });

  test('keeps what the workload that remembers most may need, and what something else names', async () => {
    const root = scratch({
      'foo.yaml': foo('0'),
      'bar.yaml': workload('Deployment', 'bar', '  revisionHistoryLimit: 2\n'),
      'ds.yaml': workload('DaemonSet', 'ds', '  revisionHistoryLimit: 3\n'),
    });
    for (const value of 'abcdefg') {
      write(root, { 'foo.yaml': foo(value) });
      await envfrom(root, 'rollout --write');
    }
    const kept = names(read(root, 'foo.rollouts.yaml'));
    expect(kept).toHaveLength(4);
    const [oldest = ''] = kept;
    write(root, {
      'pin.yaml': `apiVersion: v1\nkind: Pod\nmetadata: {name: pin}\nspec:\n  containers:\n  - name: a\n    image: a\n    envFrom: [{configMapRef: {name: ${oldest}}}]\n`,
      'foo.yaml': foo('h'),
    });
    await envfrom(root, 'rollout --write --history 1');
    expect(names(read(root, 'foo.rollouts.yaml'))).toEqual([
      oldest,
      kept.at(-1),
      expect.stringContaining('foo-'),
    ]);
    const none = await envfrom(root, 'rollout --history 0');
    expect([none.code, none.stderr]).toEqual([2, expect.stringContaining('One older copy')]);
  });

  test('Secrets the same way, without a value in any output', async () => {
    const root = scratch({
      'all.yaml': `${workload('Deployment', 'bar')
        .replaceAll('configmap/foo', 'secret/foo')
        .replaceAll(
          /configMapRef/g,
          'secretRef',
        )}---\napiVersion: v1\nkind: Secret\nmetadata: {name: foo, namespace: shop}\nstringData: {PASSWORD: hunter2-hunter2}\n`,
    });
    const runs = [await envfrom(root, 'rollout'), await envfrom(root, 'rollout --write')];
    expect(JSON.stringify(runs)).not.toContain('hunter2');
    expect(runs[1]?.stdout).toMatch(/^secret "foo-\w+" created\ndeployment "bar" uses foo-\w+\n$/);
    expect(read(root, 'foo.rollouts.yaml')).toContain('namespace: shop\n');
    expect(read(root, 'foo.rollouts.yaml')).toContain('stringData:\n  PASSWORD: hunter2-hunter2\n');
  });

  test('an edited copy is restored when it is the current one', async () => {
    const root = scratch({ 'foo.yaml': foo('a'), 'bar.yaml': workload('Deployment', 'bar') });
    await envfrom(root, 'rollout --write');
    const good = read(root, 'foo.rollouts.yaml');
    write(root, { 'foo.rollouts.yaml': good.replace('MODE: a', 'MODE: edited') });
    expect((await envfrom(root, 'rollout --write')).stdout).toMatch(/restored: it was edited/);
    expect(read(root, 'foo.rollouts.yaml')).toBe(good);
  });

  test.each([
    [
      'another namespace',
      {
        'a.yaml': workload('Deployment', 'bar')
          .replace('configmap/foo', 'configmap/x/foo')
          .replace('  annotations', '  namespace: y\n  annotations'),
      },
      /a.yaml:7: deployment "bar" is linked to ConfigMap `foo` in namespace `x`, which is not defined in this repository/,
    ],
    [
      'nothing of the name',
      {
        'a.yaml': workload('Deployment', 'bar'),
        'f.yaml': foo('a').replace('name: foo', 'name: fooo'),
      },
      /is linked to ConfigMap `foo`, which is not defined in this repository. Did you mean `fooo`/,
    ],
    [
      'a generator',
      {
        'a.yaml': workload('Deployment', 'bar'),
        'kustomization.yaml':
          'resources: [a.yaml]\nconfigMapGenerator:\n- name: foo\n  literals: [A=1]\n',
      },
      /ConfigMap `foo` is generated \(kustomization.yaml:\d+\)/,
    ],
    [
      'nothing uses it',
      {
        'a.yaml': workload('Deployment', 'bar').replaceAll(/name: "?foo"?/g, 'name: zoo'),
        'f.yaml': foo('a'),
      },
      /none of its containers and volumes uses it/,
    ],
  ])('refuses %s', async (_, files, message) => {
    const root = scratch(files);
    const { code, stderr } = await envfrom(root, 'rollout --write');
    expect([code, stderr]).toEqual([1, expect.stringMatching(message)]);
  });
});
