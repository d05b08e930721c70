import { expect, test } from 'vitest';
import { reportOf } from '../pipeline/problems-of.ts';
import { tree } from '../tree.ts';

const REMOTE = 'https://example.org/owner/project';

test('a source that no list has, beside the Application that deploys who needs it', () => {
  const files = tree`
    === kustomization.yaml
    resources: [apps/shop/app.yaml]
    === apps/shop/app.yaml
    apiVersion: argoproj.io/v1alpha1
    kind: Application
    metadata: {name: shop, namespace: argocd}
    spec:
      source: {repoURL: ${REMOTE}, path: apps/shop/manifests}
      destination: {namespace: shop}
    === apps/shop/secret.yaml
    apiVersion: external-secrets.io/v1
    kind: ExternalSecret
    metadata: {name: shop, namespace: shop}
    spec: {secretStoreRef: {kind: ClusterSecretStore, name: vault}, target: {name: shop}, dataFrom: [{extract: {key: a}}]}
    === apps/shop/manifests/pod.yaml
    apiVersion: v1
    kind: Pod
    metadata: {name: p}
    spec: {containers: [{name: c, image: i, envFrom: [{secretRef: {name: shop}}]}]}
  `;
  const { problems } = reportOf({ ...files, remotes: [REMOTE] });
  expect(problems.map(({ rule, message }) => `${rule}: ${message}`)).toEqual([
    'undeclared-secret: Secret `shop`, which Pod `p` needs, is not applied with it: no kustomization lists the file that defines it.',
  ]);
});

test('a remote base hardly has what a file beside it has', () => {
  const files = tree`
    === prod/ops/kustomization.yaml
    resources: ['https://github.com/example/base?ref=v1', pod.yaml]
    === prod/ops/pod.yaml
    apiVersion: v1
    kind: Pod
    metadata: {name: p, namespace: shop}
    spec: {containers: [{name: c, image: i, envFrom: [{secretRef: {name: shop}}, {secretRef: {name: other}}]}]}
    === prod/ops/shop-secret.yaml
    apiVersion: v1
    kind: Secret
    metadata: {name: shop, namespace: shop}
    stringData: {a: b}
  `;
  const { problems } = reportOf(files);
  const found = problems.filter(({ rule }) => rule === 'undeclared-secret');
  expect(found.map(({ message }) => message)).toEqual([
    'Secret `shop` in namespace `shop`, which Pod `shop/p` needs, is not applied with it: no kustomization lists the file that defines it.',
  ]);
});

test('the line that lists the file is commented out: an info for a Secret, which its author creates in another way', () => {
  const files = tree`
    === web/kustomization.yaml
    resources:
    - pod.yaml
    # - secret.yaml
    # - map.yaml
    === web/pod.yaml
    apiVersion: v1
    kind: Pod
    metadata: {name: p}
    spec: {containers: [{name: c, image: i, envFrom: [{secretRef: {name: web}}, {configMapRef: {name: web}}]}]}
    === web/secret.yaml
    apiVersion: v1
    kind: Secret
    metadata: {name: web}
    === web/map.yaml
    apiVersion: v1
    kind: ConfigMap
    metadata: {name: web}
  `;
  const { problems } = reportOf(files);
  expect(problems.map(({ severity, message }) => `${severity}: ${message}`)).toEqual([
    'info: Secret `web`, which Pod `p` needs, is not applied with it: the line that lists the file that defines it is commented out.',
    'warning: ConfigMap `web`, which Pod `p` needs, is not applied with it: the line that lists the file that defines it is commented out.',
  ]);
});
