import { describe, expect, test } from 'vitest';
import { catalogue } from '../../rules/catalogue.ts';
import { ENGINES } from '../../src/commands/engines.ts';
import type { FileTree } from '../../src/model/file-tree.ts';
import { check } from '../../src/pipeline/check.ts';
import { SETTINGS } from '../settings.ts';
import { treeOf } from '../tree.ts';

const POD = `apiVersion: v1
kind: Pod
metadata:
  name: pruner
spec:
  containers:
    - name: pruner
      image: registry.example/pruner:1
      env:
        - name: QUAY_TOKEN
          valueFrom:
            secretKeyRef:
              key: quaytoken
              name: image-pruner-token
`;

const DEFINITION = `apiVersion: apiextensions.k8s.io/v1
kind: CustomResourceDefinition
metadata:
  name: repositories.example.com
spec:
  secretKey: a field that concerns Secrets
`;

const CASES: Readonly<Record<string, FileTree>> = {
  'a definition in the same file': treeOf({ 'manifests.yaml': `${DEFINITION}---\n${POD}` }),
  'values that say the name too': treeOf({
    'pod.yaml': POD,
    'values.yaml': 'secretKey: token\nother: image-pruner-token\n',
  }),
};

describe('the name of a source is shown where a workload names it', () => {
  test.each(Object.entries(CASES))('%s', (_, files) => {
    const { problems } = check(ENGINES, files, catalogue, SETTINGS);
    expect(problems.map(({ message }) => message)).toStrictEqual([
      'Secret `image-pruner-token`, which Pod `pruner` needs, is not defined or mentioned anywhere in this repository.',
    ]);
  });
});

test('the key of a Secret is shown where it is written, whatever values say it too', () => {
  const files = treeOf({
    'secret.yaml':
      'apiVersion: v1\nkind: Secret\nmetadata: {name: app}\nstringData:\n  token-hash-secret: a\n',
    'pod.yaml': POD.replace('image-pruner-token', 'app').replace('quaytoken', 'token-hash-secrets'),
    'values.yaml': 'secretKey: token-hash-secret\nother: token-hash-secrets\n',
  });
  const [problem] = check(ENGINES, files, catalogue, SETTINGS).problems;
  expect([problem?.message, problem?.help]).toStrictEqual([
    "Secret `app` has no key `token-hash-secrets`. Container `pruner` of Pod `pruner` will not start (CreateContainerConfigError: couldn't find key token-hash-secrets in Secret app).",
    'Did you mean `token-hash-secret`?',
  ]);
});

test('a folder of the repository is no secret, even where a Secret holds its path', () => {
  const files = treeOf({
    'secret.yaml':
      'apiVersion: v1\nkind: Secret\nmetadata: {name: sync}\nstringData: {path: apps/base-preview}\n',
    'apps/base-preview/kustomization.yaml': 'resources: [missing.yaml]\n',
  });
  const [problem] = check(ENGINES, files, catalogue, SETTINGS).problems;
  expect(problem?.message).toContain('lstat apps/base-preview/missing.yaml');
});

test('a name is shown where it is written, even if a value of a Secret that went elsewhere is the same', () => {
  const files = treeOf({
    'source.yaml':
      'apiVersion: source.toolkit.fluxcd.io/v1\nkind: GitRepository\nmetadata: {name: fleet, namespace: flux-system}\nspec: {url: https://github.com/acme/fleet}\n',
    'apps.yaml': `apiVersion: kustomize.toolkit.fluxcd.io/v1
kind: Kustomization
metadata: {name: apps, namespace: flux-system}
spec:
  path: ./apps
  dependsOn: [{name: main-volume}]
  sourceRef: {kind: GitRepository, name: fleet}
  postBuild: {substituteFrom: [{kind: Secret, name: settings}]}
`,
    'settings.yaml':
      'apiVersion: v1\nkind: Secret\nmetadata: {name: settings, namespace: flux-system}\nstringData: {VOLUME: main-volume}\n',
    'apps/a.yaml':
      'apiVersion: v1\nkind: PersistentVolumeClaim\nmetadata: {name: "${VOLUME}", namespace: shop}\n',
  });
  const { problems } = check(ENGINES, files, catalogue, SETTINGS);
  expect(problems.map(({ rule, message }) => `${rule} ${message}`)).toContainEqual(
    expect.stringContaining(
      'missing-dependency Kustomization `flux-system/apps` depends on Kustomization `main-volume`',
    ),
  );
});

test('a problem is identified by the names that its message shows, whatever Secret has them as values', () => {
  const files = treeOf({
    'issuers/issuer.yaml':
      'apiVersion: cert-manager.io/v1\nkind: ClusterIssuer\nmetadata: {name: own-ca}\nspec: {ca: {secretName: own-ca-pair}}\n',
    'issuers/config.yaml':
      'apiVersion: v1\nkind: ConfigMap\nmetadata: {name: issuer, namespace: web}\ndata: {issuer: "${issuer}"}\n',
    'sync.yaml': `apiVersion: kustomize.toolkit.fluxcd.io/v1
kind: Kustomization
metadata: {name: issuers, namespace: flux-system}
spec:
  path: ./issuers
  sourceRef: {kind: GitRepository, name: flux-system}
  postBuild: {substituteFrom: [{kind: Secret, name: settings}]}
---
apiVersion: v1
kind: Secret
metadata: {name: settings, namespace: flux-system}
stringData: {issuer: own-ca}
`,
  });
  const { problems } = check(ENGINES, files, catalogue, SETTINGS);
  expect(
    problems.map(({ message, subject }) => [message, subject?.name, subject?.detail]),
  ).toStrictEqual([
    [
      'Secret `own-ca-pair`, which ClusterIssuer `own-ca` needs, is not defined or mentioned anywhere in this repository.',
      'own-ca',
      'own-ca-pair',
    ],
  ]);
});

test('a value that was pasted as a key is not shown, even where the key could not be read by kubectl', () => {
  const files = treeOf({
    'secret.yaml':
      'apiVersion: v1\nkind: Secret\nmetadata: {name: app}\nstringData:\n  "CANARY of a sentence": x\n  url: !!int x\n',
    'pod.yaml': POD.replace('image-pruner-token', 'app'),
    'kustomization.yaml':
      'resources: [pod.yaml, secret.yaml]\npatches:\n- patch: |-\n    apiVersion: v1\n    kind: Secret\n    metadata: {name: app}\n    stringData: {url: y}\n',
  });
  const { problems } = check(ENGINES, files, catalogue, SETTINGS);
  expect(problems.map(({ rule }) => rule)).toContain('invalid-key');
  expect(JSON.stringify(problems.map(({ message, help }) => [message, help]))).not.toContain(
    'CANARY',
  );
});
