import { expect, test } from 'vitest';
import { messageText } from '../../src/model/message.ts';
import { placeOf } from '../../src/model/span.ts';
import { reportOf } from '../pipeline/problems-of.ts';
import { treeOf } from '../tree.ts';

/** What is said of variables in the values of a release whose chart is not here. */
function problemsOf(values: string): readonly string[] {
  const text = `apiVersion: helm.toolkit.fluxcd.io/v2
kind: HelmRelease
metadata: {name: dns, namespace: dns}
spec:
  chart: {spec: {chart: external-dns, sourceRef: {kind: HelmRepository, name: dns}}}
  values:
    ${values}
`;
  return reportOf(treeOf({ 'a.yaml': text }))
    .problems.filter(({ rule }) => rule === 'non-string-value')
    .map(({ severity, at, message }) => `${severity} ${placeOf(at)} ${messageText(message)}`);
}

const FROM = '{name: TOKEN, valueFrom: {secretKeyRef: {name: dns, key: token}}}';

test('a list with `valueFrom` is copied into the pod', () => {
  expect(problemsOf(`env: [${FROM}, {name: FORCE, value: true}]`)).toEqual([
    'warning a.yaml:7 Variable `FORCE` in the values of HelmRelease `dns` is a boolean, and must be a string. The chart copies it into a pod, which the API server refuses.',
  ]);
});

test('a whole container, too', () => {
  const container = '{name: proxy, image: proxy:1, env: [{name: PORT, value: 8080}]}';
  expect(problemsOf(`extraContainers: [${container}]`)).toHaveLength(1);
});

test.each([
  `env: [${FROM}, {name: FORCE, value: "true"}]`,
  'env: [{name: FORCE, value: true}]',
  `env: [${FROM}, {name: FORCE, value: true, quoted: true}]`,
  'sidecar: {name: a, image: {repository: proxy}, env: [{name: PORT, value: 8080}]}',
  'env: {FORCE: true}',
])('silent, since the chart may quote: %s', (values) => {
  expect(problemsOf(values)).toEqual([]);
});

test('a number may be a credential: it is not shown', () => {
  const found = problemsOf(`env: [${FROM}, {name: PIN, value: 8675309}]`);
  expect([found.length, found.join().includes('8675309')]).toEqual([1, false]);
});

test.each([
  ['{{ .Values.port }}', '"8080"', ['warning values.yaml:1 templates/pod.yaml:4']],
  ['{{ .Values.port }}', '8080', ['info values.yaml:1 ']],
  ['{{ .Values.port | quote }}', '"8080"', []],
])('a template that prints `%s` of the default %s', (action, value, expected) => {
  const pod = `apiVersion: v1\nkind: Pod\nmetadata: {name: a}\nspec: {containers: [{name: a, image: i, env: [{name: PORT, value: ${action}}]}]}\n`;
  const files = {
    'Chart.yaml': 'apiVersion: v2\nname: web\nversion: 1.0.0\n',
    'values.yaml': `port: ${value}\n`,
    'templates/pod.yaml': pod,
  };
  const { problems } = reportOf(treeOf(files));
  expect(
    problems.map(({ severity, at, related = [] }) =>
      [severity, placeOf(at), related.map((each) => placeOf(each.at)).join()].join(' '),
    ),
  ).toEqual(expected);
});

test.each([
  ['ConfigMap', 'data: {url: /argocd, insecure: true}', ['error patch.yaml:4']],
  ['ConfigMap', 'data: {insecure: "true"}', []],
  ['Secret', 'stringData: {port: 8080}', ['error patch.yaml:4']],
])('values of a patch for a %s of a base that is not here: %s', (kind, data, expected) => {
  const base =
    'apiVersion: kustomize.config.k8s.io/v1beta1\nkind: Kustomization\nresources: [BASE]\npatches: [{path: patch.yaml}]\n';
  const object = `apiVersion: v1\nkind: ${kind}\nmetadata: {name: app}\n`;
  const found = (from: string): readonly string[] =>
    reportOf(
      treeOf({
        'kustomization.yaml': base.replace('BASE', from),
        'patch.yaml': `${object}${data}\n`,
        ...(from === 'base.yaml' && { 'base.yaml': object }),
      }),
    )
      .problems.filter(({ rule }) => rule === 'non-string-value')
      .map(({ severity, at }) => `${severity} ${placeOf(at)}`);
  expect(found('https://example.com/base.yaml')).toEqual(expected);
  expect(found('base.yaml')).toEqual(expected);
});
