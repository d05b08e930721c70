import { expect, test } from 'vitest';
import { tree } from '../tree.ts';
import { problemsOf } from './problems-of.ts';

// What whole repositories print: classes of findings that were wrong, or missing, in repositories read by hand.

test('a tree of templates that a playbook copies is no entry point', () => {
  const files = tree`
    === hack/templates/db/kustomization.yaml
    resources:
      - ../../base/db
    === hack/templates/pipeline/kustomization.yaml
    resources:
      - ../{{ 'rings/' + ring if env == 'production' else 'base' }}
    === hack/playbook.yaml
    - hosts: localhost
  `;
  expect(problemsOf(files)).toEqual([]);
});

test('templates that a kustomization outside lists are what they are', () => {
  const files = tree`
    === app/kustomization.yaml
    resources:
      - templates/db
    === app/templates/db/kustomization.yaml
    resources:
      - nothing.yaml
    === app/templates/web/kustomization.yaml
    resources:
      - "{{ name }}.yaml"
  `;
  expect(problemsOf(files)).toContain(
    'app/templates/db/kustomization.yaml:2 error unbuildable-kustomization',
  );
});

test.each([
  ['a word in braces', 'image: {username}/app:1'],
  ['a word in brackets', 'image: [AppName]-api'],
  ['a line in capitals', '__EXTRA_MOUNTS__'],
  ['a line in angle brackets', '<See another file>'],
])('a file that cannot be read for a placeholder is a template: %s', (_, line) => {
  const files = tree`
    === sample.yaml
    apiVersion: v1
    kind: Pod
    metadata:
      name: app
    spec:
      containers:
      - name: app
        ${line}
        ports: []
  `;
  expect(problemsOf(files)).toEqual([]);
});

test('values that illustrate what belongs there', () => {
  const files = tree`
    === example/alerts.yaml
    apiVersion: v1
    kind: Secret
    metadata: {name: alerts}
    data: {url: base64(alerts.example)}
    === docs/manual/secret.yaml
    apiVersion: v1
    kind: Secret
    metadata: {name: hooks}
    data: {hook: "shh! a secret", token: abc}
  `;
  expect(problemsOf(files)).toEqual([
    'docs/manual/secret.yaml:4 warning invalid-base64, undeployed',
  ]);
});

test('copies of Go modules and scratch files are not checked; objects that a policy compares with have no name', () => {
  const files = tree`
    === deps/github.com/owner/project/pod.yaml
    apiVersion: v1
    kind: Pod
    === tmp/dump.yaml
    apiVersion: v1
    kind: Pod
    === policies/input/running.yaml
    apiVersion: v1
    kind: Pod
    metadata: {namespace: backup}
    status: {phase: Running}
  `;
  expect(problemsOf(files)).toEqual([]);
});

const LABELS = `
    {{- define "app.labels" }}
    app: base
    tier: web
    {{- end }}`;

test('keys that templates write twice: once per place, by what follows', () => {
  const files = tree`
    === chart/Chart.yaml
    apiVersion: v2
    name: app
    version: 1.0.0
    === chart/templates/_helpers.tpl
    ${LABELS}
    === chart/templates/maps.yaml
    apiVersion: v1
    kind: ConfigMap
    metadata:
      name: one
      labels:
        {{- include "app.labels" . | nindent 4 }}
        app: other
        tier: web
    ---
    apiVersion: v1
    kind: ConfigMap
    metadata:
      name: two
      labels:
        {{- include "app.labels" . | nindent 4 }}
        app: other
    data:
      a: "1"
      a: "2"
  `;
  expect(problemsOf(files)).toEqual([
    'chart/templates/_helpers.tpl:3 info duplicate-key',
    'chart/templates/_helpers.tpl:4 info duplicate-key',
    'chart/templates/maps.yaml:18 warning duplicate-key',
  ]);
});

test('a slip in the templates of a chart is an error, whatever values the chart gets', () => {
  const files = tree`
    === chart/Chart.yaml
    apiVersion: v2
    name: app
    version: 1.0.0
    === chart/templates/all.yaml
    apiVersion: v1
    kind: ConfigMap
    metadata: {name: settings}
    data: {LEVEL: info, COLOR: red}
    ---
    apiVersion: v1
    kind: Pod
    metadata: {name: web}
    spec:
      containers:
        - name: web
          image: web:1
          envFrom:
            - configMapRef: {name: settigns}
          env:
            - name: LEVEL
              valueFrom:
                configMapKeyRef: {name: settings, key: LEVLE}
            - name: SHAPE
              valueFrom:
                configMapKeyRef: {name: settings, key: SHAPE}
  `;
  expect(problemsOf(files)).toEqual([
    'chart/templates/all.yaml:14 error missing-config-map',
    'chart/templates/all.yaml:18 error missing-config-map-key',
    'chart/templates/all.yaml:21 warning missing-config-map-key',
  ]);
});
