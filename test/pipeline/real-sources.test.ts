import { expect, test } from 'vitest';
import { tree } from '../tree.ts';
import { problemsOf, reportOf } from './problems-of.ts';

// Sources of real repositories: classes of verdicts that were wrong, or missing, in repositories read by hand.

test('a key that a custom resource names in a source all of whose keys are known', () => {
  const files = tree`
    === dashboards/kustomization.yaml
    resources: [all.yaml]
    === dashboards/all.yaml
    apiVersion: v1
    kind: ConfigMap
    metadata: {name: boards}
    data: {home.json: "{}"}
    ---
    apiVersion: v1
    kind: Secret
    metadata: {name: filled}
    ---
    apiVersion: grafana.example/v1
    kind: Dashboard
    metadata: {name: home}
    spec:
      configMapRef:
        name: boards
        key: nodes.json
    ---
    apiVersion: grafana.example/v1
    kind: Dashboard
    metadata: {name: other}
    spec:
      tokenSecretRef: {name: filled, key: token}
  `;
  expect(problemsOf(files)).toEqual(['dashboards/all.yaml:16 error missing-config-map-key']);
});

test('a document that tells in prose of a Secret: somebody makes it', () => {
  const files = tree`
    === README.md
    The alerts need a secret called "slack-hook" to be created. The secret \`plain\` too, and mysql is a secret.
    \`\`\`yaml
    secretName: only-read # a secret
    \`\`\`
    === pod.yaml
    apiVersion: v1
    kind: Pod
    metadata: {name: web}
    spec:
      containers:
        - name: web
          image: web:1
          envFrom:
            - secretRef: {name: slack-hook}
            - secretRef: {name: plain}
            - secretRef: {name: mysql}
            - secretRef: {name: only-read}
            - configMapRef: {name: slack-hook}
  `;
  expect(problemsOf(files)).toEqual([
    'pod.yaml:11 warning undeclared-secret',
    'pod.yaml:12 warning undeclared-secret',
    'pod.yaml:13 warning undeclared-config-map',
  ]);
});

test('what is wrong where no entry point leads is listed apart', () => {
  const files = tree`
    === clusters/prod/apps.yaml
    apiVersion: kustomize.toolkit.fluxcd.io/v1
    kind: Kustomization
    metadata: {name: apps, namespace: flux-system}
    spec:
      path: ./apps
      targetNamespace: shop
      sourceRef: {kind: GitRepository, name: flux-system}
    === apps/kustomization.yaml
    resources: []
    configMapGenerator: [{name: a, literals: [A=1]}]
    === samples/all.yaml
    apiVersion: v1
    kind: ConfigMap
    metadata: {name: settings}
    data: {LEVEL: info}
    ---
    apiVersion: v1
    kind: Pod
    metadata: {name: web}
    spec:
      containers:
        - name: web
          image: web:1
          envFrom:
            - configMapRef: {name: settigns}
            - configMapRef: {name: nobody-knows}
  `;
  expect(problemsOf(files)).toEqual([
    'samples/all.yaml:14 warning missing-config-map, undeployed',
    'samples/all.yaml:15 warning undeclared-config-map, undeployed',
  ]);
});

test('a Secret with empty fields is complete, and may be filled in all the same; one without fields waits for somebody', () => {
  const files = tree`
    === all.yaml
    apiVersion: v1
    kind: Secret
    metadata: {name: sealed}
    stringData:
    sops: {version: "3", mac: "ENC[AES256_GCM,data:x]"}
    ---
    apiVersion: v1
    kind: Secret
    metadata: {name: filled}
    ---
    apiVersion: v1
    kind: Secret
    metadata: {name: emptied}
    stringData:
    ---
    apiVersion: v1
    kind: Pod
    metadata: {name: web}
    spec:
      containers:
        - name: web
          image: web:1
          env:
            - name: A
              valueFrom: {secretKeyRef: {name: sealed, key: TOKEN}}
            - name: B
              valueFrom: {secretKeyRef: {name: filled, key: TOKEN}}
            - name: C
              valueFrom: {secretKeyRef: {name: emptied, key: TOKEN}}
  `;
  expect(problemsOf(files)).toEqual([
    'all.yaml:25 warning missing-secret-key',
    'all.yaml:29 warning missing-secret-key',
  ]);
});

test('a Secret that only another variant makes is not said to be nowhere', () => {
  const files = tree`
    === base/kustomization.yaml
    resources: [pod.yaml]
    === base/pod.yaml
    apiVersion: v1
    kind: Pod
    metadata: {name: web}
    spec:
      containers: [{name: web, image: "web:1", envFrom: [{secretRef: {name: login}}]}]
    === variants/one/kustomization.yaml
    resources: [../../base]
    secretGenerator: [{name: login, literals: [A=1]}]
    === variants/two/kustomization.yaml
    resources: [../../base]
  `;
  const [problem] = reportOf(files).problems;
  expect(problem?.message).toBe(
    'Secret `login`, which Pod `web` needs, is not applied with it: only another build defines it.',
  );
});

test('what a controller makes in namespaces of its choice is not only where its object is applied', () => {
  const files = tree`
    === cluster/apps.yaml
    apiVersion: kustomize.toolkit.fluxcd.io/v1
    kind: Kustomization
    metadata: {name: certs, namespace: flux-system}
    spec: {path: ./certs, targetNamespace: certs, sourceRef: {kind: GitRepository, name: flux-system}}
    ---
    apiVersion: kustomize.toolkit.fluxcd.io/v1
    kind: Kustomization
    metadata: {name: web, namespace: flux-system}
    spec: {path: ./web, targetNamespace: web, sourceRef: {kind: GitRepository, name: flux-system}}
    === certs/all.yaml
    apiVersion: external-secrets.io/v1
    kind: ClusterExternalSecret
    metadata: {name: tls}
    spec: {namespaces: [web], externalSecretSpec: {data: [{secretKey: tls.crt, remoteRef: {key: a}}]}}
    ---
    apiVersion: trust.cert-manager.io/v1alpha1
    kind: Bundle
    metadata: {name: ca}
    spec: {target: {configMap: {key: ca.pem}}}
    ---
    apiVersion: v1
    kind: Secret
    metadata: {name: login}
    stringData: {user: web}
    ---
    apiVersion: external-secrets.io/v1alpha1
    kind: PushSecret
    metadata: {name: login}
    spec:
      secretStoreRefs: [{kind: SecretStore, name: web}]
      selector: {secret: {name: login}}
      data: [{match: {secretKey: user, remoteRef: {remoteKey: login, property: user}}}]
    ---
    apiVersion: v1
    kind: Secret
    metadata: {name: only-here}
    stringData: {user: web}
    === web/pod.yaml
    apiVersion: v1
    kind: Pod
    metadata: {name: web}
    spec:
      containers:
        - name: web
          image: web:1
          envFrom:
            - configMapRef: {name: ca}
            - secretRef: {name: tls}
            - secretRef: {name: login}
            - secretRef: {name: only-here}
  `;
  expect(problemsOf(files).filter((line) => line.includes('missing'))).toEqual([
    'web/pod.yaml:12 warning missing-secret',
  ]);
});

test.each(['1.5.1', '2.6.0', '4.2.0'])(
  'the preview of app-template %s is well-formed',
  (version) => {
    const accounts = version === '4.2.0' ? '{web: {staticToken: true}}' : '{create: true}';
    const files = tree`
    === release.yaml
    apiVersion: helm.toolkit.fluxcd.io/v2
    kind: HelmRelease
    metadata: {name: web, namespace: apps}
    spec:
      chart: {spec: {chart: app-template, version: "${version}", sourceRef: {kind: HelmRepository, name: bjw-s}}}
      values:
        image: {repository: nginx, tag: "1"}
        serviceAccount: ${accounts}
        controllers:
          web:
            containers:
              app: {image: {repository: nginx, tag: "1"}}
        persistence:
          plugins: {type: image, image: {repository: plugins, tag: "2"}, globalMounts: [{path: /plugins}]}
  `;
    expect(problemsOf(files)).toEqual([]);
  },
);
