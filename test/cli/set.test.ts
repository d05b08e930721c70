import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { envfrom } from '../envfrom.ts';
import { scratch, write } from '../scratch.ts';

const DEPLOYMENT = `# The bar.
apiVersion: apps/v1
kind: Deployment
metadata:
  name: "bar"   # its name
  labels: {app: shop}
spec:
  selector:
    matchLabels: {app: bar}
  template:
    metadata: {labels: {app: bar}}
    spec:
      containers:
        - name: bar
          image: 'bar:1'

        # the helper
        - name: helper
          image: helper
          volumeMounts:
            - {name: data, mountPath: /data}
      volumes:
        - name: data # scratch
          emptyDir: {}
---
apiVersion: v1
kind: ConfigMap
metadata: {name: foo}
data: {A: "1"}
`;

const read = (root: string, path: string): string => readFileSync(join(root, path), 'utf8');

describe('set triggers', () => {
  test('writes the annotation of the proposal, keeps everything else, and does nothing twice', async () => {
    const root = scratch({ 'bar.yaml': DEPLOYMENT });
    const ran = await envfrom(root, 'set triggers deployment/bar configmap/foo');
    expect(ran).toEqual({ code: 0, stdout: 'deployment "bar" updated\n', stderr: '' });
    expect(read(root, 'bar.yaml')).toBe(
      DEPLOYMENT.replace(
        '  labels: {app: shop}\n',
        '  labels: {app: shop}\n  annotations:\n    deployment.kubernetes.io/triggered-by: configmap/foo\n',
      ),
    );
    const again = await envfrom(root, 'set trigger deployment/bar configmap/foo');
    expect(again.stdout).toBe('deployment "bar" unchanged\n');
    write(root, {
      'more.yaml':
        'apiVersion: v1\nkind: Secret\nmetadata: {name: db}\n---\napiVersion: v1\nkind: ConfigMap\nmetadata: {name: other}\n',
    });
    await envfrom(root, 'set triggers deploy/bar cm/foo,secret/db configmap/other');
    expect(read(root, 'bar.yaml')).toContain(
      'deployment.kubernetes.io/triggered-by: configmap/foo,secret/db,configmap/other\n',
    );
    await envfrom(root, 'set triggers deploy/bar secret/db configmap/other --remove');
    expect(read(root, 'bar.yaml')).toContain('triggered-by: configmap/foo\n');
    await envfrom(root, 'set triggers deploy/bar --remove');
    expect(read(root, 'bar.yaml')).toBe(DEPLOYMENT);
  });

  test('--dry-run shows a diff and writes nothing', async () => {
    const root = scratch({ 'bar.yaml': DEPLOYMENT });
    const { stdout } = await envfrom(
      root,
      'set triggers deploy -l app=shop configmap/foo --dry-run',
    );
    expect(stdout).toMatchInlineSnapshot(`
      "deployment "bar" updated (dry run)
      --- a/bar.yaml
      +++ b/bar.yaml
      @@ -4,6 +4,8 @@
       metadata:
         name: "bar"   # its name
         labels: {app: shop}
      +  annotations:
      +    deployment.kubernetes.io/triggered-by: configmap/foo
       spec:
         selector:
           matchLabels: {app: bar}
      "
    `);
    expect(read(root, 'bar.yaml')).toBe(DEPLOYMENT);
  });

  test.each([
    [
      'set triggers deployment/bar configmap/other/foo',
      /in namespace `other`, which is not defined in this repository/,
    ],
    [
      'set triggers deployment/bar configmap/nope',
      /ConfigMap `nope`, which is not defined in this repository/,
    ],
    ['set triggers deployment/bar pvc/data', /pvc `data`, which is not defined in this repository/],
    ['set triggers deployment/baz configmap/foo', /Did you mean `deployment\/bar`/],
    ['set triggers deployment/bar', /No trigger is named/],
    ['set triggers deployment/bar configmap/Foo_', /not a valid name/],
    ['set triggers pod/bar configmap/foo', /not a workload/],
    ['set triggers deployment configmap/foo', /does not name a deployment/],
    ['set triggers deploy -l app==,, configmap/foo', /Invalid selector/],
    ['set image deployment/bar', /cannot set `image`/],
  ])('%s', async (line, message) => {
    const root = scratch({ 'bar.yaml': DEPLOYMENT });
    const { code, stderr } = await envfrom(root, line);
    expect([code, stderr]).toEqual([2, expect.stringMatching(message)]);
    expect(read(root, 'bar.yaml')).toBe(DEPLOYMENT);
  });
});

describe('set volume', () => {
  const LINE = 'set volume deployment/bar -t configmap --configmap-name foo';

  test('adds a volume and mounts it; --remove takes it away again', async () => {
    const root = scratch({ 'bar.yaml': DEPLOYMENT });
    expect((await envfrom(root, `${LINE} -m /etc/foo`)).stdout).toBe('deployment "bar" updated\n');
    expect(read(root, 'bar.yaml')).toMatchInlineSnapshot(`
      "# The bar.
      apiVersion: apps/v1
      kind: Deployment
      metadata:
        name: "bar"   # its name
        labels: {app: shop}
      spec:
        selector:
          matchLabels: {app: bar}
        template:
          metadata: {labels: {app: bar}}
          spec:
            containers:
              - name: bar
                image: 'bar:1'
                volumeMounts:
                  - name: foo
                    mountPath: /etc/foo

              # the helper
              - name: helper
                image: helper
                volumeMounts:
                  - {name: data, mountPath: /data}
                  - name: foo
                    mountPath: /etc/foo
            volumes:
              - name: data # scratch
                emptyDir: {}
              - name: foo
                configMap:
                  name: foo
      ---
      apiVersion: v1
      kind: ConfigMap
      metadata: {name: foo}
      data: {A: "1"}
      "
    `);
    const after = read(root, 'bar.yaml');
    expect((await envfrom(root, `${LINE} -m /etc/foo`)).stdout).toBe(
      'deployment "bar" unchanged\n',
    );
    expect(read(root, 'bar.yaml')).toBe(after);
    await envfrom(root, `${LINE} --remove`);
    expect(read(root, 'bar.yaml')).toBe(DEPLOYMENT);
  });

  test('--configmapname, a Secret, one container, a path in use', async () => {
    const root = scratch({ 'bar.yaml': DEPLOYMENT });
    await envfrom(root, 'set volume deploy/bar --configmapname foo --name conf');
    expect(read(root, 'bar.yaml')).toContain(
      '        - name: conf\n          configMap:\n            name: foo\n',
    );
    await envfrom(
      root,
      'set volume deploy/bar -t secret --secret-name db --container helper -m /db',
    );
    expect(read(root, 'bar.yaml')).toContain(
      '            - name: db\n              mountPath: /db\n',
    );
    const { code, stderr } = await envfrom(root, 'set volume deploy/bar --secret-name x -m /data');
    expect([code, stderr]).toEqual([2, expect.stringContaining('already mounts `data` at /data')]);
  });

  test('JSON, CRLF and one-line manifests keep their form', async () => {
    const json = `${JSON.stringify({ apiVersion: 'apps/v1', kind: 'Deployment', metadata: { name: 'bar' }, spec: { template: { spec: { containers: [{ name: 'a' }] } } } }, undefined, 2)}\n`;
    const flow =
      'apiVersion: apps/v1\nkind: StatefulSet\nmetadata: {name: sts}\nspec: {template: {spec: {containers: [{name: a}]}}}\n';
    const root = scratch({
      'bar.json': json,
      'sts.yaml': flow,
      'crlf.yaml': DEPLOYMENT.replace('"bar"', 'crlf').replaceAll('\n', '\r\n'),
    });
    await envfrom(root, `${LINE} -m /etc/foo`);
    await envfrom(root, 'set volume sts/sts --configmap-name foo -m /etc/foo');
    await envfrom(root, 'set volume deploy/crlf --configmap-name foo -m /etc/foo');
    await envfrom(root, 'set triggers deploy/bar sts/sts configmap/foo');
    const parsed: unknown = JSON.parse(read(root, 'bar.json'));
    expect(parsed).toMatchInlineSnapshot(`
      {
        "apiVersion": "apps/v1",
        "kind": "Deployment",
        "metadata": {
          "annotations": {
            "deployment.kubernetes.io/triggered-by": "configmap/foo",
          },
          "name": "bar",
        },
        "spec": {
          "template": {
            "spec": {
              "containers": [
                {
                  "name": "a",
                  "volumeMounts": [
                    {
                      "mountPath": "/etc/foo",
                      "name": "foo",
                    },
                  ],
                },
              ],
              "volumes": [
                {
                  "configMap": {
                    "name": "foo",
                  },
                  "name": "foo",
                },
              ],
            },
          },
        },
      }
    `);
    expect(read(root, 'sts.yaml')).toMatchInlineSnapshot(`
      "apiVersion: apps/v1
      kind: StatefulSet
      metadata: {name: sts, annotations: {statefulset.kubernetes.io/triggered-by: configmap/foo}}
      spec: {template: {spec: {containers: [{name: a, volumeMounts: [{name: foo, mountPath: /etc/foo}]}], volumes: [{name: foo, configMap: {name: foo}}]}}}
      "
    `);
    expect(read(root, 'crlf.yaml').replaceAll('\r\n', '')).not.toContain('\n');
  });
});

test.each(['\r\n', '\r', '\u0085', '\u2028'])(
  'any line break of YAML ends a line: %j',
  async (end) => {
    // To kubectl, lines of comments and of `---` end with `\n`.
    const [bar = '', foo = ''] = DEPLOYMENT.replace(/^#.*\n/, '').split('---\n');
    const plain = scratch({ 'bar.yaml': bar, 'foo.yaml': foo });
    const root = scratch({ 'bar.yaml': bar.replaceAll('\n', end), 'foo.yaml': foo });
    const lines = (): string => read(root, 'bar.yaml').replaceAll(/\r\n|[\r\u0085\u2028]/g, '\n');
    const volume = 'set volume deployment/bar --configmap-name foo -m /etc/foo';
    for (const line of ['set triggers deployment/bar configmap/foo', volume]) {
      await envfrom(plain, line);
      expect((await envfrom(root, line)).stderr).toBe('');
      expect(lines()).toBe(read(plain, 'bar.yaml'));
    }
    await envfrom(root, 'set triggers deployment/bar --remove');
    await envfrom(root, `${volume} --remove`);
    expect(lines().trimEnd()).toBe(bar.trimEnd());
  },
);

describe('what set refuses', () => {
  test('a workload that two files write, an alias, one that a chart or a prefix makes', async () => {
    const chart = 'apiVersion: apps/v1\nkind: Deployment\nmetadata: {name: web}\n';
    const root = scratch({
      'a/bar.yaml': DEPLOYMENT,
      'b/bar.yaml': DEPLOYMENT,
      'alias.yaml':
        'apiVersion: apps/v1\nkind: Deployment\nmetadata: {name: alias, annotations: &a {x: "1"}, labels: *a}\nspec: {template: {spec: &s {containers: [{name: a, image: a}]}}}\n',
      'chart/Chart.yaml': 'apiVersion: v2\nname: chart\nversion: 1.0.0\n',
      'chart/templates/web.yaml': chart,
    });
    const two = await envfrom(root, 'set triggers deploy/bar configmap/foo');
    expect(two.stderr).toMatch(
      /Several manifests define deployment `bar`: a\/bar.yaml:2, b\/bar.yaml:2/,
    );
    expect((await envfrom(root, 'set triggers deploy/bar configmap/foo b')).code).toBe(0);
    const rendered = await envfrom(root, 'set triggers deploy/web configmap/foo');
    expect([rendered.code, rendered.stderr]).toEqual([
      2,
      expect.stringContaining('chart/templates/web.yaml:1'),
    ]);
  });
});
