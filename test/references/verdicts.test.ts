import { expect, test } from 'vitest';
import { readTree, tellVerdicts } from '../read-tree.ts';
import { tree } from '../tree.ts';

test('a source in the same build, with its key', () => {
  const reading = readTree(tree`
    === app.yaml
    apiVersion: v1
    kind: ConfigMap
    metadata: {name: app-config}
    data: {A: "1"}
    binaryData: {B: AA==}
    ---
    apiVersion: v1
    kind: Pod
    metadata: {name: p}
    spec:
      containers:
        - name: c
          image: i
          envFrom:
            - configMapRef: {name: app-config}
          env:
            - name: A
              valueFrom: {configMapKeyRef: {name: app-config, key: A}}
            - name: B
              valueFrom: {configMapKeyRef: {name: app-config, key: B}}
            - name: C
              valueFrom: {configMapKeyRef: {name: app-config, key: a}}
            - name: D
              valueFrom: {configMapKeyRef: {name: app-config, key: X, optional: true}}
            - name: E
              valueFrom: {secretKeyRef: {name: app-config, key: A}}
            - name: F
              valueFrom: {configMapKeyRef: {name: ap-config, key: A}}
            - name: G
              valueFrom: {configMapKeyRef: {name: other, key: A, optional: yes}}
          volumeMounts:
            - {name: v, mountPath: /v}
      volumes:
        - name: v
          configMap:
            name: app-config
            items: [{key: B, path: b}, {key: C, path: c}]
        - name: unmounted
          secret: {secretName: nowhere}
        - name: both
          secret: {secretName: nowhere, optional: true}
  `);
  expect(tellVerdicts(reading)).toEqual([
    'app.yaml:15 ConfigMap app-config present: app.yaml:3',
    'app.yaml:18 ConfigMap app-config[A] present: app.yaml:3 key app.yaml:4',
    'app.yaml:20 ConfigMap app-config[B] broken (missing-key): no key in app.yaml:3, in binaryData',
    'app.yaml:22 ConfigMap app-config[a] broken (missing-key): no key in app.yaml:3, near A',
    'app.yaml:24 ConfigMap app-config[X] optional: no key in app.yaml:3',
    'app.yaml:26 Secret app-config[A] broken (other-kind): no source, is a ConfigMap',
    'app.yaml:28 ConfigMap ap-config[A] undeclared: no source, near app-config',
    'app.yaml:30 ConfigMap other[A] optional: no source',
    'app.yaml:36 ConfigMap app-config present: app.yaml:3',
    'app.yaml:37 ConfigMap app-config[B] present: app.yaml:3 key app.yaml:5',
    'app.yaml:37 ConfigMap app-config[C] broken (missing-key): no key in app.yaml:3',
    'app.yaml:39 Secret nowhere unknown: no container mounts volume unmounted',
    'app.yaml:41 Secret nowhere optional: no source',
  ]);
});

test('what another folder makes under the same name is no alternative to what its own folder makes', () => {
  const reading = readTree(tree`
    === aws/config.yaml
    apiVersion: v1
    kind: ConfigMap
    metadata: {name: node-config, namespace: shop}
    data: {conf: a}
    === aws/node.yaml
    apiVersion: v1
    kind: Pod
    metadata: {name: node, namespace: shop}
    spec:
      containers:
        - {name: c, image: i, volumeMounts: [{name: v, mountPath: /v}]}
      volumes:
        - name: v
          configMap: {name: node-config, items: [{key: logging, path: logging.xml}]}
    === gcp/config.yaml
    apiVersion: v1
    kind: ConfigMap
    metadata: {name: node-config, namespace: shop}
    data: {conf: a, logging: b}
  `);
  expect(tellVerdicts(reading)).toEqual([
    'aws/node.yaml:9 ConfigMap shop/node-config present: aws/config.yaml:3',
    'aws/node.yaml:9 ConfigMap shop/node-config[logging] broken (missing-key): no key in aws/config.yaml:3',
  ]);
});

test('one explicit namespace never satisfies another; an open one may', () => {
  const reading = readTree(tree`
    === cm.yaml
    apiVersion: v1
    kind: ConfigMap
    metadata: {name: explicit, namespace: a}
    ---
    apiVersion: v1
    kind: ConfigMap
    metadata: {name: open}
    === pods/p.yaml
    apiVersion: v1
    kind: Pod
    metadata: {name: same, namespace: a}
    spec: &spec
      containers:
        - name: c
          image: i
          envFrom:
            - configMapRef: {name: explicit}
            - configMapRef: {name: open}
    === pods/q.yaml
    apiVersion: v1
    kind: Pod
    metadata: {name: other, namespace: b}
    spec:
      containers:
        - {name: c, image: i, envFrom: [{configMapRef: {name: explicit}}, {configMapRef: {name: open}}]}
    === pods/r.yaml
    apiVersion: v1
    kind: Pod
    metadata: {name: open}
    spec:
      containers:
        - {name: c, image: i, envFrom: [{configMapRef: {name: explicit}}, {configMapRef: {name: open}}]}
  `);
  expect(tellVerdicts(reading)).toEqual([
    'pods/p.yaml:9 ConfigMap a/explicit elsewhere: cm.yaml:3',
    'pods/p.yaml:10 ConfigMap a/open elsewhere: cm.yaml:7 if ConfigMap `open` is applied to namespace `a`',
    'pods/q.yaml:6 ConfigMap b/explicit broken (other-namespace): no source, in a',
    'pods/q.yaml:6 ConfigMap b/open elsewhere: cm.yaml:7 if ConfigMap `open` is applied to namespace `b`',
    'pods/r.yaml:6 ConfigMap explicit elsewhere: cm.yaml:3 if Pod `open` is applied to namespace `a`',
    'pods/r.yaml:6 ConfigMap open elsewhere: cm.yaml:7 if Pod `open` and ConfigMap `open` are applied to the same namespace',
  ]);
});

test('the same build decides; farther ones only when they all lack the key', () => {
  const reading = readTree(tree`
    === envs/dev/app.yaml
    apiVersion: v1
    kind: ConfigMap
    metadata: {name: app}
    data: {A: "1", B: "2"}
    === envs/prod/app.yaml
    apiVersion: v1
    kind: ConfigMap
    metadata: {name: app}
    data: {A: "1"}
    ---
    apiVersion: v1
    kind: Pod
    metadata: {name: p}
    spec: {containers: [{name: c, image: i, env: [{name: B, valueFrom: {configMapKeyRef: {name: app, key: B}}}]}]}
    === envs/prod/more/p.yaml
    apiVersion: v1
    kind: Pod
    metadata: {name: q}
    spec:
      containers:
        - name: c
          image: i
          env:
            - {name: A, valueFrom: {configMapKeyRef: {name: app, key: A}}}
            - {name: B, valueFrom: {configMapKeyRef: {name: app, key: B}}}
            - {name: Z, valueFrom: {configMapKeyRef: {name: app, key: Z}}}
  `);
  const assumed = ' if Pod `q` and ConfigMap `app` are applied to the same namespace';
  expect(tellVerdicts(reading)).toEqual([
    'envs/prod/app.yaml:9 ConfigMap app[B] broken (missing-key): no key in envs/prod/app.yaml:3',
    `envs/prod/more/p.yaml:9 ConfigMap app[A] elsewhere: envs/prod/app.yaml:3 key envs/prod/app.yaml:4${assumed}`,
    'envs/prod/more/p.yaml:10 ConfigMap app[B] unknown: ConfigMap `app` (envs/dev/app.yaml:3) may be the one that is used',
    'envs/prod/more/p.yaml:11 ConfigMap app[Z] broken (missing-key): no key in envs/prod/app.yaml:3',
  ]);
});

test('of builds equally far away, the one with the same folder names', () => {
  const reading = readTree(tree`
    === secrets/dev/s.yaml
    {apiVersion: v1, kind: Secret, metadata: {name: db, namespace: shop}, stringData: {a: b, c: d}}
    === secrets/prod/s.yaml
    {apiVersion: v1, kind: Secret, metadata: {name: db, namespace: shop}, stringData: {a: b}}
    === apps/api/overlays/prod/p.yaml
    apiVersion: v1
    kind: Pod
    metadata: {name: p, namespace: shop}
    spec:
      containers:
        - name: c
          image: i
          envFrom: [{secretRef: {name: db}}]
          env:
            - {name: C, valueFrom: {secretKeyRef: {name: db, key: c}}}
    === apps/api/base/p.yaml
    {apiVersion: v1, kind: Pod, metadata: {name: p, namespace: shop}, spec: {containers: [{name: c, image: i, envFrom: [{secretRef: {name: db}}]}]}}
  `);
  expect(tellVerdicts(reading)).toEqual([
    'apps/api/base/p.yaml:1 Secret shop/db elsewhere: secrets/dev/s.yaml:1, secrets/prod/s.yaml:1',
    'apps/api/overlays/prod/p.yaml:8 Secret shop/db elsewhere: secrets/prod/s.yaml:1',
    'apps/api/overlays/prod/p.yaml:10 Secret shop/db[c] unknown: Secret `shop/db` (secrets/dev/s.yaml:1) may be the one that is used',
  ]);
});

test('what exists without a manifest, and what the configuration declares', () => {
  const reading = readTree(
    tree`
      === p.yaml
      apiVersion: v1
      kind: Pod
      metadata: {name: p, namespace: shop}
      spec:
        containers:
          - name: c
            image: i
            envFrom:
              - configMapRef: {name: kube-root-ca.crt}
              - configMapRef: {name: coredns}
              - configMapRef: {name: config-service-cabundle}
              - secretRef: {name: default-token-x7k2z}
              - secretRef: {name: terraform-db}
              - secretRef: {name: terraform-db-2}
            env:
              - {name: U, valueFrom: {secretKeyRef: {name: vault-app, key: user}}}
              - {name: P, valueFrom: {secretKeyRef: {name: vault-app, key: pass}}}
    `,
    {
      externals: [
        { kind: 'Secret', namespace: '*', name: 'terraform-d?', keys: undefined },
        { kind: 'Secret', namespace: 'sh*', name: 'vault-*', keys: ['user'] },
      ],
    },
  );
  expect(tellVerdicts(reading)).toEqual([
    'p.yaml:9 ConfigMap shop/kube-root-ca.crt assumed: created by Kubernetes in every namespace',
    'p.yaml:10 ConfigMap shop/coredns undeclared: no source',
    'p.yaml:11 ConfigMap shop/config-service-cabundle assumed: created by OpenShift Pipelines in every namespace',
    'p.yaml:12 Secret shop/default-token-x7k2z assumed: created by Kubernetes before 1.24 for a ServiceAccount',
    'p.yaml:13 Secret shop/terraform-db assumed: declared under `externals` in the configuration',
    'p.yaml:14 Secret shop/terraform-db-2 undeclared: no source',
    'p.yaml:16 Secret shop/vault-app[user] assumed: declared under `externals` in the configuration',
    'p.yaml:17 Secret shop/vault-app[pass] broken (missing-key): no key in p.yaml:17',
  ]);
});

test('what nobody can tell is unknown, with the reason', () => {
  const reading = readTree(
    tree`
      === app/p.yaml
      apiVersion: v1
      kind: Pod
      metadata: {name: p, namespace: shop}
      spec:
        containers:
          - name: c
            image: i
            envFrom:
              - secretRef: {name: "\${APP}-secret"}
              - configMapRef: {name: shop-config}
              - secretRef: {name: redis-auth}
              - configMapRef: {name: broken-doc}
              - secretRef: {name: by-hand}
              - secretRef: {name: orders-db-credentials}
              - secretRef: {name: users-db-exporter}
              - secretRef: {name: minted}
              - secretRef: {name: rook-ceph-mon}
              - configMapRef: {name: really-missing}
            env:
              - {name: K, valueFrom: {secretKeyRef: {name: known, key: "{{ .key }}"}}}
      === app/known.yaml
      apiVersion: v1
      kind: Secret
      metadata: {name: known, namespace: shop}
      stringData: {a: b}
      === app/templated.yaml
      apiVersion: v1
      kind: ConfigMap
      metadata: {name: "\${APP}-config", namespace: shop}
      === app/redis.yaml
      apiVersion: helm.toolkit.fluxcd.io/v2
      kind: HelmRelease
      metadata: {name: redis, namespace: shop}
      spec: {chart: {spec: {chart: redis}}}
      === app/rook.yaml
      apiVersion: helm.toolkit.fluxcd.io/v2
      kind: HelmRelease
      metadata: {name: operator, namespace: shop}
      spec: {chart: {spec: {chart: rook-ceph}}}
      === app/broken.yaml
      apiVersion: v1
      kind: ConfigMap
      metadata: {name: broken-doc
      === app/operator.yaml
      apiVersion: db.example.com/v1
      kind: Database
      metadata: {name: orders-db, namespace: shop}
      spec: {output: {secretName: minted}}
      ---
      apiVersion: k8s.mariadb.com/v1alpha1
      kind: MariaDB
      metadata: {name: users-db, namespace: shop}
      === Taskfile.yml
      tasks:
        setup: kubectl create secret generic --namespace=shop by-hand --from-literal=a=b
      === script.yaml
      apiVersion: batch/v1
      kind: Job
      metadata: {name: j}
      spec:
        template:
          spec:
            containers:
              - name: c
                image: i
                command:
                  - |
                    proxy="scripted"
                    kubectl create secret generic "\${proxy}" --from-literal=a=b
                envFrom: [{secretRef: {name: scripted}}, {configMapRef: {name: scripted}}]
      === other/p.yaml
      apiVersion: v1
      kind: Pod
      metadata: {name: p, namespace: elsewhere}
      spec:
        containers:
          - {name: c, image: i, envFrom: [{secretRef: {name: redis-auth}}, {configMapRef: {name: remote}}]}
    `,
    { partial: { other: 'a remote base is not fetched' } },
  );
  expect(tellVerdicts(reading)).toEqual([
    'script.yaml:14 Secret scripted unknown: script.yaml shows how to create it',
    'script.yaml:14 ConfigMap scripted undeclared: no source',
    'app/operator.yaml:4 Secret shop/minted unknown: its controller decides what a missing ConfigMap or Secret means',
    'app/p.yaml:9 Secret shop/${APP}-secret unknown: the name `${APP}-secret` is a template',
    'app/p.yaml:10 ConfigMap shop/shop-config unknown: ConfigMap `shop/${APP}-config` may become it',
    'app/p.yaml:11 Secret shop/redis-auth unknown: the chart of HelmRelease `shop/redis` may create it',
    'app/p.yaml:12 ConfigMap shop/broken-doc unknown: app/broken.yaml mentions it and is not read',
    'app/p.yaml:13 Secret shop/by-hand unknown: Taskfile.yml shows how to create it',
    'app/p.yaml:14 Secret shop/orders-db-credentials undeclared: no source',
    'app/p.yaml:15 Secret shop/users-db-exporter unknown: the controller of MariaDB `shop/users-db` may create it',
    'app/p.yaml:16 Secret shop/minted unknown: Database `shop/orders-db` names it and may create it',
    'app/p.yaml:17 Secret shop/rook-ceph-mon unknown: the chart of HelmRelease `shop/operator` may create it',
    'app/p.yaml:18 ConfigMap shop/really-missing undeclared: no source',
    'app/p.yaml:20 Secret shop/known[{{ .key }}] unknown: the key `{{ .key }}` is a template',
    'other/p.yaml:6 Secret elsewhere/redis-auth unknown: a remote base is not fetched',
    'other/p.yaml:6 ConfigMap elsewhere/remote unknown: a remote base is not fetched',
  ]);
});

test('names are data: no prototype of an object is a source', () => {
  const reading = readTree(tree`
    === p.yaml
    apiVersion: v1
    kind: Pod
    metadata: {name: p}
    spec:
      containers:
        - name: c
          image: i
          env:
            - {name: A, valueFrom: {configMapKeyRef: {name: constructor, key: toString}}}
            - {name: B, valueFrom: {configMapKeyRef: {name: cm, key: __proto__}}}
            - {name: C, valueFrom: {configMapKeyRef: {name: cm, key: toString}}}
    ---
    apiVersion: v1
    kind: ConfigMap
    metadata: {name: cm}
    data: {__proto__: x}
  `);
  expect(tellVerdicts(reading)).toEqual([
    'p.yaml:9 ConfigMap constructor[toString] undeclared: no source',
    'p.yaml:10 ConfigMap cm[__proto__] present: p.yaml:15 key p.yaml:16',
    'p.yaml:11 ConfigMap cm[toString] broken (missing-key): no key in p.yaml:15',
  ]);
});
