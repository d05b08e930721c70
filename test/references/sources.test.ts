import { expect, test } from 'vitest';
import { readTree, tellSources } from '../read-tree.ts';
import { tree } from '../tree.ts';

test('ConfigMaps and Secrets as the API server stores them', () => {
  const reading = readTree(tree`
    === cm.yaml
    apiVersion: v1
    kind: ConfigMap
    metadata: {name: cm, namespace: shop}
    immutable: true
    data: {text: a, null-value: , number: 1, quoted: "1", yes: on}
    binaryData: {raw: /w==}
    === secret.yaml
    apiVersion: v1
    kind: Secret
    metadata: {name: s}
    type: Opaque
    data: {a: YQ==, wrapped: "Y\r\nQ==", bytes: [104, 105], bad: a b, blank: " YQ==", both: YQ==}
    stringData: {both: b}
    === empty.yaml
    apiVersion: v1
    kind: Secret
    metadata: {name: no-data}
    ---
    apiVersion: v1
    kind: Secret
    metadata: {name: empty}
    data: {}
    ---
    apiVersion: v1
    kind: ConfigMap
    metadata: {name: no-data}
    ---
    apiVersion: v1
    kind: ConfigMap
    metadata: {name: ""}
    === token.yaml
    apiVersion: v1
    kind: Secret
    metadata: {name: token, annotations: {kubernetes.io/service-account.name: robot}}
    type: kubernetes.io/service-account-token
    === sops.yaml
    apiVersion: v1
    kind: Secret
    metadata: {name: sops}
    stringData: {a: "ENC[AES256_GCM,data:xxx,iv:yyy,tag:zzz,type:str]", b_unencrypted: plain}
    sops: {version: 3.9.0}
    === injected.yaml
    apiVersion: v1
    kind: ConfigMap
    metadata: {name: ca, annotations: {service.beta.openshift.io/inject-cabundle: "true"}}
    ---
    apiVersion: v1
    kind: ConfigMap
    metadata: {name: trusted, labels: {config.openshift.io/inject-trusted-cabundle: "true"}}
    data: {own: x}
    === keys.yaml
    apiVersion: v1
    kind: ConfigMap
    metadata: {name: templated-key}
    data: {"\${KEY}": x}
    === list.yaml
    apiVersion: v1
    kind: List
    items:
      - {apiVersion: v1, kind: ConfigMap, metadata: {name: listed}, data: {k: v}}
  `);
  expect(tellSources(reading)).toEqual([
    'ConfigMap shop/cm immutable: raw, text, null-value, number?, quoted, true?',
    'Secret no-data: unknown: the Secret is written without data, so something else fills it in',
    'Secret empty: ',
    'ConfigMap no-data: ',
    'ConfigMap ca: service-ca.crt?',
    'ConfigMap trusted: ca-bundle.crt?, own',
    'ConfigMap templated-key: unknown: key ${KEY} is a template',
    'ConfigMap listed: k',
    'Secret s Opaque: a, wrapped, bytes, bad?, blank?, both',
    'Secret sops: a?, b_unencrypted',
    'Secret token kubernetes.io/service-account-token: token?, ca.crt?, namespace?, service-ca.crt?',
  ]);
});

test('secret stores and certificates', () => {
  const reading = readTree(tree`
    === stores.yaml
    apiVersion: external-secrets.io/v1
    kind: ExternalSecret
    metadata: {name: own-name, namespace: shop}
    spec: {data: [{secretKey: a}, {secretKey: b}]}
    ---
    apiVersion: external-secrets.io/v1beta1
    kind: ExternalSecret
    metadata: {name: es}
    spec: {target: {name: from-store}, dataFrom: [{extract: {key: x}}]}
    ---
    apiVersion: external-secrets.io/v1beta1
    kind: ExternalSecret
    metadata: {name: templated}
    spec:
      target: {template: {type: kubernetes.io/tls, data: {tls.crt: "{{ .c }}", tls.key: "{{ .k }}"}}}
      dataFrom: [{extract: {key: x}}]
    ---
    apiVersion: external-secrets.io/v1
    kind: ExternalSecret
    metadata: {name: both}
    spec:
      target: {template: {mergePolicy: Merge, data: {extra: x}}}
      data: [{secretKey: a}]
    ---
    apiVersion: external-secrets.io/v1
    kind: ExternalSecret
    metadata: {name: merged}
    spec: {target: {creationPolicy: Merge}, data: [{secretKey: a}]}
    ---
    apiVersion: external-secrets.io/v1
    kind: ExternalSecret
    metadata: {name: nothing}
    spec: {target: {creationPolicy: None}, data: [{secretKey: a}]}
    ---
    apiVersion: external-secrets.io/v1
    kind: ExternalSecret
    metadata: {name: as-config-map}
    spec: {target: {manifest: {apiVersion: v1, kind: ConfigMap}}, data: [{secretKey: a}]}
    ---
    apiVersion: external-secrets.io/v1
    kind: ClusterExternalSecret
    metadata: {name: everywhere}
    spec: {externalSecretName: hello, externalSecretSpec: {data: [{secretKey: a}]}}
    ---
    apiVersion: bitnami.com/v1alpha1
    kind: SealedSecret
    metadata: {name: sealed, namespace: a}
    spec:
      encryptedData: {k: AgB}
      template: {data: {t: x}, metadata: {name: unsealed, namespace: b}}
    ---
    apiVersion: secrets-store.csi.x-k8s.io/v1
    kind: SecretProviderClass
    metadata: {name: spc}
    spec: {secretObjects: [{secretName: one}, {secretName: two}]}
    ---
    apiVersion: secrets.hashicorp.com/v1beta1
    kind: VaultStaticSecret
    metadata: {name: vss}
    spec: {destination: {name: from-vault}}
    === certificates.yaml
    apiVersion: cert-manager.io/v1
    kind: Certificate
    metadata: {name: c, namespace: shop}
    spec: {secretName: c-tls}
    ---
    apiVersion: cert-manager.io/v1
    kind: Certificate
    metadata: {name: d}
    spec: {secretName: d-tls, keystores: {jks: {create: true}}}
    ---
    apiVersion: cert-manager.io/v1
    kind: ClusterIssuer
    metadata: {name: le}
    spec: {acme: {privateKeySecretRef: {name: le-key}}}
    ---
    apiVersion: networking.k8s.io/v1
    kind: Ingress
    metadata: {name: i, annotations: {cert-manager.io/cluster-issuer: le}}
    spec: {tls: [{secretName: i-tls}]}
    ---
    apiVersion: networking.k8s.io/v1
    kind: Ingress
    metadata: {name: j}
    spec: {tls: [{secretName: j-tls}]}
    ---
    apiVersion: v1
    kind: Service
    metadata: {name: s, annotations: {service.beta.openshift.io/serving-cert-secret-name: s-tls}}
  `);
  expect(tellSources(reading)).toEqual([
    'Secret shop/c-tls (Certificate) kubernetes.io/tls: tls.crt?, tls.key?, ca.crt?',
    'Secret d-tls (Certificate) kubernetes.io/tls: unknown: only the controller of Certificate knows its keys',
    'Secret le-key (ClusterIssuer): tls.key?',
    'Secret i-tls (Ingress) kubernetes.io/tls: tls.crt?, tls.key?, ca.crt?',
    'Secret s-tls (Service) kubernetes.io/tls: tls.crt?, tls.key?',
    'Secret shop/own-name (ExternalSecret): a?, b?',
    'Secret from-store (ExternalSecret): unknown: its keys come from the secret store',
    'Secret templated (ExternalSecret) kubernetes.io/tls: tls.crt?, tls.key?',
    'Secret both (ExternalSecret): a?, extra',
    'Secret merged (ExternalSecret): unknown: it is merged into an existing Secret',
    'ConfigMap as-config-map (ExternalSecret): a?',
    'Secret hello (ClusterExternalSecret): a?',
    'Secret a/sealed (SealedSecret): k?, t?',
    'Secret one (SecretProviderClass): unknown: SecretProviderClass does not show its keys',
    'Secret two (SecretProviderClass): unknown: SecretProviderClass does not show its keys',
    'Secret from-vault (VaultStaticSecret): unknown: only the controller of VaultStaticSecret knows its keys',
  ]);
});

function only(kind: string): string {
  return `unknown: only the controller of ${kind} knows its keys`;
}

test('operators, policies, copies and objects inside others', () => {
  const reading = readTree(tree`
    === operators.yaml
    apiVersion: acid.zalan.do/v1
    kind: postgresql
    metadata: {name: db}
    spec: {users: {app_owner: [], admin: []}}
    ---
    apiVersion: objectbucket.io/v1alpha1
    kind: ObjectBucketClaim
    metadata: {name: bucket}
    ---
    apiVersion: postgres-operator.crunchydata.com/v1beta1
    kind: PostgresCluster
    metadata: {name: hippo}
    spec: {users: [{name: rhino}]}
    ---
    apiVersion: sql.gcp.upbound.io/v1beta1
    kind: DatabaseInstance
    metadata: {name: x, namespace: shop}
    spec: {writeConnectionSecretToRef: {name: conn, namespace: other}}
    === policy.yaml
    apiVersion: kyverno.io/v1
    kind: ClusterPolicy
    metadata: {name: p}
    spec:
      rules:
        - generate: {apiVersion: v1, kind: ConfigMap, name: made, namespace: "{{request.object.metadata.name}}", data: {kind: ConfigMap, data: {a: b}}}
        - generate: {apiVersion: v1, kind: Secret, name: cloned, clone: {name: regcred, namespace: default}}
    === nested.yaml
    apiVersion: template.openshift.io/v1
    kind: Template
    metadata: {name: t}
    objects:
      - apiVersion: v1
        kind: ConfigMap
        metadata: {name: in-template}
        data: {a: "\${PARAM}", b: c}
    ---
    apiVersion: policy.open-cluster-management.io/v1
    kind: Policy
    metadata: {name: acm, namespace: policies}
    spec:
      policy-templates:
        - objectDefinition:
            apiVersion: policy.open-cluster-management.io/v1
            kind: ConfigurationPolicy
            metadata: {name: inner}
            spec:
              object-templates:
                - objectDefinition:
                    apiVersion: v1
                    kind: Secret
                    metadata: {name: in-policy, namespace: shop}
                    stringData: {k: v}
    === copies.yaml
    apiVersion: v1
    kind: Secret
    metadata:
      name: wildcard-tls
      namespace: cert-manager
      annotations: {reflector.v1.k8s.emberstack.com/reflection-auto-enabled: "true"}
    stringData: {a: b}
    ---
    apiVersion: v1
    kind: Secret
    metadata: {name: mirror, annotations: {replicator.v1.mittwald.de/replicate-from: a/b}}
    data: {}
  `);
  const zalando = 'db.credentials.postgresql.acid.zalan.do (postgresql)';
  expect(tellSources(reading)).toEqual([
    'Secret cert-manager/wildcard-tls: a',
    'Secret wildcard-tls (Reflector): a',
    'Secret mirror: unknown: a controller fills it in',
    'ConfigMap in-template (Template): a?, b',
    'Secret shop/in-policy (Policy): k',
    `Secret app-owner.${zalando}: username?, password?`,
    `Secret admin.${zalando}: username?, password?`,
    `Secret postgres.${zalando}: username?, password?`,
    `Secret standby.${zalando}: username?, password?`,
    `Secret pooler.${zalando}: username?, password?`,
    'Secret bucket (ObjectBucketClaim): AWS_ACCESS_KEY_ID?, AWS_SECRET_ACCESS_KEY?',
    'ConfigMap bucket (ObjectBucketClaim): BUCKET_HOST?, BUCKET_NAME?, BUCKET_PORT?, BUCKET_REGION?, BUCKET_SUBREGION?',
    `Secret hippo-pguser-rhino (PostgresCluster): ${only('PostgresCluster')}`,
    `Secret hippo-pguser-hippo (PostgresCluster): ${only('PostgresCluster')}`,
    `Secret hippo-cluster-cert (PostgresCluster): ${only('PostgresCluster')}`,
    `Secret hippo-replication-cert (PostgresCluster): ${only('PostgresCluster')}`,
    `Secret hippo-pgbouncer (PostgresCluster): ${only('PostgresCluster')}`,
    `ConfigMap hippo-config (PostgresCluster): ${only('PostgresCluster')}`,
    'Secret other/conn (DatabaseInstance): unknown: only the controller of DatabaseInstance knows its keys',
    'ConfigMap made (ClusterPolicy): a?',
    'Secret cloned (ClusterPolicy): unknown: only the controller of ClusterPolicy knows its keys',
  ]);
});

test('${X} is plain text, unless something replaces it before the object is applied', () => {
  const config = `
    apiVersion: v1
    kind: ConfigMap
    metadata: {name: script}
    data: {run.sh: "echo \${HOME}"}
  `;
  const flux = `
    apiVersion: kustomize.toolkit.fluxcd.io/v1
    kind: Kustomization
    metadata: {name: apps}
    spec: {path: ./apps, postBuild: {substitute: {HOME: /root}}}
  `;
  const plain = readTree(tree`
    === cm.yaml
    ${config}
  `);
  const substituted = readTree(tree`
    === cm.yaml
    ${config}
    === flux.yaml
    ${flux}
  `);
  expect([tellSources(plain), tellSources(substituted)]).toEqual([
    ['ConfigMap script: run.sh'],
    ['ConfigMap script: run.sh?'],
  ]);
});
