import { expect, test } from 'vitest';
import { catalogue } from '../../rules/catalogue.ts';
import { ENGINES } from '../../src/commands/engines.ts';
import { check } from '../../src/pipeline/check.ts';
import { SETTINGS } from '../settings.ts';
import { treeOf } from '../tree.ts';

const POD = `apiVersion: v1
kind: Pod
metadata: {name: p, namespace: shop}
spec: {containers: [{name: c, image: i, envFrom: [{secretRef: {name: db-users}}]}]}
`;

function made(kind: string, name: string): string {
  return `apiVersion: v1
kind: ${kind}
metadata:
  name: ${name}
---
apiVersion: v1
kind: ConfigMap
metadata:
  name: a
`;
}

function rules(path: string, text: string): readonly string[] {
  const { problems } = check(
    ENGINES,
    treeOf({ 'apps/pod.yaml': POD, [path]: text }),
    catalogue,
    SETTINGS,
  );
  return problems.map(({ rule }) => rule);
}

test('a Secret that only test data make stands for one that is made outside', () => {
  expect(rules('testdata/setup.yaml', made('Secret', 'db-users'))).toEqual([]);
  expect(rules('testdata/setup.yaml', made('Secret', 'db-user-names'))).toEqual([
    'undeclared-secret',
  ]);
  expect(rules('testdata/setup.yaml', made('ConfigMap', 'db-users'))).toEqual([
    'undeclared-secret',
  ]);
});
