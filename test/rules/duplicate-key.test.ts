import { expect, test } from 'vitest';
import { problemsOf } from '../pipeline/problems-of.ts';
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
