import { describe, expect, test } from 'vitest';
import { envfrom } from '../envfrom.ts';
import { CONFIG, MISSING } from '../references/missing-pod.ts';
import { scratch } from '../scratch.ts';

describe('env', () => {
  const files = {
    'k8s/pod.yaml': MISSING.replace('{name: api}', '{name: api, namespace: prod}'),
    'k8s/config.yaml': CONFIG.replace('{name: app}', '{name: app, namespace: prod}'),
    'other/pod.yaml': MISSING,
  };
  test.each([
    ['pod/api', 2],
    ['po/api/api', 2],
    ['Pods/a*', 2],
    ['api', 2],
    ['k8s pod/api', 1],
    ['pod/api k8s', 1],
    ['k8s/pod.yaml', 1],
    ['k8s/*.yaml', 1],
    ['**/pod.yaml', 2],
    ['pod/api -n prod', 1],
    ['pod/api -n pr*', 1],
    ['pod/api -n other', 1],
    ['', 2],
  ])('%j shows %i containers', async (line, count) => {
    expect(await containers(scratch(files), line)).toHaveLength(count);
  });

  test('shows values and where they come from', async () => {
    const { code, stdout, stderr } = await envfrom(scratch(files), 'env k8s pod/api');
    expect([code, stderr]).toEqual([0, '']);
    expect(stdout).toMatch(/A +1 +app-config\/A \(k8s\/config\.yaml:4\)/);
  });

  test('pods of an Application run in its namespace', async () => {
    const root = scratch({
      'app.yaml': `apiVersion: argoproj.io/v1alpha1
kind: Application
metadata: {name: shop, namespace: argocd}
spec: {source: {repoURL: "https://git.example.org/shop.git", path: shop}, destination: {namespace: shop}}
`,
      'shop/pod.yaml': `apiVersion: v1
kind: Pod
metadata: {name: api}
spec: {containers: [{name: api, image: api, env: [{name: POD_NAMESPACE, valueFrom: {fieldRef: {fieldPath: metadata.namespace}}}]}]}
---
apiVersion: v1
kind: Service
metadata: {name: redis, namespace: other}
spec: {ports: [{port: 6379}]}
`,
    });
    const { stdout } = await envfrom(root, 'env -n shop --services');
    expect(stdout).toContain('Pod shop/api, container api');
    expect(stdout).toMatch(/POD_NAMESPACE +shop\s+from metadata.namespace/);
    expect(stdout).not.toContain('REDIS');
    expect(await containers(root, 'shop/api')).toHaveLength(1);
  });

  test('says that there is nothing', async () => {
    const nothing = {
      code: 0,
      stdout: '',
      stderr: 'envfrom: there are no workloads in these files.\n',
    };
    expect(await envfrom(scratch({ 'config.yaml': CONFIG }), 'env')).toEqual(nothing);
  });

  test('describes as kubectl does', async () => {
    const { stdout } = await envfrom(scratch(files), 'env k8s -f describe');
    expect(stdout).toMatch(
      /^ +Environment Variables from:\n +app-config +ConfigMap +Optional: false\n/m,
    );
  });

  test.each([
    ['pod/apj', 'No workload matches `pod/apj`.', 'Did you mean `pod/api`?'],
    ['po/apj', 'No workload matches `po/apj`.', 'Did you mean `po/api`?'],
    ['deploy/api', 'No workload matches `deploy/api`.', 'Did you mean `pod/api`?'],
    ['pod/api/sidecar', 'No workload matches `pod/api/sidecar`.', 'Did you mean `pod/api/api`?'],
    ['pod/prod-api', 'No workload matches `pod/prod-api`.', 'Did you mean `pod/api`?'],
    ['web', 'No workload matches `web`.', 'There are pod/api.'],
    ['pod/xyz', 'No workload matches `pod/xyz`.', 'There are pod/api.'],
  ])('%s matches nothing', async (selector, message, help) => {
    expect(await envfrom(scratch(files), `env ${selector}`)).toEqual({
      code: 2,
      stdout: '',
      stderr: `envfrom: ${message}\n  ${help}\n`,
    });
  });
});

test.each(['shop/api', 'pod/shop/api', 'pod/shop/api/api', 'Pod shop/api'])(
  'a workload as reports write it, with its namespace: %s',
  async (selector) => {
    const inShop = MISSING.replace('{name: api}', '{name: api, namespace: shop}');
    const root = scratch({
      'pod.yaml': inShop,
      'other.yaml': MISSING.replace('{name: api}', '{name: api, namespace: other}'),
    });
    const { stdout } = await envfrom(root, 'env', { args: ['env', selector] });
    expect(stdout).toContain('Pod shop/api, container api');
    expect(stdout).not.toContain('other/api');
  },
);

test('what is not rendered is said where nothing matches', async () => {
  const files = {
    'k8s/pod.yaml': MISSING,
    'torn/kustomization.yaml': 'resources: [gone.yaml]\n',
  };
  expect(await envfrom(scratch(files), 'env web')).toEqual({
    code: 2,
    stdout: '',
    stderr:
      'envfrom: No workload matches `web`.\n  Not rendered: torn (it cannot be built).\n  There are pod/api.\n',
  });
});

test('dotenv is of one container', async () => {
  const cwd = scratch({ 'a/pod.yaml': MISSING, 'b/pod.yaml': MISSING });
  expect(await envfrom(cwd, 'env pod/api -f dotenv')).toEqual({
    code: 2,
    stdout: '',
    stderr:
      'envfrom: `--format dotenv` writes the variables of one container, and 2 match.\n  Name one of them: pod/api/api (build a), pod/api/api (build b). `-b BUILD` chooses the build.\n',
  });
  expect((await envfrom(cwd, 'env a pod/api -f dotenv')).code).toBe(0);
});

/** The containers that `env` shows, by their titles. */
async function containers(cwd: string, line: string): Promise<readonly string[]> {
  const { stdout } = await envfrom(cwd, `env ${line}`);
  return stdout.split('\n').filter((text) => /^\S+ \S+, container/.test(text));
}
