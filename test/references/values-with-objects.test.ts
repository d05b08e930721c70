import { expect, test } from 'vitest';
import { catalogue } from '../../rules/catalogue.ts';
import { ENGINES } from '../../src/commands/engines.ts';
import { check } from '../../src/pipeline/check.ts';
import { readTree, tellVerdicts } from '../read-tree.ts';
import { SETTINGS } from '../settings.ts';
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

test('an object among the values of a release that is rendered is judged as its chart prints it', () => {
  const files = tree`
    === cluster/source.yaml
    apiVersion: source.toolkit.fluxcd.io/v1
    kind: GitRepository
    metadata: {name: flux-system, namespace: flux-system}
    spec: {url: 'https://git.example.org/team/repo.git'}
    === cluster/map.yaml
    apiVersion: v1
    kind: ConfigMap
    metadata: {name: settings, namespace: other}
    === cluster/release.yaml
    apiVersion: helm.toolkit.fluxcd.io/v2
    kind: HelmRelease
    metadata: {name: raw, namespace: apps}
    spec:
      chart: {spec: {chart: raw, sourceRef: {kind: GitRepository, name: flux-system, namespace: flux-system}}}
      targetNamespace: web
      values:
        pod:
          apiVersion: v1
          kind: Pod
          metadata: {annotations: {a: b}}
          spec:
            containers:
              - name: c
                image: i
                envFrom: [{configMapRef: {name: settings}}]
    === raw/Chart.yaml
    apiVersion: v2
    name: raw
    version: 1.0.0
    === raw/templates/pod.yaml
    {{- $_ := set .Values.pod.metadata "name" "pod" }}
    {{ toYaml .Values.pod }}
  `;
  const remotes = ['https://git.example.org/team/repo.git'];
  const { references } = check(ENGINES, { ...files, remotes }, catalogue, SETTINGS);
  expect(references.map(({ reference }) => reference.build)).toEqual(['HelmRelease apps/raw']);
});
