import { expect, test } from 'vitest';
import { readTree, tellVerdicts } from '../read-tree.ts';
import { tree } from '../tree.ts';

test('an object among the values of a chart that is not here may be applied', () => {
  const reading = readTree(tree`
    === pod.yaml
    apiVersion: v1
    kind: Pod
    metadata: {name: p}
    spec:
      containers:
        - name: c
          image: i
          envFrom: [{secretRef: {name: github-token}}, {secretRef: {name: gitlab-token}}]
    === addons/github/values.yaml
    applicationName: github
    env: {TOKEN: {valueFrom: {secretKeyRef: {name: gitlab-token, key: a}}}}
    extraObjects:
      - apiVersion: external-secrets.io/v1
        kind: ExternalSecret
        metadata: {name: pull}
        spec: {target: {name: github-token}, data: []}
  `);
  expect(tellVerdicts(reading)).toMatchInlineSnapshot(`
    [
      "pod.yaml:8 Secret github-token unknown: addons/github/values.yaml mentions it and is not read",
      "pod.yaml:8 Secret gitlab-token undeclared: no source",
    ]
  `);
});
