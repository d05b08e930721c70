import { expect, test } from 'vitest';
import { problemsOf } from '../pipeline/problems-of.ts';
import { treeOf } from '../tree.ts';

const FILES = {
  'k8s/db/map.yaml': 'apiVersion: v1\nkind: ConfigMap\nmetadata: {name: db}\n',
  'k8s/base/kustomization.yaml': 'resources: [../db/map.yaml, ../db/more.yaml]\n',
  'k8s/db/more.yaml': 'apiVersion: v1\nkind: ConfigMap\nmetadata: {name: more}\n',
  'k8s/prod/kustomization.yaml': 'resources: [../base]\n',
};
const REFUSED = 'k8s/base/kustomization.yaml:1 error unbuildable-kustomization';
const APPLY = 'kubectl apply -k k8s/prod\n';

function said(files: Readonly<Record<string, string>>): readonly string[] {
  const problems = problemsOf(treeOf({ ...FILES, ...files }));
  return problems.filter((each) => each.includes('unbuildable-kustomization'));
}

test('kubectl has no flag to read files outside: one problem per kustomization', () => {
  expect(said({ 'README.md': APPLY })).toEqual([REFUSED]);
  expect(said({ 'README.md': 'kubectl apply --namespace a -k k8s/prod/\n' })).toEqual([REFUSED]);
});

test.each([
  ['nothing applies it', {}],
  ['kustomize has the flag', { 'README.md': 'kustomize build k8s/prod | kubectl apply -f -\n' }],
  ['kubectl applies another folder', { 'README.md': 'kubectl apply -k k8s/other\n' }],
  [
    'a script gives the flag',
    {
      'README.md': APPLY,
      'up.sh': 'kustomize build --load-restrictor=LoadRestrictionsNone k8s/prod\n',
    },
  ],
  [
    'another builder gives it',
    {
      'README.md': APPLY,
      'skaffold.yaml': 'kustomize: {buildArgs: ["--load_restrictor none"]}\n',
    },
  ],
  [
    'Flux builds it',
    {
      'README.md': APPLY,
      'flux.yaml':
        'apiVersion: kustomize.toolkit.fluxcd.io/v1\nkind: Kustomization\nmetadata: {name: a, namespace: flux-system}\nspec: {path: ./k8s/prod, sourceRef: {kind: GitRepository, name: flux-system}}\n',
    },
  ],
])('files outside are fine where %s', (_, files) => {
  expect(said(files)).toEqual([]);
});
