import { expect, test } from 'vitest';
import { readTree, tellVerdicts } from '../read-tree.ts';
import { tree, treeOf } from '../tree.ts';

function pod(file: string, secret: string): string {
  return `apiVersion: v1
kind: Pod
metadata: {name: ${file}}
spec: {containers: [{name: c, image: i, envFrom: [{secretRef: {name: ${secret}}}]}]}
`;
}

test('a slip in the name of a source that many files need, and nothing needs as it is called', () => {
  const files = {
    'secret.yaml':
      '{apiVersion: v1, kind: Secret, metadata: {name: postgres-cedentials}, stringData: {a: b}}',
    ...Object.fromEntries(
      ['a', 'b', 'c', 'd'].map((file) => [`${file}.yaml`, pod(file, 'postgres-credentials')]),
    ),
  };
  const near = 'no source, near postgres-cedentials';
  expect(tellVerdicts(readTree(treeOf(files)))).toEqual(
    ['a', 'b', 'c', 'd'].map(
      (file) => `${file}.yaml:4 Secret postgres-credentials broken (near-miss): ${near}`,
    ),
  );
  const used = { ...files, 'e.yaml': pod('e', 'postgres-cedentials') };
  expect(tellVerdicts(readTree(treeOf(used)))).toEqual([
    ...['a', 'b', 'c', 'd'].map(
      (file) => `${file}.yaml:4 Secret postgres-credentials undeclared: ${near}`,
    ),
    'e.yaml:4 Secret postgres-cedentials present: secret.yaml:1',
  ]);
});

test('a ConfigMap here and a Secret from elsewhere may share a name', () => {
  const reading = readTree(tree`
    === app.yaml
    {apiVersion: v1, kind: ConfigMap, metadata: {name: app}, data: {MODE: a}}
    ---
    apiVersion: v1
    kind: Pod
    metadata: {name: p}
    spec:
      containers:
        - name: c
          image: i
          envFrom: [{configMapRef: {name: app}}, {secretRef: {name: app}}]
          env:
            - {name: A, valueFrom: {secretKeyRef: {name: app, key: PASSWORD}}}
            - {name: B, valueFrom: {secretKeyRef: {name: app, key: MODE}}}
          volumeMounts: [{name: v, mountPath: /v}]
        - {name: d, image: i, envFrom: [{secretRef: {name: app}}]}
      volumes: [{name: v, secret: {secretName: app}}]
  `);
  expect(tellVerdicts(reading)).toEqual([
    'app.yaml:10 ConfigMap app present: app.yaml:1',
    'app.yaml:10 Secret app undeclared: no source',
    'app.yaml:12 Secret app[PASSWORD] undeclared: no source',
    'app.yaml:13 Secret app[MODE] broken (other-kind): no source, is a ConfigMap',
    'app.yaml:15 Secret app undeclared: no source',
    'app.yaml:16 Secret app undeclared: no source',
  ]);
});

test.each([
  ['envFrom: [{secretRef: {name: app}}]', '', 'broken (other-kind): no source, is a ConfigMap'],
  [
    'envFrom: [{secretRef: {name: app}}], volumeMounts: [{name: v, mountPath: /v}]',
    ', volumes: [{name: v, configMap: {name: app}}]',
    'undeclared: no source',
  ],
])(
  'a Secret that a pod takes as a whole, beside its ConfigMap: %s%s',
  (container, more, verdict) => {
    const reading = readTree(tree`
    === app.yaml
    {apiVersion: v1, kind: ConfigMap, metadata: {name: app}, data: {MODE: a}}
    === pod.yaml
    {apiVersion: v1, kind: Pod, metadata: {name: p}, spec: {containers: [{name: c, image: i, ${container}}]${more}}}
  `);
    expect(tellVerdicts(reading)[0]).toBe(`pod.yaml:1 Secret app ${verdict}`);
  },
);
