import { expect, test } from 'vitest';
import { catalogue } from '../../rules/catalogue.ts';
import { ENGINES } from '../../src/commands/engines.ts';
import type { FileTree } from '../../src/model/file-tree.ts';
import { check } from '../../src/pipeline/check.ts';
import { SETTINGS } from '../settings.ts';
import { tree, treeOf } from '../tree.ts';

function problems(files: FileTree): readonly string[] {
  return check(ENGINES, files, catalogue, SETTINGS).problems.map(
    ({ severity, rule, message }) => `${severity} ${rule} ${message}`,
  );
}

test('the values of a release come from a key, which is values.yaml where none is written', () => {
  const files = tree`
    === release.yaml
    apiVersion: helm.toolkit.fluxcd.io/v2
    kind: HelmRelease
    metadata: {name: web, namespace: shop}
    spec:
      chart: {spec: {chart: web, sourceRef: {kind: HelmRepository, name: acme}}}
      valuesFrom:
        - {kind: ConfigMap, name: web-values}
        - {kind: ConfigMap, name: web-values, valuesKey: base.yaml}
        - {kind: ConfigMap, name: web-values, valuesKey: bsae.yaml}
    === values.yaml
    apiVersion: v1
    kind: ConfigMap
    metadata: {name: web-values, namespace: shop}
    data: {base.yaml: "a: b"}
  `;
  expect(problems(files)).toEqual([
    'error missing-config-map-key ConfigMap `shop/web-values` has no key `values.yaml`. HelmRelease `shop/web` refers to it, and its controller will not find it.',
    'error missing-config-map-key ConfigMap `shop/web-values` has no key `bsae.yaml`. HelmRelease `shop/web` refers to it, and its controller will not find it.',
  ]);
});

test('subPaths of a previewed release, whose ConfigMap is made by what deploys it', () => {
  const files = tree`
    === app.yaml
    apiVersion: helm.toolkit.fluxcd.io/v2
    kind: HelmRelease
    metadata: {name: web, namespace: media}
    spec:
      chart: {spec: {chart: app-template, version: 4.0.0, sourceRef: {kind: HelmRepository, name: bjw-s}}}
      values:
        controllers: {main: {containers: {main: {image: {repository: web, tag: "1"}}}}}
        persistence:
          config:
            type: configMap
            name: web-config
            globalMounts: [{path: /a, subPath: conifg.yaml}, {path: /b, subPath: other.yaml}]
    ---
    apiVersion: v1
    kind: ConfigMap
    metadata: {name: web-config, namespace: media}
    data: {config.yaml: x}
  `;
  expect(problems(files).filter((each) => !each.startsWith('info'))).toEqual([
    'error missing-sub-path `subPath: conifg.yaml` matches no file of ConfigMap `media/web-config`, so container `main` of Deployment `media/web` gets an empty directory.',
    'error missing-sub-path `subPath: other.yaml` matches no file of ConfigMap `media/web-config`, so container `main` of Deployment `media/web` gets an empty directory.',
  ]);
});

test('a field of a custom resource keeps its name where kustomize renames the source', () => {
  const files = treeOf({
    'base/kustomization.yaml': 'resources: [db.yaml]\n',
    'base/db.yaml': `apiVersion: v1
kind: Secret
metadata: {name: admin}
stringData: {username: a, password: b}
---
apiVersion: v1
kind: Pod
metadata: {name: web}
spec:
  containers: [{name: c, image: i, envFrom: [{secretRef: {name: admin}}]}]
---
apiVersion: postgresql.cnpg.io/v1
kind: Cluster
metadata: {name: db}
spec: {superuserSecret: {name: admin}}
`,
    'dev/kustomization.yaml': 'namespace: shop\nresources: [../base]\n',
    'prod/kustomization.yaml': 'namespace: shop\nnameSuffix: -v2\nresources: [../base]\n',
  });
  expect(problems(files)).toEqual([
    'error missing-secret Secret `admin` does not exist. Cluster `db` refers to it, and its controller will not find it.',
  ]);
});

test('the Secrets that backups of VolSync and K8up need, misspelled', () => {
  const files = tree`
    === web.yaml
    apiVersion: v1
    kind: Secret
    metadata: {name: web-repository, namespace: shop}
    stringData: {RESTIC_REPOSITORY: a, RESTIC_PASSWORD: b}
    ---
    apiVersion: volsync.backube/v1alpha1
    kind: ReplicationSource
    metadata: {name: right, namespace: shop}
    spec: {sourcePVC: web, restic: {repository: web-repository}}
    ---
    apiVersion: volsync.backube/v1alpha1
    kind: ReplicationSource
    metadata: {name: wrong, namespace: shop}
    spec: {sourcePVC: web, kopia: {repository: web-repositry}}
    ---
    apiVersion: k8up.io/v1
    kind: Schedule
    metadata: {name: web, namespace: shop}
    spec: {backend: {repoPasswordSecretRef: {name: web-reposiory, key: RESTIC_PASSWORD}}}
  `;
  expect(problems(files)).toEqual([
    'error missing-secret Secret `web-repositry` does not exist in namespace `shop`. ReplicationSource `shop/wrong` refers to it, and its controller will not find it.',
    'error missing-secret Secret `web-reposiory` does not exist in namespace `shop`. Schedule `shop/web` refers to it, and its controller will not find it.',
  ]);
});

test('the credentials with which Prometheus scrapes are keys of Secrets', () => {
  const files = tree`
    === basic-auth.yaml
    apiVersion: v1
    kind: Secret
    metadata: {name: basic-auth, namespace: shop}
    data: {user: YWRtaW4=, password: dG9vcg==}
    ---
    apiVersion: monitoring.coreos.com/v1
    kind: ServiceMonitor
    metadata: {name: web, namespace: shop}
    spec:
      selector: {}
      endpoints:
        - port: metrics
          basicAuth: {username: {name: basic-auth, key: user}, password: {name: basic-auth, key: paswsord}}
        - port: admin
          basicAuth: {username: {name: basic-auht, key: user}}
        - port: other
          relabelings: [{sourceLabels: [a], targetLabel: b}]
          authorization: {credentials: {name: tokens, key: web}}
  `;
  expect(problems(files)).toMatchInlineSnapshot(`
    [
      "error missing-secret-key Secret \`shop/basic-auth\` has no key \`paswsord\`. ServiceMonitor \`shop/web\` refers to it, and its controller will not find it.",
      "error missing-secret Secret \`basic-auht\` does not exist in namespace \`shop\`. ServiceMonitor \`shop/web\` refers to it, and its controller will not find it.",
      "warning undeclared-secret Secret \`tokens\` in namespace \`shop\`, which ServiceMonitor \`shop/web\` needs, is not defined or mentioned anywhere in this repository.",
    ]
  `);
});
