import { expect, test } from 'vitest';
import { problemsOf } from '../pipeline/problems-of.ts';
import { treeOf } from '../tree.ts';

const pod = (image: string): string =>
  `apiVersion: v1\nkind: Pod\nmetadata: {name: web}\nspec: {containers: [{name: web, image: '${image}'}]}\n`;

// Which of them kustomize 5.8 changes.
test.each([
  ['web', 'web:1', undefined],
  ['web', 'web@sha256:0123', undefined],
  ['web', 'registry.example/team/web:1', 'warning'],
  ['registry.old/team/web:latest', 'registry.new/team/web:latest', 'warning'],
  ['team/api', 'team/app:1', 'info'],
  ['inventry', 'inventory:1', 'warning'],
  ['other', 'web:1', 'info'],
])('an entry of images for %s, where containers have %s', (name, image, severity) => {
  const tree = treeOf({
    'kustomization.yaml': `resources: [pod.yaml]\nimages:\n  - name: ${name}\n    newTag: '2'\n`,
    'pod.yaml': pod(image),
  });
  const found = problemsOf(tree).filter((problem) => problem.endsWith('unmatched-patch'));
  expect(found).toEqual(
    severity === undefined ? [] : [`kustomization.yaml:3 ${severity} unmatched-patch`],
  );
});

test('what another entry is about was not meant', () => {
  const tree = treeOf({
    'kustomization.yaml':
      'resources: [pod.yaml]\nimages:\n  - {name: a/web, newTag: x}\n  - {name: b/web, newTag: x}\n',
    'pod.yaml': pod('b/web:1'),
  });
  const found = problemsOf(tree).filter((problem) => problem.endsWith('unmatched-patch'));
  expect(found).toEqual(['kustomization.yaml:3 info unmatched-patch']);
});

test('an entry of a component that changes an image of one of its users', () => {
  const tree = treeOf({
    'tag/kustomization.yaml':
      'apiVersion: kustomize.config.k8s.io/v1alpha1\nkind: Component\nimages: [{name: web, newTag: x}]\n',
    'a/kustomization.yaml': 'resources: [pod.yaml]\ncomponents: [../tag]\n',
    'a/pod.yaml': pod('web:1'),
    'b/kustomization.yaml': 'resources: [pod.yaml]\ncomponents: [../tag]\n',
    'b/pod.yaml': pod('other:1'),
  });
  expect(problemsOf(tree).filter((problem) => problem.endsWith('unmatched-patch'))).toEqual([]);
});
