import { expect, test } from 'vitest';
import { ENGINES } from '../../src/commands/engines.ts';
import { examine } from '../../src/pipeline/examine.ts';
import { SETTINGS } from '../settings.ts';
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
  const { evidence } = examine(ENGINES, files, [], SETTINGS);
  const names = evidence.sources.map(({ name }) => name);
  expect(names.filter((name) => name.startsWith('for-')).sort()).toEqual(['for-one', 'for-two']);
});

test('a kustomization that deploys itself with the variables of its cluster; files that are patches deploy nothing', () => {
  const files = tree`
    === clusters/base/kustomization.yaml
    resources: [source.yaml, flux.yaml, ../../apps/api/flux.yaml]
    patches: [{path: defaults.yaml, target: {kind: Kustomization}}]
    === clusters/base/source.yaml
    {apiVersion: source.toolkit.fluxcd.io/v1, kind: GitRepository, metadata: {name: config, namespace: flux-system}, spec: {url: https://github.com/me/repo}}
    === clusters/base/flux.yaml
    apiVersion: kustomize.toolkit.fluxcd.io/v1
    kind: Kustomization
    metadata: {name: flux-system, namespace: flux-system}
    spec: {path: "./clusters/\${CLUSTER}", sourceRef: {kind: GitRepository, name: config}}
    === clusters/base/defaults.yaml
    apiVersion: kustomize.toolkit.fluxcd.io/v1
    kind: Kustomization
    metadata: {name: any, namespace: flux-system}
    spec: {sourceRef: {kind: GitRepository, name: config}}
    === clusters/one/kustomization.yaml
    resources: [../base]
    patches: [{path: flux.yaml}]
    === clusters/one/flux.yaml
    apiVersion: kustomize.toolkit.fluxcd.io/v1
    kind: Kustomization
    metadata: {name: flux-system, namespace: flux-system}
    spec: {path: ./clusters/one, postBuild: {substitute: {CLUSTER: one}}}
    === apps/api/flux.yaml
    apiVersion: kustomize.toolkit.fluxcd.io/v1
    kind: Kustomization
    metadata: {name: api, namespace: flux-system}
    spec: {path: "./apps/api/\${CLUSTER}"}
    === apps/api/one/vars.yaml
    {apiVersion: v1, kind: ConfigMap, metadata: {name: vars}}
  `;
  const { report } = examine(ENGINES, files, [], SETTINGS);
  expect(report.builds.map(({ id, kind, deployedBy }) => [id, kind, deployedBy?.name])).toEqual([
    ['apps/api/one', 'flux-kustomization', 'Kustomization flux-system/api'],
    ['clusters/one', 'flux-kustomization', 'Kustomization flux-system/flux-system'],
  ]);
  expect(report.uncheckedEntries).toEqual([]);
});
