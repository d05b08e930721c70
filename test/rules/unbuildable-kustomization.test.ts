import { expect, test } from 'vitest';
import { problemsOf } from '../pipeline/problems-of.ts';
import { treeOf } from '../tree.ts';

const URL = 'https://git.example.org/team/apps';
const CONFIG = 'apiVersion: v1\nkind: ConfigMap\nmetadata: {name: a}\ndata: {A: b}\n';
const BLANK = '# Nothing yet.\n';

const application = (path: string): string =>
  `apiVersion: argoproj.io/v1alpha1
kind: Application
metadata: {name: app, namespace: argocd}
spec:
  project: default
  source: {repoURL: '${URL}', path: '${path}'}
  destination: {server: https://kubernetes.default.svc, namespace: shop}
`;

const SAID = ['warning unbuildable-kustomization'];

test.each([
  ['beside a folder that is deployed', BLANK, 'apps/one', []],
  ['far from what is deployed', BLANK, 'other/one', SAID],
  ['with a field that brings nothing', 'bases: ./one\n', 'apps/one', SAID],
])('a kustomization without content, %s', (_, text, deployed, expected) => {
  const tree = treeOf({
    'argocd/app.yaml': application(deployed),
    [`${deployed}/a.yaml`]: CONFIG,
    'apps/blank/kustomization.yaml': text,
  });
  const problems = problemsOf({ ...tree, remotes: [URL] });
  expect(problems.map((each) => each.replace(/^\S+ /, ''))).toEqual(expected);
});

test.each([
  ['nothing deploys', 'other', []],
  ['an Application deploys', 'apps/one', ['error unbuildable-kustomization']],
])('a kustomization that lists a template, and that %s', (_, folder, expected) => {
  const tree = treeOf({
    'argocd/app.yaml': application('apps/one'),
    'apps/one/kustomization.yaml': 'resources: [a.yaml]\n',
    'apps/one/a.yaml': CONFIG,
    [`${folder}/kustomization.yaml`]: 'resources: [b.yaml]\n',
    [`${folder}/b.yaml`]: `${CONFIG}target: {{target.name}}\n`,
  });
  const problems = problemsOf({ ...tree, remotes: [URL] });
  expect(problems.map((each) => each.replace(/^\S+ /, ''))).toEqual(expected);
});
