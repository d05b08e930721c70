import { expect, test } from 'vitest';
import { readTree, tellVerdicts } from '../read-tree.ts';
import { tree } from '../tree.ts';

test('what operators make only under conditions', () => {
  const files = tree`
    === db.yaml
    apiVersion: postgresql.cnpg.io/v1
    kind: Cluster
    metadata: {name: own, namespace: shop}
    spec: {bootstrap: {initdb: {secret: {name: login}}}, enableSuperuserAccess: true, superuserSecret: {name: root}}
    ---
    apiVersion: postgresql.cnpg.io/v1
    kind: Cluster
    metadata: {name: all, namespace: shop}
    spec: {bootstrap: {initdb: {}}, enableSuperuserAccess: true}
    ---
    apiVersion: external-secrets.io/v1
    kind: ExternalSecret
    metadata: {name: app, namespace: shop}
    spec: {target: {manifest: {apiVersion: argoproj.io/v1alpha1, kind: Application}}}
    ---
    apiVersion: external-secrets.io/v1
    kind: ExternalSecret
    metadata: {name: settings, namespace: shop}
    spec: {target: {manifest: {apiVersion: v1, kind: ConfigMap}}}
    === pod.yaml
    apiVersion: v1
    kind: Pod
    metadata: {name: web, namespace: shop}
    spec:
      containers:
        - name: c
          image: i
          envFrom:
            - secretRef: {name: own-app}
            - secretRef: {name: own-superuser}
            - secretRef: {name: all-app}
            - secretRef: {name: all-superuser}
            - secretRef: {name: app}
            - configMapRef: {name: settings}
  `;
  expect(tellVerdicts(readTree(files)).filter((each) => each.startsWith('pod'))).toEqual([
    'pod.yaml:9 Secret shop/own-app undeclared: no source',
    'pod.yaml:10 Secret shop/own-superuser undeclared: no source',
    'pod.yaml:11 Secret shop/all-app produced: Cluster db.yaml:8',
    'pod.yaml:12 Secret shop/all-superuser produced: Cluster db.yaml:8',
    'pod.yaml:13 Secret shop/app undeclared: no source',
    'pod.yaml:14 ConfigMap shop/settings produced: ExternalSecret db.yaml:18',
  ]);
});

test('a policy that generates objects may make any name of the kinds it speaks of', () => {
  const files = tree`
    === policy.yaml
    apiVersion: policies.kyverno.io/v1
    kind: NamespacedGeneratingPolicy
    metadata: {name: copies, namespace: shop}
    spec: {generate: [{expression: 'generator.Apply("shop", [resource.Get("v1", "secrets", "a", "b")])'}]}
    === pod.yaml
    apiVersion: v1
    kind: Pod
    metadata: {name: web, namespace: shop}
    spec: {containers: [{name: c, image: i, envFrom: [{secretRef: {name: b}}, {configMapRef: {name: b}}]}]}
  `;
  expect(tellVerdicts(readTree(files))).toEqual([
    'pod.yaml:4 Secret shop/b unknown: the controller of NamespacedGeneratingPolicy `shop/copies` may create it',
    'pod.yaml:4 ConfigMap shop/b undeclared: no source',
  ]);
});

test('templates of a resource graph are no objects, and their instances may make what they name', () => {
  const files = tree`
    === graph.yaml
    apiVersion: kro.run/v1alpha1
    kind: ResourceGraphDefinition
    metadata: {name: web}
    spec:
      schema: {apiVersion: v1alpha1, kind: Web, spec: {name: string}}
      resources:
        - id: config
          template: {apiVersion: v1, kind: ConfigMap, metadata: {name: "\${schema.spec.name}-config"}, data: {A: b}}
        - id: shared
          externalRef: {apiVersion: v1, kind: Secret, metadata: {name: shared}}
        - id: pod
          template:
            apiVersion: v1
            kind: Pod
            metadata: {name: "\${schema.spec.name}"}
            spec: {containers: [{name: c, image: i, envFrom: [{secretRef: {name: typo}}, {configMapRef: {name: "\${config.metadata.name}"}}]}]}
    === pod.yaml
    apiVersion: v1
    kind: Pod
    metadata: {name: web, namespace: shop}
    spec: {containers: [{name: c, image: i, envFrom: [{configMapRef: {name: shop-config}}, {secretRef: {name: shop-config}}]}]}
  `;
  expect(tellVerdicts(readTree(files))).toEqual([
    'pod.yaml:4 ConfigMap shop/shop-config unknown: the controller of ResourceGraphDefinition `web` may create it',
    'pod.yaml:4 Secret shop/shop-config undeclared: no source',
  ]);
});
