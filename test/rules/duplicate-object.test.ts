import { expect, test } from 'vitest';
import { problemsOf } from '../pipeline/problems-of.ts';
import { treeOf } from '../tree.ts';

const URL = 'https://git.example.org/team/fleet';

const map = (value: string): string =>
  `apiVersion: v1\nkind: ConfigMap\nmetadata: {name: map, namespace: web}\ndata: {a: ${value}}\n`;

test('of a build that Flux refuses, no object is applied twice', () => {
  const files = treeOf({
    'clusters/prod/apps.yaml': `apiVersion: kustomize.toolkit.fluxcd.io/v1
kind: Kustomization
metadata: {name: apps, namespace: flux-system}
spec: {path: apps, sourceRef: {kind: GitRepository, name: flux-system}}
`,
    'apps/one.yaml': map('b'),
    'apps/two.yaml': map('c'),
  });
  expect(problemsOf({ ...files, remotes: [URL] })).toEqual([
    'clusters/prod/apps.yaml:4 error unbuildable-kustomization',
  ]);
});

const template = (port: number): string =>
  `apiVersion: v1\nkind: Service\nmetadata:\n  name: {{ .Release.Name }}\nspec: {ports: [{port: ${port}}]}\n`;

test('templates that name their objects after the release are shown, not the release', () => {
  const files = treeOf({
    'app.yaml': `apiVersion: argoproj.io/v1alpha1
kind: Application
metadata: {name: shop, namespace: argocd}
spec:
  source: {repoURL: ${URL}, path: chart}
  destination: {namespace: shop, server: https://kubernetes.default.svc}
`,
    'chart/Chart.yaml': 'apiVersion: v2\nname: chart\nversion: 0.1.0\n',
    'chart/templates/api.yaml': template(80),
    'chart/templates/web.yaml': template(81),
  });
  expect(problemsOf({ ...files, remotes: [URL] })).toEqual([
    'chart/templates/web.yaml:2 error duplicate-object',
  ]);
});
