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
