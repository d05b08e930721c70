import { expect, test } from 'vitest';
import { rule } from '../../rules/unknown-field/rule.ts';
import { ENGINES } from '../../src/commands/engines.ts';
import { check } from '../../src/pipeline/check.ts';
import { SETTINGS } from '../settings.ts';
import { treeOf } from '../tree.ts';

function helps(apiVersion: string, kind: string, spec: object): readonly string[] {
  const object = { apiVersion, kind, metadata: { name: 'web', namespace: 'shop' }, spec };
  const files = treeOf({ 'object.yaml': JSON.stringify(object) });
  return check(ENGINES, files, [rule], SETTINGS).problems.map(
    ({ severity, subject, help }) => `${severity} ${subject?.detail}: ${help}`,
  );
}

const HELM = 'helm.toolkit.fluxcd.io/v2';
const CHART = { spec: { chart: 'web', sourceRef: { kind: 'HelmRepository', name: 'acme' } } };

test.each([
  [
    'a value of the chart',
    { envFrom: [] },
    'error spec.envFrom: Values of the chart go under `values`.',
  ],
  [
    'what belongs to the chart',
    { version: '1.x' },
    'error spec.version: Put it under `chart.spec`. With `chartRef`, the object that it names has it.',
  ],
])('a HelmRelease with %s beside its fields', (_, more, expected) => {
  expect(helps(HELM, 'HelmRelease', { chart: CHART, interval: '1h', ...more })).toStrictEqual([
    expected,
  ]);
});

test('what belongs to the release below its chart, and what belongs to the chart beside its `spec`', () => {
  const chart = { ...CHART, targetNamespace: 'shop', version: '1.x' };
  expect(helps(HELM, 'HelmRelease', { chart, interval: '1h' })).toStrictEqual([
    'error spec.chart.targetNamespace: Put it under `spec`, beside `chart`.',
    'error spec.chart.version: Put it under `chart.spec`.',
  ]);
});

test('a field that a newer HelmRelease may have, and its values', () => {
  const spec = { chart: CHART, interval: '1h', newField: 1, values: { envFrom: [], version: 1 } };
  expect(helps(HELM, 'HelmRelease', spec)).toStrictEqual([]);
});

test('the namespace of a store in an ExternalSecret, which no store reference has', () => {
  const secretStoreRef = { kind: 'SecretStore', name: 'vault', namespace: 'vault' };
  expect(
    helps('external-secrets.io/v1', 'ExternalSecret', { secretStoreRef, anything: 1 }),
  ).toStrictEqual([
    'error spec.secretStoreRef.namespace: Remove it: a SecretStore is read in the namespace of the ExternalSecret; a ClusterSecretStore is of all namespaces.',
  ]);
});

test.each([
  [{ source: { helm: { valuesFiles: ['a.yaml'] } } }, 'source.helm.valuesFiles', '`valueFiles`'],
  [
    { syncPolicy: { automated: { selfheal: true } } },
    'syncPolicy.automated.selfheal',
    '`selfHeal`',
  ],
  [{ sources: [{ repoUrl: 'a' }] }, 'sources[0].repoUrl', '`repoURL`'],
])('a misspelled field of an Application: %j', (spec, path, meant) => {
  expect(helps('argoproj.io/v1alpha1', 'Application', spec)).toStrictEqual([
    `error spec.${path}: Did you mean ${meant}?`,
  ]);
  expect(helps('argoproj.io/v1alpha1', 'ApplicationSet', { template: { spec } })).toStrictEqual([
    `error spec.template.spec.${path}: Did you mean ${meant}?`,
  ]);
});

test('a field that a newer Argo CD may have', () => {
  const source = { helm: { valuesObject: { valuesFiles: 1 }, postRenderer: 'a' }, oci: {} };
  expect(helps('argoproj.io/v1alpha1', 'Application', { source })).toStrictEqual([]);
});

test('labels of a pod are beside its spec', () => {
  const pod = { labels: { app: 'web' }, containers: [{ name: 'web', image: 'web' }] };
  const selector = { matchLabels: { app: 'web' } };
  const metadata = { labels: { app: 'web' } };
  expect(helps('apps/v1', 'Deployment', { selector, template: { metadata, spec: pod } })).toEqual([
    'error spec.template.spec.labels: Put it under `metadata`, beside the `spec` of the pod.',
  ]);
});
