import { expect, test } from 'vitest';
import { isClusterKind, isNamespacedKind } from '../../src/model/kinds/kinds.ts';
import { builtInSchema } from '../../src/render/kustomize/merge/built-in-schema.ts';
import { SCHEMA_DATA } from '../../src/render/kustomize/merge/schema-data.ts';

test('the scopes of built-in kinds are those of the schema that kustomize has', () => {
  const schema = builtInSchema();
  const types = SCHEMA_DATA.split('\n').flatMap((line) => {
    const [apiVersion = '', kind = '', scope] = line.split(' ');
    return scope === 'N' || scope === 'C' ? [{ apiVersion, kind }] : [];
  });
  const wrong = types.filter(({ apiVersion, kind }) => {
    const type = { group: apiVersion.includes('/') ? (apiVersion.split('/')[0] ?? '') : '', kind };
    const isNamespaced = schema.isNamespaced(apiVersion, kind) === true;
    return isNamespaced ? isClusterKind(type) : isNamespacedKind(type);
  });
  expect(types.length).toBeGreaterThan(80);
  expect(wrong).toEqual([]);
});

test.each([
  ['', 'Namespace', true],
  ['', 'PersistentVolume', true],
  ['storage.k8s.io', 'StorageClass', true],
  ['apiextensions.k8s.io', 'CustomResourceDefinition', true],
  ['', 'Secret', false],
  ['argoproj.io', 'ClusterWorkflowTemplate', true],
  ['operators.coreos.com', 'ClusterServiceVersion', false],
  ['postgresql.cnpg.io', 'Cluster', false],
])('%s %s is of the whole cluster: %s', (group, kind, is) => {
  expect(isClusterKind({ group, kind })).toBe(is);
});
