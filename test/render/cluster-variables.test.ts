import { expect, test } from 'vitest';
import { examine } from '../../src/commands/examine.ts';
import { NEWEST_KUBERNETES } from '../../src/model/kubernetes-version.ts';
import { DEFAULT_LIMITS } from '../../src/model/limits.ts';
import { tree } from '../tree.ts';

test('variables of an entry object that several clusters share are those of the cluster it is deployed to', () => {
  const files = tree`
    === clusters/a/kustomization.yaml
    resources: [vars.yaml, ../../shared/apps.yaml]
    === clusters/a/vars.yaml
    {apiVersion: v1, kind: ConfigMap, metadata: {name: vars, namespace: flux-system}, data: {CLUSTER: one}}
    === clusters/b/kustomization.yaml
    resources: [vars.yaml, ../../shared/apps.yaml]
    === clusters/b/vars.yaml
    {apiVersion: v1, kind: ConfigMap, metadata: {name: vars, namespace: flux-system}, data: {CLUSTER: two}}
    === shared/apps.yaml
    apiVersion: kustomize.toolkit.fluxcd.io/v1
    kind: Kustomization
    metadata: {name: apps, namespace: flux-system}
    spec:
      path: ./apps
      sourceRef: {kind: GitRepository, name: flux-system}
      postBuild: {substituteFrom: [{kind: ConfigMap, name: vars}]}
    === apps/all.yaml
    {apiVersion: v1, kind: ConfigMap, metadata: {name: "for-\${CLUSTER}"}}
  `;
  const { evidence } = examine(files, [], {
    kubernetesVersion: NEWEST_KUBERNETES,
    strict: false,
    rules: new Map(),
    externals: [],
    limits: DEFAULT_LIMITS,
    loadRestrictor: 'repository',
  });
  const names = evidence.sources.map(({ name }) => name);
  expect(names.filter((name) => name.startsWith('for-')).sort()).toEqual(['for-one', 'for-two']);
});
