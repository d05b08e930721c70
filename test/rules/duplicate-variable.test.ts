import { expect, test } from 'vitest';
import { problemsOf } from '../pipeline/problems-of.ts';
import { treeOf } from '../tree.ts';

const build = (env: string): string => `apiVersion: build.openshift.io/v1
kind: BuildConfig
metadata: {name: b}
spec: {strategy: {type: Source, sourceStrategy: {env: [${env}]}}}
`;

test('a variable of an OpenShift build that is set twice, to different values', () => {
  const env = '{name: A, value: "0"}, {name: B, value: "1"}, {name: A, value: "1"}';
  expect(problemsOf(treeOf({ 'b.yaml': build(env) }))).toEqual([
    'b.yaml:4 warning duplicate-variable',
  ]);
});

test.each([
  '{name: A, value: "0"}, {name: A, value: "0"}',
  '{name: A, value: "0"}, {name: B, value: "1"}',
  '{name: A, valueFrom: {configMapKeyRef: {name: c, key: k, optional: true}}}, {value: b}',
])('silent: %s', (env) => {
  expect(problemsOf(treeOf({ 'b.yaml': build(env) }))).toEqual([]);
});
