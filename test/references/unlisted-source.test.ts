import { expect, test } from 'vitest';
import { reportOf } from '../pipeline/problems-of.ts';
import { tree, treeOf } from '../tree.ts';

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
    'info: Secret `web`, which Pod `p` needs, is not applied with it: its kustomization names the file that defines it in a comment only.',
    'warning: ConfigMap `web`, which Pod `p` needs, is not applied with it: its kustomization names the file that defines it in a comment only.',
  ]);
});

test.each([
  ['# Note: secret.yaml is left to the bootstrap', ['info']],
  ['# Note: secrets.yaml is left to the bootstrap', ['warning']],
])('a list with the comment %j', (comment, severities) => {
  const files = treeOf({
    'web/kustomization.yaml': `resources:\n- pod.yaml\n${comment}\n`,
    'web/pod.yaml':
      'apiVersion: v1\nkind: Pod\nmetadata: {name: p}\nspec: {containers: [{name: c, image: i, envFrom: [{secretRef: {name: web}}]}]}\n',
    'web/secret.yaml': 'apiVersion: v1\nkind: Secret\nmetadata: {name: web}\n',
  });
  expect(reportOf(files).problems.map(({ severity }) => severity)).toEqual(severities);
});

test.each([
  ['sops -d {{.DIR}}/{{.cluster}}/vars/secrets.sops.yaml | kubectl apply -f -', 0],
  ['sops -d vars/secrets.sops.yaml > /tmp/secrets.yaml', 1],
  ['sops -d secrets.sops.yaml | kubectl apply -f -', 1],
  ['sops -d other/secrets.sops.yaml | kubectl apply -f -', 1],
])('a file that no list has, and a task with `%s`', (command, count) => {
  const files = tree`
    === Taskfile.yaml
    version: "3"
    tasks: {bootstrap: {cmds: ["${command}"]}}
    === prod/kustomization.yaml
    resources: [vars, pod.yaml]
    === prod/pod.yaml
    apiVersion: v1
    kind: Pod
    metadata: {name: p}
    spec: {containers: [{name: c, image: i, envFrom: [{secretRef: {name: shop}}]}]}
    === prod/vars/kustomization.yaml
    resources: [map.yaml]
    === prod/vars/map.yaml
    apiVersion: v1
    kind: ConfigMap
    metadata: {name: map}
    data: {a: b}
    === prod/vars/secrets.sops.yaml
    apiVersion: v1
    kind: Secret
    metadata: {name: shop}
    stringData: {a: "ENC[AES256_GCM,data:aa,iv:aa,tag:aa,type:str]"}
    sops: {mac: "ENC[AES256_GCM,data:aa,iv:aa,tag:aa,type:str]", version: 3.9.0}
  `;
  const { problems } = reportOf(files);
  expect(problems.filter(({ rule }) => rule.endsWith('-secret'))).toHaveLength(count);
});

test.each([
  ['SOPS_AGE_KEY_FILE', '/keys/age.txt', 0],
  ['SOPS_AGE_KEY_FILE', '/keys-of-others/age.txt', 1],
  ['KEY_FILE', '/keys/age.txt', 1],
])('the key of SOPS is not kept with what it decrypts: %s=%s', (name, value, count) => {
  const pod = `apiVersion: v1
kind: Pod
metadata: {name: p, namespace: sops}
spec:
  containers:
    - name: c
      image: i
      env: [{name: ${name}, value: ${value}}]
      volumeMounts: [{name: keys, mountPath: /keys/}]
  volumes: [{name: keys, secret: {secretName: age}}]
`;
  expect(reportOf(treeOf({ 'sops/pod.yaml': pod })).problems).toHaveLength(count);
});
