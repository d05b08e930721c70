import { expect, test } from 'vitest';
import { problemsOf } from '../pipeline/problems-of.ts';
import { treeOf } from '../tree.ts';

const set = (name: string, more = '', values = ''): string => `apiVersion: argoproj.io/v1alpha1
kind: ApplicationSet
metadata: {name: apps, namespace: argocd}
spec:
  ${more}generators: [{git: {repoURL: 'https://git.example/other', files: [{path: '*/a.json'}]}}]
  template:
    metadata: {name: '${name}'}
    spec:
      project: default
      source: {repoURL: 'https://git.example/other', path: apps${values}}
      destination: {namespace: a, name: in-cluster}
`;
const FOUND = ['a.yaml:7 error unbuildable-kustomization'];

test.each<readonly [string, string, readonly string[]]>([
  ['a dot', set('{{.path.basename}}'), FOUND],
  ['blanks', set('app-{{ .name }}'), FOUND],
  ['no dot', set('{{path.basename}}'), []],
  ['templates of Go', set('{{.path.basename}}', 'goTemplate: true\n  '), []],
  ['values of a chart', set('a', '', ", helm: {values: 'a: {{ .b }}'}"), []],
])('parameters of a set without goTemplate: %s', (_, text, expected) => {
  expect(problemsOf(treeOf({ 'a.yaml': text }))).toEqual(expected);
});
