import { expect, test } from 'vitest';
import { problemsOf, reportOf } from '../pipeline/problems-of.ts';
import { tree } from '../tree.ts';

test('of two `resources` in a kustomization, kustomize drops the first', () => {
  const files = tree`
    === kustomization.yaml
    resources: [a.yaml]
    namePrefix: shop-
    namePrefix: shop-
    resources: [b.yaml]
    configMapGenerator:
      - {name: c, literals: [A=1], literals: [B=2]}
    === a.yaml
    apiVersion: v1
    kind: ConfigMap
    metadata: {name: a}
    === b.yaml
    apiVersion: v1
    kind: ConfigMap
    metadata: {name: b}
  `;
  expect(problemsOf(files).filter((problem) => problem.includes('duplicate-key'))).toEqual([
    'kustomization.yaml:1 error duplicate-key',
    'kustomization.yaml:2 warning duplicate-key',
    'kustomization.yaml:6 error duplicate-key',
  ]);
});

test('a value that a template completes: says what Argo CD does, and where to remove it', () => {
  const files = tree`
    === app.yaml
    apiVersion: argoproj.io/v1alpha1
    kind: Application
    metadata: {name: web, namespace: argocd}
    spec:
      destination: {namespace: web}
      source:
        repoURL: https://example.org/owner/project
        path: charts/web
        helm:
          valuesObject:
            rules:
              labelSelector: {matchLabels: {app: web}}
    === charts/web/Chart.yaml
    {apiVersion: v2, name: web, version: 1.0.0}
    === charts/web/templates/rules.yaml
    apiVersion: example.org/v1
    kind: Rules
    metadata: {name: web}
    spec:
      {{- toYaml .Values.rules | nindent 2 }}
      labelSelector: {matchLabels: {app: other}}
  `;
  const { problems } = reportOf({ ...files, remotes: ['https://example.org/owner/project'] });
  const own = problems.filter(({ rule }) => rule === 'duplicate-key');
  expect(own.map(({ message, help }) => [message, help])).toEqual([
    [
      'A value and a template both write `labelSelector` into the same map of Rules `web` (again at charts/web/templates/rules.yaml:6). Argo CD keeps the last one.',
      'Remove `labelSelector` from the value, or let the template leave it to the value.',
    ],
  ]);
});

test('a loop that begins no new document: one problem, whatever the objects share', () => {
  const files = tree`
    === release.yaml
    apiVersion: argoproj.io/v1alpha1
    kind: Application
    metadata: {name: web, namespace: argocd}
    spec:
      destination: {namespace: web}
      source:
        repoURL: https://example.org/owner/project
        path: charts/web
        helm: {valuesObject: {names: [one, two, three]}}
    === charts/web/Chart.yaml
    apiVersion: v2
    name: web
    version: 1.0.0
    === charts/web/templates/services.yaml
    {{- range .Values.names }}
    apiVersion: v1
    kind: Service
    metadata:
      name: {{ . }}
    spec:
      ports: [{port: 80}]
    {{ end }}
  `;
  const { problems } = reportOf({ ...files, remotes: ['https://example.org/owner/project'] });
  expect(problems.map(({ rule, help }) => `${rule}: ${help}`)).toEqual([
    'duplicate-key: Begin what the loop repeats with `---`.',
  ]);
});
