import { expect, test } from 'vitest';
import { problemsOf } from '../pipeline/problems-of.ts';
import { treeOf } from '../tree.ts';

const workload = (selector: string, labels: string, kind = 'Deployment'): string =>
  `apiVersion: apps/v1
kind: ${kind}
metadata: {name: api}
spec:
  selector: ${selector}
  template:
    metadata: ${labels}
    spec: {containers: [{name: api, image: registry.example/api:1}]}
`;

const FOUND = ['a.yaml:5 error mismatched-selector'];

test.each([
  ['{matchLabels: {app: api}}', '{labels: {app: web}}', FOUND],
  ['{matchLabels: {app: api}}', '{}', FOUND],
  ['{matchLabels: {app: api, part: web}}', '{labels: {app: api}}', FOUND],
  ['{matchLabels: {app: api}}', '{labels: {app: api, part: web}}', []],
  ['{matchLabels: {app: "${NAME}"}}', '{labels: {app: api}}', []],
  ['{matchLabels: {app: api}}', '{labels: {app: "${NAME}"}}', []],
  ['{matchExpressions: [{key: app, operator: Exists}]}', '{}', []],
])('selector %s, pods %s', (selector, labels, expected) => {
  for (const kind of ['Deployment', 'StatefulSet', 'DaemonSet'])
    expect(problemsOf(treeOf({ 'a.yaml': workload(selector, labels, kind) }))).toEqual(expected);
});

test('kustomize gives both the labels', () => {
  const files = {
    'kustomization.yaml':
      'resources: [a.yaml]\nlabels: [{pairs: {team: web}, includeSelectors: true}]\n',
    'a.yaml': workload('{matchLabels: {app: api}}', '{labels: {app: api}}'),
  };
  expect(problemsOf(treeOf(files))).toEqual([]);
});
