import { expect, test } from 'vitest';
import { envfrom } from '../envfrom.ts';
import { git, repository, write } from '../scratch.ts';

const LIST = (...paths: readonly string[]): string => `resources: [${paths.join(', ')}]\n`;
const KUSTOMIZATION = (
  name: string,
  path: string,
): string => `apiVersion: kustomize.toolkit.fluxcd.io/v1
kind: Kustomization
metadata: {name: ${name}, namespace: flux-system}
spec: {path: ${path}, targetNamespace: ${name}, sourceRef: {kind: GitRepository, name: flux-system}}
`;
const POD = (key: string): string => `apiVersion: v1
kind: ConfigMap
metadata: {name: web}
data: {LEVEL: info}
---
apiVersion: v1
kind: Pod
metadata: {name: web}
spec:
  containers:
    - name: web
      image: web:1
      env: [{name: LEVEL, valueFrom: {configMapKeyRef: {name: web, key: ${key}}}}]
`;
const FILES = {
  'clusters/prod/apps.yaml': KUSTOMIZATION('apps', './apps/used'),
  'apps/used/kustomization.yaml': LIST('pod.yaml'),
  'apps/used/pod.yaml': POD('LEVEL'),
  'apps/dead/kustomization.yaml': LIST('pod.yaml'),
  'apps/dead/pod.yaml': POD('LEVLE'),
};

test('what nothing deploys is one line, fails no run, and is complete in the JSON', async () => {
  const folder = repository(FILES);
  const { code, stdout } = await envfrom(folder, 'check');
  expect(code).toBe(0);
  expect(stdout).toMatch(/^No problems\.\n/);
  expect(stdout).toContain(
    '1 problem in what nothing in this repository deploys: `--undeployed` lists it.',
  );
  const { stdout: json } = await envfrom(folder, 'check --format json');
  const { problems, undeployed, summary } = JSON.parse(json);
  expect(problems).toEqual([]);
  expect([summary.errors, summary.warnings, summary.undeployed]).toEqual([0, 0, 1]);
  expect(undeployed).toMatchObject([
    {
      rule: 'missing-config-map-key',
      severity: 'warning',
      undeployed: true,
      path: 'apps/dead/pod.yaml',
      line: 13,
      help: expect.stringContaining('but `apps/used` beside it is deployed.'),
    },
  ]);
});

test.each(['check --undeployed', 'check apps/dead/pod.yaml'])('%s lists it', async (line) => {
  const { code, stdout } = await envfrom(repository(FILES), `${line} --fail-on warning`);
  expect(code).toBe(0);
  expect(stdout).toContain('missing-config-map-key');
  expect(stdout).toContain('1 of these in what nothing in this repository deploys.');
});

function lineOf({ path, severity }: Readonly<Record<'path' | 'severity', string>>): string {
  return `${path} ${severity}`;
}

test('a change that brings it, deploys it, or leaves it out', async () => {
  const folder = repository(FILES);
  const listed = 'clusters/prod/apps.yaml';
  const said = async (): Promise<readonly unknown[]> => {
    const { code, stdout } = await envfrom(folder, 'check --base HEAD --format json');
    const { problems, undeployed, comparison } = JSON.parse(stdout);
    return [code, problems.map(lineOf), undeployed.map(lineOf), comparison.fixed.map(lineOf)];
  };
  const dead = 'apps/dead/pod.yaml';
  expect(await said()).toEqual([0, [], [`${dead} warning`], []]);
  write(folder, {
    'apps/new/kustomization.yaml': LIST('pod.yaml'),
    'apps/new/pod.yaml': POD('NO'),
  });
  expect(await said()).toEqual([0, ['apps/new/pod.yaml warning'], [`${dead} warning`], []]);
  write(folder, { [listed]: `${FILES[listed]}---\n${KUSTOMIZATION('dead', './apps/dead')}` });
  expect(await said()).toEqual([1, [`${dead} error`, 'apps/new/pod.yaml warning'], [], []]);
  git(folder, 'add', '--all');
  git(folder, 'commit', '--quiet', '--message', 'second');
  write(folder, { [listed]: FILES[listed] });
  expect((await said()).slice(1)).toEqual([
    [],
    [`${dead} warning`, 'apps/new/pod.yaml warning'],
    [],
  ]);
});

test('diff says what leaves or enters the lists of what is deployed, though its files stay', async () => {
  const entries = {
    'clusters/prod/apps.yaml': KUSTOMIZATION('apps', './apps'),
    'apps/used/ks.yaml': KUSTOMIZATION('used', './apps/used/app'),
    'apps/used/app/pod.yaml': POD('LEVEL'),
    'apps/shop/ks.yaml': KUSTOMIZATION('shop', './apps/shop/app'),
    'apps/shop/app/pod.yaml': POD('LEVEL').replaceAll('name: web', 'name: shop'),
  };
  const both = LIST('used/ks.yaml', 'shop/ks.yaml');
  const one = LIST('used/ks.yaml');
  const diff = async (before: string, after: string): Promise<string> => {
    const folder = repository({ ...entries, 'apps/kustomization.yaml': before });
    write(folder, { 'apps/kustomization.yaml': after });
    return (await envfrom(folder, 'diff HEAD')).stdout;
  };
  expect(await diff(both, one)).toMatch(/removed +Pod shop/);
  expect(await diff(one, both)).toMatch(/created +Pod shop/);
});
