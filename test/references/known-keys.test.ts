import { expect, test } from 'vitest';
import { reportOf } from '../pipeline/problems-of.ts';
import { treeOf } from '../tree.ts';

const COREDNS = `apiVersion: v1
kind: ConfigMap
metadata: {name: coredns, namespace: kube-system}
data: {Corefile: '.:53 {}'}
`;
const POD = (key: string): string => `apiVersion: v1
kind: Pod
metadata: {name: p, namespace: kube-system}
spec: {containers: [{name: c, image: i, volumeMounts: [{name: v, mountPath: /a}]}], volumes: [{name: v, configMap: {name: coredns, items: [{key: ${key}, path: a}]}}]}
`;

test.each([
  ['NodeHosts', []],
  ['Hosts', ['missing-config-map-key']],
])('what k3s adds to a ConfigMap that people apply: %s', (key, rules) => {
  const { problems } = reportOf(treeOf({ 'a.yaml': `${COREDNS}---\n${POD(key)}` }));
  expect(problems.map(({ rule }) => rule)).toEqual(rules);
});

test.each([
  ['API__CORE__KEY', []],
  ['API__CORE__NAME', ['missing-secret-key']],
  ['api-__NAME__', []],
  ['__NAME__', []],
])('two underscores are a template only around a whole word: %s', (key, rules) => {
  const files = treeOf({
    'a.yaml': `apiVersion: v1
kind: Secret
metadata: {name: api}
stringData: {API__CORE__KEY: a}
---
apiVersion: v1
kind: Pod
metadata: {name: p}
spec: {containers: [{name: c, image: i, env: [{name: A, valueFrom: {secretKeyRef: {name: api, key: ${key}}}}]}]}
`,
  });
  expect(reportOf(files).problems.map(({ rule }) => rule)).toEqual(rules);
});

test('a template of all keys of a Secret', () => {
  const secret = `apiVersion: v1
kind: Secret
metadata: {name: pull}
type: kubernetes.io/dockerconfigjson
data: '{{ copySecretData "openshift-config" "pull-secret" }}'
`;
  const { problems } = reportOf(treeOf({ 'a.yaml': secret }));
  expect(problems.map(({ rule }) => rule)).not.toContain('incomplete-typed-secret');
});

test.each([
  ['the keys that it lists', 'configMap: {name: t, items: [{key: app.yaml}]}', ['app.yaml']],
  ['of a Secret', 'secret: {name: t, items: [{key: app.yaml, templateAs: Values}]}', ['app.yaml']],
  [
    'a template of keys',
    'configMap: {name: t, items: [{key: app.yaml, templateAs: KeysAndValues}]}',
    undefined,
  ],
  ['a text', 'literal: "{{ .a }}"', undefined],
  ['annotations only', 'target: Annotations, literal: x', []],
])('templateFrom of an ExternalSecret: %s', (_, from, expected) => {
  const external = `apiVersion: external-secrets.io/v1
kind: ExternalSecret
metadata: {name: made, namespace: shop}
spec:
  secretStoreRef: {kind: ClusterSecretStore, name: s}
  target: {template: {templateFrom: [{${from}}]}}
  dataFrom: [{extract: {key: x}}]
`;
  const { sources } = reportOf(treeOf({ 'a.yaml': external }));
  const made = sources.find(({ kind }) => kind === 'Secret');
  expect(made?.keys.kind === 'known' ? [...made.keys.value.keys()] : undefined).toEqual(expected);
});
