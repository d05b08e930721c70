import { expect, test } from 'vitest';
import { catalogue } from '../../rules/catalogue.ts';
import { ENGINES } from '../../src/commands/engines.ts';
import { messageText } from '../../src/model/message.ts';
import { check } from '../../src/pipeline/check.ts';
import { SETTINGS } from '../settings.ts';
import { treeOf } from '../tree.ts';

const RELEASE = (spec: string): string =>
  `apiVersion: helm.toolkit.fluxcd.io/v2\nkind: HelmRelease\nmetadata: {name: web, namespace: shop}\nspec: {interval: 5m, ${spec}}\n`;
const KUSTOMIZATION = (spec: string, metadata = ''): string =>
  `apiVersion: kustomize.toolkit.fluxcd.io/v1\nkind: Kustomization\nmetadata: {name: web, namespace: shop${metadata}}\nspec: {interval: 5m, path: ./web, prune: true, ${spec}}\n`;

function said(text: string): readonly string[] {
  const { problems } = check(ENGINES, treeOf({ 'all.yaml': text }), catalogue, SETTINGS);
  return problems
    .filter(({ rule }) => rule === 'unknown-field' || rule === 'wrong-field-type')
    .map(
      ({ severity, at, help }) =>
        `${severity} ${text.slice(at.start, at.end)}: ${help === undefined ? '' : messageText(help)}`,
    );
}

test.each([
  [
    RELEASE('valuesFrom: [{kind: Secret, name: a, key: b}]'),
    'error key: Did you mean `valuesKey`?',
  ],
  [
    RELEASE('valuesFrom: [{kind: Secret, name: a, namespace: b}]'),
    'error namespace: Remove it: Flux reads ConfigMaps and Secrets of the namespace of the HelmRelease.',
  ],
  [RELEASE('valueFrom: [{kind: Secret, name: a}]'), 'error valueFrom: Did you mean `valuesFrom`?'],
  [
    RELEASE('postBuild: {substitute: {A: b}}'),
    'error postBuild: Only Kustomizations have `postBuild`: move it to the Kustomization that applies this.',
  ],
  [
    RELEASE('chart: {spec: {chart: web, install: {}, sourceRef: {kind: HelmRepository, name: a}}}'),
    'error install: Put it under `spec`, beside `chart`.',
  ],
  [
    RELEASE('chart: {spec: {chartRef: {kind: OCIRepository, name: a}}}'),
    'error chartRef: Put it under `spec`, instead of `chart`.',
  ],
  [
    RELEASE('chart: {spec: {chart: web, versoin: 1.0.0}}'),
    'error versoin: Did you mean `version`?',
  ],
  [
    KUSTOMIZATION('substitute: {A: b}, postBuild: {substituteFrom: []}'),
    'error substitute: Put it under `postBuild`.',
  ],
  [
    KUSTOMIZATION('postBuild: {substituteFrom: [{kind: Secret, name: a, namespace: b}]}'),
    'error namespace: Remove it: Flux reads ConfigMaps and Secrets of the namespace of the Kustomization.',
  ],
  [
    KUSTOMIZATION('decryption: {provider: sops, secretRef: {name: a, namespace: b}}'),
    'error namespace: Remove it: Flux reads Secrets of the namespace of the Kustomization.',
  ],
  [KUSTOMIZATION('force: true', ', label: {a: b}'), 'error label: Did you mean `labels`?'],
  [
    KUSTOMIZATION('force: true}\ndecryption: {provider: sops'),
    'error decryption: Put it under `spec`.',
  ],
  [
    KUSTOMIZATION('healthChecks: [{apiVersion: v1, kind: Pod, name: a, labelSelector: {}}]'),
    'error labelSelector: A health check has the `name` of one object.',
  ],
  [
    RELEASE('name: web'),
    'error name: The object is named in `metadata`, the release with `releaseName`.',
  ],
  [
    RELEASE('values: {a: 1, valuesFrom: [{kind: Secret, name: a}]}'),
    'warning valuesFrom: Put it under `spec`, beside `values`.',
  ],
])('%s', (text, expected) => {
  expect(said(text)).toEqual([expected]);
});

test.each([
  ['fields that Flux has', RELEASE('valuesFrom: [{kind: Secret, name: a, valuesKey: b}]')],
  ['a field that a later version may have', RELEASE('rolloutGates: []')],
  ['a field of the chart that a later version may have', RELEASE('chart: {spec: {gates: []}}')],
  ['values of any shape', RELEASE('values: {postBuild: {key: 1}, valuesFrom: [a]}')],
  [
    'values of a chart that makes releases',
    RELEASE('values: {sourceRef: a, valuesFrom: [{kind: Secret, name: a}]}'),
  ],
  ['types that Go would not decode', KUSTOMIZATION('postBuild: [], decryption: none')],
  [
    'another object of the name',
    'apiVersion: example.com/v1\nkind: HelmRelease\nmetadata: {name: web}\nspec: {postBuild: {}}\n',
  ],
])('silent: %s', (_, text) => {
  expect(said(text)).toEqual([]);
});

const SHOP = {
  'cluster/web.yaml': KUSTOMIZATION('sourceRef: {kind: GitRepository, name: flux-system}'),
  'web/cm.yaml': 'apiVersion: v1\nkind: ConfigMap\nmetadata: {name: a, namespace: shop}\n',
};

/** What is said of the kustomization of the folder that Flux builds. */
function saidOfKustomization(text: string): readonly string[] {
  const tree = treeOf({ ...SHOP, 'web/kustomization.yaml': `resources: [cm.yaml]\n${text}` });
  const { problems } = check(ENGINES, tree, catalogue, SETTINGS);
  return problems.map(
    ({ rule, severity, message, help }) =>
      `${severity} ${rule}: ${messageText(message)} ${help === undefined ? '' : messageText(help)}`,
  );
}

test.each([
  [
    'patchs: []\n',
    'warning unknown-field: A kustomization has no field `patchs`. Flux drops it before it builds the kustomization, and nothing fails. Did you mean `patches`?',
  ],
  [
    'patches: [{patch: "{}", traget: {kind: ConfigMap}, target: {kind: ConfigMap}}]\n',
    'warning unknown-field: An entry of `patches` has no field `traget`. Flux drops it before it builds the kustomization, and nothing fails. Did you mean `target`?',
  ],
])('Flux drops unknown fields of a kustomization: %s', (text, expected) => {
  expect(saidOfKustomization(text)).toContainEqual(expected);
});

test('fields that people add for themselves, and fields in other letters', () => {
  expect(saidOfKustomization('x-note: {}\nNamePrefix: a-\n')).toEqual([]);
});

test.each([
  [KUSTOMIZATION('sourceRef: {kind: GitRepository, name: }'), ['spec.sourceRef.name']],
  [
    RELEASE('chart: {spec: {chart: a, sourceRef: {kind: Bucket}}}'),
    ['spec.chart.spec.sourceRef.name'],
  ],
  [RELEASE('chartRef: {kind: OCIRepository, name: ""}'), ['spec.chartRef.name']],
  [RELEASE('chart: {spec: }'), ['spec.chart.spec']],
  [
    RELEASE('chart: {spec: {version: 1.0.0}}'),
    ['spec.chart.spec.chart', 'spec.chart.spec.sourceRef'],
  ],
  [RELEASE('chartRef: {kind: OCIRepository, name: "${NAME}"}'), []],
  [KUSTOMIZATION('sourceRef: {kind: GitRepository, name: a}'), []],
])('a source without a name, or a chart without a source: %s', (text, expected) => {
  const { problems } = check(ENGINES, treeOf({ 'all.yaml': text }), catalogue, SETTINGS);
  const found = problems.filter(({ rule }) => rule === 'invalid-reference');
  expect(found.map(({ message }) => /`(spec[\w.]+)/.exec(message)?.[1])).toEqual(expected);
});
