import { expect, test } from 'vitest';
import { problemsOf } from '../pipeline/problems-of.ts';
import { treeOf } from '../tree.ts';

const URL = 'https://git.example.org/team/repo.git';

const kustomization = (name: string, path: string): string =>
  `apiVersion: kustomize.toolkit.fluxcd.io/v1
kind: Kustomization
metadata: {name: ${name}, namespace: ops}
spec: {path: ./${path}, prune: true, dependsOn: [{name: apps}], sourceRef: {kind: GitRepository, name: flux-system}}
`;

const FILES = {
  'cluster/sync.yaml': `apiVersion: source.toolkit.fluxcd.io/v1
kind: GitRepository
metadata: {name: flux-system, namespace: ops}
spec: {url: '${URL}'}
---
${kustomization('flux-system', 'cluster').replace('dependsOn: [{name: apps}], ', '')}---
${kustomization('apps', 'apps').replace('dependsOn: [{name: apps}], ', '')}`,
  // Both deploy the folder that they are in.
  'cluster/instance.yaml': `apiVersion: fluxcd.controlplane.io/v1
kind: FluxInstance
metadata: {name: flux, namespace: ops}
spec: {distribution: {version: 2.x, registry: ghcr.io/fluxcd}, sync: {kind: GitRepository, url: '${URL}', ref: refs/heads/main, path: cluster}}
`,
  'apps/ops/kustomization.yaml': 'resources: [issuer/ks.yaml]\n',
  'apps/ops/issuer/ks.yaml': kustomization('issuer', 'apps/ops/issuer'),
  'apps/ops/issuer/issuer.yaml':
    'apiVersion: v1\nkind: ConfigMap\nmetadata: {name: a, namespace: ops}\ndata: {A: b}\n',
};

test.each([
  ['its own file', 'ks.yaml', ['apps/ops/issuer/kustomization.yaml:1 warning empty-application']],
  ['its own file, and another one', 'ks.yaml, issuer.yaml', []],
  ['what is to be deployed', 'issuer.yaml', []],
])('the list that a Kustomization of Flux builds has %s', (_, listed, expected) => {
  const tree = treeOf({
    ...FILES,
    'apps/ops/issuer/kustomization.yaml': `resources: [${listed}]\n`,
  });
  expect(problemsOf({ ...tree, remotes: [URL] })).toEqual(expected);
});
