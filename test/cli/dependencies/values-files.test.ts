import { expect, test } from 'vitest';
import { envfrom } from '../../envfrom.ts';
import { scratch } from '../../scratch.ts';
import { vendor } from '../../vendored.ts';

const release = (file: string): string => `apiVersion: source.toolkit.fluxcd.io/v1
kind: GitRepository
metadata: {name: charts, namespace: apps}
spec: {url: https://github.com/org/charts, ref: {tag: v1.2.3}}
---
apiVersion: helm.toolkit.fluxcd.io/v2
kind: HelmRelease
metadata: {name: web, namespace: apps}
spec:
  chart:
    spec: {chart: ./charts/web, valuesFiles: [${file}], sourceRef: {kind: GitRepository, name: charts}}
`;

const CHART = {
  'charts/web/Chart.yaml': 'apiVersion: v2\nname: web\nversion: 1.0.0\n',
  'charts/web/values.yaml': 'level: default\n',
  'charts/web/values-prod.yaml': 'level: prod\n',
  'charts/web/templates/pod.yaml':
    'apiVersion: v1\nkind: Pod\nmetadata: {name: web}\nspec: {containers: [{name: web, image: web, env: [{name: LEVEL, value: "{{ .Values.level }}"}]}]}\n',
  'values/web.yaml': 'level: shared\n',
};

function fetched(file: string, paths: readonly string[]): string {
  const root = scratch({ 'flux.yaml': release(file) });
  const files = Object.fromEntries(
    Object.entries(CHART).filter(([path]) => paths.some((each) => path.startsWith(`${each}/`))),
  );
  const url = 'https://github.com/org/charts';
  vendor(root, [{ type: 'git', url, version: 'v1.2.3', paths, files }]);
  return root;
}

test.each([
  ['./charts/web/values-prod.yaml', 'prod'],
  ['values/web.yaml', 'shared'],
])('the values file %s of a fetched repository', async (file, level) => {
  const root = fetched(file, ['charts/web', 'values']);
  expect((await envfrom(root, 'env --show-values')).stdout).toContain(level);
  expect((await envfrom(root, 'check', { env: { CI: '1' } })).stdout).toContain('No problems');
});

test('one that does not exist there, with what it may mean', async () => {
  const root = fetched('charts/web/values-prd.yaml', ['charts/web']);
  const { stdout } = await envfrom(root, 'check', { env: { CI: '1' } });
  expect(stdout).toContain('The values file `charts/web/values-prd.yaml` does not exist');
  expect(stdout).toContain('Did you mean `charts/web/values-prod.yaml`?');
});

test('one outside of the folder of the chart is asked for, and nothing is said before it is fetched', async () => {
  const root = fetched('values/web.yaml', ['charts/web']);
  const { stdout } = await envfrom(root, 'dependencies --missing -f json');
  const {
    dependencies,
  }: { readonly dependencies: readonly { readonly paths: readonly string[] }[] } =
    JSON.parse(stdout);
  expect(dependencies.map(({ paths }) => paths)).toEqual([['charts/web', 'values/web.yaml']]);
  const { stdout: report } = await envfrom(root, 'check', { env: { CI: '1' } });
  expect(report).toContain('No problems');
});
